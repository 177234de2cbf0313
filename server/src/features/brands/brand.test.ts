import { describe, expect, it } from 'vitest';
import { aliasesOf, brandKey } from './brand.ts';

describe('brand names', () => {
  it.each([
    ['Café Nord', 'CAFE-NORD'],
    ['Müller & Söhne', 'Muller and Sohne'],
    ['Grøn Løv', 'Gron Lov'],
    ['Straßwerk', 'STRASSWERK'],
  ])('takes %s and %s for one', (left, right) => {
    expect(brandKey(left)).toBe(brandKey(right));
  });

  it('keeps names in other scripts apart', () => {
    expect(brandKey('日立')).not.toBe(brandKey('東芝'));
  });

  it('keeps each alias once and never the name itself', () => {
    const aliases = aliasesOf({ name: 'Orla', aliases: ['ORLA', 'Orla GmbH', 'orla-gmbh', '!!'] });
    expect(aliases).toEqual([{ alias: 'Orla GmbH', key: 'orlagmbh' }]);
  });
});
