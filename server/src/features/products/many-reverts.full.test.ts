import { describe, expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';
import { compareReverts } from './testing/compare-reverts.ts';

const apis = [await testApi(), await testApi()] as const;

describe('changes of many products', () => {
  it('leave the same rows of five hundred random edits taken back in sets as one by one', async () => {
    const seed = 500;
    const { kinds, apart } = await compareReverts(...apis, { seed, products: 120, edits: 500 });
    expect(apart, `seed ${seed}`).toEqual({});
    expect([...kinds]).toEqual(
      expect.arrayContaining(['reverted', 'changed_since', 'not_revertible', 'not_found', 'invalid']),
    );
  });
});
