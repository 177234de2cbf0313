import { expect, it } from 'vitest';
import { makeKey } from './key.ts';

it('writes a key in letters and figures that are not mistaken for one another', () => {
  const key = makeKey(Uint8Array.from({ length: 32 }, (_byte, place) => place * 8));
  expect(key).toMatch(/^sample_[a-hj-km-np-z2-9]{32}$/);
  expect(makeKey(new Uint8Array(32))).toBe(`sample_${'a'.repeat(32)}`);
});
