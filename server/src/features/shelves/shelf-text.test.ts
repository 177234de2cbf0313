import type { Field, RawOffer } from '@quarry/contracts/offers';
import { describe, expect, it } from 'vitest';
import { shelfOf } from './shelf-text.ts';

const surroundings = { shopName: 'Holzmühle', titles: ['Tall lamp'] };

function field<T>(value: T, path = 'product_type'): Field<T> {
  return { value, raw: '', method: 'feed', path, confidence: 1 };
}

const crumbs = (...names: string[]): RawOffer => ({ breadcrumb: field(names.map((name) => ({ name, url: null }))) });
const category = (text: string, path?: string): RawOffer => ({ category: field(text, path) });
const textOf = (fields: RawOffer) => shelfOf(fields, surroundings)?.text;
const keyOf = (fields: RawOffer) => shelfOf(fields, surroundings)?.key;

describe('the shelf of an offer', () => {
  it('is the way to its page without the shop and the thing that is sold', () => {
    expect(textOf(crumbs('Startseite', 'HOLZMUHLE', 'Möbel', ' Leuchten ', 'Tall  Lamp'))).toBe('Möbel > Leuchten');
    expect(shelfOf(crumbs('Home', 'Lamps'), surroundings)).toMatchObject({ kind: 'BREADCRUMB', text: 'Lamps' });
  });

  it('is what a feed calls its category before that, and says whose words these are', () => {
    const both = { ...crumbs('Sale'), ...category('Home & Garden > Lighting', 'g:google_product_category') };
    expect(shelfOf(both, surroundings)).toMatchObject({
      kind: 'GOOGLE_PRODUCT_CATEGORY',
      text: 'Home & Garden > Lighting',
    });
    expect(shelfOf(category('Audio/Video / Hi-Fi'), surroundings)).toMatchObject({
      kind: 'PRODUCT_TYPE',
      text: 'Audio/Video > Hi-Fi',
    });
  });

  it('is one whatever the case, the accents, the blanks and the signs between the steps', () => {
    expect(keyOf(category('Möbel » LEUCHTEN'))).toBe(keyOf(category('mobel>leuchten')));
    expect(keyOf(category('Möbel > Leuchten'))).not.toBe(keyOf(category('Möbel Leuchten')));
  });

  it.each([' ', '\u00a0 > \u2003', ' --- ', '> > >', '🛋️', 'Home', 'Startseite > Holzmühle', 'Tall lamp'])(
    'is none where nothing is named: %j',
    (text) => expect(textOf(category(text))).toBeUndefined(),
  );

  it('keeps other scripts apart, and names of any length', () => {
    expect(textOf(category('家具 > 照明'))).toBe('家具 > 照明');
    expect(keyOf(category('कुर्सी'))).not.toBe(keyOf(category('कुरसी')));
    const long = (end: string) => category(`${'ю'.repeat(10_000)} > ${'😀a'.repeat(5_000)}${end}`);
    expect(textOf(long(''))?.isWellFormed()).toBe(true);
    expect(textOf(long(''))?.length).toBeLessThanOrEqual(500);
    expect(keyOf(long('x'))).not.toBe(keyOf(long('y')));
  });
});
