import { describe, expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';
import { compareSaves } from './testing/compare-saves.ts';

const apis = [await testApi(), await testApi()] as const;

describe('values of many products', () => {
  it('are the same rows of five hundred random edits saved in sets as one by one', async () => {
    const seed = 500;
    const { kinds, apart } = await compareSaves(...apis, { seed, products: 120, edits: 500 });
    expect(apart, `seed ${seed}`).toEqual({});
    expect(kinds).toEqual(new Set(['saved', 'invalid', 'conflict']));
  });
});
