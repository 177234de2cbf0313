import type { Condition } from './condition.ts';
import type { Expression } from './expression.ts';

/** What a value of a field is; `list` and `enum_list` hold several, `record` is a group of parts such as shipping. */
export const fieldTypes = [
  'text',
  'html',
  'url',
  'image',
  'boolean',
  'integer',
  'decimal',
  'money',
  'date',
  'interval',
  'enum',
  'enum_list',
  'list',
  'quantity',
  'gtin',
  'country',
  'language',
  'record',
] as const;
export type FieldType = (typeof fieldTypes)[number];

export const fieldLevels = ['required', 'when', 'recommended', 'optional'] as const;
export type FieldLevel = (typeof fieldLevels)[number];

export const fieldSeverities = ['error', 'warning'] as const;
export type FieldSeverity = (typeof fieldSeverities)[number];

/** Facts of a field that may be marked as unconfirmed. */
export const fieldFacts = ['level', 'type', 'length', 'items', 'pattern', 'values', 'units', 'range'] as const;
export type FieldFact = (typeof fieldFacts)[number];

/** A value that a field takes, with what it stands for. */
export type EnumValue = { value: string; means: string[] };
/** The least and the most of a number; of a quantity in that unit. */
export type FieldRange = { unit?: string | undefined; min?: number | undefined; max?: number | undefined };

export type ChannelField = {
  /** That of a part is `group.part`. */
  name: string;
  /** The record that the field is a part of; null for an attribute of its own. */
  group: string | null;
  type: FieldType;
  level: FieldLevel;
  /** Has to be there where this holds; null unless the level is `when`. */
  requiredWhen: Condition | null;
  /** Lengths are counted in characters (code points), those of a repeated field for each value. */
  minLen: number | null;
  maxLen: number | null;
  minItems: number | null;
  maxItems: number | null;
  pattern: string | null;
  enum: EnumValue[];
  units: string[];
  ranges: FieldRange[];
  isUniqueInFeed: boolean;
  forbidsPlaceholder: boolean;
  severity: FieldSeverity;
  documentation: string | null;
  /** Facts that could not be read in the document: a row that misses them is warned of, never refused. */
  unconfirmed: FieldFact[];
  defaultExpression: Expression | null;
};

/** How the files of a channel are laid out. */
export type KindFormat = {
  root: string;
  item: string;
  namespaces: Record<string, string>;
  delimiter: string;
  header: boolean;
};

/** One version of a kind of channel, as its file says it; never changed once it is shipped. */
export type ChannelKind = {
  code: string;
  name: string;
  version: number;
  /** A day, such as 2026-11-29. */
  validFrom: string;
  /** The dated document that it was written from. */
  source: string;
  format: KindFormat;
  fields: ChannelField[];
};

/** Whether a field holds several values. */
export function isRepeated({ type, maxItems }: Pick<ChannelField, 'type' | 'maxItems'>): boolean {
  return type === 'list' || type === 'enum_list' || (maxItems ?? 1) > 1;
}

/** The values that an enumeration takes and nothing besides; none where others are only warned of. */
export function onlyValuesOf({ type, enum: values, unconfirmed }: Pick<ChannelField, 'type' | 'enum' | 'unconfirmed'>) {
  const isClosed = (type === 'enum' || type === 'enum_list') && !unconfirmed.includes('values');
  return isClosed ? values.map(({ value }) => value) : [];
}

/** The attributes of a kind, without the parts of its records. */
export function attributesOf<Field extends Pick<ChannelField, 'group'>>(fields: readonly Field[]): Field[] {
  return fields.filter((field) => field.group === null);
}

/** The parts of a record, in the order of the kind. */
export function partsOf<Field extends Pick<ChannelField, 'group'>>(fields: readonly Field[], record: string): Field[] {
  return fields.filter((field) => field.group === record);
}

/** The name of a part within its record. */
export function partName({ name, group }: Pick<ChannelField, 'name' | 'group'>): string {
  return group === null ? name : name.slice(group.length + 1);
}
