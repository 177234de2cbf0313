import { describe, expect, it } from 'vitest';
import { byPrice, countApart, shareAbove } from './offer-position.ts';

const offer = (id: string, minor: number | null, currency = 'EUR', state: 'active' | 'missing' = 'active') => ({
  id,
  state,
  price: minor === null ? null : { minor, currency },
  priceState: 'accepted',
  isTaxIncluded: true as boolean | null,
  condition: null as string | null,
});

describe('the position of an offer', () => {
  it('puts the cheapest first, and what has no price or is not on sale last', () => {
    const offers = [offer('gone', 100, 'EUR', 'missing'), offer('none', null), offer('dear', 300), offer('cheap', 200)];
    expect(byPrice(offers).map(({ id }) => id)).toEqual(['cheap', 'dear', 'none', 'gone']);
  });

  it('says how far a price lies above the lowest of its own currency', () => {
    const offers = [offer('a', 200), offer('b', 300), offer('c', 100, 'GBP')];
    expect(offers.map((one) => shareAbove(one, offers))).toEqual([0, 0.5, undefined]);
  });

  it('compares within one condition, new where none is said, and within one tax treatment that is known', () => {
    const offers = [
      offer('none said', 300),
      { ...offer('new', 200), condition: 'NewCondition' },
      { ...offer('used', 100), condition: 'UsedCondition' },
      { ...offer('without tax', 100), isTaxIncluded: false },
      { ...offer('tax not known', 100), isTaxIncluded: null },
      { ...offer('suspect', 100), priceState: 'suspect' },
      offer('recurring', null),
    ];
    expect(offers.map((one) => shareAbove(one, offers))).toEqual([0.5, 0, ...Array.from({ length: 5 })]);
    expect(countApart(offers)).toBe(3);
    expect(countApart([offer('a', 100), offer('b', 100, 'GBP')])).toBe(0);
    // None of them has a partner.
    expect(countApart([offer('with tax', 100), { ...offer('without', 100), isTaxIncluded: false }])).toBe(2);
    const unknown = { ...offer('unknown', 100), isTaxIncluded: null };
    expect(countApart([unknown, unknown])).toBe(2);
    expect(countApart([unknown])).toBe(0);
  });
});
