import { describe, expect, it } from 'vitest';
import { bareNumberCases } from '../json/bare-number-cases.ts';
import { type FeedItem, readFeed } from './index.ts';

async function read(language: string, text: string) {
  const options = { currency: 'EUR', url: 'https://shop.example/', ...(language === '' ? {} : { locale: language }) };
  const items: FeedItem[] = [];
  async function* bytes() {
    yield Buffer.from(text);
  }
  for await (const item of readFeed(bytes(), options)) items.push(item);
  const [first] = items;
  if (first === undefined || 'summary' in first) throw new Error('The feed has no row.');
  const offer = 'offer' in first ? first.offer : undefined;
  const codes = 'offer' in first ? first.warnings.map(({ code }) => code) : [first.error.code];
  const cause = 'error' in first ? first.error.wording.params.cause : undefined;
  return { offer, codes, cause, rows: items.length - 1 };
}

/** A number of JSON keeps no zeros at its end. */
const numberOf = (amount: string | undefined) => (amount === undefined ? undefined : Number(amount));
const entry = (members: string) => `{"id":"K1","title":"Kettle","link":"/kettle",${members}}`;

describe('numbers without quotes in a JSON feed', () => {
  it.each(bareNumberCases)('%s: %s is %s, as on a page', async (language, written, price, mended) => {
    for (const behind of ['', ',"sku":"K2"', ',\n"sku":"K2"', ',', '\n,"sku":"K2"']) {
      const text = entry(`"price":${written}${behind}`);
      for (const feed of [`[${text}]`, `{"products":[${text}]}`, ...(text.includes('\n') ? [] : [`${text}\n`])]) {
        const { offer, codes } = await read(language, feed);
        const said = codes.filter((code) => code === 'price_unreadable' || code === 'price_mended');
        const expected = price === undefined ? ['price_unreadable'] : mended ? ['price_mended'] : [];
        const answer = { feed, price: numberOf(offer?.price?.value.amount), sku: offer?.sku?.value, said };
        const sku = price !== undefined && behind.includes('sku') ? 'K2' : undefined;
        expect(answer).toEqual({ feed, price: numberOf(price), sku, said: expected });
      }
    }
  });

  it('say that they can be read in two ways where they can', async () => {
    const { codes, cause } = await read('de', `[${entry('"price":1,299')}]`);
    expect(codes).toEqual(['price_unreadable']);
    expect(cause).toMatchObject({ key: 'price:two_readings' });
  });

  it('are less certain than numbers as JSON has them', async () => {
    const sure = (await read('en', `[${entry('"price":1299.00')}]`)).offer?.price?.confidence ?? 0;
    expect((await read('en', `[${entry('"price":1,299.00')}]`)).offer?.price?.confidence).toBeLessThan(sure);
  });

  it('are read the same beside their currency, as sale price and in variants', async () => {
    const nested = await read('en', `[${entry('"price":{"value":1,299.00,"currency":"USD"}')}]`);
    expect(nested.offer?.price?.value).toMatchObject({ amount: '1299.00', currency: 'USD' });
    expect(nested.codes).toContain('price_mended');
    const sale = await read('en', `[${entry('"price":1,299.00,"sale_price":1,199.00')}]`);
    expect([sale.offer?.price?.value.amount, sale.offer?.listPrice?.value.amount]).toEqual(['1199.00', '1299.00']);
    expect(sale.codes.filter((code) => code === 'price_mended')).toHaveLength(2);
    const variant = '{"id":1,"title":"Kettle","handle":"k","variants":[{"id":2,"title":"Blue","price":1,299.00}]}';
    const sold = await read('en', `{"products":[${variant}]}`);
    expect(sold.offer?.price?.value.amount).toBe('1299.00');
    expect(sold.codes).toContain('price_mended');
  });

  it('take no other entry with them', async () => {
    const { rows } = await read('en', `[${entry('"price":1,299.00')},{"id":"K2","title":"Pot","price":"5.00"}]`);
    expect(rows).toBe(2);
  });

  it('leave other values whole, and what Python writes for nothing empty', async () => {
    const { offer } = await read('en', `[${entry('"sku":K2-BLK,"brand":NaN,"price":"39.90","mpn":None')}]`);
    expect(offer).toMatchObject({ sku: { value: 'K2-BLK' }, price: { value: { amount: '39.90' } } });
    expect([offer?.brand, offer?.mpn]).toEqual([undefined, undefined]);
  });

  it('mend no entry that is broken otherwise', async () => {
    for (const members of ['"price":5.00 "sku":"K2"', '"price":1,299.00,"sku":"K"2"', '"price":1,299.00,sku:"K2"']) {
      const { codes } = await read('en', `[${entry(members)}]`);
      expect(codes).toEqual(['json_not_valid']);
    }
  });
});
