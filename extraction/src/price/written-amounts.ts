import { isCurrencyCode } from '@quarry/contracts/money';
import { readDecimal, readPrice } from './index.ts';

/**
 * An amount as a locale writes it, parted as pages part it; `value` and `currency` are what was written. `isShared`: it is written with a
 * sign, which stands for other currencies elsewhere.
 */
export type WrittenAmount = { text: string; value: string; currency: string; locale: string; isShared: boolean };

const displays = ['symbol', 'narrowSymbol', 'code', 'name'] as const;
const sizes = [100, 1_000, 10_000, 1_000_000, 100_000_000];
const blanks = [' ', '\u00A0', '\u202F', '\u2009', '\n', ' \n '];
/** No notation has these inside a number. */
const signs = ['/', ':', ';', '*', '_', '=', '//'];
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

/** An amount of chance in a currency and notation of `locales`, whole or parted by blanks, signs or markup. */
export function writeAmount(locales: readonly string[], choose: (below: number) => number): WrittenAmount {
  const pick = <T>(list: readonly T[]) => list[choose(list.length)] as T;
  const currencies = Intl.supportedValuesOf('currency').filter(isCurrencyCode);
  const [locale, currency, currencyDisplay] = [pick(locales), pick(currencies), pick(displays)];
  const key = `${locale} ${currency} ${currencyDisplay}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay });
  formats.set(key, format);
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
  switch (choose(6)) {
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
    default:
      return text;
  }
}

/** Doubts that any price has whose currency stands elsewhere. */
const plainDoubts = new Set(['currency_missing', 'currency_from_hint']);
/** Data has a rule of its own for three digits behind a single sign. */
const isRuledInData = /^[^\p{Nd}]*\p{Nd}{1,3}[.,٫٬]\p{Nd}{3}[^\p{Nd}]*$/u;

/** Of `count` written amounts those that are read wrong and without any doubt, each with what was read; half of them with their locale. */
export function confidentFaults(count: number, locales: readonly string[], seed: number): string[] {
  const choose = choices(seed);
  const faults: string[] = [];
  for (let round = 0; round < count; round += 1) {
    const written = writeAmount(locales, choose);
    const options = round % 2 === 0 ? {} : { locale: written.locale };
    const readings = [
      readPrice(written.text, options),
      ...(isRuledInData.test(written.text) ? [] : [readDecimal(written.text, options)]),
    ];
    for (const reading of readings) {
      if (reading.amount === null || reading.doubts.some((doubt) => !plainDoubts.has(doubt))) continue;
      if ('kind' in reading && reading.kind !== 'price') continue;
      const { amount, currency } = reading;
      const isCurrency = currency === null || written.isShared || currency === written.currency;
      if (isCurrency && Number(amount) === Number(written.value)) continue;
      faults.push(`${JSON.stringify(written)}: ${amount} ${currency}`);
    }
  }
  return faults;
}
