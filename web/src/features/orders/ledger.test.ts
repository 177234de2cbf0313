import { expect, it } from 'vitest';
import { ledgerOf, taxesOf } from './ledger.ts';
import { euros, line, order } from './testing/orders.ts';

const sum = (one: ReturnType<typeof order>) => ledgerOf(one).reduce((total, { money }) => total + money.minor, 0);
const keys = (one: ReturnType<typeof order>) => ledgerOf(one).map(({ key }) => key);

it('leads from the prices of the lines to the total where they are with tax', () => {
  expect(ledgerOf(order()).map(({ key, money }) => [key, money.minor])).toEqual([
    ['goods', 2000],
    ['shippingLines', 500],
    ['discounts', -200],
  ]);
  expect(sum(order())).toBe(2300);
});

it('adds the tax where prices are without it', () => {
  const net = line({ net: euros(1800), tax: euros(342), gross: euros(2142) });
  const one = order({ pricesWithTax: false, lines: [net], gross: euros(2142) });
  expect(keys(one)).toEqual(['goods', 'discounts', 'tax']);
  expect(sum(one)).toBe(2142);
});

it('says what an order from elsewhere misses, so that it adds up', () => {
  const one = order({ gross: euros(2290) });
  expect(ledgerOf(one).at(-1)).toEqual({ key: 'asSent', money: euros(-10) });
  expect(sum(one)).toBe(2290);
});

it('sums taxes by their rate', () => {
  const one = order({ lines: [line(), line({ id: 'l2' }), line({ id: 'l3', taxRatePpm: null, taxName: null })] });
  expect(taxesOf(one).map(({ ratePpm, tax }) => [ratePpm, tax.minor])).toEqual([
    [190_000, 574],
    [null, 287],
  ]);
});
