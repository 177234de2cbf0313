import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { extractPage } from './index.ts';

const folder = fileURLToPath(new URL('../../fixtures/pages/', import.meta.url));
const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.html'))
  .toSorted();

type Expectation = { page: string; offers: Record<string, unknown>[]; warnings: string[]; code?: string };

function expectationOf(name: string): Expectation {
  return JSON.parse(readFileSync(`${folder}${name.replace(/html$/, 'json')}`, 'utf8')) as Expectation;
}

/** What an expectation calls a field: `price` is "39.90 EUR", `price.method` and `price.path` are its evidence, an absent field is null. */
function plain(offer: object, key: string): unknown {
  const [name = '', part] = key.split('.');
  const field = Object.entries(offer).find(([known]) => known === name)?.[1] as Record<string, unknown> | undefined;
  if (field === undefined) return null;
  if (part !== undefined) return field[part];
  const { value } = field;
  if (typeof value !== 'object' || value === null || !('amount' in value)) return value;
  const { amount, currency } = value as { amount: string; currency: string | null };
  return currency === null ? amount : `${amount} ${currency}`;
}

describe('page fixtures', () => {
  it('number at least 150, each with its rule and its expectation', () => {
    expect(names.length).toBeGreaterThanOrEqual(150);
    for (const name of names) expect(readFileSync(`${folder}${name}`, 'latin1')).toMatch(/<!-- Rule: [^>]{10,}-->/);
  });

  it.each(names)('are read as expected: %s', (name) => {
    const expected = expectationOf(name);
    const read = extractPage({ html: readFileSync(`${folder}${name}`), url: expected.page });
    const shown = expected.offers.map((fields, index) =>
      Object.fromEntries(Object.keys(fields).map((key) => [key, plain(read.offers[index]?.offer ?? {}, key)])),
    );
    const codes = [...read.warnings, ...read.offers.flatMap((line) => line.warnings)].map(({ code }) => code);
    expect({
      count: read.offers.length,
      offers: shown,
      warnings: [...new Set(codes)].toSorted(),
      code: read.code,
    }).toEqual({
      count: expected.offers.length,
      offers: expected.offers,
      warnings: expected.warnings,
      code: expected.code,
    });
  });
});
