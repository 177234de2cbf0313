import { describe, expect, it } from 'vitest';
import { isEmail } from './is-email.ts';

describe('an address for letters', () => {
  it.each([
    ['ada@shop.example', true],
    [' ada@shop.example ', true],
    ['ada@shop', false],
    ['ada shop@example.org', false],
    ['', false],
  ])('%j: %s', (text, isWhole) => {
    expect(isEmail(text)).toBe(isWhole);
  });
});
