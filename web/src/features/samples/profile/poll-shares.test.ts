import { expect, it } from 'vitest';
import { sharesOf } from './poll-shares.ts';

it('divides all votes among the answers', () => {
  expect(sharesOf([4, 3, 1])).toEqual([0.5, 0.375, 0.125]);
  expect(sharesOf([0, 0])).toEqual([0, 0]);
});
