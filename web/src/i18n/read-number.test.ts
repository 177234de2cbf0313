import { expect, it } from 'vitest';
import { readNumber, writeNumber } from './read-number.ts';

it.each([
  ['en', '1,234.5', '1234.5'],
  ['en', '12.50', '12.50'],
  ['en', '1,250', '1250'],
  ['en', '12,5', undefined],
  ['de', '1.234,5', '1234.5'],
  ['de', '1.250', '1250'],
  ['de', '12.5', undefined],
  ['fr', '1 234,5', '1234.5'],
  ['fr', '1\u202F234,5', '1234.5'],
  ['fr', '12.5', undefined],
  ['pt', '\u22121.234,5', '-1234.5'],
  ['en', '', undefined],
  ['en', '1e3', undefined],
] as const)('in %s reads %s as %s', (language, text, plain) => {
  expect(readNumber(text, language)).toBe(plain);
});

it('writes a number so that it is read as the same', () => {
  for (const language of ['en', 'de', 'fr', 'pt'] as const)
    expect(readNumber(writeNumber('-1234567.25', language), language)).toBe('-1234567.25');
});
