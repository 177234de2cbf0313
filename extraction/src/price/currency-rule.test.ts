import { describe, expect, it } from 'vitest';
import { type FeedOptions, readFeed } from '../feed/index.ts';
import { extractPage } from '../page/index.ts';

function offerOfPage(head: string) {
  const html = `<html lang="de"><head><title>Kettle</title>${head}</head><body><h1>Kettle</h1></body></html>`;
  return extractPage({ html, url: 'https://shop.example/kettle' }).offers[0]?.offer;
}

const inJson = (offer: string) =>
  `<script type="application/ld+json">{"@type":"Product","name":"Kettle","offers":{"@type":"Offer",${offer}}}</script>`;

async function offerOfFeed(text: string, options: FeedOptions = {}) {
  async function* bytes() {
    yield Buffer.from(text);
  }
  for await (const item of readFeed(bytes(), options)) if ('offer' in item) return item.offer;
  return undefined;
}

describe('the rule that gave a price its currency', () => {
  it.each([
    ['the amount says it itself', inJson('"price":"39.90 CHF","priceCurrency":"EUR"'), 'CHF', 'text'],
    ['markup says it beside the amount', inJson('"price":"39.90","priceCurrency":"EUR"'), 'EUR', 'page'],
    [
      'a meta tag says it',
      '<meta property="product:price:amount" content="39,90"><meta property="product:price:currency" content="EUR">',
      'EUR',
      'page',
    ],
    ['the amount of a meta tag says it', '<meta property="product:price:amount" content="39,90 €">', 'EUR', 'text'],
  ])('is told of a page where %s', (_where, head, currency, currencyRule) => {
    expect(offerOfPage(head)?.price?.value).toMatchObject({ currency, currencyRule });
  });

  it.each([
    ['the amount says it itself', 'id,title,price (CHF)\nA,Kettle,39.90 EUR\n', 'EUR', 'text'],
    ['the column says it', 'id,title,price (CHF)\nA,Kettle,39.90\n', 'CHF', 'header'],
    ['another column says it', 'id,title,price,currency\nA,Kettle,39.90,CHF\n', 'CHF', 'header'],
    ['the shop is set up with it', 'id,title,price\nA,Kettle,39.90\n', 'GBP', 'shop'],
  ])('is told of a feed where %s', async (_where, text, currency, currencyRule) => {
    const offer = await offerOfFeed(text, { currency: 'GBP' });
    expect(offer?.price?.value).toMatchObject({ amount: '39.90', minor: 3990, currency, currencyRule });
  });

  it('is that of the feed for a sale price whose regular price names the currency, and the shop where neither does', async () => {
    const sale = async (regular: string) =>
      (await offerOfFeed(`id,title,price,sale_price\nA,Kettle,${regular},29.90\n`, { currency: 'GBP' }))?.price?.value;
    expect(await sale('39.90 CHF')).toMatchObject({ minor: 2990, currency: 'CHF', currencyRule: 'header' });
    expect(await sale('39.90')).toMatchObject({ minor: 2990, currency: 'GBP', currencyRule: 'shop' });
  });

  it('settles a shared sign by the hint, then the locale, then the page or the shop', async () => {
    const offers = (lang: string, hint: string) =>
      extractPage({
        html: `<html lang="${lang}">${inJson(`"price":"$39.90"${hint}`)}<meta property="product:price:currency" content="AUD">`,
        url: 'https://shop.example/kettle',
      }).offers[0]?.offer.price?.value.currency;
    expect(offers('en-CA', ',"priceCurrency":"NZD"')).toBe('NZD');
    expect(offers('en-CA', '')).toBe('CAD');
    expect(offers('en', '')).toBe('AUD');
    const fed = async (options: FeedOptions) =>
      (await offerOfFeed('id,title,price\nA,Kettle,$39.90\n', options))?.price?.value.currency;
    expect(await fed({ locale: 'en-CA', currency: 'AUD' })).toBe('CAD');
    expect(await fed({ locale: 'en', currency: 'AUD' })).toBe('AUD');
  });

  it('is absent where nothing names a currency', async () => {
    expect(offerOfPage(inJson('"price":"39.90"'))?.price?.value).toEqual({
      amount: '39.90',
      minor: 3990,
      currency: null,
    });
    expect((await offerOfFeed('id,title,price\nA,Kettle,39.90\n'))?.price?.value).toEqual({
      amount: '39.90',
      minor: 3990,
      currency: null,
    });
  });
});
