import { describe, expect, it } from 'vitest';
import { byPrice, shareAbove } from './offer-position.ts';

const offer = (id: string, minor: number | null, currency = 'EUR', state: 'active' | 'missing' = 'active') => ({
  id,
  state,
  price: minor === null ? null : { minor, currency },
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
});
