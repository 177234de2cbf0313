import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type PriceResult, readPrice } from './index.ts';
import { parsePriceCases } from './price-cases.ts';

const folder = new URL('../../fixtures/price/', import.meta.url);
const cases = readdirSync(folder)
  .filter((name) => name.endsWith('.txt'))
  .flatMap((name) => parsePriceCases(readFileSync(new URL(name, folder), 'utf8')));

/** A reading in the words of the tables. */
function inWords(price: PriceResult): string {
  if (price.amount === null) return `none ${price.code}`;
  if (price.kind === 'free') return 'free';
  const amount = price.kind === 'range' ? `${price.low?.amount}..${price.high?.amount}` : price.amount;
  const tax = price.tax ? ` +${price.tax.slice(0, 3)}` : '';
  const isDoubted = price.doubts.some((doubt) => doubt !== 'currency_missing' && doubt !== 'currency_from_hint');
  const period = price.period ? ` /${price.period}` : '';
  const isFrom = price.kind === 'from' || price.isFrom === true;
  return `${isFrom ? 'from ' : ''}${amount} ${price.currency ?? '?'}${period}${tax}${isDoubted ? ' !' : ''}`;
}

describe('readPrice on the price texts', () => {
  it('has at least 300 cases over at least 40 currencies', () => {
    const currencies = new Set(cases.flatMap(({ expected }) => expected.match(/\b[A-Z]{3}\b/g) ?? []));
    expect(cases.length).toBeGreaterThanOrEqual(300);
    expect(currencies.size).toBeGreaterThanOrEqual(40);
  });

  it.each(cases)('$rule: $text', ({ text, expected, options }) => {
    expect(inWords(readPrice(text, options))).toBe(expected);
  });
});
