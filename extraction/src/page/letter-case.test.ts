import { describe, expect, it } from 'vitest';
import { extractPage } from './index.ts';
import { findStated } from './find-stated.ts';

const jsonLd = (data: string) => `<script type="application/ld+json">${data}</script>`;
const offer = '"offers":{"@type":"Offer","price":"39.90","priceCurrency":"EUR"}';
const schema = 'itemscope itemtype="https://schema.org';
const microOffer = `<div itemprop="offers" ${schema}/Offer"><b itemprop="price">39.90</b><meta itemprop="priceCurrency" content="EUR"></div>`;
const rdfaOffer = `<div property="offers" typeof="Offer"><b property="price">39.90</b><meta property="priceCurrency" content="EUR"></div>`;
const kettle = { name: 'Kettle', price: '39.90 EUR' };

/** Field by field what the only offer of a page says. */
function readOnly(body: string): Record<string, unknown> {
  const { offers } = extractPage({
    html: `<html lang="en"><body>${body}</body></html>`,
    url: 'https://shop.example/p',
  });
  expect(offers).toHaveLength(1);
  return Object.fromEntries(
    Object.entries(offers[0]?.offer ?? {}).map(([key, { value }]) => [
      key,
      typeof value === 'object' && 'amount' in value ? `${value.amount} ${value.currency}` : value,
    ]),
  );
}

describe('names in another letter case than the vocabulary', () => {
  it.each<[string, string, Record<string, unknown>]>([
    ['JSON-LD Name', jsonLd(`{"@type":"Product","Name":"Kettle",${offer}}`), kettle],
    [
      'JSON-LD Offers, Price and PriceCurrency',
      jsonLd('{"@type":"Product","Name":"Kettle","Offers":{"@type":"Offer","Price":"39.90","PriceCurrency":"EUR"}}'),
      kettle,
    ],
    [
      'JSON-LD in small letters',
      jsonLd('{"@type":"Product","name":"Kettle","offers":{"@type":"Offer","price":39.90,"pricecurrency":"EUR"}}'),
      kettle,
    ],
    [
      'JSON-LD in capitals',
      jsonLd('{"@type":"PRODUCT","NAME":"Kettle","OFFERS":{"@type":"OFFER","PRICE":"39.90","PRICECURRENCY":"EUR"}}'),
      kettle,
    ],
    ['JSON-LD type product', jsonLd(`{"@type":"product","name":"Kettle",${offer}}`), kettle],
    ['JSON-LD type by address', jsonLd(`{"@type":"HTTP://Schema.org/PRODUCT/","name":"Kettle",${offer}}`), kettle],
    [
      'JSON-LD key @Type',
      jsonLd(`{"@Context":"https://schema.org","@Type":"Product","name":"Kettle",${offer}}`),
      kettle,
    ],
    ['JSON-LD key @TYPE within @GRAPH', jsonLd(`{"@GRAPH":[{"@TYPE":"Product","name":"Kettle",${offer}}]}`), kettle],
    [
      'JSON-LD keys @ID and @Id',
      jsonLd(
        '[{"@type":"Product","name":"Kettle","offers":{"@Id":"#o"}},{"@ID":"#o","@type":"Offer","price":"39.90","priceCurrency":"EUR"}]',
      ),
      kettle,
    ],
    [
      'JSON-LD keys @Value and @Language',
      jsonLd(
        `{"@type":"Product","name":[{"@Value":"Kessel","@Language":"de"},{"@Value":"Kettle","@Language":"en"}],${offer}}`,
      ),
      kettle,
    ],
    [
      'JSON-LD aggregateoffer',
      jsonLd(
        '{"@type":"Product","name":"Kettle","offers":{"@type":"aggregateoffer","lowprice":"10","HighPrice":"20","priceCurrency":"EUR"}}',
      ),
      { name: 'Kettle', lowPrice: '10 EUR', highPrice: '20 EUR' },
    ],
    [
      'JSON-LD productgroup and hasvariant',
      jsonLd(
        `{"@type":"productgroup","name":"Kettle","productgroupid":"K","hasvariant":[{"@type":"product","name":"Kettle red","Color":"red",${offer}}]}`,
      ),
      { name: 'Kettle red', price: '39.90 EUR', color: 'red', itemGroup: 'K' },
    ],
    [
      'JSON-LD SKU, MPN and GTIN13',
      jsonLd(`{"@type":"Product","name":"Kettle","SKU":"K-2","MPN":"NK2","GTIN13":"4006381333931",${offer}}`),
      { ...kettle, sku: 'K-2', mpn: 'NK2', gtin: '4006381333931' },
    ],
    [
      'JSON-LD Brand, Image, Description and Category',
      jsonLd(
        `{"@type":"Product","name":"Kettle","Brand":{"@type":"brand","Name":"Orla"},"Image":"/k.jpg","DESCRIPTION":"Boils.","Category":"Kitchen",${offer}}`,
      ),
      { ...kettle, brand: 'Orla', images: ['https://shop.example/k.jpg'], description: 'Boils.', category: 'Kitchen' },
    ],
    [
      'JSON-LD AggregateRating',
      jsonLd(
        `{"@type":"Product","name":"Kettle","AggregateRating":{"@type":"aggregaterating","RatingValue":4.5,"ReviewCount":12},${offer}}`,
      ),
      { ...kettle, rating: { value: 4.5, best: 5, count: 12 } },
    ],
    [
      'JSON-LD Availability, ItemCondition and Seller',
      jsonLd(
        '{"@type":"Product","name":"Kettle","offers":{"@type":"Offer","price":"39.90","priceCurrency":"EUR","Availability":"https://schema.org/InStock","ItemCondition":"UsedCondition","Seller":{"@type":"organization","Name":"Mill"}}}',
      ),
      { ...kettle, availability: 'InStock', condition: 'UsedCondition', seller: 'Mill' },
    ],
    [
      'JSON-LD PriceSpecification with PriceType',
      jsonLd(
        '{"@type":"Product","name":"Kettle","offers":{"@type":"Offer","price":"39.90","priceCurrency":"EUR","PriceSpecification":{"@type":"unitpricespecification","Price":"49.90","PriceCurrency":"EUR","PriceType":"https://schema.org/ListPrice"}}}',
      ),
      { ...kettle, listPrice: '49.90 EUR' },
    ],
    [
      'JSON-LD AdditionalProperty',
      jsonLd(
        `{"@type":"Product","name":"Kettle","AdditionalProperty":[{"@type":"propertyvalue","Name":"Volume","Value":"1.7 l"}],${offer}}`,
      ),
      { ...kettle, attributes: { Volume: '1.7 l' } },
    ],
    [
      'JSON-LD breadcrumblist',
      jsonLd(
        `[{"@type":"Product","name":"Kettle",${offer}},{"@type":"breadcrumblist","ItemListElement":[{"@type":"ListItem","Position":1,"Name":"Kitchen"}]}]`,
      ),
      { ...kettle, breadcrumb: [{ name: 'Kitchen', url: null }] },
    ],
    [
      'JSON-LD webpage with MainEntity',
      jsonLd(`{"@type":"webpage","MainEntity":{"@type":"product","name":"Kettle",${offer}}}`),
      kettle,
    ],
    [
      'JSON-LD IsRelatedTo, which names another product',
      jsonLd(
        `{"@type":"Product","name":"Kettle",${offer},"IsRelatedTo":{"@type":"Product","name":"Teapot","offers":{"@type":"Offer","price":"5","priceCurrency":"EUR"}}}`,
      ),
      kettle,
    ],
    [
      'JSON-LD a name spelt right beside one that is not',
      jsonLd(`{"@type":"Product","Name":"K2-INTERNAL","name":"Kettle","Offers":{"Price":"1"},${offer}}`),
      kettle,
    ],
    [
      'JSON-LD additionaltype',
      jsonLd(`{"@type":"Thing","AdditionalType":"https://schema.org/product","name":"Kettle",${offer}}`),
      kettle,
    ],
    ['microdata Name', `<div ${schema}/Product"><h1 itemprop="Name">Kettle</h1>${microOffer}</div>`, kettle],
    ['microdata type product', `<div ${schema}/product"><h1 itemprop="name">Kettle</h1>${microOffer}</div>`, kettle],
    [
      'microdata Offers, PRICE and PriceCurrency',
      `<div ${schema}/PRODUCT"><h1 itemprop="NAME">Kettle</h1><div itemprop="Offers" ${schema}/offer"><b itemprop="PRICE">39<sup>90</sup></b><meta itemprop="PriceCurrency" content="EUR"></div></div>`,
      kettle,
    ],
    [
      'microdata Brand on a picture, whose text counts',
      `<div ${schema}/Product"><h1 itemprop="name">Kettle</h1><img itemprop="Brand" src="/orla.png" alt="Orla">${microOffer}</div>`,
      { ...kettle, brand: 'Orla' },
    ],
    [
      'microdata Availability beside a text that contradicts',
      `<div ${schema}/Product"><h1 itemprop="name">Kettle</h1><div itemprop="offers" ${schema}/Offer"><b itemprop="price">39.90</b><meta itemprop="priceCurrency" content="EUR"><link itemprop="Availability" href="https://schema.org/OutOfStock"></div></div>`,
      { ...kettle, availability: 'OutOfStock' },
    ],
    [
      'RDFa product and Name',
      `<div vocab="https://schema.org/" typeof="product"><h1 property="Name">Kettle</h1>${rdfaOffer}</div>`,
      kettle,
    ],
    [
      'RDFa PRICE and pricecurrency',
      `<div vocab="https://schema.org/" typeof="Product"><h1 property="name">Kettle</h1><div property="OFFERS" typeof="OFFER"><b property="PRICE">39.90</b><meta property="pricecurrency" content="EUR"></div></div>`,
      kettle,
    ],
    [
      'RDFa prefix in capitals',
      `<div prefix="S: https://schema.org/" typeof="s:Product"><h1 property="S:NAME">Kettle</h1><div rel="SCHEMA:Offers"><div typeof="schema:offer"><b property="schema:Price">39.90</b><meta property="s:priceCurrency" content="EUR"></div></div></div>`,
      kettle,
    ],
    [
      'GoodRelations in small letters',
      '<div prefix="gr: http://purl.org/goodrelations/v1#" typeof="gr:offering"><h1 property="gr:Name">Kettle</h1><div rel="gr:haspricespecification"><div typeof="gr:UnitPriceSpecification"><b property="gr:hascurrencyvalue">39.90</b><meta property="gr:HasCurrency" content="EUR"></div></div><div rel="gr:Includes"><div typeof="gr:someitems"><b property="gr:name">Kettle</b></div></div></div>',
      kettle,
    ],
  ])('are read: %s', (_name, body, expected) => {
    expect(readOnly(body)).toEqual(expected);
  });

  it('keep where and how they stood', () => {
    const data = '{"@Type":"product","NAME":" Kettle ","Offers":[{"Price":"39,90 €"}]}';
    const html = `<html lang="de"><body>${jsonLd(data)}</body></html>`;
    const [line] = extractPage({ html, url: 'https://shop.example/p' }).offers;
    const price = line?.offer.price;
    expect(price).toMatchObject({ raw: '39,90 €', path: '$[0].Offers[0].Price' });
    expect(findStated(html, price ?? { method: '', path: '', raw: '' }, ['<mark>', '</mark>'])).toMatchObject({
      kind: 'source',
      start: data.indexOf('39,90'),
    });
  });

  it('are found again in the page, below a keyword and in microdata', () => {
    const graph = `<html><body>${jsonLd(`{"@Graph":[{"@type":"Product","name":"Kettle",${offer}}]}`)}</body></html>`;
    const micro = `<html><body><div ${schema}/product"><h1 itemprop="NAME">Kettle</h1>${microOffer}</div></body></html>`;
    for (const [html, kind] of [
      [graph, 'source'],
      [micro, 'shown'],
    ] as const) {
      const name = extractPage({ html, url: 'https://shop.example/p' }).offers[0]?.offer.name;
      const place = findStated(html, name ?? { method: '', path: '', raw: '' }, ['<mark>', '</mark>']);
      expect(place).toMatchObject({ kind });
      expect(JSON.stringify(place)).toContain(kind === 'shown' ? '<mark>Kettle</mark>' : 'Kettle');
    }
  });
});
