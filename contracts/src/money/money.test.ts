import { describe, expect, it } from 'vitest';
import {
  addMoney,
  compareMoney,
  currencyExponent,
  formatMinor,
  isCurrencyCode,
  isHistoricCurrency,
  isKnownCurrency,
  parseDecimal,
  toMinor,
} from './index.ts';

describe('currencyExponent', () => {
  it.each([
    ['JPY', 0],
    ['KRW', 0],
    ['ISK', 0],
    ['EUR', 2],
    ['HUF', 2],
    ['IDR', 2],
    ['KWD', 3],
    ['IQD', 3],
    ['CLF', 4],
    ['BGN', 2],
  ])('gives %s its %i decimals by ISO 4217', (code, exponent) => {
    expect(currencyExponent(code)).toBe(exponent);
  });

  it('assumes two decimals where the currency is unknown or absent', () => {
    expect([currencyExponent(null), currencyExponent('???')]).toEqual([2, 2]);
  });
});

describe('isCurrencyCode', () => {
  it('knows active and lately withdrawn codes in capital letters only', () => {
    expect(['EUR', 'HRK', 'eur', 'XXX', ''].map(isCurrencyCode)).toEqual([true, true, false, false, false]);
  });
});

describe('a historic currency', () => {
  const codes =
    'DEM FRF ITL ATS BEF NLG ESP PTE GRD FIM IEP LUF EEK LTL LVL SKK SIT MTL CYP TRL ROL YUM BYR RUR HRK'.split(' ');

  it('is known, and lately withdrawn ones alone are still accepted', () => {
    expect(codes.filter((code) => !isKnownCurrency(code) || !isHistoricCurrency(code))).toEqual([]);
    expect(codes.filter(isCurrencyCode)).toEqual(['HRK']);
    expect(['EUR', 'dem', 'XXX', ''].filter(isHistoricCurrency)).toEqual([]);
  });
});

describe('toMinor', () => {
  it.each([
    ['1299.90', 'EUR', 129990, false],
    ['12800', 'JPY', 12800, false],
    ['1.250', 'KWD', 1250, false],
    ['12.900', 'EUR', 1290, false],
    ['19.995', 'EUR', 2000, true],
    ['-19.995', 'EUR', -2000, true],
    ['0.004', 'EUR', 0, true],
    ['1299.50', 'JPY', 1300, true],
  ])('turns %s %s into %i minor units', (amount, currency, minor, rounded) => {
    expect(toMinor(amount, currency)).toEqual({ minor, rounded });
  });

  it('refuses what is no plain decimal or beyond safe integers', () => {
    expect(['', '1,5', '1e3', ' 1', '1.', '90071992547409.92'].map((text) => toMinor(text, 'EUR'))).toEqual(
      Array(6).fill(undefined),
    );
  });

  it('never gives a negative zero', () => {
    expect(Object.is(toMinor('-0.001', 'EUR')?.minor, -0)).toBe(false);
  });

  it('is undone by formatMinor for every currency', () => {
    for (const currency of ['JPY', 'EUR', 'KWD', 'CLF']) {
      for (const minor of [0, 1, -1, 9, 10, 99, 100, 12345, -987654321]) {
        expect(toMinor(formatMinor(minor, currency), currency)).toEqual({ minor, rounded: false });
      }
    }
  });
});

describe('parseDecimal', () => {
  it('keeps sign and scale', () => {
    expect(parseDecimal('-1299.90')).toEqual({ digits: -129990n, scale: 2 });
  });
});

describe('addMoney and compareMoney', () => {
  const euro = (minor: number) => ({ minor, currency: 'EUR' });

  it('add and compare amounts of one currency', () => {
    expect(addMoney(euro(5), euro(7))).toEqual(euro(12));
    expect(compareMoney(euro(5), euro(7))).toBeLessThan(0);
  });

  it('refuse to put two currencies together', () => {
    expect(() => addMoney(euro(5), { minor: 5, currency: 'USD' })).toThrow(RangeError);
    expect(() => compareMoney(euro(5), { minor: 5, currency: 'USD' })).toThrow(RangeError);
  });
});
