import { attributesOf, type ChannelField, isRepeated, partName, partsOf } from '@quarry/contracts/feeds';
import type { ChannelRow } from './evaluate-rules.ts';
import { printValue } from './print-value.ts';
import { itemsOf, type Value } from './value.ts';

type Written = string | Written[] | { [part: string]: Written };

/**
 * A row as a line of JSON: attributes in the order of the kind, each with the text that other formats write. A field that takes several
 * values has a list of them, a group is an object of its parts, and what has no value is left out.
 */
export function jsonLine(row: ChannelRow, fields: readonly ChannelField[]): string {
  const entries = attributesOf(fields).flatMap((field) => {
    const values = row.get(field.name)?.values ?? [];
    return values.length === 0 ? [] : [[field.name, written(field, values, fields)] as const];
  });
  return `${JSON.stringify(Object.fromEntries(entries))}\n`;
}

function written(field: ChannelField, values: readonly Value[], fields: readonly ChannelField[]): Written {
  const [first, ...others] = values.map((value) => one(field, value, fields));
  if (first !== undefined && others.length === 0 && !isRepeated(field)) return first;
  return first === undefined ? [] : [first, ...others];
}

function one(field: ChannelField, value: Value, fields: readonly ChannelField[]): Written {
  if (value.kind !== 'record') return (printValue(value) ?? '').toWellFormed();
  const parts = partsOf(fields, field.name).flatMap((part) => {
    const given = value.parts[partName(part)];
    return given === undefined ? [] : [[partName(part), written(part, itemsOf(given), fields)] as const];
  });
  return Object.fromEntries(parts);
}
