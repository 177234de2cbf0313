import { describe, expect, it } from 'vitest';
import { compilePattern } from './linear-pattern.ts';

describe('a pattern of an attribute', () => {
  it.each([
    ['[A-Z]{2}-\\d{4}', ['DS-2240'], ['DS-224', 'DS-22401', 'ds-2240', ' DS-2240']],
    ['^(?:IP[0-6X][0-8])$', ['IP67', 'IPX8'], ['IP79', 'IP6']],
    ['(red|green)(-(dark|light))?', ['red', 'green-dark'], ['green-', 'dark', 'redgreen']],
    ['\\d+(\\.\\d{1,2})?', ['1', '12.50'], ['12.', '.5', '12.505']],
    ['\\p{Lu}\\p{L}*', ['Ämter', 'É'], ['ä', 'A1']],
    ['a{2,3}b{0}c{1,}', ['aac', 'aaacc'], ['ac', 'aaaac', 'aabc']],
    ['(a*)*', ['', 'aaaa'], ['b']],
    ['.+\\.pdf', ['x.pdf'], ['xpdf']],
    ['costs \\$', ['costs $'], ['costs ']],
    ['', [''], ['x']],
  ])('%s holds for whole texts', (pattern, accepted, refused) => {
    const matches = compilePattern(pattern);
    expect(accepted.map((text) => matches?.(text))).toEqual(accepted.map(() => true));
    expect(refused.map((text) => matches?.(text))).toEqual(refused.map(() => false));
  });

  it.each([
    '(',
    'a)',
    '[z-a]',
    '*',
    'a{3,2}',
    '(?=a)b',
    '(?<!a)b',
    '(a)\\1',
    'a\\b',
    '((a{99}){99}){99}',
    'x'.repeat(501),
  ])('%s is none', (pattern) => {
    expect(compilePattern(pattern)).toBeUndefined();
  });

  it('decides at once on what has other readers try every way', () => {
    const matches = compilePattern('(a+)+(a|aa)*(a?){20}b');
    expect(matches?.('a'.repeat(5_000))).toBe(false);
    expect(matches?.(`${'a'.repeat(5_000)}b`)).toBe(true);
  });
});
