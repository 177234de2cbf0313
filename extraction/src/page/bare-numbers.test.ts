import { describe, expect, it } from 'vitest';
import { bareNumberCases } from '../json/bare-number-cases.ts';
import { extractPage } from './index.ts';

function read(language: string, members: string) {
  const lang = language === '' ? '' : ` lang="${language}"`;
  const json = `{"@type":"Product","name":"Kettle","offers":{"@type":"Offer",${members}}}`;
  const html = `<html${lang}><script type="application/ld+json">${json}</script></html>`;
  const { offers, warnings } = extractPage({ html, url: 'https://shop.example/kettle' });
  const codes = [...warnings, ...(offers[0]?.warnings ?? [])].map(({ code }) => code);
  return { offer: offers[0]?.offer, codes };
}

describe('numbers without quotes in JSON', () => {
  it.each(bareNumberCases)('%s: %s is %s', (language, written, price, mended) => {
    for (const behind of ['', ',"sku":"K2"', ', sku: "K2"', ',\n"sku":"K2"', ',', '\n,"sku":"K2"']) {
      const { offer, codes } = read(language, `"priceCurrency":"EUR","price":${written}${behind}`);
      const said = codes.filter((code) => code === 'price_unreadable' || code === 'price_mended');
      const answer = { behind, price: offer?.price?.value.amount, sku: offer?.sku?.value, said };
      const expected = price === undefined ? ['price_unreadable'] : mended ? ['price_mended'] : [];
      expect(answer).toEqual({ behind, price, sku: behind.includes('sku') ? 'K2' : undefined, said: expected });
    }
  });

  it('are less certain than numbers as JSON has them', () => {
    const sure = read('en', '"priceCurrency":"EUR","price":1299.00').offer?.price?.confidence ?? 0;
    expect(read('en', '"priceCurrency":"EUR","price":1,299.00').offer?.price?.confidence).toBeLessThan(sure);
  });

  it('stay as they are in lists, where a comma parts two of them', () => {
    const { offer, codes } = read('en', '"priceCurrency":"EUR","price":[1,299.00]');
    expect(offer?.price).toBeUndefined();
    expect(codes).toContain('sum_left_out');
  });

  it('are read the same in specifications and ends of ranges', () => {
    const list = read('en', '"priceSpecification":{"priceType":"ListPrice","price":1,499.00,"priceCurrency":"EUR"}');
    expect(list.offer?.listPrice?.value.amount).toBe('1499.00');
    expect(list.codes).toContain('price_mended');
    const low = read('en', '"lowPrice":1,299.00,"highPrice":2,499.00');
    expect([low.offer?.lowPrice?.value.amount, low.offer?.highPrice?.value.amount]).toEqual(['1299.00', '2499.00']);
    expect(low.codes).toContain('price_mended');
  });

  it('leave other values whole', () => {
    const { offer } = read('en', '"sku":K2-BLK,"seller":Norwick, Sons & Co,"price":"39.90","priceCurrency":EUR');
    expect(offer).toMatchObject({
      sku: { value: 'K2-BLK' },
      seller: { value: 'Norwick, Sons & Co' },
      price: { value: { amount: '39.90', currency: 'EUR' } },
    });
  });
});
