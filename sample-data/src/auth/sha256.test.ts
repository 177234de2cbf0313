import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hmacSha256, sha256 } from './sha256.ts';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

describe('SHA-256', () => {
  it.each([0, 1, 3, 55, 56, 63, 64, 65, 119, 120, 1_000])('of %i bytes is that of the standard', (length) => {
    const message = Uint8Array.from({ length }, (_, index) => (index * 31) % 256);
    expect(hex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
  });

  it('makes the HMAC of the standard', () => {
    const expected = createHmac('sha256', 'a key').update('a message, größer').digest('hex');
    expect(hex(hmacSha256('a key', 'a message, größer'))).toBe(expected);
  });
});
