import { expect, it } from 'vitest';
import { totalMinor } from './order-rows.ts';

it('adds up rows to the cent and leaves out what is no number', () => {
  const rows = [
    { article: '', count: '3', price: '0.10' },
    { article: '', count: '2', price: '64,50' },
    { article: '', count: 'two', price: '1' },
    { article: '', count: '1', price: '' },
  ];
  expect(totalMinor(rows)).toBe(12_930);
  expect(totalMinor([])).toBe(0);
});
