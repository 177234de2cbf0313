import { describe, expect, it } from 'vitest';
import { stuckStage } from './stuck-stage.ts';

const minutes = 60;
const days = 24 * 3600;

describe('where the chain is held up', () => {
  it('is nowhere while nothing has waited long', () => {
    expect(stuckStage([{ code: 'offers', waiting: 3, lagSeconds: 5 * minutes }])).toBeUndefined();
  });

  it('is before the machine that has let things wait longest', () => {
    const chain = [
      { code: 'offers', waiting: 1, lagSeconds: 20 * minutes },
      { code: 'proposals', waiting: 9, lagSeconds: 50 * minutes },
    ];
    expect(stuckStage(chain)).toBe('proposals');
  });

  it('gives people days where machines have minutes', () => {
    expect(stuckStage([{ code: 'products', waiting: 5, lagSeconds: 2 * days }])).toBeUndefined();
    expect(stuckStage([{ code: 'products', waiting: 5, lagSeconds: 4 * days }])).toBe('products');
    expect(stuckStage([{ code: 'orders', waiting: 5, lagSeconds: 2 * days }])).toBeUndefined();
    expect(stuckStage([{ code: 'feed_rows', waiting: 5, lagSeconds: 20 * minutes }])).toBe('feed_rows');
  });
});
