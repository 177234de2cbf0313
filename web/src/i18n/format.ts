import { currencyExponent, formatMinor, type Money } from '@quarry/contracts/money';
import { withFrenchSpaces } from './french-spaces.ts';
import type { Language } from './languages.ts';
import { useLanguage } from './use-messages.ts';

const relativeSteps: readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

export type Format = {
  number: (value: number) => string;
  percent: (share: number) => string;
  /** A rate of tax or discount in millionths, with all its decimals. */
  rate: (ppm: number) => string;
  money: (money: Money) => string;
  date: (iso: string) => string;
  /** A day of the calendar, `2027-01-01`, which is the same in every time zone. */
  day: (day: string) => string;
  /** A month of the calendar, `2027-01`. */
  month: (month: string) => string;
  dateTime: (iso: string) => string;
  /** A moment as the clocks of its place show it, `2027-01-01 09:00`. */
  localTime: (text: string) => string;
  /** The time of day to the second. */
  time: (iso: string) => string;
  relativeTime: (iso: string, now: number) => string;
  country: (code: string) => string;
  /** A length of time in its largest fitting unit: "45 seconds", "1.5 hours". */
  duration: (seconds: number) => string;
  bytes: (count: number) => string;
  /** A name before what it stands for, with its colon. */
  label: (name: string) => string;
  /** Something to be done, as the question whether to. */
  question: (text: string) => string;
  /** Reasons and the like one after another, as one sentence. */
  clauses: (texts: readonly string[]) => string;
  /** A number with one digit after the point, such as pages a second. */
  decimal: (value: number) => string;
};

const durationSteps: readonly [unit: string, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
];

const byteUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

const formats = new Map<Language, Format>();

/** Numbers, money and times as the current language writes them. */
export function useFormat(): Format {
  return createFormat(useLanguage());
}

/** One for each language, shared by all: to make one costs more than to draw a row of a table. */
export function createFormat(language: Language): Format {
  const known = formats.get(language);
  if (known) return known;
  const format = buildFormat(language);
  formats.set(language, format);
  return format;
}

function buildFormat(language: Language): Format {
  const currencies = new Map<string, Intl.NumberFormat>();
  const numbers = new Intl.NumberFormat(language);
  const decimals = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const percents = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  const rates = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 4 });
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const months = new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const times = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const localTimes = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  const clock = new Intl.DateTimeFormat(language, { timeStyle: 'medium' });
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const regions = new Intl.DisplayNames(language, { type: 'region' });
  return {
    number: (value) => numbers.format(value),
    percent: (share) => percents.format(share),
    money: ({ minor, currency }) => {
      const known = currencies.get(currency);
      const style = known ?? moneyStyle(language, currency);
      if (!known) currencies.set(currency, style);
      return style.format(formatMinor(minor, currency) as Intl.StringNumericLiteral);
    },
    rate: (ppm) => rates.format(ppm / 1_000_000),
    day: (day) => days.format(new Date(`${day}T00:00:00Z`)),
    month: (month) => months.format(new Date(`${month}-01T00:00:00Z`)),
    date: (iso) => dates.format(new Date(iso)),
    dateTime: (iso) => times.format(new Date(iso)),
    localTime: (text) => localTimes.format(new Date(`${text.replace(' ', 'T')}Z`)),
    time: (iso) => clock.format(new Date(iso)),
    relativeTime: (iso, now) => {
      const ahead = (new Date(iso).getTime() - now) / 1000;
      // A clock that is read now and then runs behind: what seems a moment ahead has just happened.
      const seconds = ahead > 0 && ahead < 60 ? 0 : ahead;
      for (const [unit, length] of relativeSteps) {
        if (Math.abs(seconds) >= length) return relative.format(Math.round(seconds / length), unit);
      }
      return relative.format(Math.round(seconds), 'second');
    },
    country: (code) => (/^[A-Z]{2}$/.test(code) ? (regions.of(code) ?? code) : code),
    duration: (seconds) => formatDuration(language, seconds),
    bytes: (count) => formatBytes(language, count),
    label: (name) => (language === 'fr' ? withFrenchSpaces(`${name} :`) : `${name}:`),
    question: (text) => (language === 'fr' ? withFrenchSpaces(`${text} ?`) : `${text}?`),
    clauses: (texts) => texts.join(language === 'fr' ? withFrenchSpaces(' ; ') : '; '),
    decimal: (value) => decimals.format(value),
  };
}

function moneyStyle(language: Language, currency: string): Intl.NumberFormat {
  // The exponent is our ISO table's: the browser's own is wrong for several currencies.
  const digits = currencyExponent(currency);
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

function formatDuration(language: Language, seconds: number): string {
  const [unit, length] = durationSteps.find(([, step]) => seconds >= step) ?? ['second', 1];
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: length >= 3_600 ? 1 : 0,
  }).format(seconds / length);
}

function formatBytes(language: Language, count: number): string {
  const power = count < 1 ? 0 : Math.min(Math.floor(Math.log10(count) / 3), byteUnits.length - 1);
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: byteUnits[power] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: power === 0 ? 0 : 1,
  }).format(count / 1000 ** power);
}
