import { describe, expect, it } from 'vitest';
import { settableClock } from '../../platform/clock.ts';
import { narrowerCategory } from './first-products.ts';
import { verdictOnLink, verdictOnValue } from './first-review.ts';
import { verdictOnName } from './first-properties.ts';
import { homeOf } from './first-shelves.ts';
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

describe('the first reviewer of values', () => {
  it('keeps what a person set, and takes what more shops agree on', () => {
    expect(verdictOnValue({ against: ['value_by_hand'] })).toBe('reject');
    expect(verdictOnValue({ against: [] })).toBe('accept');
  });
});

describe('the first reviewer of shop categories', () => {
  const idOf = new Map([
    ['Coffee machines', 'machines'],
    ['Espresso machines', 'espresso'],
  ]);

  it('takes what is proposed, unless the name says more than the shop keeps there', () => {
    expect(homeOf({ text: 'Küche > Espressomaschinen', proposedCategoryId: 'espresso' }, idOf)).toBe('espresso');
    const text = 'Kitchen Appliances > Coffee Makers & Espresso Machines';
    expect(homeOf({ text, proposedCategoryId: 'espresso' }, idOf)).toBe('machines');
  });

  it('leaves what neither tells to somebody else', () => {
    expect(homeOf({ text: 'Aktion', proposedCategoryId: null }, idOf)).toBeUndefined();
    expect(homeOf({ text: 'Kaffee & Mühlen', proposedCategoryId: null }, new Map())).toBeUndefined();
  });
});

describe('the first reviewer of products', () => {
  const named = (id: string, parentId: string | null, en: string, de: string) => ({ id, parentId, names: { en, de } });
  const tree = [
    named('monitors', null, 'Monitors', 'Monitore'),
    named('4k', 'monitors', '4K monitors', '4K-Monitore'),
    named('office', 'monitors', 'Office monitors', 'Büromonitore'),
    named('garden', null, 'Garden', 'Garten'),
  ];
  const sorted = (categoryId: string | null, ...names: string[]) => narrowerCategory(tree, { categoryId, names });

  it('sorts a product into the category below its own that its name says', () => {
    expect(sorted('monitors', 'Visarro Flow LV-820 4K-Monitor, 43 Zoll')).toBe('4k');
    expect(sorted('monitors', 'Visarro Vista', 'Visarro Vista Office Monitor 24 inch')).toBe('office');
  });

  it('leaves it where it is when names say two, none, or one of another branch', () => {
    expect(sorted('monitors', 'Lumivue Office 4K-Monitor')).toBeUndefined();
    expect(sorted('monitors', 'Visarro Garden Monitor')).toBeUndefined();
    expect(sorted(null, 'Visarro 4K-Monitor')).toBeUndefined();
  });
});

describe('the first reviewer of shop attributes', () => {
  const idOf = new Map([
    ['capacity', 'c'],
    ['weight', 'w'],
  ]);
  const unproposed = { proposedAttributeId: null, confidence: null };

  it('takes names that it knows for their attribute, whatever is proposed', () => {
    const proposed = { proposedAttributeId: 'w', confidence: 0.9 };
    expect(verdictOnName({ text: 'Wassertank', ...proposed }, idOf)).toEqual({ attributeId: 'c' });
    expect(verdictOnName({ text: 'Verseuse', ...unproposed }, idOf)).toEqual({ attributeId: 'c' });
  });

  it('follows a proposal that is sure, and leaves others open', () => {
    expect(verdictOnName({ text: 'Korbgewicht', proposedAttributeId: 'w', confidence: 0.7 }, idOf)).toEqual({
      attributeId: 'w',
    });
    expect(verdictOnName({ text: 'Korb', proposedAttributeId: 'w', confidence: 0.5 }, idOf)).toBeUndefined();
    expect(verdictOnName({ text: 'Hauttyp', ...unproposed }, idOf)).toBeUndefined();
  });

  it('dismisses a weight that is not that of the product, and names that are markup or a formula', () => {
    for (const text of [
      'Bohnenbehälter',
      '<img src=x onerror=alert(1)>',
      '=HYPERLINK("http://invalid.example","free")',
    ])
      expect(verdictOnName({ text, proposedAttributeId: 'w', confidence: 0.9 }, idOf)).toBe('dismiss');
  });
});
