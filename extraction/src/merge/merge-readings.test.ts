import type { ExtractionMethod, Field, PriceValue, RawOffer } from '@quarry/contracts/offers';
import { describe, expect, it } from 'vitest';
import { hasSameRecency, mergeReadings, type Reading } from './index.ts';

const hourMs = 60 * 60 * 1000;

function field<T>(value: T, method: ExtractionMethod): Field<T> {
  return { value, raw: String(value), method, path: method, confidence: 1 };
}

function price(amount: string, method: ExtractionMethod, currency: string | null = 'EUR'): Field<PriceValue> {
  return field({ amount, minor: Math.round(Number(amount) * 100), currency }, method);
}

function reading(fields: RawOffer, seenAtHour = 0, sinceHour = 0): Reading {
  return { fields, since: sinceHour * hourMs, seenAt: seenAtHour * hourMs };
}

describe('merging readings', () => {
  it('takes each field from the better method and keeps its evidence', () => {
    const feed = reading({ name: field('Kettle', 'feed'), price: price('20.00', 'feed') });
    const page = reading({ name: field('The kettle', 'json-ld'), description: field('Boils.', 'meta') });
    const merged = mergeReadings([page, feed]);
    expect(merged.fields).toEqual({ ...feed.fields, description: page.fields.description });
    expect(merged.givenBy.get('description')).toBe(page);
    expect(merged.leader).toBe(feed);
  });

  it.each<[ExtractionMethod, ExtractionMethod]>([
    ['feed', 'json-ld'],
    ['json-ld', 'microdata'],
    ['microdata', 'rdfa'],
    ['rdfa', 'meta'],
    ['meta', 'selector'],
  ])('trusts %s before %s, in whatever order they come', (better, worse) => {
    const [one, two] = [reading({ color: field('red', better) }), reading({ color: field('blue', worse) })];
    expect(mergeReadings([one, two]).fields.color?.value).toBe('red');
    expect(mergeReadings([two, one]).fields.color?.value).toBe('red');
  });

  it('takes of two equal methods what was said last, and does not go back and forth between them', () => {
    const older = reading({ color: field('red', 'json-ld') }, 30, 0);
    const newer = reading({ color: field('blue', 'json-ld') }, 20, 10);
    expect(mergeReadings([older, newer]).fields.color?.value).toBe('blue');
    expect(mergeReadings([{ ...older, seenAt: 99 * hourMs }, newer]).fields.color?.value).toBe('blue');
  });

  it.each([
    [24, '20.00'],
    [25, '18.00'],
  ])('with the page seen %i hours after the feed the price is %s', (hours, amount) => {
    const feed = reading({ name: field('Kettle', 'feed'), price: price('20.00', 'feed') });
    const page = reading({ name: field('The kettle', 'json-ld'), price: price('18.00', 'json-ld') }, hours);
    const { fields } = mergeReadings([feed, page]);
    expect(fields.price?.value.amount).toBe(amount);
    expect(fields.name?.value).toBe('Kettle');
  });

  it('lets availability and shipping follow the later sighting as well, each by itself', () => {
    const feed = reading({ availability: field('InStock', 'feed'), shippingPrice: price('4.90', 'feed') });
    const page = reading({ availability: field('OutOfStock', 'selector') }, 48);
    const { fields } = mergeReadings([feed, page]);
    expect(fields.availability?.value).toBe('OutOfStock');
    expect(fields.shippingPrice?.value.amount).toBe('4.90');
  });

  it('makes no reduction out of the price of one source and the list price of another', () => {
    const feed = reading({ price: price('20.00', 'feed') });
    const page = reading({ price: price('15.00', 'json-ld'), listPrice: price('25.00', 'json-ld') });
    expect(mergeReadings([feed, page]).fields.listPrice).toBeUndefined();
  });

  it('adds the list price of a source that names the same price', () => {
    const feed = reading({ price: price('15.0', 'feed') });
    const page = reading({ price: price('15.00', 'json-ld'), listPrice: price('25.00', 'json-ld') });
    expect(mergeReadings([feed, page]).fields.listPrice?.value.amount).toBe('25.00');
  });

  it('prefers the price of one item to a range', () => {
    const feed = reading({ lowPrice: price('10.00', 'feed'), highPrice: price('30.00', 'feed') });
    const page = reading({ price: price('20.00', 'selector') });
    const { fields } = mergeReadings([feed, page]);
    expect(fields.price?.value.amount).toBe('20.00');
    expect(fields.lowPrice).toBeUndefined();
  });

  it('says that two fresh sources disagree about the price, and not when one of them is old or they agree', () => {
    const feed = reading({ price: price('20.00', 'feed') });
    const page = reading({ price: price('18.00', 'json-ld') }, 1);
    expect(mergeReadings([feed, page]).disagreement).toEqual({ given: feed, other: page });
    expect(mergeReadings([feed, { ...page, seenAt: 30 * hourMs }]).disagreement).toBeNull();
    const same = reading({ price: price('20', 'json-ld', null) }, 1);
    expect(mergeReadings([feed, same]).disagreement).toBeNull();
  });
});

describe('what people state', () => {
  const typed = reading({ name: field('Kettle', 'person'), price: price('19.90', 'person') }, 10, 10);

  it.each([
    ['an earlier', 0],
    ['a later', 500],
  ])('holds against %s reading, by whatever method', (_when, hours) => {
    const feed = reading({ name: field('The kettle', 'feed'), price: price('21.90', 'feed') }, hours, hours);
    const { fields, leader, givenBy } = mergeReadings([feed, typed]);
    expect(fields.price?.value.amount).toBe('19.90');
    expect(leader).toBe(typed);
    expect(fields.name?.value).toBe('The kettle');
    expect(givenBy.get('name')).toBe(feed);
  });

  it('gives way where it states nothing, and stands in where nothing else does', () => {
    const page = reading({ price: price('21.90', 'json-ld'), color: field('red', 'json-ld') });
    const sold = reading({ name: field('Kettle', 'person'), availability: field('OutOfStock', 'person') });
    const { fields, leader } = mergeReadings([page, sold]);
    expect(fields).toMatchObject({ price: { value: { amount: '21.90' } }, availability: { value: 'OutOfStock' } });
    expect(fields).toMatchObject({ color: { value: 'red' }, name: { value: 'Kettle' } });
    expect(leader).toBe(page);
  });

  it('leaves out the range and the reduction of the page, and tells the price that the page shows', () => {
    const page = reading({ price: price('21.90', 'json-ld'), listPrice: price('30.00', 'json-ld') }, 500);
    const range = reading({ lowPrice: price('5.00', 'meta'), highPrice: price('9.00', 'meta') }, 500);
    const { fields, disagreement } = mergeReadings([page, range, typed]);
    expect([fields.listPrice, fields.lowPrice, fields.highPrice]).toEqual([undefined, undefined, undefined]);
    expect(disagreement).toEqual({ given: typed, other: page });
  });
});

describe('recency', () => {
  it('is the same while nobody falls behind by more than a day', () => {
    expect(hasSameRecency([0, 2 * hourMs], [20 * hourMs, 2 * hourMs])).toBe(true);
    expect(hasSameRecency([0, 2 * hourMs], [0, 25 * hourMs])).toBe(false);
    expect(hasSameRecency([0, 30 * hourMs], [60 * hourMs, 30 * hourMs])).toBe(false);
  });
});
