import { isCurrencyCode } from '@quarry/contracts/money';
import { type CurrencyMark, codesThatAreWords, marksByFirst } from './currency-marks.ts';
import { localeRegion } from './locale.ts';
import { isDigit } from './number.ts';

/** A currency mark at its place in a normalised text. */
export type FoundMark = { mark: CurrencyMark; start: number; end: number };

/** The currency decided for an amount; `isAmbiguous` when the commonest of several was taken. */
export type DecidedCurrency = { code: string; isAmbiguous: boolean };

/** A letter of a script that parts its words by blanks: a mark within a word of those is none. */
const letter =
  /(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}])[\p{L}\p{M}]/u;

const regionsByCurrency = Object.entries({
  USD: 'US EC SV PR',
  CAD: 'CA',
  AUD: 'AU',
  NZD: 'NZ',
  SGD: 'SG',
  HKD: 'HK',
  TWD: 'TW',
  MXN: 'MX',
  ARS: 'AR',
  CLP: 'CL',
  COP: 'CO',
  UYU: 'UY',
  DOP: 'DO',
  JMD: 'JM',
  TTD: 'TT',
  FJD: 'FJ',
  NAD: 'NA',
  BBD: 'BB',
  BZD: 'BZ',
  BND: 'BN',
  MOP: 'MO',
  GBP: 'GB IM JE GG',
  EGP: 'EG',
  LBP: 'LB',
  GIP: 'GI',
  SYP: 'SY',
  JPY: 'JP',
  CNY: 'CN',
  SEK: 'SE',
  NOK: 'NO',
  DKK: 'DK FO GL',
  ISK: 'IS',
  INR: 'IN',
  PKR: 'PK',
  LKR: 'LK',
  NPR: 'NP',
  MUR: 'MU',
  SCR: 'SC',
  IRR: 'IR',
  SAR: 'SA',
  OMR: 'OM',
  QAR: 'QA',
  YER: 'YE',
  BOB: 'BO',
  VES: 'VE',
  XOF: 'SN CI BJ BF ML NE TG',
  XAF: 'CM GA CG TD CF GQ',
  ZAR: 'ZA',
  GTQ: 'GT',
  HNL: 'HN',
  MDL: 'MD',
  ALL: 'AL',
  PGK: 'PG',
  ZMW: 'ZM',
  MMK: 'MM',
  BAM: 'BA',
  BHD: 'BH',
  KWD: 'KW',
  JOD: 'JO',
  TND: 'TN',
  DZD: 'DZ',
  MAD: 'MA',
  AED: 'AE',
  BYN: 'BY',
  ETB: 'ET',
  NGN: 'NG',
  PHP: 'PH',
  BWP: 'BW',
  CHF: 'CH LI',
  RSD: 'RS',
  MKD: 'MK',
  AZN: 'AZ',
  RUB: 'RU',
  CUP: 'CU',
  KRW: 'KR',
  TRY: 'TR',
  PLN: 'PL',
  EUR: 'DE AT FR IT ES PT NL BE IE FI GR LU SK SI EE LV LT HR MT CY BG',
}).flatMap(([code, regions]) => regions.split(' ').map((region): [string, string] => [region, code]));
const currencyOfRegion = new Map(regionsByCurrency);

/** The longest currency mark that begins at `at`, or an ISO 4217 code; undefined when none does. */
export function markAt(text: string, at: number): FoundMark | undefined {
  const first = text.charAt(at).toLowerCase();
  const isInsideWord = letter.test(text.charAt(at)) && at > 0 && letter.test(text.charAt(at - 1));
  if (isInsideWord) return undefined;
  const code = codeAt(text, at);
  const listed = marksByFirst.get(first)?.find((mark) => isMarkAt(text, at, mark));
  if (listed && listed.text.length >= (code?.text.length ?? 0)) {
    return { mark: listed, start: at, end: at + listed.text.length };
  }
  return code && { mark: code, start: at, end: at + code.text.length };
}

function isMarkAt(text: string, at: number, mark: CurrencyMark & { isWord?: true }): boolean {
  const slice = text.slice(at, at + mark.text.length);
  if (mark.isWord ? slice.toLowerCase() !== mark.text : slice !== mark.text) return false;
  return !letter.test(mark.text.at(-1) ?? '') || !letter.test(text.charAt(at + mark.text.length));
}

function codeAt(text: string, at: number): CurrencyMark | undefined {
  const code = text.slice(at, at + 3);
  if (!isCurrencyCode(code) || letter.test(text.charAt(at + 3))) return undefined;
  return codesThatAreWords.has(code) ? { text: code, codes: [code], isWeak: true } : { text: code, codes: [code] };
}

/** The currency a hint names ("EUR", "€", "kr"); candidates when it is ambiguous, empty when it names none. */
export function hintedCodes(hint: string | undefined): readonly string[] {
  const text = hint?.trim() ?? '';
  if (text === '') return [];
  const upper = text.toUpperCase();
  if (isCurrencyCode(upper)) return [upper];
  for (let at = 0; at < Math.min(text.length, 40); at += 1) {
    if (isDigit(text, at)) continue;
    const found = markAt(text, at);
    if (found) return found.mark.codes;
  }
  return [];
}

/** What else is known when a mark is decided: the hint's candidates and the locale. */
export type CurrencyContext = { hinted: readonly string[]; locale: string | undefined };

/** Whether hint or locale expect one of the mark's currencies. */
export function isExpected(mark: CurrencyMark, context: CurrencyContext): boolean {
  const local = currencyOfRegion.get(localeRegion(context.locale) ?? '');
  return mark.codes.some((code) => context.hinted.includes(code) || code === local);
}

/**
 * Decides between the candidates of the marks around one number: what they share, then the hint, then the locale's
 * country, then the commonest (which is then ambiguous).
 */
export function decideCurrency(candidates: readonly string[], context: CurrencyContext): DecidedCurrency | undefined {
  const [commonest] = candidates;
  if (commonest === undefined) return undefined;
  if (candidates.length === 1) return { code: commonest, isAmbiguous: false };
  const hinted = candidates.filter((code) => context.hinted.includes(code));
  if (hinted.length === 1 && hinted[0] !== undefined) return { code: hinted[0], isAmbiguous: false };
  const open = hinted.length > 1 ? hinted : candidates;
  const local = currencyOfRegion.get(localeRegion(context.locale) ?? '');
  if (local !== undefined && open.includes(local)) return { code: local, isAmbiguous: false };
  return { code: open[0] ?? commonest, isAmbiguous: true };
}

/** What all marks can stand for together ("$" with "CAD"); where they share nothing, the most exact of them. */
export function sharedCodes(marks: readonly CurrencyMark[]): readonly string[] {
  const [first, ...rest] = marks;
  if (!first) return [];
  const shared = first.codes.filter((code) => rest.every((mark) => mark.codes.includes(code)));
  if (shared.length > 0) return shared;
  return marks.reduce((best, mark) => (mark.codes.length < best.codes.length ? mark : best), first).codes;
}
