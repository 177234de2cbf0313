import { describe, expect, it } from 'vitest';
import { extractPage } from './index.ts';

const meta = (key: string, text: string) => `<meta property="${key}" content="${text}">`;

/** Prices of meta tags, the one that is kept, and whether another contradicts it. */
const cases: [what: string, tags: string[], price: string, isContrary: boolean][] = [
  ['two names', [meta('product:price:amount', '5'), meta('og:price:amount', '50')], '5', true],
  ['two names of one price', [meta('product:price:amount', '50.00'), meta('og:price:amount', '50')], '50.00', false],
  ['a short name', [meta('og:price:amount', '50'), meta('product:price', '45')], '50', true],
  ['a sale price', [meta('product:price:amount', '50'), meta('product:sale_price:amount', '40')], '40', false],
  ['a sale price of 0', [meta('product:price:amount', '50'), meta('product:sale_price:amount', '0')], '50', false],
  ['a sale price above', [meta('product:price:amount', '50'), meta('product:sale_price:amount', '60')], '50', false],
  ['an unfilled sale', [meta('product:price:amount', '50'), meta('product:sale_price:amount', '{{ s }}')], '50', false],
  ['an original price', [meta('product:price:amount', '40'), meta('product:original_price:amount', '50')], '40', false],
  ['one name twice', [meta('product:price:amount', '49.90'), meta('product:price:amount', '5.00')], '49.90', true],
  ['one price twice', [meta('og:price:amount', '49.90'), meta('og:price:amount', '49.9')], '49.90', false],
  ['one that cannot be read', [meta('product:price:amount', '50'), meta('og:price:amount', 'ask')], '50', false],
];

describe('prices of meta tags', () => {
  it.each(cases)('are told of where they contradict each other: %s', (_what, tags, price, isContrary) => {
    const html = [meta('og:title', 'Lamp'), meta('product:price:currency', 'EUR'), ...tags].join('');
    const [line] = extractPage({ html, url: 'https://shop.example/lamp' }).offers;
    const isTold = line?.warnings.some(({ code }) => code === 'price_disagreement') ?? false;
    const isConfident = (line?.offer.price?.confidence ?? 0) > 0.6;
    const answer = { price: line?.offer.price?.value.amount, isTold, isConfident };
    expect(answer).toEqual({ price, isTold: isContrary, isConfident: !isContrary });
  });

  it.each(['49,90 €', '49.90 EUR', 'EUR 49.90'])('and of the currency beside them: %s', (text) => {
    const price = { '@type': 'Offer', price: text, priceCurrency: 'USD' };
    const jsonLd = JSON.stringify({ '@type': 'Product', name: 'Lamp', offers: price });
    const tags = [meta('og:title', 'Lamp'), meta('product:price:amount', text), meta('product:price:currency', 'USD')];
    for (const html of [tags.join(''), `<script type="application/ld+json">${jsonLd}</script>`]) {
      const [line] = extractPage({ html, url: 'https://shop.example/lamp' }).offers;
      expect(line?.offer.price?.value).toMatchObject({ amount: '49.90', currency: 'EUR' });
      expect(line?.offer.price?.confidence).toBeLessThan(0.6);
      expect(line?.warnings.map(({ code }) => code)).toContain('currency_disagreement');
    }
  });

  it.each([
    ['en', '49.90', '$', true],
    ['en', '$49.90', '$', true],
    ['en', '49.90', 'kr', true],
    ['en-CA', '49.90', '$', false],
    ['en', '49.90', 'US$', false],
    ['en', '49.90', 'usd', false],
    ['de', '49.90', '€', false],
  ])('and of a sign for a currency that several countries share: %s, %s, %s', (language, text, sign, isDoubted) => {
    const price = { '@type': 'Offer', price: text, priceCurrency: sign };
    const jsonLd = JSON.stringify({ '@type': 'Product', name: 'Lamp', offers: price });
    const tags = [meta('og:title', 'Lamp'), meta('product:price:amount', text), meta('product:price:currency', sign)];
    for (const inner of [tags.join(''), `<script type="application/ld+json">${jsonLd}</script>`]) {
      const html = `<html lang="${language}">${inner}</html>`;
      const [line] = extractPage({ html, url: 'https://shop.example/lamp' }).offers;
      const codes = line?.warnings.map(({ code }) => code) ?? [];
      expect(codes.includes('price_doubted')).toBe(isDoubted);
      expect((line?.offer.price?.confidence ?? 0) < 0.7).toBe(isDoubted);
    }
  });
});
