import { describe, expect, it } from 'vitest';
import { contrastOf, purposeOf } from './contrast.ts';

describe('the contrast of two colours', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#fff', 4.54],
    ['#a84a16', '#ffffff', 5.74],
  ])('of %s and %s is %d, whichever comes first', (one, other, contrast) => {
    expect(contrastOf(one, other)).toBeCloseTo(contrast, 1);
    expect(contrastOf(other, one)).toBe(contrastOf(one, other));
  });

  it('says what it is enough for', () => {
    expect([4.5, 4.49, 3, 2.9].map(purposeOf)).toEqual(['forText', 'forShapes', 'forShapes', 'forDecoration']);
  });
});
