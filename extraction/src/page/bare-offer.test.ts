import { describe, expect, it } from 'vitest';
import { extractPage } from './index.ts';

const money = '"price":"39.90","priceCurrency":"EUR"';
const schema = 'itemscope itemtype="https://schema.org';
const prices = '<b itemprop="price">39.90</b><meta itemprop="priceCurrency" content="EUR">';
const script = (json: string) => `<script type="application/ld+json">${json}</script>`;
const bare = script(`{"@context":"https://schema.org","@type":"Offer",${money}}`);

const read = (body: string, headings = ['Kettle K2']) =>
  extractPage({
    html: `<html lang="en"><head><title>Hollow Lane</title></head><body>${headings.map((text) => `<h1>${text}</h1>`).join('')}${body}</body></html>`,
    url: 'https://shop.example/p/k2',
  });

describe('an offer on a page without a product', () => {
  it.each([
    ['in JSON-LD', bare],
    ['in JSON-LD with a name of its own', script(`{"@type":"Offer","name":"Summer offer",${money}}`)],
    ['in JSON-LD as the main thing of the page', script(`{"@type":"WebPage","mainEntity":{"@type":"Offer",${money}}}`)],
    ['in JSON-LD beside the shop', script(`[{"@type":"Organization","name":"Mill"},{"@type":"Offer",${money}}]`)],
    [
      'in JSON-LD with a specification',
      script(`{"@type":"Offer","priceSpecification":{"@type":"PriceSpecification",${money}}}`),
    ],
    ['in JSON-LD stated twice', script(`[{"@type":"Offer",${money}},{"@type":"Offer",${money}}]`)],
    ['in microdata', `<div ${schema}/Offer">${prices}</div>`],
    ['in RDFa', `<div vocab="https://schema.org/" typeof="Offer">${prices.replaceAll('itemprop', 'property')}</div>`],
    ['in two methods', `${bare}<div ${schema}/Offer">${prices}</div>`],
    [
      'as a range whose ends are one',
      script('{"@type":"AggregateOffer","lowPrice":39.9,"highPrice":39.9,"priceCurrency":"EUR"}'),
    ],
  ])('has the heading as a name of low confidence and a warning: %s', (_name, body) => {
    const { offers, code } = read(body);
    expect(code).toBeUndefined();
    expect(offers).toHaveLength(1);
    const [{ offer, warnings } = { offer: {}, warnings: [] }] = offers;
    expect(offer.name).toMatchObject({ value: 'Kettle K2', method: 'meta', path: 'h1' });
    expect(offer.name?.confidence).toBeLessThanOrEqual(0.3);
    expect(offer.price?.value).toMatchObject({ minor: 3990, currency: 'EUR' });
    expect(warnings.map((warning) => warning.code)).toEqual(['bare_offer']);
    expect(warnings[0]?.detail).toContain('"Kettle K2"');
  });

  it('may be a range', () => {
    const { offers } = read(
      `<div ${schema}/AggregateOffer"><meta itemprop="lowPrice" content="10"><meta itemprop="highPrice" content="20"><meta itemprop="priceCurrency" content="EUR"></div>`,
    );
    expect(offers).toMatchObject([
      {
        offer: {
          name: { value: 'Kettle K2' },
          lowPrice: { value: { amount: '10' } },
          highPrice: { value: { amount: '20' } },
        },
      },
    ]);
    expect(offers[0]?.warnings.map(({ code }) => code)).toEqual(['bare_offer', 'range_only']);
  });

  it('has one heading where the same stands twice', () => {
    expect(read(bare, ['Kettle K2', 'Kettle K2']).offers).toHaveLength(1);
  });

  it.each([
    ['two headings', bare, ['Kettle K2', 'Teapot T1'], '2 headings'],
    ['no heading', bare, [], 'no heading'],
    ['a heading that nobody filled', bare, ['{{ product.name }}'], 'no heading'],
    [
      'several offers',
      script(`[{"@type":"Offer",${money}},{"@type":"Offer","price":"12","priceCurrency":"EUR"}]`),
      ['Kettle K2'],
      '2 offers',
    ],
    [
      'several offers in microdata',
      `<div ${schema}/Offer">${prices}</div><div ${schema}/Offer">${prices.replace('39', '49')}</div>`,
      ['Kettle K2'],
      '2 offers',
    ],
  ])('is refused with a reason where there are %s', (_name, body, headings, reason) => {
    const page = read(body, headings);
    expect(page).toMatchObject({ offers: [], code: 'no_product' });
    expect(page.reason).toContain(reason);
  });

  it.each([
    ['an event', `[{"@type":"Event","name":"Concert","offers":{"@type":"Offer",${money}}}]`],
    [
      'an event that refers to it',
      `[{"@type":"Event","name":"Concert","offers":{"@id":"#o"}},{"@id":"#o","@type":"Offer",${money}}]`,
    ],
    ['a service that it offers', `{"@type":"Offer",${money},"itemOffered":{"@type":"Service","name":"Repair"}}`],
    ['a seller', `{"@type":"Store","makesOffer":{"@type":"Offer",${money}}}`],
    ['a list', `{"@type":"ItemList","itemListElement":[{"@type":"Offer",${money}}]}`],
    [
      'a related product',
      `[{"@type":"ItemList","itemListElement":[{"@type":"Product","name":"Jug"}]},{"@type":"Offer",${money}}]`,
    ],
    ['nothing, and states no price', '{"@type":"Offer","availability":"https://schema.org/InStock"}'],
  ])('is none of the page where it belongs to %s', (_name, json) => {
    expect(read(script(json))).toMatchObject({ offers: [], code: 'no_product' });
  });

  it('does not count beside a product', () => {
    const product = '{"@type":"Product","name":"Teapot","offers":{"@type":"Offer","price":"5","priceCurrency":"EUR"}}';
    const { offers } = read(script(`[${product},{"@type":"Offer",${money}}]`));
    expect(offers).toMatchObject([{ offer: { name: { value: 'Teapot' }, price: { value: { amount: '5' } } } }]);
  });
});
