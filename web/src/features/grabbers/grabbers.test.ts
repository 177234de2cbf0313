import { describe, expect, it } from 'vitest';
import { fallenFields } from './coverage-figures.ts';
import { compareFields } from './field-changes.ts';
import { summarise } from './use-comparison.ts';
import { itemNumberOf, sameOffer, usableConfig, type TestedField } from './use-page-test.ts';

function field(name: string, text: string): [string, TestedField] {
  return [name, { name, text, raw: text, method: 'json-ld', path: `$.${name}`, confidence: 0.9 }];
}

describe('what a changed rule does to a page', () => {
  it('puts new, changed and lost fields before those that stayed', () => {
    const before = new Map([field('name', 'Kettle'), field('price', '10'), field('sku', 'K-1')]);
    const now = new Map([field('name', 'Kettle'), field('price', '12'), field('color', 'red')]);
    expect(compareFields(before, now).map(({ name, change }) => [name, change])).toEqual([
      ['price', 'changed'],
      ['color', 'new'],
      ['sku', 'lost'],
      ['name', 'same'],
    ]);
  });
});

describe('an offer of several on a page', () => {
  const offer = (seller: string, path: string) => ({
    fields: [{ name: 'seller', text: seller, raw: seller, method: 'selector', path, confidence: 0.7 }],
    warnings: [],
  });

  it('knows which item it was read from, also under a selector of several parts', () => {
    expect(itemNumberOf(offer('Bazaar', '(.a li, .b li)[12] .who'), '.a li, .b li')).toBe(12);
    expect(itemNumberOf(offer('Bazaar', 'h1'), '.a li, .b li')).toBeNull();
  });

  it('is compared with what was read of the same seller, wherever that stood', () => {
    const before = [offer('North', '(li)[1] b'), offer('Bazaar', '(li)[2] b')];
    expect(sameOffer(before, offer('Bazaar', '(li)[1] b'), 0)).toBe(before[1]);
    expect(sameOffer(before, offer('The Dock', '(li)[2] b'), 1)).toBe(before[1]);
  });
});

describe('the sum of a comparison', () => {
  const change = (field: string, counts: object) => ({
    field,
    new: 0,
    changed: 0,
    lost: 0,
    before: '1',
    now: '2',
    ...counts,
  });

  it('adds up the pages and puts what differs most first, with the first example', () => {
    const pages = [
      {
        pageId: '1',
        url: '/1',
        offersBefore: 1,
        offersNow: 3,
        changes: [change('price', { changed: 1 }), change('sku', { new: 2 })],
      },
      { pageId: '2', url: '/2', offersBefore: 1, offersNow: 1, changes: [] },
      { pageId: '3', url: '/3', offersBefore: 2, offersNow: 2, changes: [change('sku', { lost: 1 })] },
    ];
    const { fields, ...sums } = summarise(pages);
    expect(sums).toEqual({ pages: 3, changedPages: 2, offersBefore: 4, offersNow: 6 });
    expect(fields).toMatchObject([
      { field: 'sku', new: 2, changed: 0, lost: 1, example: { url: '/1' } },
      { field: 'price', changed: 1 },
    ]);
  });
});

describe('the settings that are tried', () => {
  const values = { strategies: ['json-ld' as const], itemSelector: '', currency: '', locale: null, condition: null };

  it('leave out a rule whose selector is still empty', () => {
    const rules = [
      { field: 'price', selector: '  ', attribute: '', scope: 'item' as const },
      { field: 'color', selector: 'h1', attribute: '', scope: 'page' as const },
    ];
    expect(usableConfig({ ...values, rules })?.rules).toEqual([
      { field: 'color', selector: 'h1', attribute: null, scope: 'page' },
    ]);
  });

  it('are none while the currency is not one', () => {
    expect(usableConfig({ ...values, rules: [], currency: 'EURO' })).toBeUndefined();
  });
});

describe('the coverage of a grabber', () => {
  it('counts a field as fallen only against an earlier share', () => {
    const coverage = [
      { field: 'price', share: 0.5, shareBefore: 0.98 },
      { field: 'gtin', share: 0.5, shareBefore: 0.55 },
      { field: 'brand', share: 0.1, shareBefore: null },
    ];
    expect(fallenFields(coverage).map((one) => one.field)).toEqual(['price']);
  });
});
