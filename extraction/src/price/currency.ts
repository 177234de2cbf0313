import { codeOf, markOfCode } from './currency-codes.ts';
import { type CurrencyMark, marksByFirst } from './currency-marks.ts';
import { nameAt } from './currency-names.ts';
import { localeRegion } from './locale.ts';
import { isDigit } from './number.ts';
import type { PriceOptions } from './price-types.ts';

/** A currency mark at its place in a normalised text. */
export type FoundMark = { mark: CurrencyMark; start: number; end: number };

/** The currency decided for an amount; `isAmbiguous` when the commonest of several was taken. */
export type DecidedCurrency = { code: string; isAmbiguous: boolean };

/** A letter of a script that parts its words by blanks: a mark within a word of those is none. */
const letter =
  /(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}])[\p{L}\p{M}]/u;

/** The currency of each country, of ISO 4217's own list of countries. */
const regionsByCurrency = Object.entries({
  AED: 'AE',
  AFN: 'AF',
  ALL: 'AL',
  AMD: 'AM',
  AOA: 'AO',
  ARS: 'AR',
  AUD: 'AU KI NR TV CX CC NF HM',
  AWG: 'AW',
  AZN: 'AZ',
  BAM: 'BA',
  BBD: 'BB',
  BDT: 'BD',
  BHD: 'BH',
  BIF: 'BI',
  BMD: 'BM',
  BND: 'BN',
  BOB: 'BO',
  BRL: 'BR',
  BSD: 'BS',
  BTN: 'BT',
  BWP: 'BW',
  BYN: 'BY',
  BZD: 'BZ',
  CAD: 'CA',
  CDF: 'CD',
  CHF: 'CH LI',
  CLP: 'CL',
  CNY: 'CN',
  COP: 'CO',
  CRC: 'CR',
  CUP: 'CU',
  CVE: 'CV',
  CZK: 'CZ',
  DJF: 'DJ',
  DKK: 'DK FO GL',
  DOP: 'DO',
  DZD: 'DZ',
  EGP: 'EG',
  ERN: 'ER',
  ETB: 'ET',
  EUR: 'DE AT FR IT ES PT NL BE IE FI GR LU SK SI EE LV LT HR MT CY BG ME XK MC SM VA AD AX GF GP MQ RE YT BL MF PM TF',
  FJD: 'FJ',
  FKP: 'FK',
  GBP: 'GB IM JE GG',
  GEL: 'GE',
  GHS: 'GH',
  GIP: 'GI',
  GMD: 'GM',
  GNF: 'GN',
  GTQ: 'GT',
  GYD: 'GY',
  HKD: 'HK',
  HNL: 'HN',
  HTG: 'HT',
  HUF: 'HU',
  IDR: 'ID',
  ILS: 'IL PS',
  INR: 'IN',
  IQD: 'IQ',
  IRR: 'IR',
  ISK: 'IS',
  JMD: 'JM',
  JOD: 'JO',
  JPY: 'JP',
  KES: 'KE',
  KGS: 'KG',
  KHR: 'KH',
  KMF: 'KM',
  KPW: 'KP',
  KRW: 'KR',
  KWD: 'KW',
  KYD: 'KY',
  KZT: 'KZ',
  LAK: 'LA',
  LBP: 'LB',
  LKR: 'LK',
  LRD: 'LR',
  LSL: 'LS',
  LYD: 'LY',
  MAD: 'MA EH',
  MDL: 'MD',
  MGA: 'MG',
  MKD: 'MK',
  MMK: 'MM',
  MNT: 'MN',
  MOP: 'MO',
  MRU: 'MR',
  MUR: 'MU',
  MVR: 'MV',
  MWK: 'MW',
  MXN: 'MX',
  MYR: 'MY',
  MZN: 'MZ',
  NAD: 'NA',
  NGN: 'NG',
  NIO: 'NI',
  NOK: 'NO SJ BV',
  NPR: 'NP',
  NZD: 'NZ CK NU PN TK',
  OMR: 'OM',
  PAB: 'PA',
  PEN: 'PE',
  PGK: 'PG',
  PHP: 'PH',
  PKR: 'PK',
  PLN: 'PL',
  PYG: 'PY',
  QAR: 'QA',
  RON: 'RO',
  RSD: 'RS',
  RUB: 'RU',
  RWF: 'RW',
  SAR: 'SA',
  SBD: 'SB',
  SCR: 'SC',
  SDG: 'SD',
  SEK: 'SE',
  SGD: 'SG',
  SHP: 'SH AC TA',
  SLE: 'SL',
  SOS: 'SO',
  SRD: 'SR',
  SSP: 'SS',
  STN: 'ST',
  SYP: 'SY',
  SZL: 'SZ',
  THB: 'TH',
  TJS: 'TJ',
  TMT: 'TM',
  TND: 'TN',
  TOP: 'TO',
  TRY: 'TR',
  TTD: 'TT',
  TWD: 'TW',
  TZS: 'TZ',
  UAH: 'UA',
  UGX: 'UG',
  USD: 'US EC SV PR GU VI AS MP MH FM PW TC VG IO TL UM BQ',
  UYU: 'UY',
  UZS: 'UZ',
  VES: 'VE',
  VND: 'VN',
  VUV: 'VU',
  WST: 'WS',
  XAF: 'CM GA CG TD CF GQ',
  XCD: 'AG DM GD KN LC VC AI MS',
  XCG: 'CW SX',
  XOF: 'SN CI BJ BF ML NE TG GW',
  XPF: 'PF NC WF',
  YER: 'YE',
  ZAR: 'ZA',
  ZMW: 'ZM',
  ZWG: 'ZW',
}).flatMap(([code, regions]) => regions.split(' ').map((region): [string, string] => [region, code]));
const currencyOfRegion = new Map(regionsByCurrency);

/** The longest currency mark that begins at `at`, or an ISO 4217 code; undefined when none does. */
export function markAt(text: string, at: number): FoundMark | undefined {
  const char = text.charAt(at);
  const listed = marksByFirst.get(char.toLowerCase());
  if (!listed && !/[A-Za-z]/.test(char)) return undefined;
  if (at > 0 && letter.test(char) && letter.test(text.charAt(at - 1))) return undefined;
  const code = codeAt(text, at);
  const mark = listed?.find((mark) => isMarkAt(text, at, mark));
  if (mark && mark.text.length >= (code?.text.length ?? 0)) return { mark, start: at, end: at + mark.text.length };
  return code && { mark: code, start: at, end: at + code.text.length };
}

function isMarkAt(text: string, at: number, mark: CurrencyMark): boolean {
  const end = at + mark.text.length;
  if (mark.isWord || mark.isAnyCase ? text.slice(at, end).toLowerCase() !== mark.text : !text.startsWith(mark.text, at))
    return false;
  const next = text.charAt(end);
  if (mark.isBehind && next === '-') return false;
  // Apart from its digits the letter may be of pages and pieces.
  if (mark.isSub && mark.text === 'p' && /[\s\uE000]/.test(text.charAt(at - 1))) return false;
  if (mark.isLast && /^[^\p{L}]{0,2}\d/u.test(text.slice(end, end + 3))) return false;
  if (mark.isAlone && /^[\s\uE000]?\p{Script=Hangul}/u.test(text.slice(end, end + 2))) return false;
  if (isKatakana(next) && isKatakana(mark.text.at(-1) ?? '')) return false;
  return !letter.test(next) || !letter.test(mark.text.at(-1) ?? '');
}

/** Words of Katakana are loan words, so a mark within one is none ("5.1ドルビー"). */
function isKatakana(char: string): boolean {
  return /^[\p{Script=Katakana}ー]$/u.test(char);
}

function codeAt(text: string, at: number): CurrencyMark | undefined {
  const mark = markOfCode(text.slice(at, at + 3));
  return mark && !letter.test(text.charAt(at + 3)) ? mark : undefined;
}

/** The currency a hint names ("EUR", "€", "kr"); candidates when it is ambiguous, empty when it names none. */
export function hintedCodes(hint: string | undefined): readonly string[] {
  const text = hint?.trim() ?? '';
  if (text === '') return [];
  const code = codeOf(text);
  if (code !== undefined) return [code];
  const name = nameAt(text, 0);
  if (name?.end === text.length) return name.mark.codes;
  for (let at = 0; at < Math.min(text.length, 40); at += 1) {
    if (isDigit(text, at)) continue;
    const found = markAt(text, at);
    if (found && isMeant(text, found)) return found.mark.codes;
  }
  return [];
}

/** What announces the thing that a price is for: "price per pounds". */
const countedThing = /(?:^|[^\p{L}])(?:per|pro|je|par|por|za|each)[ .]{1,2}$|\/ ?$/iu;

/** In a sentence a letter, an abbreviation or a measure is no mark ("pour 2 p", "from K to Z", "ft per metre"); alone it is one ("R", "(p)"). */
function isMeant(text: string, { mark, start, end }: FoundMark): boolean {
  const isShort = mark.isWeak || mark.isSub || /^(?:\p{L}|ft\.?)$/iu.test(mark.text);
  if (!isShort && !countedThing.test(text.slice(0, start))) return true;
  return !/\p{L}/u.test(text.slice(0, start) + text.slice(end));
}

/** What else is known when a mark is decided: the candidates of hint and fallback, and the locale. */
export type CurrencyContext = {
  hinted: readonly string[];
  locale: string | undefined;
  fallback: readonly string[];
};

/** What is known beside a text, out of the options of reading it. */
export function contextOf({ hint, locale, fallback }: PriceOptions): CurrencyContext {
  return { hinted: hintedCodes(hint), locale, fallback: hintedCodes(fallback) };
}

/** The currencies that stand in where the text names none. */
export function standIns({ hinted, fallback }: CurrencyContext): readonly string[] {
  return hinted.length > 0 ? hinted : fallback;
}

/** The currencies that hint, fallback and locale expect. */
export function expectedCodes({ hinted, fallback, locale }: CurrencyContext): readonly string[] {
  const local = currencyOfRegion.get(localeRegion(locale) ?? '');
  return [...hinted, ...fallback, ...(local === undefined ? [] : [local])];
}

/** Whether hint, locale or fallback expect one of the mark's currencies. */
export function isExpected(mark: CurrencyMark, context: CurrencyContext): boolean {
  const expected = expectedCodes(context);
  return mark.codes.some((code) => expected.includes(code));
}

/**
 * Decides between the candidates of the marks around one number: what they share, then the hint, then the locale's
 * country, then the fallback, then the commonest (which is then ambiguous).
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
  const fallen = open.filter((code) => context.fallback.includes(code));
  if (fallen.length === 1 && fallen[0] !== undefined) return { code: fallen[0], isAmbiguous: false };
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
