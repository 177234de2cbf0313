import { describe, expect, it } from 'vitest';
import { safeReturnAddress } from './return-address.ts';

describe('the way back after log-in', () => {
  it.each(['/brands?q=a#top', '/', '/brands/new'])('keeps %s', (address) => {
    expect(safeReturnAddress(address)).toBe(address);
  });

  it.each([
    'https://evil.example',
    '//evil.example/a',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/a/../\\evil.example',
    'brands',
    'javascript:alert(1)',
    '/login?returnTo=/x',
    '/login/',
    '/register',
    '/accept-invite?token=x',
    '',
    undefined,
  ])('drops %j', (address) => {
    expect(safeReturnAddress(address)).toBeUndefined();
  });
});
