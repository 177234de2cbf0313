import { attributesOf, type ChannelField, isRepeated, type MappingRule } from '@quarry/contracts/feeds';
import { evaluate, type EvaluationFault, type EvaluationInput, type SourceRead } from './evaluate.ts';
import { itemsOf, type Value } from './value.ts';

/** One field of a row: its values, what they were read from, and by which rule; `default` is that of the kind. */
export type RowField = {
  values: readonly Value[];
  read: SourceRead[];
  faults: EvaluationFault[];
  /** Texts that the rule left out at the end of what it was given. */
  cuts: string[];
  rule: number | 'default' | null;
};
/** A row of a channel by the names of its fields; a field without values is absent. */
export type ChannelRow = ReadonlyMap<string, RowField>;

/** Makes the row of one variant: for each field the first rule whose condition holds, else the default of the kind. */
export function evaluateRules(
  rules: readonly MappingRule[],
  fields: readonly ChannelField[],
  input: EvaluationInput,
): ChannelRow {
  const byField = Map.groupBy(rules.entries(), ([, rule]) => rule.field);
  return new Map(
    attributesOf(fields).map((field) => [field.name, fieldOf(field, byField.get(field.name) ?? [], input)] as const),
  );
}

function fieldOf(field: ChannelField, rules: readonly [number, MappingRule][], input: EvaluationInput): RowField {
  const asked: SourceRead[] = [];
  for (const [place, { when, expression }] of rules) {
    const decided = when && evaluate(when, input);
    asked.push(...(decided?.read ?? []));
    if (decided && !(decided.value?.kind === 'boolean' && decided.value.isTrue)) continue;
    return made(field, evaluate(expression, input), asked, place);
  }
  if (field.defaultExpression === null) return { values: [], read: asked, faults: [], cuts: [], rule: null };
  return made(field, evaluate(field.defaultExpression, input), asked, 'default');
}

function made(
  field: ChannelField,
  { value, read, faults, cuts }: ReturnType<typeof evaluate>,
  asked: readonly SourceRead[],
  rule: RowField['rule'],
): RowField {
  const values = value === null ? [] : itemsOf(value).filter((one) => one.kind !== 'text' || one.text !== '');
  // What a value is made of leads to its page; what only decided which rule makes it comes behind.
  const sources = new Map([...read, ...asked].map((one) => [one.source, one]));
  return { values: isRepeated(field) ? values : values.slice(0, 1), read: [...sources.values()], faults, cuts, rule };
}
