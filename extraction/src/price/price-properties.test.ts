import { currencyExponent, formatMinor } from '@quarry/contracts/money';
import { describe, expect, it } from 'vitest';
import { doubtWarnings } from './doubt-warnings.ts';
import { readDecimal, readPrice, readPrices } from './index.ts';

const currencies =
  'EUR USD GBP CHF SEK NOK DKK ISK PLN CZK HUF RON BGN TRY UAH RUB JPY CNY KRW INR AED SAR KWD BHD OMR JOD TND QAR EGP ILS ZAR NGN KES BRL MXN COP CLP ARS PEN AUD NZD CAD SGD HKD TWD THB VND IDR MYR PHP'.split(
    ' ',
  );

type Style = { name: string; group: string; decimal: string; isIndian?: true };

const styles: Style[] = [
  { name: 'comma and point', group: ',', decimal: '.' },
  { name: 'point and comma', group: '.', decimal: ',' },
  { name: 'blank and comma', group: ' ', decimal: ',' },
  { name: 'narrow blank and point', group: '\u202F', decimal: '.' },
  { name: 'apostrophe and point', group: '’', decimal: '.' },
  { name: 'lakh and crore', group: ',', decimal: '.', isIndian: true },
];

const layouts: ((number: string, mark: string) => string)[] = [
  (number, mark) => `${mark} ${number}`,
  (number, mark) => `${mark}${number}`,
  (number, mark) => `${number} ${mark}`,
  (number, mark) => `${number}${mark}`,
  (number, mark) => `${number}\u00A0${mark}`,
];

/** Repeatable numbers without chance: a linear congruence. */
function* sequence(seed: number): Generator<number> {
  for (let state = seed; ;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state;
  }
}

function write(minor: number, currency: string, { group, decimal, isIndian }: Style): string {
  const [whole = '', fraction] = formatMinor(minor, currency).split('.');
  const head = whole.slice(0, -3).replace(isIndian ? /\B(?=(?:\d{2})+$)/g : /\B(?=(?:\d{3})+$)/g, group);
  const grouped = whole.length > 3 ? `${head}${group}${whole.slice(-3)}` : whole;
  return fraction === undefined ? grouped : `${grouped}${decimal}${fraction}`;
}

/** A written amount that two styles write alike: its three decimals and no thousands, so that nothing shows which sign is which. */
function isUndecidable(minor: number, currency: string, { decimal }: Style): boolean {
  return currencyExponent(currency) === 3 && decimal === ',' && minor < 1_000_000;
}

describe('readPrice on written amounts', () => {
  it.each(styles)('reads back every amount written with $name, in 50 currencies and 5 layouts', (style) => {
    const numbers = sequence(7);
    for (const currency of currencies) {
      for (const [index, layout] of layouts.entries()) {
        for (const size of [1_000, 100_000, 10_000_000, 1_000_000_000]) {
          const minor = (numbers.next().value as number) % size;
          if (isUndecidable(minor, currency, style)) continue;
          const text = layout(write(minor, currency, style), currency);
          const price = readPrice(text);
          expect({
            text,
            index,
            minor: price.amount === null ? price.code : price.minor,
            currency: price.amount === null ? null : price.currency,
          }).toEqual({ text, index, minor, currency });
        }
      }
    }
  });

  it('doubts three digits behind a comma in a currency with three decimals instead of guessing in silence', () => {
    expect(readPrice('KWD 1,250')).toMatchObject({ doubts: ['separator_ambiguous'], confidence: 0.5 });
  });

  it('reads a now price whatever stands around it', () => {
    const numbers = sequence(11);
    for (let round = 0; round < 200; round += 1) {
      const now = ((numbers.next().value as number) % 99_000) + 100;
      const was = now + 1 + ((numbers.next().value as number) % 5_000);
      const [nowText, wasText] = [formatMinor(now, 'EUR'), formatMinor(was, 'EUR')];
      expect(readPrice(`Was €${wasText}, now €${nowText} (save €${formatMinor(was - now, 'EUR')})`)).toMatchObject({
        kind: 'price',
        minor: now,
      });
      expect(readPrice(`UVP ${wasText.replace('.', ',')} € ${nowText.replace('.', ',')} €`)).toMatchObject({
        kind: 'price',
        minor: now,
      });
    }
  });
});

describe('readPrices', () => {
  it('gives every amount its role and its place in the text as given', () => {
    const text = '<del>29,99&nbsp;€</del> 19,99 € (3,99 € / 100 g) zzgl. 4,95 € Versand, Sie sparen 33 %';
    const { parts } = readPrices(text);
    expect(parts.map(({ role, amount }) => [role, amount])).toEqual([
      ['list', '29.99'],
      ['price', '19.99'],
      ['unit', '3.99'],
      ['shipping', '4.95'],
      ['percentage', '33'],
    ]);
    for (const part of parts) expect(text.slice(part.start, part.end)).toBe(part.raw);
  });

  it('keeps the list price beside the price now', () => {
    const { price, parts } = readPrices('RRP £99.00 Now £79.00');
    expect(price).toMatchObject({ minor: 7900 });
    expect(parts.find((part) => part.role === 'list')).toMatchObject({ minor: 9900, currency: 'GBP' });
  });

  it.each([
    '9'.repeat(200_000),
    '1 '.repeat(100_000),
    '1,'.repeat(100_000),
    '€'.repeat(100_000),
    '<'.repeat(100_000),
    '&'.repeat(100_000),
    '<a '.repeat(50_000),
    `${' '.repeat(200_000)}€`,
    '12 € - '.repeat(30_000),
    'a'.repeat(200_000),
    'per '.repeat(50_000),
    '- '.repeat(100_000),
    '\u0000'.repeat(1_000),
    '\uD800\uDFFF\uDC00',
    '𝟙𝟚 €',
  ])('answers hostile text %# with one well-formed reading', (text) => {
    const { price, parts } = readPrices(text);
    expect(price.amount === null ? price.reason : price.amount).not.toBe('');
    expect(parts.length).toBeLessThanOrEqual(100);
  });
});

describe('readDecimal', () => {
  it.each([
    ['1299.90', '1299.90'],
    [1299.9, '1299.9'],
    ['1,299.90', '1299.90'],
    ['1.299,90', '1299.90'],
    ['1 299,90', '1299.90'],
    ['1299,90', '1299.90'],
    ['1,299', '1299'],
    ['1.2999E3', '1299.9'],
    [1e21, null],
    [19.989999999999998, '19.99'],
    ['19.989999999999998', '19.99'],
    ['0.30000000000000004', '0.3'],
    ['1299.9000000000001', '1299.9'],
    ['0.123456789012', '0.123456789012'],
    [0.1 + 0.2, '0.3'],
    [0, '0'],
    ['0.00', '0.00'],
    [' 12 ', '12'],
    ['', null],
    ['n/a', null],
    ['12.34.5', null],
    ['12 - 15', null],
    ['12 pieces', null],
    [Number.NaN, null],
  ])('reads %s as %s', (value, amount) => {
    expect(readDecimal(value).amount).toBe(amount);
  });

  it.each(['1299.90 EUR', 'EUR 1299.90', '1299,90 €', '€1,299.90', 'EUR1299.90'])(
    'reads the currency out of %s',
    (value) => {
      expect(readDecimal(value)).toMatchObject({ amount: '1299.90', minor: 129990, currency: 'EUR', doubts: [] });
    },
  );

  it('takes a single point for the decimal sign, as schema.org asks, and doubts three digits behind it', () => {
    expect(readDecimal('1.099', { hint: 'EUR' })).toMatchObject({ amount: '1.099', doubts: ['separator_ambiguous'] });
  });

  it('lets a comma-writing locale turn the point into a thousands sign', () => {
    expect(readDecimal('1.099', { hint: 'EUR', locale: 'de' })).toMatchObject({ amount: '1099' });
  });

  it('doubts a binary fraction that stands as text, and says so in words', () => {
    expect(readDecimal('19.989999999999998', { hint: 'EUR' })).toMatchObject({
      minor: 1999,
      doubts: ['rounded_fraction'],
    });
    const [warning] = doubtWarnings('19.989999999999998', '19.99', ['rounded_fraction', 'regular_price']);
    expect(warning?.detail).toContain('its long decimal fraction was rounded');
  });

  it('uses the declared currency for the minor units', () => {
    expect(readDecimal('12800', { hint: 'JPY' })).toMatchObject({ minor: 12800, currency: 'JPY' });
    expect(readDecimal('1.250', { hint: 'KWD' })).toMatchObject({ minor: 1250, currency: 'KWD', doubts: [] });
  });

  it('reads three digits behind any sign as thousands of tomans, with a doubt', () => {
    const doubts = ['in_tomans', 'separator_ambiguous'];
    expect(readDecimal('۱۲٫۰۰۰ تومان')).toMatchObject({ amount: '120000', currency: 'IRR', doubts });
    expect(readDecimal('۱۲.۰۰۰ تومان')).toMatchObject({ amount: '120000', currency: 'IRR', doubts });
    expect(readDecimal('12.500', { hint: 'IRR' })).toMatchObject({ amount: '12.500', currency: 'IRR' });
  });

  it('says when minor units lost digits', () => {
    expect(readDecimal('19.999', { hint: 'EUR' })).toMatchObject({ minor: 2000, rounded: true });
  });
});

describe('a hint', () => {
  it.each([
    'pour 2 p',
    'per 3 p',
    'from K to Z',
    "prix l'unité",
    'ab 5 r',
    'size L or K',
    '1 L bottle',
    'prix à partir de 2 F',
    'je 2 St',
    'line Q of 4',
    'pack of 5 e',
    'la confezione da 2 P',
    'cena za 1 L',
  ])('that is the sentence "%s" names no currency', (hint) => {
    expect(readPrice('12', { hint })).toMatchObject({ amount: '12', currency: null });
  });

  it.each([
    ['Preis in €', 'EUR'],
    ['prix en € TTC', 'EUR'],
    ['Price (USD)', 'USD'],
    ['cena w zł', 'PLN'],
    ['Cena (Kč)', 'CZK'],
    ['Preço em R$', 'BRL'],
    ['R', 'ZAR'],
    ['(K)', 'PGK'],
    ['p', 'GBP'],
    ['руб.', 'RUB'],
    ['Pris i kr', 'SEK'],
  ])('"%s" names %s', (hint, currency) => {
    expect(readPrice('12', { hint })).toMatchObject({ currency });
  });
});
