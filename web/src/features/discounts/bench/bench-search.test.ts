import { expect, it } from 'vitest';
import { benchInput } from './bench-input.ts';
import { cartOf, parseBenchSearch, searchOf, type BenchCart } from './bench-search.ts';
import { pastedLines } from './pasted-lines.ts';

const cart: BenchCart = {
  channelId: 'c1',
  lines: [
    { ref: { variantId: 'v1' }, quantity: '2', price: '' },
    { ref: { sku: 'A;1:x' }, quantity: '1', price: '19,90' },
  ],
  codes: 'WELCOME10 extra',
  customer: 'ada@example.test',
  currency: '',
  shipping: '4.90',
  at: '2026-12-01T10:00',
};

it('keeps a cart in its address, also with SKUs that hold the signs between fields', () => {
  const kept = cartOf(parseBenchSearch(searchOf(cart)));
  expect(kept).toEqual(cart);
});

it('leaves out of an address what is no line', () => {
  expect(parseBenchSearch({ line: ['2;;v:v1', 'nonsense', '1;;s:'] })).toEqual({ line: ['2;;v:v1'] });
});

it('asks with amounts with a point, and the time of the shop as a moment', () => {
  const asked = benchInput(cart, { timeZone: 'Europe/Berlin', currency: 'EUR' });
  expect('input' in asked && asked.input).toEqual({
    channelId: 'c1',
    currency: null,
    customer: 'ada@example.test',
    codes: ['WELCOME10', 'extra'],
    lines: [
      { variantId: 'v1', quantity: 2, price: null },
      { sku: 'A;1:x', quantity: 1, price: '19.90' },
    ],
    shipping: '4.90',
    at: '2026-12-01T09:00:00.000Z',
  });
});

it('refuses at their fields a quantity that is none, and a time that the clocks skip', () => {
  const lines = [{ ref: { sku: 'A' }, quantity: 'two', price: '' }];
  const asked = benchInput({ ...cart, lines, at: '2026-03-29T02:30' }, { timeZone: 'Europe/Berlin', currency: 'EUR' });
  expect('issues' in asked && asked.issues.map(({ path, code }) => `${path} ${code}`)).toEqual([
    'at skipped_time',
    'lines.0.quantity not_whole',
  ]);
});

it('reads lines as spreadsheets copy them, or with semicolons, a quantity that is left out as one', () => {
  expect(pastedLines('A-1\t2\t19.90\nB-2\n')).toEqual([
    { ref: { sku: 'A-1' }, quantity: '2', price: '19.90' },
    { ref: { sku: 'B-2' }, quantity: '1', price: '' },
  ]);
  expect(pastedLines('A-1;3\n\n;;')).toEqual([{ ref: { sku: 'A-1' }, quantity: '3', price: '' }]);
  expect(pastedLines('A-1\t2\nB-2;3;4.50')).toEqual([
    { ref: { sku: 'A-1' }, quantity: '2', price: '' },
    { ref: { sku: 'B-2' }, quantity: '3', price: '4.50' },
  ]);
});
