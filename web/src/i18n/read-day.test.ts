import { expect, it } from 'vitest';
import { createFormat } from './format.ts';
import { languages } from './languages.ts';
import { readDay } from './read-day.ts';

it.each(languages)('reads each month as screens show it (%s)', (language) => {
  for (let month = 1; month <= 12; month += 1) {
    const day = `2026-${String(month).padStart(2, '0')}-09`;
    expect(readDay(createFormat(language).day(day), language)).toBe(day);
  }
});

it.each([
  ['2026-3-1', 'en', '2026-03-01'],
  ['31 December 2026', 'en', '2026-12-31'],
  ['1.3.2026', 'de', '2026-03-01'],
  ['01/03/2026', 'fr', '2026-03-01'],
  ['2026-02-30', 'en', undefined],
  ['301-02-06', 'en', undefined],
  ['0301-02-06', 'en', undefined],
  ['01.03.26', 'de', undefined],
  // Some read the month first here.
  ['03/01/2026', 'en', undefined],
  ['1 2 March 2026', 'en', undefined],
] as const)('reads %s (%s) as %s', (text, language, day) => {
  expect(readDay(text, language)).toBe(day);
});
