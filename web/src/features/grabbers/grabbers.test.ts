import { describe, expect, it } from 'vitest';
import { fallenFields } from './coverage-figures.ts';
import { compareFields } from './field-changes.ts';
import { usableConfig, type TestedField } from './use-page-test.ts';

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

describe('the settings that are tried', () => {
  const values = { strategies: ['json-ld' as const], currency: '', locale: null, condition: null };

  it('leave out a rule whose selector is still empty', () => {
    const rules = [
      { field: 'price', selector: '  ', attribute: '' },
      { field: 'color', selector: 'h1', attribute: '' },
    ];
    expect(usableConfig({ ...values, rules })?.rules).toEqual([{ field: 'color', selector: 'h1', attribute: null }]);
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
