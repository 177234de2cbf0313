import {
  attributesOf,
  type ChannelField,
  type FieldType,
  isRepeated,
  partName,
  partsOf,
} from '@quarry/contracts/feeds';
import { isKnownCurrency, toMinor } from '@quarry/contracts/money';
import type { ChannelRow, RowField, Value } from '../channel-row/index.ts';
import type { RawRow, RawValue } from './raw-row.ts';

/** A row of a file by the types of its kind, and the parts of groups that the kind does not have. What cannot be read as its type stays a text. */
export function typedRow(raw: RawRow, fields: readonly ChannelField[]): { row: ChannelRow; unknown: string[] } {
  const unknown = new Set(raw.unknown);
  const row = attributesOf(fields).map((field): [string, RowField] => {
    const written = raw.values.get(field.name) ?? [];
    const values = written.map((value) => valueOf(field, value, fields, unknown));
    return [field.name, { values, read: [], faults: [], cuts: [], rule: null }];
  });
  return { row: new Map(row), unknown: [...unknown] };
}

function valueOf(field: ChannelField, raw: RawValue, fields: readonly ChannelField[], unknown: Set<string>): Value {
  if (typeof raw === 'string') return typedText(field.type, raw);
  const parts = new Map(partsOf(fields, field.name).map((part) => [partName(part), part]));
  const given = [...raw].flatMap(([name, texts]): [string, Value][] => {
    const part = parts.get(name);
    if (part === undefined) unknown.add(`${field.name}.${name}`);
    const written = texts.filter((text) => text !== '');
    return part === undefined || written.length === 0 ? [] : [[name, partOf(part, written)]];
  });
  return { kind: 'record', parts: Object.fromEntries(given) };
}

function partOf(part: ChannelField, texts: readonly string[]): Value {
  const items = texts.map((text) => typedText(part.type, text));
  const [first] = items;
  return first !== undefined && items.length === 1 && !isRepeated(part) ? first : { kind: 'list', items };
}

const day = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:?\d{2}(?::?\d{2})?(?:Z|[+-]\d{2}:?\d{2})?)?$/;

function typedText(type: FieldType, written: string): Value {
  const text: Value = { kind: 'text', text: written };
  switch (type) {
    case 'boolean':
      return /^(?:yes|no|true|false)$/i.test(written) ? { kind: 'boolean', isTrue: /^[yt]/i.test(written) } : text;
    case 'integer':
    case 'decimal':
      return /^-?\d+(?:\.\d+)?$/.test(written) ? { kind: 'number', decimal: written } : text;
    case 'money':
      return moneyOf(written) ?? text;
    case 'date':
      return day.test(written) ? { kind: 'date', at: timeOf(written) } : text;
    case 'interval':
      return periodOf(written) ?? text;
    default:
      return text;
  }
}

/** "19.99 EUR"; more digits than the currency has are no price. */
function moneyOf(written: string): Value | undefined {
  const [, amount = '', currency = ''] = /^(-?\d+(?:\.\d+)?)\s*([A-Z]{3})$/.exec(written) ?? [];
  const read = isKnownCurrency(currency) ? toMinor(amount, currency) : undefined;
  return read && !read.rounded ? { kind: 'money', minor: read.minor, currency } : undefined;
}

/** With colons, as a time is read: 2027-02-24T10:07+01:00. */
function timeOf(written: string): string {
  return written.replace(/T(\d{2}):?(\d{2})(?::?(\d{2}))?/, (_all, hour: string, minute: string, second?: string) =>
    second === undefined ? `T${hour}:${minute}` : `T${hour}:${minute}:${second}`,
  );
}

function periodOf(written: string): Value | undefined {
  const [from = '', until = '', ...others] = written.split('/').map((end) => end.trim());
  const isOne =
    others.length === 0 && written.includes('/') && [from, until].every((end) => end === '' || day.test(end));
  if (!isOne) return undefined;
  return { kind: 'interval', from: from === '' ? null : timeOf(from), until: until === '' ? null : timeOf(until) };
}
