import { describe, expect, it } from 'vitest';
import { settableClock } from '../../platform/clock.ts';
import { verdictOnLink } from './first-review.ts';
import { shopClock } from './shop-time.ts';

describe('the time in a demonstration shop', () => {
  const ours = settableClock(new Date('2026-03-31T14:05:00Z'));

  it('is our time of day on the date that the shop shows, and runs on with ours', () => {
    const clock = shopClock('2026-03-01', ours);
    expect(clock.now()).toEqual(new Date('2026-03-01T14:05:00Z'));
    ours.advance(60_000);
    expect(clock.now()).toEqual(new Date('2026-03-01T14:06:00Z'));
  });

  it('never lies in the future', () => {
    expect(shopClock('2026-04-02', ours).now()).toEqual(ours.now());
  });
});

describe('the first reviewer', () => {
  const link = {
    id: 'p',
    kind: 'link_offer',
    shopId: 's',
    shopKind: 'observed',
    isMarketplace: false,
    pageId: null,
    confidence: 0.7,
    conflicts: [],
    reasons: [],
    against: [],
  };

  it('joins what shares an identifier and nothing contradicts', () => {
    expect(verdictOnLink({ ...link, reasons: ['same_part_number'] })).toBe('accept');
    expect(verdictOnLink({ ...link, reasons: ['same_brand', 'same_model'] })).toBe('accept');
  });

  it('rejects another pack size whatever else is the same', () => {
    expect(verdictOnLink({ ...link, reasons: ['same_gtin', 'same_brand'], conflicts: ['conflict_pack'] })).toBe(
      'reject',
    );
  });

  it('leaves a GTIN that its shop misuses, and whatever the evidence does not settle, to somebody else', () => {
    expect(verdictOnLink({ ...link, reasons: ['same_gtin'], conflicts: ['gtin_misused'] })).toBeUndefined();
    expect(verdictOnLink({ ...link, reasons: ['same_brand'] })).toBeUndefined();
    const unlike = { ...link, confidence: 0.45, against: ['brands_differ'] };
    expect(verdictOnLink({ ...unlike, reasons: ['same_part_number'] })).toBeUndefined();
    expect(verdictOnLink(unlike)).toBe('reject');
  });
});
