import { describe, expect, it } from 'vitest';
import { extractPage } from '../page/index.ts';
import { readFeed } from './index.ts';

const now = Date.parse('2026-11-28T12:00:00Z');
const json = (members: string) => `[{"id":"1","title":"Lamp",${members}}]`;
const csv = (names: string, cells: string) => `id,title,${names}\n1,Lamp,${cells}\n`;
const xml = (inner: string) =>
  `<rss xmlns:g="http://base.google.com/ns/1.0"><channel><item><g:id>1</g:id><title>Lamp</title>${inner}</item></channel></rss>`;

/** What a row states, the price that is kept (none: undefined), what is told of it, and whether it is certain. */
type Case = [what: string, text: string, price: string | undefined, codes: string[], isConfident: boolean];

const contrary: Case[] = [
  [
    'two elements',
    xml('<g:price>49.90 EUR</g:price><g:price>39.90 EUR</g:price>'),
    '39.90 EUR',
    ['price_disagreement'],
    false,
  ],
  ['an element twice', xml('<g:price>49.90 EUR</g:price><g:price>49.90 EUR</g:price>'), '49.90 EUR', [], true],
  [
    'two elements far apart',
    xml('<g:price>4.90 EUR</g:price><g:price>49.90 EUR</g:price>'),
    undefined,
    ['price_unreadable'],
    false,
  ],
  ['a list', json('"price":["49.90 EUR","44.90 EUR"]'), '44.90 EUR', ['price_disagreement'], false],
  [
    'a list of a number in two parts',
    json('"currency":"EUR","price":[1,299.00]'),
    undefined,
    ['price_unreadable'],
    false,
  ],
  ['a list of one', json('"price":["49.90 EUR"]'), '49.90 EUR', [], true],
  [
    'objects',
    json('"price":[{"value":"10","currency":"EUR"},{"value":"12","currency":"EUR"}]'),
    '10 EUR',
    ['price_disagreement'],
    false,
  ],
  [
    'two currencies',
    xml('<g:price>49.90 EUR</g:price><g:price>52.00 USD</g:price>'),
    undefined,
    ['price_unreadable'],
    false,
  ],
  [
    'an element of product data beside a plain one',
    xml('<price>1 EUR</price><g:price>49.90 EUR</g:price>'),
    '49.90 EUR',
    [],
    true,
  ],
  [
    'a subscription',
    json('"price":"1 EUR","subscription_cost":{"period":"month","period_length":24,"amount":"29.90 EUR"}'),
    '1 EUR',
    ['sum_left_out'],
    false,
  ],
  [
    'an instalment',
    xml('<g:price>240 EUR</g:price><g:installment><g:months>24</g:months><g:amount>10 EUR</g:amount></g:installment>'),
    '240 EUR',
    ['sum_left_out'],
    true,
  ],
];

const unread: Case[] = [
  ['a sale price of 0', csv('price,sale_price', '9.00 EUR,0'), '9.00 EUR', [], true],
  ['a sale price of 0 beside a list price', json('"price":"9 EUR","sale_price":0,"currency":"EUR"'), '9 EUR', [], true],
  ['a further price', json('"price":["49.90 EUR","ask"]'), '49.90 EUR', ['price_unreadable'], true],
  [
    'dates of a sale alone',
    json('"sale_price":"5 EUR","sale_price_effective_date":"soon"'),
    '5 EUR',
    ['price_expired'],
    false,
  ],
];

const parts: Case[] = [
  [
    'minor units and their decimals',
    json('"price":{"amount":4990,"currency":"EUR","precision":2}'),
    '49.90 EUR',
    [],
    true,
  ],
  ['minor units and a scale', json('"price":{"amount":"4990","currency":"EUR","scale":2}'), '49.90 EUR', [], true],
  ['cents', json('"price":{"centAmount":4990,"currencyCode":"EUR","fractionDigits":2}'), '49.90 EUR', [], true],
  [
    'minor units without decimals',
    json('"price":{"amount":4990,"currency":"JPY","precision":0}'),
    '4990 JPY',
    [],
    true,
  ],
  [
    'a decimal beside its decimals',
    json('"price":{"amount":49.9,"currency":"EUR","precision":2}'),
    '49.9 EUR',
    [],
    true,
  ],
];

/** Cents in an element of their own, as on a page. */
const markup: [inner: string, price: string | undefined][] = [
  ['68<sup>50</sup> EUR', '68.50'],
  ['68,<b>50</b> EUR', '68.50'],
  ['68.<sup>50</sup> EUR', '68.50'],
  ['<b>68</b>,50 EUR', '68.50'],
  ['<span>68</span><sup>50</sup> EUR', '68.50'],
  ['<span>EUR</span> <strong>68<small>50</small></strong>', '68.50'],
  ['<b>68.50</b> <i>EUR</i>', '68.50'],
];

const taxes: Case[] = [
  ['net first', csv('price (net),price (gross)', '10.00 EUR,12.10 EUR'), '12.10 EUR', ['sum_left_out'], true],
  ['gross first', csv('price (gross),price (net)', '12.10 EUR,10.00 EUR'), '12.10 EUR', ['sum_left_out'], true],
  ['words behind', csv('price excl. VAT,price incl. VAT', '10.00 EUR,12.10 EUR'), '12.10 EUR', ['sum_left_out'], true],
  ['words before', csv('net_price,gross_price', '10.00 EUR,12.10 EUR'), '12.10 EUR', ['sum_left_out'], true],
  ['one that says nothing', csv('price_ex_vat,price', '10.00 EUR,12.10 EUR'), '12.10 EUR', ['sum_left_out'], true],
  ['camel case', json('"priceExclTax":"10.00 EUR","priceInclTax":"12.10 EUR"'), '12.10 EUR', ['sum_left_out'], true],
  ['French', csv('prix HT,prix TTC', '10.00 EUR,12.10 EUR'), '12.10 EUR', ['sum_left_out'], true],
  ['Dutch', csv('prijs excl. btw,prijs incl. btw', '10.00 EUR,12.10 EUR'), '12.10 EUR', ['sum_left_out'], true],
  ['Spanish', csv('precio sin IVA,precio con IVA', '10.00 EUR,12.10 EUR'), '12.10 EUR', ['sum_left_out'], true],
  ['Italian', csv('prezzo senza IVA,prezzo con IVA', '10.00 EUR,12.10 EUR'), '12.10 EUR', ['sum_left_out'], true],
  ['German', csv('Preis netto,Preis brutto', '10.00 EUR,12.10 EUR'), '12.10 EUR', ['sum_left_out'], true],
  ['net alone', csv('price (net),color', '10.00 EUR,red'), '10.00 EUR', ['price_doubted'], false],
];

const currencies: Case[] = [
  ['a column', json('"price":"5 €","currency":"USD"'), '5 EUR', ['currency_disagreement'], false],
  ['the same', json('"price":"5 €","currency":"EUR"'), '5 EUR', [], true],
  ['a sign of several', json('"price":"5 $","currency":"CAD"'), '5 CAD', [], true],
  ['an attribute', xml('<g:price currency="GBP">49.90 EUR</g:price>'), '49.90 EUR', ['currency_disagreement'], false],
  ['the name of a column', csv('price (USD),color', '5 EUR,red'), '5 EUR', ['currency_disagreement'], false],
  ['an object', json('"price":{"value":"5 EUR","currency":"USD"}'), '5 EUR', ['currency_disagreement'], false],
  ['only the shop', json('"price":"5 EUR"'), '5 EUR', [], true],
];

const sales: Case[] = [
  [
    'one that is over, alone',
    json('"sale_price":"5 EUR","sale_price_effective_date":"2026-01-01/2026-02-01"'),
    undefined,
    ['price_missing'],
    false,
  ],
  [
    'one that has not begun, alone',
    json('"sale_price":"5 EUR","sale_price_effective_date":"2027-01-01/2027-02-01"'),
    undefined,
    ['price_missing'],
    false,
  ],
  [
    'one of now, alone',
    json('"sale_price":"5 EUR","sale_price_effective_date":"2026-01-01/2027-02-01"'),
    '5 EUR',
    [],
    true,
  ],
  [
    'one that is over',
    json('"price":"9 EUR","sale_price":"5 EUR","sale_price_effective_date":"2026-01-01/2026-02-01"'),
    '9 EUR',
    ['sum_left_out'],
    true,
  ],
  [
    'one that is over beside a list price',
    json('"list_price":"9 EUR","sale_price":"5 EUR","sale_price_effective_date":"2026-01-01/2026-02-01"'),
    '9 EUR',
    ['sum_left_out'],
    true,
  ],
  [
    'the columns of a shop system',
    csv(
      'regular price,sale price,date sale price starts,date sale price ends',
      '9 EUR,5 EUR,2026-01-01,2026-02-01 23:59:59',
    ),
    '9 EUR',
    ['sum_left_out'],
    true,
  ],
  [
    'the members of a shop system',
    json('"regular_price":"9 EUR","sale_price":"5 EUR","date_on_sale_to":"2026-02-01T00:00:00"'),
    '9 EUR',
    ['sum_left_out'],
    true,
  ],
  ['an end ahead', json('"price":"9 EUR","sale_price":"5 EUR","sale_price_end_date":"2027-02-01"'), '5 EUR', [], true],
  [
    'a beginning ahead',
    json('"price":"9 EUR","sale_price":"5 EUR","sale_price_start_date":"2027-02-01"'),
    '9 EUR',
    ['sum_left_out'],
    true,
  ],
  [
    'an end that cannot be read',
    json('"price":"9 EUR","sale_price":"5 EUR","sale_price_end_date":"soon"'),
    '9 EUR',
    ['sale_dates_unreadable'],
    true,
  ],
];

const expected = ([, text, price, codes, isConfident]: Case) => ({ text, price, codes, isConfident });

describe('prices of one row that contradict each other', () => {
  it.each(contrary)('%s', async (...one) => expect(await answered(one[1])).toEqual(expected(one)));
});

describe('what cannot be read beside a price', () => {
  it.each(unread)('%s', async (...one) => expect(await answered(one[1])).toEqual(expected(one)));
});

describe('prices that stand in parts', () => {
  it.each(parts)('%s', async (...one) => expect(await answered(one[1])).toEqual(expected(one)));
});

describe('amounts with markup', () => {
  it.each(markup)('%s is read as on a page', async (inner, price) => {
    const { price: found } = await answered(xml(`<g:price>${inner}</g:price>`));
    expect(found).toBe(price === undefined ? undefined : `${price} EUR`);
    const html = `<div itemscope itemtype="https://schema.org/Product"><b itemprop="name">Lamp</b><div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><div itemprop="price">${inner}</div></div></div>`;
    const [line] = extractPage({ html, url: 'https://shop.example/lamp' }).offers;
    expect(line?.offer.price?.value.amount).toBe(price);
  });

  it('keep the parts that are no markup', async () => {
    const parts = '<g:value>68.50</g:value><g:currency>EUR</g:currency>';
    expect((await answered(xml(`<g:price>${parts}</g:price>`))).price).toBe('68.50 EUR');
  });
});

describe('prices with and without tax', () => {
  it.each(taxes)('%s', async (...one) => expect(await answered(one[1])).toEqual(expected(one)));
});

describe('currencies that contradict the one beside them', () => {
  it.each(currencies)('%s', async (...one) => expect(await answered(one[1])).toEqual(expected(one)));
});

describe('times of a sale', () => {
  it.each(sales)('%s', async (...one) => expect(await answered(one[1])).toEqual(expected(one)));
});

const aside = new Set(['link_missing', 'image_missing']);

async function answered(text: string) {
  for await (const item of readFeed(new Blob([text]).stream(), { now })) {
    if ('error' in item) return { text, price: undefined, codes: [item.error.code], isConfident: false };
    if (!('offer' in item)) continue;
    const { price } = item.offer;
    const codes = item.warnings.map(({ code }) => code).filter((code) => !aside.has(code));
    const isConfident = (price?.confidence ?? 0) > 0.8;
    return { text, price: price && `${price.value.amount} ${price.value.currency}`, codes, isConfident };
  }
  throw new Error('The feed has no row.');
}
