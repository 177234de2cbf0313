import { describe, expect, it } from 'vitest';
import { extractPage } from './index.ts';

const money = '"price":"39.90","priceCurrency":"EUR"';
const kettle = `{"@type":"Product","name":"Kettle K2","sku":"K2"}`;
const teapot = `{"@type":"Product","name":"Teapot T1"}`;
const offers = (product: string, price = money) => `{"@type":"Offer",${price},"itemOffered":${product}}`;
const other = '"price":"12","priceCurrency":"EUR"';
const schema = 'itemscope itemtype="https://schema.org';
const prices = '<b itemprop="price">39.90</b><meta itemprop="priceCurrency" content="EUR">';

const read = (body: string, title = 'Kettle K2') =>
  extractPage({
    html: `<html lang="en"><head><title>${title}</title></head><body>${body}<h1>${title}</h1></body></html>`,
    url: 'https://shop.example/p/k2',
  });
const script = (json: string) => `<script type="application/ld+json">${json}</script>`;
const shown = (body: string, title?: string) =>
  read(body, title).offers.map(
    ({ offer }) => `${offer.name?.value}: ${offer.price?.value.amount} ${offer.price?.value.currency}`,
  );

describe('what a seller or a catalogue offers', () => {
  const own = ['Kettle K2: 39.90 EUR'];
  it.each([
    ['an Organization makes', `{"@type":"Organization","name":"Mill","makesOffer":${offers(kettle)}}`],
    ['a Store makes', `{"@type":"Store","name":"Mill","makesOffer":[${offers(kettle)}]}`],
    ['a Person makes', `{"@type":"Person","name":"Ann","makesOffer":${offers(kettle)}}`],
    ['an OnlineStore makes', `{"@type":"OnlineStore","makesOffer":${offers(kettle)}}`],
    [
      'a Store makes by reference',
      `[{"@type":"Store","makesOffer":{"@id":"#o"}},{"@id":"#o",${offers(kettle).slice(1)}]`,
    ],
    [
      'the main thing of an ItemPage makes',
      `{"@type":"ItemPage","mainEntity":{"@type":"Store","makesOffer":${offers(kettle)}}}`,
    ],
    ['an OfferCatalog holds', `{"@type":"OfferCatalog","itemListElement":[${offers(kettle)}]}`],
    [
      'a Store has in a catalogue',
      `{"@type":"Store","hasOfferCatalog":{"@type":"OfferCatalog","itemListElement":[${offers(kettle)}]}}`,
    ],
    [
      'catalogues within catalogues hold as entries',
      `{"@type":"Organization","hasOfferCatalog":{"@type":"OfferCatalog","itemListElement":[{"@type":"OfferCatalog","itemListElement":[{"@type":"ListItem","position":1,"item":${offers(kettle)}}]}]}}`,
    ],
    [
      'a catalogue holds as products with offers',
      `{"@type":"OfferCatalog","itemListElement":[{"@type":"Product","name":"Kettle K2","offers":{"@type":"Offer",${money}}}]}`,
    ],
    [
      'a Store makes for the page among others',
      `{"@type":"Store","makesOffer":[${offers(teapot, other)},${offers(kettle)}]}`,
    ],
    [
      'a catalogue holds for the page among others',
      `{"@type":"OfferCatalog","itemListElement":[${offers(teapot, other)},${offers(kettle)},${offers('"Ewer"', other)}]}`,
    ],
    ['itemOffered names in a text', offers('"Kettle K2"')],
    ['itemOffered names by the address of the page', offers('"https://shop.example/p/k2"')],
    ['itemOffered describes without a type', offers('{"name":"Kettle K2","sku":"K2"}')],
    ['a Store makes of a text', `{"@type":"Store","makesOffer":${offers('"Kettle K2"')}}`],
    ['an ItemPage holds as an Offer of a text', `{"@type":"ItemPage","mainEntity":${offers('"Kettle K2"')}}`],
    [
      'an ItemPage holds as a product',
      `{"@type":"ItemPage","mainEntity":{"@type":"Product","name":"Kettle K2","offers":{"@type":"Offer",${money}}}}`,
    ],
    [
      'an ItemPage holds without a type',
      `{"@type":"ItemPage","mainEntity":{"name":"Kettle K2","offers":{"@type":"Offer",${money}}}}`,
    ],
    ['itemOffered refers to', `[${offers('"#k"')},{"@id":"#k",${kettle.slice(1)}]`],
  ])('is read where it is the product of the page: %s', (_name, json) => {
    expect(shown(script(json))).toEqual(own);
  });

  it.each([
    [
      'microdata',
      `<div ${schema}/Store"><div itemprop="makesOffer" ${schema}/Offer">${prices}<div itemprop="itemOffered" ${schema}/Product"><b itemprop="name">Kettle K2</b></div></div></div>`,
    ],
    ['microdata with a text', `<div ${schema}/Offer">${prices}<b itemprop="itemOffered">Kettle K2</b></div>`],
    [
      'microdata without a type',
      `<div ${schema}/Offer">${prices}<div itemprop="itemOffered" itemscope><b itemprop="name">Kettle K2</b></div></div>`,
    ],
    [
      'RDFa',
      `<div vocab="https://schema.org/" typeof="Organization"><div property="makesOffer" typeof="Offer">${prices.replaceAll('itemprop', 'property')}<b property="itemOffered">Kettle K2</b></div></div>`,
    ],
  ])('is read in %s', (_name, body) => {
    expect(shown(body)).toEqual(own);
  });

  it('is no offer of a page that is about another product', () => {
    const main = `{"@type":"Product","name":"Kettle K2","offers":{"@type":"Offer",${money}}}`;
    for (const seller of ['Organization', 'Store', 'Person'])
      expect(
        shown(
          script(`[${main},{"@type":"${seller}","makesOffer":[${offers(teapot, other)},${offers('"Ewer"', other)}]}]`),
        ),
      ).toEqual(own);
    const catalogue = `{"@type":"OfferCatalog","itemListElement":[${offers(teapot, other)},${offers('{"name":"Ewer"}', other)}]}`;
    expect(shown(script(`[${main},${catalogue}]`))).toEqual(own);
    const selling = main.replace(
      '"Offer",',
      `"Offer","seller":{"@type":"Store","makesOffer":${offers(kettle, other)}},`,
    );
    expect(shown(script(selling))).toEqual(own);
  });

  it('is no offer of a page that speaks for none of it', () => {
    const list = [offers(teapot, other), offers('"Ewer"'), offers('{"name":"Jug"}')].join(',');
    for (const json of [
      `{"@type":"Store","makesOffer":[${list}]}`,
      `{"@type":"OfferCatalog","itemListElement":[${list}]}`,
      `{"@type":"ItemList","itemListElement":[${list}]}`,
    ])
      expect(read(script(json), 'Everything for the table')).toMatchObject({ offers: [], code: 'no_product' });
  });

  it('is a list where several products stand alike', () => {
    const list = ['"Kettle K2 red"', '"Kettle K2 blue"', '"Kettle K2 green"'].map((name, at) =>
      offers(name, `"price":"${at + 1}","priceCurrency":"EUR"`),
    );
    expect(read(script(`[${list.join(',')}]`), 'Pots and more')).toMatchObject({ offers: [], code: 'listing' });
  });

  it('stays what it is where it is described as something else', () => {
    const service = '{"@id":"#s","@type":"Service","name":"Repair"}';
    expect(read(script(`[${offers('{"@id":"#s","name":"Repair"}')},${service}]`))).toMatchObject({ offers: [] });
    expect(read(script(offers('{"@type":"Service","name":"Repair"}')))).toMatchObject({ offers: [] });
  });
});
