import { describe, expect, it } from 'vitest';
import { extractPage } from './index.ts';

/** How each markup opens a thing (as a value of a property, or at the top) and states a text. */
type Markup = { thing: (type: string, property?: string) => string; says: (property: string, text: string) => string };
const microdata: Markup = {
  thing: (type, property) =>
    `<div ${property === undefined ? '' : `itemprop="${property}" `}itemscope itemtype="https://schema.org/${type}">`,
  says: (property, text) => `<meta itemprop="${property}" content="${text}">`,
};
const rdfa: Markup = {
  thing: (type, property) =>
    `<div vocab="https://schema.org/" ${property === undefined ? '' : `property="${property}" `}typeof="${type}">`,
  says: (property, text) => `<meta property="${property}" content="${text}">`,
};

type Parts = (markup: Markup) => string[];
const offerOf =
  (property: string, ...says: [string, string][]): ((markup: Markup) => string) =>
  ({ thing, says: state }) =>
    `${thing('Offer', property)}${says.map(([name, text]) => state(name, text)).join('')}</div>`;
const usual = offerOf('offers', ['price', '39.90'], ['priceCurrency', 'EUR']);
const kettle = { name: 'Kettle', price: '39.90 EUR' };

/** The parts of one product, of which the first two state a name in two spellings, and what is read of them in either order. */
const cases: [what: string, parts: Parts, expected: object][] = [
  ['name', ({ says }) => [says('name', 'Kettle'), says('Name', 'K2-INTERNAL')], kettle],
  ['NAME', ({ says }) => [says('name', 'Kettle'), says('NAME', 'K2-INTERNAL')], kettle],
  ['sku', ({ says }) => [says('sku', 'K-2'), says('SKU', 'old'), says('name', 'Kettle')], { ...kettle, sku: 'K-2' }],
  ['mpn', ({ says }) => [says('mpn', 'NK2'), says('Mpn', 'old'), says('name', 'Kettle')], { ...kettle, mpn: 'NK2' }],
  [
    'gtin13',
    ({ says }) => [says('gtin13', '4006381333931'), says('GTIN13', '5901234123457'), says('name', 'Kettle')],
    { ...kettle, gtin: '4006381333931' },
  ],
  [
    'color',
    ({ says }) => [says('color', 'red'), says('Color', '#f00'), says('name', 'Kettle')],
    { ...kettle, color: 'red' },
  ],
  [
    'brand',
    ({ says }) => [says('brand', 'Orla'), says('Brand', 'o7'), says('name', 'Kettle')],
    { ...kettle, brand: 'Orla' },
  ],
  [
    'description',
    ({ says }) => [says('description', 'Boils.'), says('Description', 'tbd'), says('name', 'Kettle')],
    { ...kettle, description: 'Boils.' },
  ],
  [
    'category',
    ({ says }) => [says('category', 'Kitchen'), says('CATEGORY', '17'), says('name', 'Kettle')],
    { ...kettle, category: 'Kitchen' },
  ],
  [
    'image',
    ({ says }) => [
      says('image', 'https://shop.example/k.jpg'),
      says('Image', 'https://shop.example/x.jpg'),
      says('name', 'Kettle'),
    ],
    { ...kettle, images: ['https://shop.example/k.jpg'] },
  ],
  [
    'material',
    ({ says }) => [says('material', 'steel'), says('Material', 'M4'), says('name', 'Kettle')],
    { ...kettle, material: 'steel' },
  ],
];
const offerCases: [what: string, offers: ((markup: Markup) => string)[], expected: object][] = [
  ['offers', [usual, offerOf('Offers', ['price', '1.00'], ['priceCurrency', 'EUR'])], kettle],
  ['price', [offerOf('offers', ['price', '39.90'], ['Price', '1.00'], ['priceCurrency', 'EUR'])], kettle],
  [
    'price, the wrong one first',
    [offerOf('offers', ['Price', '1.00'], ['price', '39.90'], ['priceCurrency', 'EUR'])],
    kettle,
  ],
  [
    'priceCurrency',
    [offerOf('offers', ['price', '39.90'], ['PriceCurrency', 'USD'], ['priceCurrency', 'EUR'])],
    kettle,
  ],
  [
    'availability',
    [
      offerOf(
        'offers',
        ['price', '39.90'],
        ['Availability', 'OutOfStock'],
        ['availability', 'InStock'],
        ['priceCurrency', 'EUR'],
      ),
    ],
    { ...kettle, availability: 'InStock' },
  ],
  [
    'itemCondition',
    [
      offerOf(
        'offers',
        ['ItemCondition', 'UsedCondition'],
        ['itemCondition', 'NewCondition'],
        ['price', '39.90'],
        ['priceCurrency', 'EUR'],
      ),
    ],
    { ...kettle, condition: 'NewCondition' },
  ],
  ['two prices of one spelling stay two', [offerOf('offers', ['Price', '39.90'], ['priceCurrency', 'EUR'])], kettle],
];

function read(body: string): object[] {
  const { offers } = extractPage({
    html: `<html lang="en"><body>${body}</body></html>`,
    url: 'https://shop.example/p',
  });
  return offers.map(({ offer }) =>
    Object.fromEntries(
      Object.entries(offer).map(([key, { value }]) => [
        key,
        typeof value === 'object' && 'amount' in value ? `${value.amount} ${value.currency}` : value,
      ]),
    ),
  );
}

describe.each(Object.entries({ microdata, rdfa }))(
  'a name spelt right beside one that is not, in %s',
  (_name, markup) => {
    it.each(cases)('counts alone, in either order: %s', (_what, parts, expected) => {
      const [right = '', wrong = '', ...rest] = parts(markup);
      for (const both of [right + wrong, wrong + right]) {
        expect(read(`${markup.thing('Product')}${both}${rest.join('')}${usual(markup)}</div>`)).toEqual([expected]);
      }
    });

    it.each(offerCases)('counts alone in an offer: %s', (_what, offers, expected) => {
      const written = offers.map((offer) => offer(markup));
      for (const some of [written, written.toReversed()]) {
        expect(read(`${markup.thing('Product')}${markup.says('name', 'Kettle')}${some.join('')}</div>`)).toEqual([
          expected,
        ]);
      }
    });
  },
);

it('counts alone where an itemref brings the other spelling', () => {
  const body = `${microdata.thing('Product').replace('itemscope', 'itemscope itemref="more"')}${microdata.says('name', 'Kettle')}${usual(microdata)}</div>
    <p id="more">${microdata.says('Name', 'K2-INTERNAL')}</p>`;
  expect(read(body)).toEqual([kettle]);
});

it('leaves what is spelt wrong in one item alone where another item spells it right', () => {
  const body = `${microdata.thing('Product')}${microdata.says('Name', 'Kettle')}${microdata.thing('Brand', 'brand')}${microdata.says('name', 'Orla')}</div>${usual(microdata)}</div>`;
  expect(read(body)).toEqual([{ ...kettle, brand: 'Orla' }]);
});
