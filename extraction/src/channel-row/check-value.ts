import { type ChannelField, type FieldFact, type FieldRange, type ValueKind } from '@quarry/contracts/feeds';
import { isCountry } from '@quarry/contracts/common';
import { type Detailed, detailed, wording } from '@quarry/contracts/wording';
import { classifyGtin } from '../gtin/index.ts';
import { isPlaceholder } from '../placeholder/index.ts';
import { compareDecimals } from './decimal.ts';
import { printValue } from './print-value.ts';
import { lengthOf, truncate } from './truncate.ts';
import type { Value } from './value.ts';

/** What is wrong with a value, and the fact of the field that says so. */
export type ValueFault = Detailed & { fact: FieldFact };

/** All that is wrong with one value of a field; parts of a group are looked at by themselves. */
export function valueFaults(field: ChannelField, value: Value): ValueFault[] {
  const written = printValue(value) ?? '';
  const said = { field: field.name, value: shown(written) };
  const kind = wantedKind(field, value, written);
  if (kind !== undefined)
    return [{ ...detailed('ROW_FORM', { ...said, kind: wording(`value_kind:${kind}`) }), fact: 'type' }];
  return [
    ...lengthFaults(field, written),
    ...valueOfList(field, written),
    ...rangeFaults(field, value, written),
    ...(field.forbidsPlaceholder && isPlaceholder(written)
      ? [{ ...detailed('ROW_PLACEHOLDER', said), fact: 'type' as const }]
      : []),
    ...(field.pattern !== null && !new RegExp(field.pattern, 'u').test(written)
      ? [{ ...detailed('ROW_PATTERN', said), fact: 'pattern' as const }]
      : []),
  ];
}

/** What the value should have been; undefined where it is that. */
function wantedKind({ type }: ChannelField, value: Value, written: string): ValueKind | undefined {
  switch (type) {
    case 'text':
    case 'html':
    case 'list':
    case 'enum':
    case 'enum_list':
      return value.kind === 'text' || value.kind === 'number' ? undefined : 'text';
    case 'url':
    case 'image':
      return value.kind === 'text' && isAddress(written) ? undefined : type;
    case 'integer':
      return value.kind === 'number' && /^-?\d+$/.test(value.decimal) ? undefined : 'number';
    case 'decimal':
      return value.kind === 'number' ? undefined : 'number';
    case 'date':
      return value.kind === 'date' && !Number.isNaN(Date.parse(value.at)) ? undefined : 'date';
    case 'interval':
      return value.kind === 'interval' && isPeriod(value) ? undefined : 'interval';
    case 'quantity':
      return quantityOf(value) ? undefined : 'quantity';
    case 'gtin':
      return value.kind === 'text' && classifyGtin(written).usable ? undefined : 'gtin';
    case 'country':
      return isCountry(written) ? undefined : 'country';
    case 'language':
      return /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(written) ? undefined : 'language';
    case 'boolean':
    case 'money':
    case 'record':
      return value.kind === type ? undefined : type;
  }
}

function isAddress(written: string): boolean {
  return /^https?:\/\/[^\s]+$/i.test(written) && URL.canParse(written);
}

function isPeriod({ from, until }: Extract<Value, { kind: 'interval' }>): boolean {
  const [start, end] = [from === null ? -Infinity : Date.parse(from), until === null ? Infinity : Date.parse(until)];
  return (from !== null || until !== null) && start < end;
}

/** Also of a text such as "1.5 kg". */
function quantityOf(value: Value): { decimal: string; unit: string } | undefined {
  if (value.kind === 'quantity') return value;
  const [, decimal, unit] = (value.kind === 'text' && /^(\d+(?:\.\d+)?)\s*([A-Za-z]+)$/.exec(value.text)) || [];
  return decimal === undefined || unit === undefined ? undefined : { decimal, unit };
}

function lengthFaults({ name, minLen, maxLen }: ChannelField, written: string): ValueFault[] {
  const given = lengthOf(written);
  if (maxLen !== null && given > maxLen)
    return [{ ...detailed('ROW_TOO_LONG', { field: name, given, most: maxLen }), fact: 'length' }];
  if (minLen !== null && given < minLen)
    return [{ ...detailed('ROW_TOO_SHORT', { field: name, given, least: minLen }), fact: 'length' }];
  return [];
}

function valueOfList({ name, type, enum: values }: ChannelField, written: string): ValueFault[] {
  if ((type !== 'enum' && type !== 'enum_list') || values.some(({ value }) => value === written)) return [];
  const taken = values.map(({ value }) => value).join(', ');
  return [{ ...detailed('ROW_VALUE', { field: name, value: shown(written), values: taken }), fact: 'values' }];
}

function rangeFaults({ name, units, ranges }: ChannelField, value: Value, written: string): ValueFault[] {
  const quantity = units.length > 0 ? quantityOf(value) : undefined;
  if (quantity && !units.includes(quantity.unit))
    return [{ ...detailed('ROW_UNIT', { field: name, unit: quantity.unit, units: units.join(', ') }), fact: 'units' }];
  const number = quantity?.decimal ?? written.split(' ')[0] ?? '';
  return ranges
    .filter(({ unit }) => unit === undefined || unit === quantity?.unit)
    .flatMap((range) => rangeFault(name, number, range));
}

function rangeFault(field: string, value: string, { min, max }: FieldRange): ValueFault[] {
  if (min !== undefined && (compareDecimals(value, String(min)) ?? 0) < 0)
    return [{ ...detailed('ROW_RANGE', { field, value, least: min }), fact: 'range' }];
  if (max !== undefined && (compareDecimals(value, String(max)) ?? 0) > 0)
    return [{ ...detailed('ROW_RANGE:above', { field, value, most: max }), fact: 'range' }];
  return [];
}

/** A text as messages show it: of a long one the beginning. */
export function shown(written: string): string {
  const whole = written.toWellFormed();
  const kept = truncate(whole, 80, false);
  return kept === whole ? whole : `${kept}…`;
}
