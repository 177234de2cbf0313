import { expect, it } from 'vitest';
import { urlKey } from './index.ts';

it('gives 16 bytes that never change between releases', () => {
  expect(Buffer.from(urlKey('https://shop.example/')).toString('hex')).toBe('0ebceea5fcc8e4fb9f50357d113c3287');
});

it('differs for different addresses', () => {
  expect(urlKey('https://shop.example/a')).not.toEqual(urlKey('https://shop.example/b'));
});
