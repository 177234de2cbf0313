import { describe, expect, it } from 'vitest';
import { trueOffers, truePairs, traps } from './index.ts';

const offers = trueOffers();
const byVariant = Map.groupBy(offers, ({ variant }) => variant);

describe('the range of the demo shops', () => {
  it('has about 900 offers of 400 exact products', () => {
    expect(byVariant.size).toBe(400);
    expect(offers.length).toBeGreaterThan(870);
    expect(offers.length).toBeLessThan(950);
  });

  it('sells 60 % of the products in two or more shops', () => {
    const inSeveral = [...byVariant.values()].filter((same) => new Set(same.map(({ shop }) => shop)).size > 1);
    expect(inSeveral.length).toBe(240);
  });

  it('gives no GTIN on 30 % of the offers and a wrong or shared one on 3 %', () => {
    const share = (kinds: readonly string[]) =>
      offers.filter(({ gtin }) => kinds.includes(gtin)).length / offers.length;
    expect(share(['none'])).toBeCloseTo(0.3, 2);
    expect(share(['check-digit', 'shared'])).toBeCloseTo(0.03, 2);
    expect(share(['check-digit'])).toBeGreaterThan(0.005);
    expect(share(['shared'])).toBeGreaterThan(0.005);
  });

  it('sets twenty traps of seven kinds, each between two variants of one product', () => {
    const all = traps();
    expect(all.length).toBe(20);
    expect(new Set(all.map(({ kind }) => kind)).size).toBe(7);
    for (const { variants } of all) {
      const [left, right] = variants.map((variant) => byVariant.get(variant)?.[0]);
      expect(left?.product).toBe(right?.product);
      expect(left?.variant).not.toBe(right?.variant);
    }
  });

  it('sells both sides of every trap, so that each can tempt', () => {
    for (const { variants } of traps()) {
      const shops = variants.flatMap((variant) => (byVariant.get(variant) ?? []).map(({ shop }) => shop));
      expect(new Set(shops).size).toBeGreaterThan(1);
    }
  });

  it('names every offer once by shop and number', () => {
    expect(new Set(offers.map(({ shop, sku }) => `${shop} ${sku}`)).size).toBe(offers.length);
  });

  it('words the same product differently in different shops', () => {
    const pairs = truePairs();
    const alike = pairs.filter(([left, right]) => left.title === right.title);
    expect(pairs.length).toBeGreaterThan(400);
    expect(alike.length / pairs.length).toBeLessThan(0.01);
  });

  it('covers at least ten departments', () => {
    expect(new Set(offers.map(({ department }) => department)).size).toBeGreaterThanOrEqual(10);
  });
});
