import { describe, expect, it } from 'vitest';
import { extractPage } from './index.ts';

type Shown = { price?: string; low?: string; list?: string; stock?: string; codes?: string[] };
type Case = [what: string, offer: object, answer: Shown];

/** The hour the page was fetched at. */
const now = Date.parse('2026-06-15T12:00:00Z');
const past = '2026-06-14';
const coming = '2026-06-16';

const plain = { '@type': 'Offer', price: '49.90', priceCurrency: 'EUR' };
const range = { '@type': 'AggregateOffer', lowPrice: '10', highPrice: '20', priceCurrency: 'EUR' };
const typed = (priceType: string, price: string, more: object = {}) => ({
  priceType,
  price,
  priceCurrency: 'EUR',
  ...more,
});
const sale = (more: object) => ({ ...plain, priceSpecification: typed('SalePrice', '39.90', more) });
const reduced = (more: object) => ({
  ...plain,
  price: '39.90',
  priceSpecification: typed('StrikethroughPrice', '49.90'),
  ...more,
});
const regular: Shown = { price: '49.90', codes: ['sum_left_out'] };
const onSale: Shown = { price: '39.90', list: '49.90' };

const cases: Case[] = [
  ['a sale that has ended', sale({ validThrough: past }), regular],
  ['a sale that ended an hour ago', sale({ validThrough: '2026-06-15T11:00:00Z' }), regular],
  ['a sale that ends in an hour', sale({ validThrough: '2026-06-15T13:00:00Z' }), onSale],
  ['a sale that ends today', sale({ validThrough: '2026-06-15' }), onSale],
  ['a sale that ends by the clock of Berlin', sale({ validThrough: '2026-06-15T13:30:00+02:00' }), regular],
  ['a sale that ends by the clock of Lisbon', sale({ validThrough: '2026-06-15T13:30:00+0100' }), onSale],
  ['a sale that ends by a short offset', sale({ validThrough: '2026-06-15T13:30:00+02' }), regular],
  ['a sale that begins tomorrow', sale({ validFrom: coming }), regular],
  ['a sale that began yesterday', sale({ validFrom: past }), onSale],
  ['a sale that began today', sale({ validFrom: '2026-06-15' }), onSale],
  ['a sale of these days', sale({ validFrom: past, validThrough: coming }), onSale],
  ['a sale of last year', sale({ validFrom: '2025-06-01', validThrough: '2025-06-30' }), regular],
  ['a sale that ended, in German', sale({ validThrough: '14.06.2026' }), regular],
  ['a sale that lasts, in German', sale({ validThrough: '16.06.2026' }), onSale],
  ['a sale that ended, in Russian', sale({ validThrough: '14.6.2026' }), regular],
  ['a sale that ended, in Japanese', sale({ validThrough: '2026年6月14日' }), regular],
  ['a sale that lasts, in Chinese', sale({ validThrough: '2026/06/16' }), onSale],
  ['a sale that ended, in Hungarian', sale({ validThrough: '2026.06.14' }), regular],
  ['a sale with an end that means two days', sale({ validThrough: '07/06/2026' }), regular],
  ['a sale with an end that is none', sale({ validThrough: 'soon' }), regular],
  ['a sale with milliseconds', sale({ validThrough: '2026-06-16T00:00:00.000Z' }), onSale],
  ['a sale with `priceValidUntil`', sale({ priceValidUntil: past }), regular],
  ['a price that replaced a struck-through one until yesterday', reduced({ priceValidUntil: past }), regular],
  ['a price that replaces a struck-through one until tomorrow', reduced({ priceValidUntil: coming }), onSale],
  [
    'a lone price whose time has passed',
    { ...plain, priceValidUntil: past },
    { price: '49.90', codes: ['price_expired'] },
  ],
  [
    'a lone price whose time is no time',
    { ...plain, priceValidUntil: 'ask us' },
    { price: '49.90', codes: ['price_expired'] },
  ],
  ['a lone price that holds', { ...plain, priceValidUntil: coming }, { price: '49.90' }],
  [
    'a sale that has ended beside its own price',
    { ...plain, priceSpecification: typed('SalePrice', '49.90', { validThrough: past }) },
    { price: '49.90', codes: ['price_expired'] },
  ],
  [
    'a sale that has ended beside its own price and a struck-through one',
    {
      ...plain,
      price: '39.90',
      priceSpecification: [typed('SalePrice', '39.90', { validThrough: past }), typed('StrikethroughPrice', '49.90')],
    },
    regular,
  ],
  [
    'a price of tomorrow that repeats the one stated',
    { ...plain, priceSpecification: typed('', '49.90', { validFrom: coming }) },
    { price: '49.90', codes: ['sum_left_out'] },
  ],
  ['a range that has ended', { ...range, validThrough: past }, { codes: ['no_price', 'sum_left_out'] }],
  [
    'a range whose prices have ended',
    { ...range, priceValidUntil: past },
    { low: '10', codes: ['price_expired', 'range_only'] },
  ],
  ['a range that holds', { ...range, priceValidUntil: coming }, { low: '10', codes: ['range_only'] }],
  ['an offer that has ended', { ...plain, validThrough: past }, { codes: ['no_price', 'sum_left_out'] }],
  ['an offer that has not begun', { ...plain, validFrom: coming }, { codes: ['no_price', 'sum_left_out'] }],
  ['an offer that holds', { ...plain, validFrom: past, validThrough: coming }, { price: '49.90' }],
  [
    'an offer with a beginning nobody can read',
    { ...plain, validFrom: 'spring' },
    { codes: ['no_price', 'sum_left_out'] },
  ],
  [
    'a struck-through price of the past',
    { ...plain, priceSpecification: typed('ListPrice', '59.90', { validThrough: past }) },
    regular,
  ],
  [
    'a price of tomorrow beside the one of today',
    { priceSpecification: [typed('', '49.90', { validThrough: coming }), typed('', '59.90', { validFrom: coming })] },
    regular,
  ],
  [
    'stock from tomorrow on',
    { ...plain, availability: 'InStock', availabilityStarts: coming },
    { price: '49.90', codes: ['availability_dated'] },
  ],
  [
    'stock until yesterday',
    { ...plain, availability: 'InStock', availabilityEnds: past },
    { price: '49.90', codes: ['availability_dated'] },
  ],
  [
    'stock until tomorrow',
    { ...plain, availability: 'InStock', availabilityEnds: coming },
    { price: '49.90', stock: 'InStock' },
  ],
  [
    'an order ahead of its day',
    { ...plain, availability: 'PreOrder', availabilityStarts: coming },
    { price: '49.90', stock: 'PreOrder' },
  ],
  [
    'stock with a day nobody can read',
    { ...plain, availability: 'InStock', availabilityStarts: 'soon' },
    { price: '49.90', stock: 'InStock', codes: ['availability_dated'] },
  ],
];

function shown(html: string, options: { now?: number } = { now }): Shown {
  const { offers } = extractPage({ html, url: 'https://shop.example/kettle' }, options);
  const { price, lowPrice, listPrice, availability } = offers[0]?.offer ?? {};
  const codes = [...new Set(offers[0]?.warnings.map(({ code }) => code))].toSorted();
  return {
    ...(price && { price: price.value.amount }),
    ...(lowPrice && { low: lowPrice.value.amount }),
    ...(listPrice && { list: listPrice.value.amount }),
    ...(availability && { stock: availability.value }),
    ...(codes.length > 0 && { codes }),
  };
}

const ofOffer = (offers: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'Product', name: 'Kettle', offers })}</script>`;

function ofTags(start: string, end: string, regularPrice = '49.90'): string {
  const tags = {
    'og:type': 'product',
    'og:title': 'Kettle',
    'product:price:amount': regularPrice,
    'product:price:currency': 'EUR',
    'product:sale_price:amount': '39.90',
    'product:sale_price_dates:start': start,
    'product:sale_price_dates:end': end,
  };
  return Object.entries(tags)
    .map(([name, content]) => `<meta property="${name}" content="${content}">`)
    .join('');
}

describe('the times of an offer', () => {
  it.each(cases)('%s', (_what, offer, answer) => {
    expect(shown(ofOffer({ '@type': 'Offer', ...offer }))).toEqual(answer);
  });

  it.each([
    ['has ended', ofTags('2026-06-01', past), regular],
    ['has not begun', ofTags(coming, '2026-06-30'), regular],
    ['holds', ofTags(past, coming), onSale],
    ['has no beginning', ofTags('', coming), onSale],
    ['has an end nobody can read', ofTags(past, '07/06/2026'), regular],
    ['has ended and stands alone', ofTags('', past, ''), { codes: ['no_price', 'sum_left_out'] }],
  ])('of a sale in meta tags that %s', (_what, html, answer) => {
    expect(shown(html)).toEqual(answer);
  });

  it('make a lone price of the past less certain', () => {
    const confidence = (offer: object) =>
      extractPage({ html: ofOffer(offer), url: 'https://shop.example/' }, { now }).offers[0]?.offer.price?.confidence ??
      0;
    expect(confidence({ ...plain, priceValidUntil: past })).toBeLessThan(confidence(plain));
  });

  it.each([
    ['is over', { validThrough: past }],
    ['has not come', { validFrom: coming }],
  ])('make a price less certain that is repeated for a time that %s', (_when, more) => {
    const offer = { ...plain, priceSpecification: typed('', '49.90', more) };
    const [line] = extractPage({ html: ofOffer(offer), url: 'https://shop.example/' }, { now }).offers;
    expect(line?.offer.price?.confidence).toBeLessThan(0.95);
  });

  it('are not judged where nobody says when the page was fetched', () => {
    expect(shown(ofOffer(sale({ validThrough: past })), {})).toEqual(onSale);
  });
});
