import { describe, it } from 'vitest';
import { testApi } from '../../testing/index.ts';
import { compareSaves } from './testing/compare-saves.ts';

const apis = [await testApi(), await testApi()] as const;

describe('values of many products', () => {
  it('are the same rows of five hundred random edits saved in sets as one by one', async () => {
    await compareSaves(...apis, { seed: 500, products: 120, edits: 500 });
  });
});
