import { printGtin } from '@quarry/contracts/gtin';
import { formatMinor } from '@quarry/contracts';
import type { Field, RawOffer } from '@quarry/contracts/offers';

export type ShownField = {
  name: string;
  value: unknown;
  text: string;
  raw: string;
  method: string;
  path: string;
  confidence: number;
};

/** The fields of a snapshot in the order they were read, each with a text a person can read. */
export function shownFields(fields: RawOffer): ShownField[] {
  return Object.entries(fields).map(([name, field]: [string, Field<unknown>]) => ({
    name,
    value: field.value,
    text: name === 'gtin' ? printGtin(textOf(field.value)) : textOf(field.value),
    raw: field.raw,
    method: field.method,
    path: field.path,
    confidence: field.confidence,
  }));
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(textOf).join(' · ');
  if (typeof value !== 'object' || value === null) return String(value);
  if ('minor' in value && typeof value.minor === 'number') {
    const currency = 'currency' in value && typeof value.currency === 'string' ? value.currency : null;
    return `${formatMinor(value.minor, currency)} ${currency ?? ''}`.trim();
  }
  if ('best' in value && 'value' in value) return `${String(value.value)} / ${String(value.best)}`;
  if ('name' in value && 'url' in value) return String(value.name);
  return Object.entries(value)
    .map(([name, inner]) => `${name}: ${String(inner)}`)
    .join(' · ');
}
