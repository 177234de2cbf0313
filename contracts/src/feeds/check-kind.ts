import { z } from 'zod';
import { inEnglish, type Reasoned, reasoned } from '../wording/index.ts';
import {
  attributesOf,
  type ChannelField,
  type ChannelKind,
  fieldFacts,
  fieldLevels,
  fieldSeverities,
  type FieldType,
  fieldTypes,
} from './channel-kind.ts';
import { checkExpression } from './check-expression.ts';
import { fieldsIn, isCondition } from './condition.ts';
import type { CodedSource } from './check-expression.ts';
import type { ValueType } from './expression.ts';

/** What is wrong with a file of a kind, with the place in it. */
export type KindFault = Reasoned & { place: string };

const text = z.string().min(1).max(2_000);
const count = z.int().min(0).max(1_000_000);
const name = z.string().regex(/^[a-z][a-z0-9_]*(?:\.[a-z][a-z0-9_]*)?$/);

const fieldInput = z.object({
  name,
  group: name.optional(),
  type: z.string(),
  level: z.enum(fieldLevels),
  requiredWhen: z.unknown().optional(),
  minLen: count.optional(),
  maxLen: count.optional(),
  minItems: count.optional(),
  maxItems: count.optional(),
  pattern: text.optional(),
  enum: z.array(z.object({ value: text, means: z.array(text).default([]) })).default([]),
  units: z.array(text).default([]),
  ranges: z
    .array(z.object({ unit: text.optional(), min: z.number().optional(), max: z.number().optional() }))
    .default([]),
  isUniqueInFeed: z.boolean().default(false),
  forbidsPlaceholder: z.boolean().default(false),
  severity: z.enum(fieldSeverities).default('error'),
  documentation: z.url({ protocol: /^https$/ }).optional(),
  unconfirmed: z.array(z.enum(fieldFacts)).default([]),
  defaultExpression: z.unknown().optional(),
});
type FieldInput = z.output<typeof fieldInput>;

const kindInput = z.object({
  code: z.string().regex(/^[a-z][a-z0-9_]*$/),
  name: text,
  version: z.int().min(1),
  validFrom: z.iso.date(),
  source: text,
  format: z.object({
    root: text,
    item: text,
    namespaces: z.record(text, text),
    delimiter: z.enum([',', '\t', ';', '|']),
    header: z.boolean(),
  }),
  fields: z.array(fieldInput).min(1).max(1_000),
});

const namesOfKind = Object.keys(kindInput.shape).join(', ');

/** A kind of channel from its file, or all that is wrong with it: each fault names its place, such as `fields.brand`. */
export function readKind(read: unknown): { kind: ChannelKind } | { faults: KindFault[] } {
  const shape = kindInput.safeParse(read);
  if (!shape.success) return { faults: shape.error.issues.map(({ path }) => shapeFault(path)) };
  const { fields, ...kind } = shape.data;
  const faults = [...repeatedNames(fields), ...fields.flatMap((field) => fieldFaults(field, fields))];
  if (faults.length > 0) return { faults };
  const stated = fields.map(asField);
  const later = [...circles(stated), ...attributesOf(stated).flatMap((field) => defaultFaults(field, stated))];
  return later.length > 0 ? { faults: later } : { kind: { ...kind, fields: stated } };
}

function shapeFault(path: readonly PropertyKey[]): KindFault {
  if (path.length === 0) return faultAt('file', () => reasoned('KIND_SHAPE:object', { names: namesOfKind }));
  return faultAt(path.join('.'), (place) => reasoned('KIND_SHAPE', { place }));
}

function faultAt(place: string, say: (place: string) => Reasoned): KindFault {
  return { ...say(place), place };
}

function repeatedNames(fields: readonly FieldInput[]): KindFault[] {
  const seen = new Set<string>();
  return fields.flatMap((field, index) => {
    const isRepeated = seen.has(field.name);
    seen.add(field.name);
    const say = (place: string) => reasoned('KIND_FIELD_TWICE', { place, field: field.name });
    return isRepeated ? [faultAt(`fields.${index}`, say)] : [];
  });
}

function fieldFaults(field: FieldInput, fields: readonly FieldInput[]): KindFault[] {
  const place = `fields.${field.name}`;
  const said = [
    ...typeFaults(field, place),
    ...groupFaults(field, fields, place),
    ...boundFaults(field, place),
    ...conditionFaults(field, fields, place),
  ];
  return said.map((one) => ({ ...one, place }));
}

function typeFaults({ type, enum: values, pattern }: FieldInput, place: string): Reasoned[] {
  if (!isFieldType(type)) return [reasoned('KIND_TYPE', { place, type, types: fieldTypes.join(', ') })];
  const isEnum = type === 'enum' || type === 'enum_list';
  return [
    ...(isEnum && values.length === 0 ? [reasoned('KIND_VALUES', { place })] : []),
    ...(!isEnum && values.length > 0 ? [reasoned('KIND_VALUES:other', { place })] : []),
    ...(pattern !== undefined && !isLinear(pattern) ? [reasoned('KIND_PATTERN', { place })] : []),
  ];
}

function isFieldType(type: string): type is FieldType {
  return (fieldTypes as readonly string[]).includes(type);
}

const groupOrBackreference = /[()|]|\\[1-9kpPbB]/;
const openRepetition = /[*+]|\{\d+,\}/g;
const escapedOrClass = /\\.|\[(?:\\.|[^\]\\])*\]/g;

/** Without groups, alternatives and a second open repetition, nothing makes a pattern try more than the square of a text. */
function isLinear(pattern: string): boolean {
  const bare = pattern.replaceAll(escapedOrClass, 'x');
  if (groupOrBackreference.test(bare) || /\\[1-9kpPbB]/.test(pattern)) return false;
  if ((bare.match(openRepetition)?.length ?? 0) > 1 || !pattern.startsWith('^')) return false;
  try {
    return new RegExp(pattern, 'u').source !== '';
  } catch {
    // What is no regular expression is no pattern either.
    return false;
  }
}

function groupFaults({ name, group, type }: FieldInput, fields: readonly FieldInput[], place: string): Reasoned[] {
  if (group === undefined) {
    const hasParts = fields.some((field) => field.group === name);
    if (name.includes('.')) return [reasoned('KIND_GROUP', { place, group: name.split('.')[0] ?? '' })];
    return type === 'record' && !hasParts ? [reasoned('KIND_PARTS', { place })] : [];
  }
  const isOfRecord = fields.some(
    (field) => field.name === group && field.type === 'record' && field.group === undefined,
  );
  const isNamed = name.startsWith(`${group}.`) && type !== 'record';
  return isOfRecord && isNamed ? [] : [reasoned('KIND_GROUP', { place, group })];
}

function boundFaults(field: FieldInput, place: string): Reasoned[] {
  const { minLen = 0, maxLen = Infinity, minItems = 0, maxItems = Infinity, units, ranges, type } = field;
  const isTurned = ranges.some(({ min = -Infinity, max = Infinity }) => min > max);
  const unknown = ranges.find(({ unit }) => unit !== undefined && !units.includes(unit));
  return [
    ...(minLen > maxLen || minItems > maxItems || isTurned ? [reasoned('KIND_BOUNDS', { place })] : []),
    ...(type === 'quantity' && units.length === 0 ? [reasoned('KIND_UNITS', { place })] : []),
    ...(unknown?.unit === undefined ? [] : [reasoned('KIND_UNITS:unknown', { place, unit: unknown.unit })]),
  ];
}

function conditionFaults(field: FieldInput, fields: readonly FieldInput[], place: string): Reasoned[] {
  const { level, requiredWhen } = field;
  if (level !== 'when') return requiredWhen === undefined ? [] : [reasoned('KIND_CONDITION:other', { place })];
  if (!isCondition(requiredWhen)) return [reasoned('KIND_CONDITION', { place })];
  const names = new Set(fields.map((one) => one.name));
  const unknown = fieldsIn(requiredWhen).filter((asked) => !names.has(asked));
  return unknown.map((asked) => reasoned('KIND_CONDITION:field', { place, field: asked }));
}

/** A field whose requirement depends on one whose requirement depends on the first says nothing that can be fulfilled in order. */
function circles(fields: readonly ChannelField[]): KindFault[] {
  const asked = new Map(fields.map((field) => [field.name, field.requiredWhen ? fieldsIn(field.requiredWhen) : []]));
  const done = new Set<string>();
  const found: KindFault[] = [];
  const visit = (name: string, way: readonly string[]): void => {
    if (way.includes(name)) {
      const circle = [...way.slice(way.indexOf(name)), name].join(' → ');
      found.push(faultAt(`fields.${name}`, () => reasoned('KIND_CIRCLE', { circle })));
      return;
    }
    if (done.has(name)) return;
    for (const next of asked.get(name) ?? []) visit(next, [...way, name]);
    done.add(name);
  };
  for (const name of asked.keys()) visit(name, []);
  return found;
}

/** What a kind's defaults read by a code is known of the catalogue of each installation only: any code stands for a text. */
const anyCode: CodedSource = (): ValueType => ({ kind: 'text', isList: false });

function defaultFaults(field: ChannelField, fields: readonly ChannelField[]): KindFault[] {
  if (field.defaultExpression === null) return [];
  return checkExpression(field.defaultExpression, field, fields, anyCode).map((fault) => {
    const reason = inEnglish(fault.wording);
    return faultAt(`fields.${field.name}.defaultExpression${fault.path === '' ? '' : `.${fault.path}`}`, (place) =>
      reasoned('KIND_DEFAULT', { place, reason }),
    );
  });
}

function asField(field: FieldInput): ChannelField {
  const { group, requiredWhen, minLen, maxLen, minItems, maxItems, pattern, documentation, defaultExpression } = field;
  return {
    ...field,
    group: group ?? null,
    type: field.type as FieldType,
    requiredWhen: (requiredWhen ?? null) as ChannelField['requiredWhen'],
    minLen: minLen ?? null,
    maxLen: maxLen ?? null,
    minItems: minItems ?? null,
    maxItems: maxItems ?? null,
    pattern: pattern ?? null,
    documentation: documentation ?? null,
    defaultExpression: (defaultExpression ?? null) as ChannelField['defaultExpression'],
  };
}
