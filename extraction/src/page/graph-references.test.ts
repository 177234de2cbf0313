import { describe, expect, it } from 'vitest';
import { extractPage } from './index.ts';

type Node = Record<string, unknown>;
type Case = [what: string, blocks: Node[] | Node[][], lines: object[]];

const offer = (more: Node = {}): Node => ({ '@type': 'Offer', price: '39.90', priceCurrency: 'EUR', ...more });
const product = (more: Node = {}): Node => ({ '@type': 'Product', '@id': '#p', name: 'Kettle', ...more });
const at = (id: string): Node => ({ '@id': id });
const graph = (...nodes: unknown[]): Node => ({ '@context': 'https://schema.org', '@graph': nodes });
const teapot = (more: Node = {}): Node =>
  product({ '@id': '#q', name: 'Teapot', offers: offer({ price: '20.00' }), ...more });
const kettle = { name: 'Kettle', price: '39.90 EUR' };

/** Written from JSON-LD 1.1 (node identifiers, graph objects, blank nodes) before they were tried. */
const cases: Case[] = [
  ['an offer behind its product', [graph(product({ offers: at('#o') }), offer(at('#o')))], [kettle]],
  ['an offer before its product', [graph(offer(at('#o')), product({ offers: at('#o') }))], [kettle]],
  [
    'an array of references',
    [
      graph(
        product({ offers: [at('#o'), at('#r')] }),
        offer({ ...at('#o'), sku: 'new' }),
        offer({ ...at('#r'), sku: 'used', price: '25.00', itemCondition: 'UsedCondition' }),
      ),
    ],
    [
      { ...kettle, sku: 'new' },
      { ...kettle, sku: 'used', price: '25.00 EUR', condition: 'UsedCondition' },
    ],
  ],
  ['a reference as a text', [graph(product({ offers: '#o' }), offer(at('#o')))], [kettle]],
  ['an array of texts', [graph(product({ offers: ['#o'] }), offer(at('#o')))], [kettle]],
  [
    'a reference that repeats the type',
    [graph(product({ offers: { '@type': 'Offer', ...at('#o') } }), offer(at('#o')))],
    [kettle],
  ],
  [
    'an absolute reference to a relative id',
    [graph(product({ offers: at('https://shop.example/p#o') }), offer(at('#o')))],
    [kettle],
  ],
  [
    'a relative reference to an absolute id',
    [graph(product({ offers: at('#o') }), offer(at('https://shop.example/p#o')))],
    [kettle],
  ],
  ['a blank node', [graph(product({ offers: at('_:b0') }), offer(at('_:b0')))], [kettle]],
  [
    'a blank node of the same name in another block, which is another thing',
    [
      graph(product({ offers: at('_:b0') }), offer(at('_:b0'))),
      graph({ '@type': 'Organization', name: 'Mill', ...at('_:b0') }),
    ],
    [kettle],
  ],
  ['an offer that names its product', [graph(product(), offer({ itemOffered: at('#p') }))], [kettle]],
  ['an offer that names its product by a text', [graph(offer({ itemOffered: '#p' }), product())], [kettle]],
  ['an offer in another block', [product({ offers: at('#o') }), offer(at('#o'))], [kettle]],
  ['an offer in an earlier block', [offer(at('#o')), product({ offers: at('#o') })], [kettle]],
  [
    'a brand in another block',
    [product({ offers: offer(), brand: at('#b') }), { '@type': 'Brand', name: 'Orla', ...at('#b') }],
    [{ ...kettle, brand: 'Orla' }],
  ],
  [
    'a product described in two nodes',
    [graph(product(), { '@type': 'Product', '@id': '#p', offers: offer() })],
    [kettle],
  ],
  [
    'a product described in two blocks',
    [product(), { '@type': 'Product', '@id': '#p', sku: 'K-2', offers: offer() }],
    [{ ...kettle, sku: 'K-2' }],
  ],
  ['a graph within a graph', [graph(graph(product({ offers: at('#o') })), offer(at('#o')))], [kettle]],
  ['a graph of one object', [{ '@context': 'https://schema.org', '@graph': product({ offers: offer() }) }], [kettle]],
  ['graphs in an array', [[graph(product({ offers: at('#o') })), graph(offer(at('#o')))]], [kettle]],
  [
    'a graph with a name of its own',
    [{ ...graph(product({ offers: at('#o') }), offer(at('#o'))), ...at('#g') }],
    [kettle],
  ],
  [
    'product and offer that name each other',
    [graph(product({ offers: at('#o') }), offer({ ...at('#o'), itemOffered: at('#p') }))],
    [kettle],
  ],
  ['a product that is related to itself', [graph(product({ offers: offer(), isRelatedTo: at('#p') }))], [kettle]],
  [
    'a ring of three',
    [
      graph(product({ offers: at('#o'), isVariantOf: at('#g') }), offer({ ...at('#o'), itemOffered: at('#p') }), {
        '@type': 'ProductGroup',
        ...at('#g'),
        productGroupID: 'G',
        hasVariant: at('#p'),
      }),
    ],
    [{ ...kettle, itemGroup: 'G' }],
  ],
  ['an offer that is nowhere', [graph(product({ offers: at('#nowhere') }))], [{ name: 'Kettle' }]],
  ['a brand that is nowhere', [graph(product({ offers: offer(), brand: at('#nowhere') }))], [kettle]],
  [
    'one of two offers that is nowhere',
    [graph(product({ offers: [at('#nowhere'), at('#o')] }), offer(at('#o')))],
    [kettle],
  ],
  [
    'two products of which the page names one',
    [graph(teapot(), product({ offers: offer() }), { '@type': 'WebPage', mainEntity: at('#p') })],
    [kettle],
  ],
  [
    'two products of which one is related to the other',
    [graph(product({ offers: offer(), isRelatedTo: at('#q') }), teapot())],
    [kettle],
  ],
  [
    'two products that share an offer of their own',
    [
      graph(product({ offers: at('#o') }), teapot({ isSimilarTo: at('#p') }), offer(at('#o')), {
        '@type': 'ItemPage',
        mainEntity: '#p',
      }),
    ],
    [kettle],
  ],
  [
    'variants by reference',
    [
      graph(
        { '@type': 'ProductGroup', name: 'Kettle', productGroupID: 'G', hasVariant: [at('#r'), at('#b')] },
        product({ ...at('#r'), color: 'red', offers: offer() }),
        product({ ...at('#b'), color: 'blue', offers: offer() }),
      ),
    ],
    [
      { ...kettle, color: 'red', itemGroup: 'G' },
      { ...kettle, color: 'blue', itemGroup: 'G' },
    ],
  ],
  [
    'a range whose offers are references',
    [graph(product({ offers: { '@type': 'AggregateOffer', offers: [at('#o')] } }), offer(at('#o')))],
    [kettle],
  ],
  [
    'a price specification by reference',
    [
      graph(product({ offers: { '@type': 'Offer', priceSpecification: at('#s') } }), {
        '@type': 'UnitPriceSpecification',
        ...at('#s'),
        price: '39.90',
        priceCurrency: 'EUR',
      }),
    ],
    [kettle],
  ],
  [
    'a seller by reference',
    [graph(product({ offers: offer({ seller: at('#m') }) }), { '@type': 'Organization', ...at('#m'), name: 'Mill' })],
    [{ ...kettle, seller: 'Mill' }],
  ],
  [
    'a rating by reference',
    [
      graph(product({ offers: offer(), aggregateRating: at('#a') }), {
        '@type': 'AggregateRating',
        ...at('#a'),
        ratingValue: 4.5,
        reviewCount: 12,
      }),
    ],
    [{ ...kettle, rating: { value: 4.5, best: 5, count: 12 } }],
  ],
  [
    'a picture by reference',
    [
      graph(product({ offers: offer(), image: at('#i') }), {
        '@type': 'ImageObject',
        ...at('#i'),
        url: 'https://shop.example/k.jpg',
      }),
    ],
    [{ ...kettle, images: ['https://shop.example/k.jpg'] }],
  ],
  [
    'a review that names the product',
    [graph(product({ offers: offer() }), { '@type': 'Review', itemReviewed: at('#p'), name: 'Good' })],
    [kettle],
  ],
];

function read(blocks: Case[1]): object[] {
  const scripts = blocks
    .map((block) => `<script type="application/ld+json">${JSON.stringify(block)}</script>`)
    .join('');
  const { offers } = extractPage({
    html: `<html lang="en"><body>${scripts}</body></html>`,
    url: 'https://shop.example/p',
  });
  return offers.map(({ offer: found }) =>
    Object.fromEntries(
      Object.entries(found).map(([key, { value }]) => [
        key,
        typeof value === 'object' && 'amount' in value ? `${value.amount} ${value.currency}` : value,
      ]),
    ),
  );
}

describe('nodes of JSON-LD that name one another', () => {
  it.each(cases)('are joined: %s', (_what, blocks, lines) => {
    expect(read(blocks)).toEqual(lines);
  });
});
