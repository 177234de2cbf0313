import { checkRules, type CodedSource, type ExpressionFault } from '@quarry/contracts/feeds';
import { below, type RuleDraft } from './blocks.ts';
import type { MappingField } from './mapping-fields.ts';

/** A fault of a rule; its path begins with the place among the rules of its field. */
export type RuleFault = Omit<ExpressionFault, 'code' | 'wording'> & { wording?: { key: string; params: unknown } };

export function rulesOf(rules: readonly RuleDraft[], field: string): readonly RuleDraft[] {
  return rules.filter((rule) => rule.field === field);
}

/** All rules with others for one field, in the order of the kind: only the order within a field means something. */
export function withRulesOf(
  rules: readonly RuleDraft[],
  field: string,
  own: readonly RuleDraft[],
  fields: readonly MappingField[],
): readonly RuleDraft[] {
  return inOrder([...rules.filter((rule) => rule.field !== field), ...own], fields);
}

export function inOrder(rules: readonly RuleDraft[], fields: readonly MappingField[]): readonly RuleDraft[] {
  const places = new Map(fields.map(({ name }, place) => [name, place]));
  const placeOf = ({ field }: RuleDraft) => places.get(field) ?? fields.length;
  return rules.toSorted((left, right) => placeOf(left) - placeOf(right));
}

/** Where a mapping was changed by two: what one did not touch is as the other left it. Names the fields that both changed. */
export function mergedRules(
  begun: readonly RuleDraft[],
  mine: readonly RuleDraft[],
  theirs: readonly RuleDraft[],
  fields: readonly MappingField[],
): { rules: readonly RuleDraft[]; clashing: string[] } {
  const names = new Set([...begun, ...mine, ...theirs].map(({ field }) => field));
  const textOf = (rules: readonly RuleDraft[], name: string) => JSON.stringify(rulesOf(rules, name));
  const clashing = [...names].filter((name) => {
    const [before, own, other] = [begun, mine, theirs].map((rules) => textOf(rules, name));
    return own !== before && other !== before && own !== other;
  });
  const rules = [...names].flatMap((name) => rulesOf(textOf(mine, name) === textOf(begun, name) ? theirs : mine, name));
  return { rules: inOrder(rules, fields), clashing };
}

/** A field that is made otherwise by two versions; no rules where its default makes it. */
export type FieldChange = { field: MappingField; before: readonly RuleDraft[]; after: readonly RuleDraft[] };

/** What differs between two versions, in the order of the kind. */
export function changesBetween(
  before: readonly RuleDraft[],
  after: readonly RuleDraft[],
  fields: readonly MappingField[],
): FieldChange[] {
  const names = new Set(inOrder([...before, ...after], fields).map(({ field }) => field));
  return [...names].flatMap((name) => {
    const sides = { before: rulesOf(before, name), after: rulesOf(after, name) };
    if (JSON.stringify(sides.before) === JSON.stringify(sides.after)) return [];
    return [{ field: fields.find((one) => one.name === name) ?? goneField(name), ...sides }];
  });
}

/** A field that the kind had once. */
function goneField(name: string): MappingField {
  const none = { group: null, maxLen: null, values: [], enum: [], documentation: null, defaultExpression: null };
  return { name, type: 'text', level: 'optional', maxItems: 1, mayTakeOthers: false, unconfirmed: [], ...none };
}

/** What is wrong with the rules of each field that has any, by its name. */
export function faultsOf(
  rules: readonly RuleDraft[],
  fields: readonly MappingField[],
  codedSource: CodedSource,
): ReadonlyMap<string, readonly RuleFault[]> {
  const names = new Set(rules.map(({ field }) => field));
  const found = new Map<string, readonly RuleFault[]>();
  for (const name of names) {
    const checked = checkRules(rulesOf(rules, name), fields, codedSource);
    if ('faults' in checked) found.set(name, checked.faults);
  }
  return found;
}

/** The same of faults that the server found, whose paths begin with the place among all rules. */
export function faultsByField(
  faults: readonly RuleFault[],
  rules: readonly RuleDraft[],
): ReadonlyMap<string, readonly RuleFault[]> {
  const found = new Map<string, RuleFault[]>();
  for (const fault of faults) {
    const [place = '', ...rest] = fault.path.split('.');
    const rule = rules[Number(place)];
    if (place === '' || !rule) continue;
    const own = rulesOf(rules, rule.field).indexOf(rule);
    const moved = { ...fault, path: below(String(own), rest.join('.')) };
    found.set(rule.field, [...(found.get(rule.field) ?? []), moved]);
  }
  return found;
}
