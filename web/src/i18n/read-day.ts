import type { Language } from './languages.ts';

const months = Array.from({ length: 12 }, (_unused, at) => new Date(Date.UTC(2026, at, 1)));

/**
 * A day of the calendar as somebody types it, `2026-03-01`; undefined where it cannot be told. It is written in ISO or as screens show it, the
 * month by its name. By numbers alone it is day, month, year, except in English: some read the month first there.
 */
export function readDay(text: string, language: Language): string | undefined {
  const said = text.trim().toLocaleLowerCase(language);
  const iso = /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/.exec(said)?.groups;
  if (iso) return dayOf(iso.year, Number(iso.month), iso.day);
  const numbers = /^(?<day>\d{1,2})[./-](?<month>\d{1,2})[./-](?<year>\d{4})$/.exec(said.replaceAll(/\s/g, ''))?.groups;
  if (numbers) return language === 'en' ? undefined : dayOf(numbers.year, Number(numbers.month), numbers.day);
  const words = said.split(/[\s.,]+/).filter((word) => word !== '' && word !== 'de');
  const [month, ...others] = words.filter((word) => !/^\d+$/.test(word));
  const [first = '', second = '', ...further] = words.filter((word) => /^\d+$/.test(word));
  if (month === undefined || others.length > 0 || further.length > 0) return undefined;
  const [day, year] = second.length === 4 ? [first, second] : [second, first];
  return year.length === 4 && day.length <= 2 ? dayOf(year, monthNamed(month, language), day) : undefined;
}

/** 0 for a word that names none. */
function monthNamed(word: string, language: Language): number {
  const names = (['short', 'long'] as const).map(
    (month) => new Intl.DateTimeFormat(language, { month, day: 'numeric', timeZone: 'UTC' }),
  );
  const isNamed = (date: Date) =>
    names.some((format) =>
      format
        .formatToParts(date)
        .some(({ type, value }) => type === 'month' && value.toLocaleLowerCase(language).replace('.', '') === word),
    );
  return months.findIndex(isNamed) + 1;
}

function dayOf(year = '', month = 0, day = ''): string | undefined {
  const date = new Date(Date.UTC(Number(year), month - 1, Number(day)));
  const isDay = date.getUTCMonth() === month - 1 && date.getUTCDate() === Number(day);
  // A year of three digits is the beginning of one.
  return isDay && Number(year) >= 1000 ? date.toISOString().slice(0, 10) : undefined;
}
