import { expect, it } from 'vitest';
import { mergedOrder, movedTo, ordered } from './task-order.ts';

const rows = [{ id: 1 }, { id: 2 }, { id: 3 }];

it('rows follow an order of one’s own, new ones first', () => {
  expect(ordered(rows, [3, 1]).map(({ id }) => id)).toEqual([2, 3, 1]);
  expect(ordered(rows, []).map(({ id }) => id)).toEqual([1, 2, 3]);
});

it('a row moves to a place, and not beyond the ends', () => {
  expect(movedTo([1, 2, 3], 1, 1)).toEqual([2, 1, 3]);
  expect(movedTo([1, 2, 3], 3, 0)).toEqual([3, 1, 2]);
  expect(movedTo([1, 2, 3], 2, 9)).toEqual([1, 3, 2]);
  expect(movedTo([1, 2, 3], 2, -1)).toEqual([2, 1, 3]);
});

it('the order of some rows changes nothing about the others', () => {
  expect(mergedOrder([5, 1, 6, 2, 3], [3, 1, 2])).toEqual([5, 3, 6, 1, 2]);
  expect(mergedOrder([], [3, 1])).toEqual([3, 1]);
  expect(mergedOrder([1], [2, 1])).toEqual([2, 1]);
});
