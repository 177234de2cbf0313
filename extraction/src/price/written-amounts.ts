import { isCurrencyCode } from '@quarry/contracts/money';
import { type PriceDoubt, readDecimal, readPrice } from './index.ts';

/**
 * An amount as a locale writes it, parted as pages part it; `value` and `currency` are what was written. `isShared`: it is written with a
 * sign, which stands for other currencies elsewhere.
 */
export type WrittenAmount = { text: string; value: string; currency: string; locale: string; isShared: boolean };

const displays = ['symbol', 'narrowSymbol', 'code', 'name'] as const;
type Display = (typeof displays)[number];
const sizes = [100, 1_000, 10_000, 1_000_000, 100_000_000];
const blanks = [' ', '\u00A0', '\u202F', '\u2009', '\n', ' \n '];
/** No notation has these inside a number. */
const signs = ['/', ':', ';', '*', '_', '=', '//'];
/** No notation has these between its digits, with or without blanks. */
const wideSigns = ['°', '¦', '→', '|', '&amp;', '#', '@', '»', '=&gt;', '✓', '©', '™', '^', '•'];
const between = ['<!-- -->', '<!---->', '<span style="display:none">7</span>', '\u3164', '\u180E', '\u2800', '\u200B'];
const tags = ['sup', 'span', 'small', 'b'];

/** Repeatable choices without chance: a linear congruence, whose high bits are the better ones. */
export function choices(seed: number): (below: number) => number {
  let state = BigInt(seed) + 1n;
  return (below) => {
    state = (state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) & 0xffff_ffff_ffff_ffffn;
    return Number((state >> 33n) % BigInt(below));
  };
}

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(locale: string, currency: string, currencyDisplay: Display): Intl.NumberFormat {
  const key = `${locale} ${currency} ${currencyDisplay}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay });
  formats.set(key, format);
  return format;
}

/** An amount of chance in a currency and notation of `locales`, whole or parted by blanks, signs or markup. */
export function writeAmount(locales: readonly string[], choose: (below: number) => number): WrittenAmount {
  const pick = <T>(list: readonly T[]) => list[choose(list.length)] as T;
  const currencies = Intl.supportedValuesOf('currency').filter(isCurrencyCode);
  const [locale, currency, currencyDisplay] = [pick(locales), pick(currencies), pick(displays)];
  const format = formatOf(locale, currency, currencyDisplay);
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 2;
  const digits = String(1 + choose(pick(sizes))).padStart(decimals + 1, '0');
  const value = decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
  const text = format.format(Number(value));
  // ICU writes some names into the middle of the number.
  if (/[\p{L})]\p{Nd}/u.test(text)) return writeAmount(locales, choose);
  const isShared = currencyDisplay === 'symbol' || currencyDisplay === 'narrowSymbol';
  return { text: parted(text, choose), value, currency, locale, isShared };
}

/** The text with something between two of its digits, or beside one of its signs. */
function parted(text: string, choose: (below: number) => number): string {
  const pick = <T>(list: readonly T[]) => list[choose(list.length)] as T;
  // Names of withdrawn currencies have their years in brackets.
  const [amount = ''] = text.split('(');
  const places = Array.from(amount.matchAll(/(?<=[\p{Nd}\p{P}])(?=[\p{Nd}\p{P}])/gu), ({ index }) => index);
  const at = places.length === 0 ? -1 : pick(places);
  if (at < 1) return text;
  const [head, tail] = [text.slice(0, at), text.slice(at)];
  const tag = pick(tags);
  switch (choose(8)) {
    case 0:
      return `${head}${pick(blanks)}${tail}`;
    case 1:
      return /\p{Nd}$/u.test(head) && /^\p{Nd}/u.test(tail) ? `${head}${pick(signs)}${tail}` : text;
    case 2:
      return `<${tag}>${head}</${tag}>${tail}`;
    case 3:
      return `${head}<${tag}>${tail}</${tag}>`;
    case 4:
      return `<b>${head}</b>${pick(blanks)}<${tag}>${tail}</${tag}>`;
    case 5:
      return `${head}${pick(between)}${tail}`;
    case 6:
      return `${head} ${pick(wideSigns)} ${tail}`;
    default:
      return text;
  }
}

/** Doubts that any price has whose currency stands elsewhere. */
const plainDoubts = new Set(['currency_missing', 'currency_from_hint']);
/** Data has a rule of its own for three digits behind a single sign. */
const isRuledInData = /^[^\p{Nd}]*\p{Nd}{1,3}[.,٫٬]\p{Nd}{3}[^\p{Nd}]*$/u;

/** What a number of written amounts came to: those read wrong without any doubt, and how many were read right without one. */
export type Tally = { faults: string[]; sure: number };

/** Reads `count` written amounts by text and by data, half of them with their locale. */
export function tallyAmounts(count: number, locales: readonly string[], seed: number): Tally {
  const choose = choices(seed);
  const tally: Tally = { faults: [], sure: 0 };
  for (let round = 0; round < count; round += 1) {
    const written = writeAmount(locales, choose);
    const options = round % 2 === 0 ? {} : { locale: written.locale };
    const text = readPrice(written.text, options);
    judge(tally, written, text, options.locale !== undefined);
    if (text.amount !== null && text.kind === 'price' && isSure(text.doubts)) tally.sure += 1;
    if (isRuledInData.test(written.text)) continue;
    const decimal = readDecimal(written.text, options);
    judge(tally, written, decimal, options.locale !== undefined);
  }
  return tally;
}

function isSure(doubts: readonly PriceDoubt[]): boolean {
  return doubts.every((doubt) => plainDoubts.has(doubt));
}

/** One answer of any door about a written amount. */
type Answer = { amount: string | null; currency?: string | null; kind?: string; doubts?: readonly PriceDoubt[] };

function judge({ faults }: Tally, written: WrittenAmount, answer: Answer, hasLocale: boolean): void {
  const { amount, currency = null, kind = 'price', doubts = [] } = answer;
  if (amount === null || kind !== 'price' || !isSure(doubts)) return;
  const isOurs = currency === null || currency === written.currency || isSettled(written, currency, hasLocale);
  if (!isOurs || Number(amount) !== Number(written.value))
    faults.push(`${JSON.stringify(written)}: ${amount} ${currency}`);
}

/** Signs that nothing else settles are taken for the currency most shops write with them. */
const usualSigns: Record<string, string> = { GBP: '£', KRW: '₩', RUB: 'р.', PHP: '₱', SGD: 'S$', RON: 'lei' };

/** A shared sign is read without a doubt only where its locale settles it, so that the text alone gives another answer, or as its usual currency. */
function isSettled({ text, isShared }: WrittenAmount, currency: string, hasLocale: boolean): boolean {
  if (!isShared) return false;
  const usual = usualSigns[currency];
  if ((usual !== undefined && text.includes(usual)) || text.includes(currency)) return true;
  const alone = hasLocale ? readPrice(text) : undefined;
  if (alone === undefined || alone.amount === null) return alone !== undefined;
  return alone.currency !== currency || alone.doubts.includes('currency_ambiguous');
}
