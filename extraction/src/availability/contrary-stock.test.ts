import { describe, expect, it } from 'vitest';
import { readFeed } from '../feed/index.ts';
import { extractPage } from '../page/index.ts';

const now = Date.parse('2026-11-28T12:00:00Z');
const schema = 'https://schema.org/';
const inJson = (offer: object, product = {}) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'Product', name: 'Lamp', ...product, offers: { '@type': 'Offer', price: '5', priceCurrency: 'EUR', ...offer } })}</script>`;
const inMicrodata = (stock: string) =>
  `<div itemscope itemtype="${schema}Product"><b itemprop="name">Lamp</b><div itemprop="offers" itemscope itemtype="${schema}Offer"><i itemprop="price">5 €</i>${stock}</div></div>`;
const inMeta = (...stocks: string[]) =>
  `<meta property="og:type" content="product"><meta property="product:price:amount" content="5">${stocks.join('')}`;
const meta = (key: string, text: string) => `<meta property="${key}" content="${text}">`;

/** What a page states, the stock that is kept (none: undefined), and whether it is told that two contradict each other. */
const pages: [what: string, html: string, kept: string | undefined, isContrary: boolean][] = [
  ['two values', inJson({ availability: ['InStock', 'OutOfStock'] }), 'OutOfStock', true],
  ['two values, the careful one first', inJson({ availability: ['SoldOut', 'InStock'] }), 'SoldOut', true],
  ['in stock and on order', inJson({ availability: ['InStock', 'PreOrder'] }), 'PreOrder', true],
  ['one value twice', inJson({ availability: ['InStock', `${schema}InStock`] }), 'InStock', false],
  ['few in stock', inJson({ availability: ['InStock', 'LimitedAvailability'] }), 'InStock', false],
  ['out of stock and on order', inJson({ availability: ['BackOrder', 'OutOfStock'] }), 'BackOrder', false],
  ['no piece', inJson({ availability: 'InStock', inventoryLevel: 0 }), 'OutOfStock', true],
  ['no piece as a value', inJson({ availability: 'InStock', inventoryLevel: { value: 0 } }), 'OutOfStock', true],
  ['pieces', inJson({ availability: 'InStock', inventoryLevel: { value: 7, unitCode: 'C62' } }), 'InStock', false],
  ['pieces of what is out of stock', inJson({ availability: 'OutOfStock', inventoryLevel: 7 }), 'OutOfStock', true],
  ['no piece of what is on order', inJson({ availability: 'PreOrder', inventoryLevel: 0 }), 'PreOrder', false],
  ['only no piece', inJson({ inventoryLevel: { value: 0 } }), 'OutOfStock', false],
  ['an unknown text and pieces', inJson({ availability: 'ask us', inventoryLevel: 4 }), undefined, false],
  [
    'another in meta tags',
    inJson({ availability: 'InStock' }) + inMeta(meta('product:availability', 'out of stock')),
    'OutOfStock',
    true,
  ],
  [
    'the same in meta tags',
    inJson({ availability: 'InStock' }) + inMeta(meta('product:availability', 'instock')),
    'InStock',
    false,
  ],
  [
    'another in microdata',
    inJson({ availability: 'OutOfStock' }) + inMicrodata(`<link itemprop="availability" href="${schema}InStock">`),
    'OutOfStock',
    true,
  ],
  [
    'another in a meta tag alone',
    inJson({ availability: 'InStock' }) + meta('product:availability', 'oos'),
    'OutOfStock',
    true,
  ],
  [
    'two meta tags',
    inMeta(meta('product:availability', 'in stock'), meta('og:availability', 'oos')),
    'OutOfStock',
    true,
  ],
  [
    'a meta tag twice',
    inMeta(meta('product:availability', 'in stock'), meta('product:availability', 'oos')),
    'OutOfStock',
    true,
  ],
  [
    'two links',
    inMicrodata(
      `<link itemprop="availability" href="${schema}InStock"><link itemprop="availability" href="${schema}OutOfStock">`,
    ),
    'OutOfStock',
    true,
  ],
  [
    'a link on another text',
    inMicrodata(`<a itemprop="availability" href="${schema}InStock">Out of stock</a>`),
    'OutOfStock',
    true,
  ],
  [
    'content on another text',
    inMicrodata('<b itemprop="availability" content="InStock">Ausverkauft</b>'),
    'OutOfStock',
    true,
  ],
  [
    'a link on the same text',
    inMicrodata(`<a itemprop="availability" href="${schema}InStock">Auf Lager</a>`),
    'InStock',
    false,
  ],
  [
    'a link on a text of something else',
    inMicrodata(`<a itemprop="availability" href="${schema}InStock">Details</a>`),
    'InStock',
    false,
  ],
  ['an empty link', inMicrodata('<a itemprop="availability" href="">Out of stock</a>'), 'OutOfStock', false],
];

const json = (row: object) => JSON.stringify([{ id: '1', title: 'Lamp', price: '5 EUR', ...row }]);
const xml = (inner: string) =>
  `<rss xmlns:g="http://base.google.com/ns/1.0"><channel><item><g:id>1</g:id><title>Lamp</title><g:price>5 EUR</g:price>${inner}</item></channel></rss>`;
const csv = (names: string, cells: string) => `id,title,price,${names}\n1,Lamp,5 EUR,${cells}\n`;

const feeds: [what: string, text: string, kept: string | undefined, isContrary: boolean][] = [
  ['no piece', json({ availability: 'in stock', quantity: 0 }), 'OutOfStock', true],
  ['no piece in a column', csv('availability,stock', 'in stock,0'), 'OutOfStock', true],
  ['pieces', json({ availability: 'in stock', quantity: 7 }), 'InStock', false],
  ['pieces of what is out of stock', json({ availability: 'out of stock', quantity: 7 }), 'OutOfStock', true],
  ['no piece of what is on order', json({ availability: 'preorder', quantity: 0 }), 'PreOrder', false],
  ['only no piece', json({ quantity: 0 }), 'OutOfStock', false],
  ['an unknown text and pieces', json({ availability: 'ask us', quantity: 4 }), undefined, false],
  ['two values', json({ availability: ['in stock', 'out of stock'] }), 'OutOfStock', true],
  [
    'two elements',
    xml('<g:availability>in stock</g:availability><g:availability>out of stock</g:availability>'),
    'OutOfStock',
    true,
  ],
  [
    'an element twice',
    xml('<g:availability>in stock</g:availability><g:availability>in_stock</g:availability>'),
    'InStock',
    false,
  ],
  ['two columns', csv('availability,stock status', 'in stock,sold out'), 'SoldOut', true],
];

/** An offer in stock whose time has not come is not in stock, at either door. */
const dated: [what: string, row: object, kept: string | undefined, code: string | undefined][] = [
  ['a day ahead', { availability: 'in stock', availability_date: '2027-01-01' }, undefined, 'availability_dated'],
  [
    'a time ahead',
    { availability: 'in_stock', availability_date: '2026-12-24T13:00-0800' },
    undefined,
    'availability_dated',
  ],
  ['a day that has passed', { availability: 'in stock', availability_date: '2026-01-01' }, 'InStock', undefined],
  ['what is on order', { availability: 'preorder', availability_date: '2027-01-01' }, 'PreOrder', undefined],
  ['what comes back', { availability: 'backorder', availability_date: '2027-01-01' }, 'BackOrder', undefined],
  ['a date that is none', { availability: 'in stock', availability_date: 'spring' }, 'InStock', 'availability_dated'],
];

describe('statements of a stock that contradict each other', () => {
  it.each(pages)('on a page: %s', (_what, html, kept, isContrary) => {
    const [line] = extractPage({ html, url: 'https://shop.example/lamp' }, { now }).offers;
    expect(answered(line)).toEqual({ kept, isContrary, isConfident: kept !== undefined && !isContrary });
  });

  it.each(feeds)('in a feed: %s', async (_what, text, kept, isContrary) => {
    expect(answered(await rowOf(text))).toEqual({ kept, isContrary, isConfident: kept !== undefined && !isContrary });
  });

  it.each(dated)('by its date in a feed: %s', async (_what, row, kept, code) => {
    const line = await rowOf(json(row));
    const codes = line?.warnings.map((warning) => warning.code).filter((found) => found.startsWith('availability_'));
    const isConfident = (line?.offer.availability?.confidence ?? 0) > 0.6;
    const answer = { kept: line?.offer.availability?.value, codes, isConfident };
    const isCertain = kept !== undefined && code === undefined;
    expect(answer).toEqual({ kept, codes: code === undefined ? [] : [code], isConfident: isCertain });
  });
});

type Line = { offer: { availability?: { value: string; confidence: number } }; warnings: { code: string }[] };

function answered(line: Line | undefined) {
  const stock = line?.offer.availability;
  const isContrary = line?.warnings.some(({ code }) => code === 'availability_disagreement') ?? false;
  return { kept: stock?.value, isContrary, isConfident: (stock?.confidence ?? 0) > 0.6 };
}

async function rowOf(text: string): Promise<Line | undefined> {
  for await (const item of readFeed(new Blob([text]).stream(), { now })) if ('offer' in item) return item;
  return undefined;
}
