import { type Reasoned, reasoned, wording, type Wording } from '../wording/index.ts';
import { type ChannelField, isRepeated, onlyValuesOf, partName, partsOf } from './channel-kind.ts';
import { areAlike, type FunctionRule, functionRules, handsOnInput } from './expression-functions.ts';
import {
  acceptedKinds,
  codedSources,
  expressionLimits,
  fixedSources,
  type FunctionName,
  type MappingRule,
  type ValueKind,
  type ValueType,
} from './expression.ts';

/** What is wrong, and where in the tree: `args.0.args.1`; empty for the whole. */
export type ExpressionFault = Reasoned & { path: string };

/** The type of a coded source such as `value(color)`; null where nothing has that code. */
export type CodedSource = (source: (typeof codedSources)[number], code: string) => ValueType | null;

/** What the check asks of a field. */
export type CheckedField = Pick<ChannelField, 'name' | 'group' | 'type' | 'maxItems' | 'enum' | 'unconfirmed'>;

type Checking = { faults: ExpressionFault[]; codedSource: CodedSource; fields: readonly CheckedField[] };
type Wanted = { kinds: readonly ValueKind[]; isList: boolean; field?: CheckedField };

/** All that is wrong with an expression that is to make `field`; none where it may be evaluated. */
export function checkExpression(
  read: unknown,
  field: CheckedField,
  fields: readonly CheckedField[],
  codedSource: CodedSource,
): ExpressionFault[] {
  return checked(read, wantedBy(field), { faults: [], codedSource, fields });
}

/** All that is wrong with the condition of a rule. */
export function checkWhen(read: unknown, fields: readonly CheckedField[], codedSource: CodedSource): ExpressionFault[] {
  return checked(read, { kinds: ['boolean'], isList: false }, { faults: [], codedSource, fields });
}

/** All that is wrong with the rules of a mapping, which come from outside; paths begin with the place of the rule. */
export function checkRules(
  read: unknown,
  fields: readonly CheckedField[],
  codedSource: CodedSource,
): { rules: MappingRule[] } | { faults: ExpressionFault[] } {
  const none = { ...reasoned('EXPRESSION_RULES', { most: expressionLimits.rules }), path: '' };
  if (!Array.isArray(read) || read.length > expressionLimits.rules) return { faults: [none] };
  const faults = read.flatMap((rule: unknown, place) =>
    ruleFaults(rule, fields, codedSource).map((fault) => ({ ...fault, path: joined(String(place), fault.path) })),
  );
  return faults.length > 0 ? { faults } : { rules: read as MappingRule[] };
}

function ruleFaults(rule: unknown, fields: readonly CheckedField[], codedSource: CodedSource): ExpressionFault[] {
  const { field: name, when, expression } = asObject(rule) ?? {};
  const field = fields.find((one) => one.name === name && one.group === null);
  const beneath = (path: string) => (fault: ExpressionFault) => ({ ...fault, path: joined(path, fault.path) });
  if (!field) return [{ ...reasoned('EXPRESSION_FIELD', { field: shown(name) }), path: 'field' }];
  return [
    ...(when === undefined ? [] : checkWhen(when, fields, codedSource).map(beneath('when'))),
    ...checkExpression(expression, field, fields, codedSource).map(beneath('expression')),
  ];
}

function checked(read: unknown, wanted: Wanted, checking: Checking): ExpressionFault[] {
  const tooMuch = sizeFault(read);
  if (tooMuch) return [tooMuch];
  const given = typeOf(read, '', checking, wanted.field);
  const isOfType = given !== undefined && requireType(given, wanted, '', checking);
  if (isOfType && wanted.field) requireValues(read, wanted.field, '', checking);
  return checking.faults;
}

/** What an expression gives as a part of one that makes `field`; nothing where it is not sound. */
export function typeOfExpression(
  read: unknown,
  field: CheckedField,
  fields: readonly CheckedField[],
  codedSource: CodedSource,
): ValueType | undefined {
  return sizeFault(read) ? undefined : typeOf(read, '', { faults: [], codedSource, fields }, field);
}

function wantedBy(field: CheckedField): Wanted {
  return { kinds: acceptedKinds[field.type], isList: isRepeated(field), field };
}

/** Looks no further than the limits, so that a hostile tree costs no more than one that is allowed. */
function sizeFault(read: unknown): ExpressionFault | undefined {
  const open: { node: unknown; depth: number; path: string }[] = [{ node: read, depth: 1, path: '' }];
  let nodes = 0;
  for (let next = open.pop(); next; next = open.pop()) {
    nodes += 1;
    if (nodes > expressionLimits.nodes)
      return { ...reasoned('EXPRESSION_TOO_LARGE', { most: expressionLimits.nodes }), path: '' };
    if (next.depth > expressionLimits.depth)
      return { ...reasoned('EXPRESSION_TOO_DEEP', { most: expressionLimits.depth }), path: next.path };
    const { args, parts } = asObject(next.node) ?? {};
    const within = Array.isArray(args)
      ? args.slice(0, expressionLimits.nodes + 1)
      : Object.values(asObject(parts) ?? {});
    for (const [place, node] of within.entries())
      open.push({ node, depth: next.depth + 1, path: joined(next.path, `args.${place}`) });
  }
  return undefined;
}

function typeOf(read: unknown, path: string, checking: Checking, field?: CheckedField): ValueType | undefined {
  const node = asObject(read);
  switch (node?.kind) {
    case 'source':
      return sourceType(node, path, checking);
    case 'const':
      return constantType(node, path, checking);
    case 'call':
      return callType(node, path, checking, field);
    case 'record':
      return recordType(node, path, checking, field);
    default:
      return fault(checking, path, reasoned('EXPRESSION_SHAPE'));
  }
}

function sourceType(
  { source, code }: Record<string, unknown>,
  path: string,
  { faults, codedSource }: Checking,
): ValueType | undefined {
  const coded = codedSources.find((name) => name === source);
  const type =
    coded !== undefined && typeof code === 'string'
      ? codedSource(coded, code)
      : code === undefined && typeof source === 'string' && Object.hasOwn(fixedSources, source)
        ? fixedSources[source]
        : null;
  if (type) return type;
  const name = typeof code === 'string' ? `${shown(source)}(${shown(code)})` : shown(source);
  faults.push({ ...reasoned('EXPRESSION_SOURCE', { source: name }), path });
  return undefined;
}

function constantType(
  { type, value }: Record<string, unknown>,
  path: string,
  checking: Checking,
): ValueType | undefined {
  const isShort = typeof value === 'string' && value.length <= expressionLimits.textLength;
  const kind = type === 'text' || type === 'url' || type === 'number' || type === 'boolean' ? type : undefined;
  const fits =
    ((kind === 'text' || kind === 'url') && isShort) ||
    (kind === 'number' &&
      typeof value === 'number' &&
      Number.isFinite(value) &&
      /^-?\d+(?:\.\d+)?$/.test(String(value))) ||
    (kind === 'boolean' && typeof value === 'boolean');
  if (kind !== undefined && fits) return { kind, isList: false };
  return fault(checking, path, reasoned('EXPRESSION_CONSTANT', { most: expressionLimits.textLength }));
}

function callType(
  node: Record<string, unknown>,
  path: string,
  checking: Checking,
  field?: CheckedField,
): ValueType | undefined {
  const { name, args } = node;
  const rule =
    typeof name === 'string' && Object.hasOwn(functionRules, name) ? functionRules[name as FunctionName] : undefined;
  if (typeof name !== 'string' || !rule)
    return fault(checking, joined(path, 'name'), reasoned('EXPRESSION_FUNCTION', { name: shown(name) }));
  const inputs: unknown[] = Array.isArray(args) ? args : [];
  // A branch makes the field just as the whole does, so it may be a record of the same parts.
  const types = inputs.map((input, place) => typeOf(input, joined(path, `args.${place}`), checking, field));
  checkOptions(name, rule, node.options, inputs.length, path, checking);
  if (inputs.length < rule.least || inputs.length > rule.most) {
    const said = { name, least: rule.least, most: rule.most, given: inputs.length };
    return fault(checking, path, reasoned('EXPRESSION_ARGUMENTS', said));
  }
  const isSound = types.map((type, place) => checkInput(type, place, types, rule, path, checking)).every(Boolean);
  const known = types.filter((type) => type !== undefined);
  return isSound && known.length === types.length ? rule.result(known) : undefined;
}

function checkInput(
  type: ValueType | undefined,
  place: number,
  types: readonly (ValueType | undefined)[],
  rule: FunctionRule,
  path: string,
  checking: Checking,
): boolean {
  if (!type) return false;
  const { kinds, lists } = rule.input(place);
  if (kinds === 'first') {
    const like = types[rule.model ?? 0];
    if (!like || (areAlike(type.kind, like.kind) && type.isList === like.isList)) return true;
    return mismatch(checking, joined(path, `args.${place}`), [like.kind], like.isList, type);
  }
  const isKind = kinds === 'any' || kinds.some((kind) => kind === type.kind);
  const isForm = lists === 'both' || (lists === 'only') === type.isList;
  if (isKind && isForm) return true;
  return mismatch(
    checking,
    joined(path, `args.${place}`),
    kinds === 'any' ? [type.kind] : kinds,
    lists === 'only',
    type,
  );
}

function checkOptions(
  name: string,
  rule: FunctionRule,
  read: unknown,
  inputs: number,
  path: string,
  checking: Checking,
): void {
  const options = asObject(read) ?? {};
  const known = Object.keys(rule.options);
  for (const option of new Set([...known, ...Object.keys(options).slice(0, expressionLimits.nodes)])) {
    const value = options[option];
    const isLeftOut = value === undefined && rule.optional?.includes(option) === true;
    if (isLeftOut || (known.includes(option) && rule.options[option]?.(value, inputs) === true)) continue;
    fault(
      checking,
      joined(path, `options.${shown(option)}`),
      reasoned('EXPRESSION_OPTION', { name, option: shown(option) }),
    );
  }
}

function recordType(
  node: Record<string, unknown>,
  path: string,
  checking: Checking,
  field?: CheckedField,
): ValueType | undefined {
  const parts = Object.entries(asObject(node.parts) ?? {});
  if (field?.type !== 'record' || parts.length === 0) return fault(checking, path, reasoned('EXPRESSION_RECORD'));
  const known = new Map(partsOf(checking.fields, field.name).map((part) => [partName(part), part]));
  for (const [name, part] of parts) {
    const beneath = joined(path, `parts.${shown(name)}`);
    const wanted = known.get(name);
    if (!wanted) {
      fault(checking, beneath, reasoned('EXPRESSION_PART', { record: field.name, part: shown(name) }));
      continue;
    }
    const type = typeOf(part, beneath, checking, wanted);
    const isOfType = type !== undefined && requireType(type, wantedBy(wanted), beneath, checking);
    if (isOfType) requireValues(part, wanted, beneath, checking);
  }
  return { kind: 'record', isList: false };
}

/** A single value also fills a field that may hold several. */
function requireType(given: ValueType, wanted: Wanted, path: string, checking: Checking): boolean {
  const fits = wanted.kinds.includes(given.kind) && (!given.isList || wanted.isList);
  return fits || mismatch(checking, path, wanted.kinds, wanted.isList && given.isList, given);
}

/** A fixed value that goes into an enumeration as it is has to be one that the field takes. */
function requireValues(read: unknown, field: CheckedField, path: string, checking: Checking): void {
  const { kind, value, name, args } = asObject(read) ?? {};
  if (kind === 'call' && Array.isArray(args)) {
    for (const [place, input] of args.entries())
      if (handsOnInput(name as FunctionName, place))
        requireValues(input, field, joined(path, `args.${place}`), checking);
    return;
  }
  const values = onlyValuesOf(field);
  if (kind !== 'const' || values.length === 0 || values.includes(String(value))) return;
  const said = { field: field.name, values: values.join(', ') };
  const { faults } = checking;
  if (value === '') faults.push({ ...reasoned('EXPRESSION_VALUE', said), path });
  else faults.push({ ...reasoned('EXPRESSION_VALUE:other', { ...said, value: shown(value) }), path });
}

function mismatch(
  checking: Checking,
  path: string,
  kinds: readonly ValueKind[],
  isList: boolean,
  given: ValueType,
): false {
  const wanted = typeName({ kind: kinds[0] ?? 'text', isList });
  checking.faults.push({ ...reasoned('EXPRESSION_TYPE', { wanted, given: typeName(given) }), path });
  return false;
}

function typeName({ kind, isList }: ValueType): Wording {
  const name = wording(`value_kind:${kind}`);
  return isList ? wording('value_kind:list', { kind: name }) : name;
}

function fault(checking: Checking, path: string, said: Reasoned): undefined {
  checking.faults.push({ ...said, path });
  return undefined;
}

function joined(path: string, next: string): string {
  return path === '' || next === '' ? `${path}${next}` : `${path}.${next}`;
}

/** What was sent, short enough to be said back. */
function shown(read: unknown): string {
  return typeof read === 'string' ? read.slice(0, 80) : typeof read;
}

function asObject(read: unknown): Record<string, unknown> | undefined {
  return typeof read === 'object' && read !== null && !Array.isArray(read)
    ? (read as Record<string, unknown>)
    : undefined;
}
