import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type PriceOptions, type PriceResult, readPrice } from './index.ts';

const folder = new URL('../../fixtures/price/', import.meta.url);

type Case = { rule: string; text: string; expected: string; options: PriceOptions };

const cases = readdirSync(folder)
  .filter((name) => name.endsWith('.txt'))
  .flatMap((name) => parseCases(readFileSync(new URL(name, folder), 'utf8')));

function parseCases(table: string): Case[] {
  const found: Case[] = [];
  let rule = '';
  for (const line of table.split('\n')) {
    if (line.startsWith('# ')) rule = line.slice(2);
    else if (line.includes(' => ')) found.push(parseCase(rule, line));
  }
  return found;
}

function parseCase(rule: string, line: string): Case {
  const [text = '', answer = ''] = line.split(' => ');
  const options = Object.fromEntries(
    Array.from(answer.matchAll(/(locale|hint)=(\S+)/g), ([, key, value]) => [key, value]),
  );
  const expected = answer.replace(/ ?(?:locale|hint)=\S+/g, '').trim();
  return { rule, text: unescapeText(text), expected, options };
}

function unescapeText(text: string): string {
  return text
    .replace(/\\u([\dA-F]{4})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    .replaceAll('\\n', '\n');
}

/** A reading in the words of the tables. */
function inWords(price: PriceResult): string {
  if (price.amount === null) return `none ${price.code}`;
  if (price.kind === 'free') return 'free';
  const amount = price.kind === 'range' ? `${price.low?.amount}..${price.high?.amount}` : price.amount;
  const tax = price.tax ? ` +${price.tax.slice(0, 3)}` : '';
  const isDoubted = price.doubts.some((doubt) => doubt !== 'currency_missing' && doubt !== 'currency_from_hint');
  return `${price.kind === 'from' ? 'from ' : ''}${amount} ${price.currency ?? '?'}${tax}${isDoubted ? ' !' : ''}`;
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
