import { describe, expect, it } from 'vitest';
import { agreementCases } from './agreement-cases.ts';
import { extractPage } from './index.ts';
import { markups } from './written-thing.ts';

type Reading = { offers: Record<string, unknown>[]; warnings: string[] };

/** A value as the cases write it: a price is "39.90 EUR", with its tax behind where one is said. */
function said(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('amount' in value)) return value;
  const { amount, currency, tax } = value as { amount: string; currency: string | null; tax?: string };
  return [amount, currency, tax].filter(Boolean).join(' ');
}

function read(markup: string, language: string): Reading {
  const html = `<html lang="${language}"><head><title>Shop</title></head><body>${markup}</body></html>`;
  const { offers, warnings } = extractPage({ html, url: 'https://shop.example/p/thing' });
  return {
    offers: offers.map(({ offer }) =>
      Object.fromEntries(Object.entries(offer).map(([key, field]) => [key, said(field.value)])),
    ),
    warnings: [...warnings, ...offers.flatMap((line) => line.warnings)].map(({ code }) => code).toSorted(),
  };
}

describe('one product in JSON-LD, microdata and RDFa', () => {
  it('is tried with at least 30 products, no two alike', () => {
    expect(new Set(agreementCases.map(({ product }) => JSON.stringify(product))).size).toBeGreaterThanOrEqual(30);
  });

  it.each(agreementCases)('gives the same offer: $named', ({ product, language = 'en', offers, warnings = [] }) => {
    const readings = Object.entries(markups).map(([method, write]) => [method, read(write(product), language)]);
    const expected: Reading = { offers, warnings };
    expect(Object.fromEntries(readings)).toEqual({ 'json-ld': expected, microdata: expected, rdfa: expected });
  });

  it.each(Object.entries(markups))('is read from its own markup: %s', (method, write) => {
    const html = `<html lang="en"><body>${agreementCases.map(({ product }) => write(product))[0]}</body></html>`;
    const [line] = extractPage({ html, url: 'https://shop.example/p/thing' }).offers;
    expect(line?.offer.price?.method).toBe(method);
  });
});
