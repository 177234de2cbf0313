import { hash } from 'node:crypto';
import type { Field, PriceValue, RawOffer } from '@quarry/contracts/offers';

/** Fields that change without the offer changing: opinions of others, and dates that move with every export. */
const volatile = new Set<keyof RawOffer>(['rating', 'priceValidUntil']);

/**
 * The hash by which a snapshot is told from the one before: over typed values, so that 2879.2 equals 2879.20 and
 * evidence (raw text, method, path, confidence) may differ without a new snapshot. In hexadecimal digits.
 */
export function fieldsHash(offer: RawOffer): string {
  const names = (Object.keys(offer) as (keyof RawOffer)[]).filter((name) => !volatile.has(name)).toSorted();
  let text = '';
  for (const name of names) {
    const field: Field<unknown> | undefined = offer[name];
    if (field !== undefined) text += `${name}=${typedText(field.value)}\n`;
  }
  return hash('sha256', text, 'hex');
}

function typedText(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (isPrice(value)) return `${plainDecimal(value.amount)} ${value.currency ?? ''}${value.tax ? ` ${value.tax}` : ''}`;
  if (Array.isArray(value)) return `[${value.map(typedText).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1));
    return `{${entries.map(([name, inner]) => `${JSON.stringify(name)}:${typedText(inner)}`).join(',')}}`;
  }
  return JSON.stringify(value);
}

function isPrice(value: unknown): value is PriceValue {
  return typeof value === 'object' && value !== null && 'amount' in value && 'currency' in value;
}

/** "2879.20" and "2879.2" are "2879.2", "5.00" is "5". */
function plainDecimal(amount: string): string {
  return amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount;
}
