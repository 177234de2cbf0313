import { expect, it } from 'vitest';
import { hundredthsOf } from './invoice-draft.ts';

it('an amount is read with a point or a comma, and as it is printed in any of the languages', () => {
  const texts = ['1840.50', '1840,5', '1,840.50', '1.840,50', '1\u202f840,50', ' 1840.50 '];
  expect(texts.filter((text) => hundredthsOf(text) !== 184_050)).toEqual([]);
  expect(hundredthsOf('1.234.567,89')).toBe(123_456_789);
});

it('what could mean two amounts, or none, is none', () => {
  const texts = ['1.840.50', '1,84,0.50', '12.345.6', '-5', '0.333', 'abc', ''];
  expect(texts.filter((text) => hundredthsOf(text) !== undefined)).toEqual([]);
});
