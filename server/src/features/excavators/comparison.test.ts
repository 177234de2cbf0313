import { describe, expect, it } from 'vitest';
import type { SourceOffer } from '../products/index.ts';
import { compareFields } from './comparison.ts';

const offerOf = (color: string) =>
  ({ title: 'Kettle', brandName: null, gtin14: null, fields: { color: { value: color } } }) as unknown as SourceOffer;

describe('an offer read across with the catalogue', () => {
  it.each([
    ['Rot', 'Red', 'same'],
    ['schwarz / weiß', 'Black', 'similar'],
    ['blau', 'red', 'different'],
    ['Nebula 7', 'Nebula 7', 'same'],
  ])('calls the colours %s and %s %s', (offer, catalogue, verdict) => {
    const [, color] = compareFields(
      offerOf(offer),
      new Map([
        ['name', 'Kettle'],
        ['color', catalogue],
      ]),
    );
    expect(color).toMatchObject({ field: 'color', verdict });
  });

  it.each([
    [1349, '13.49 EUR', 'same'],
    [1349, '16.99 EUR', 'similar'],
    [1349, '37.49 EUR', 'different'],
    [1349, '13.49 CHF', 'not_comparable'],
  ])('calls the prices %i (minor, EUR) and %s %s', (minor, catalogue, verdict) => {
    const offer = { ...offerOf('red'), fields: { price: { value: { minor, currency: 'EUR' } } } };
    const fields = compareFields(offer as unknown as SourceOffer, new Map([['price', catalogue]]));
    expect(fields.find(({ field }) => field === 'price')).toMatchObject({ verdict });
  });

  it.each([
    ['6er-Pack', '6', 'same'],
    ['Lot de 3', '6', 'different'],
  ])('calls the packs %s and %s %s', (multipack, catalogue, verdict) => {
    const offer = { ...offerOf('red'), fields: { multipack: { value: multipack } } };
    const fields = compareFields(offer as unknown as SourceOffer, new Map([['pack_size', catalogue]]));
    expect(fields.find(({ field }) => field === 'pack_size')).toMatchObject({ verdict, offerText: multipack });
  });
});
