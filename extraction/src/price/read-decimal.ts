import { currencyExponent, isKnownCurrency, toMinor } from '@quarry/contracts/money';
import { confidenceOf, refuse, withBelowZero } from './choose-price.ts';
import { leftoverBeside } from './beside.ts';
import { ofBinaryFraction } from './binary-fraction.ts';
import { contextOf, decideCurrency, isExpected, standIns } from './currency.ts';
import { looksLikeMeasure } from './measures.ts';
import { normaliseText } from './normalise.ts';
import { plainNumber } from './number.ts';
import { areCentsApart, currencyOf, hasNoFractions, inFull, signed } from './parts.ts';
import type { PriceAmount, PriceDoubt, PriceOptions, PriceRefusal } from './price-types.ts';
import { scanNumbers, type ScannedNumber } from './scan.ts';
import { settleMinors } from './settle-minors.ts';

/** A number of structured data or a feed; `currency` is the one in the text itself, else the hint's, else null. */
export type DecimalFound = PriceAmount & {
  currency: string | null;
  /** The currency is the hint's. */
  isHinted?: true;
  raw: string;
  confidence: number;
  doubts: PriceDoubt[];
};

export type DecimalResult = DecimalFound | PriceRefusal;

const plainText = /^(-?)(0|[1-9]\d{0,12})(\.\d{1,2})?(?: ?([A-Z]{3}))?$/;

/**
 * Reads a machine-readable amount: "1299.90", 1299.9, "1,299.90", "1.299,90", "1299.90 EUR", "EUR 1299.90".
 * As schema.org asks, a single point is the decimal point ("1.099" is 1.099, doubted as `separator_ambiguous`) and a
 * single comma before three digits groups; a locale that writes them the other way turns both round.
 * `hint` is the currency declared beside the amount (`priceCurrency`). A text with more than one number is refused.
 */
export function readDecimal(value: string | number, options: PriceOptions = {}): DecimalResult {
  if (typeof value === 'number') return readNumber(value, options);
  const match = plainText.exec(value);
  const code = match?.[4];
  if (match && (code === undefined || isKnownCurrency(code))) {
    const amount = `${match[1]}${match[2]}${match[3] ?? ''}`;
    return code === undefined ? hinted(amount, value, options) : found(amount, code, value, []);
  }
  return readText(value, options);
}

function readNumber(value: number, options: PriceOptions): DecimalResult {
  const raw = String(value);
  if (!Number.isFinite(value)) return refuse('unreadable_number', `${raw} is no number.`, raw);
  // Fifteen digits are what a double holds: 19.989999999999998 was written as 19.99.
  const text = String(Number(value.toPrecision(15)));
  const amount = /^-?\d+(?:\.\d+)?$/.test(text) ? text : plainOfExponent(text);
  return amount === undefined
    ? refuse('too_large', 'The number is larger than any price.', raw)
    : hinted(amount, raw, options);
}

function readText(value: string, options: PriceOptions): DecimalResult {
  const raw = value.trim();
  const exponent = plainOfExponent(raw);
  if (exponent !== undefined) return hinted(exponent, raw, options);
  const { text } = normaliseText(value);
  const numbers = scanNumbers(text);
  settleMinors(text, numbers, contextOf(options));
  const [number, ...others] = numbers;
  if (text.trim() === '') return refuse('empty', 'The text is empty.', raw);
  if (!number || number.isPercent) return refuse('no_price', 'There is no number in the text.', raw);
  if (others.length > 0) return refuse('several_prices', 'The text holds more than one number.', raw);
  if (
    /[\p{L}\p{N}\p{Sm}\p{So}]/u.test(text.slice(0, number.start) + text.slice(number.end)) ||
    text.charAt(number.shape.end) === '+'
  ) {
    return refuse('no_price', 'The text holds more than a number and a currency.', raw);
  }
  return readSingle(text, number, raw, options);
}

function readSingle(text: string, number: ScannedNumber, raw: string, options: PriceOptions): DecimalResult {
  const context = contextOf(options);
  if (looksLikeMeasure(text, number) && !number.marks.some((mark) => isExpected(mark, context))) {
    return refuse('no_price', 'The text is a measure and not a price.', raw);
  }
  const doubts: PriceDoubt[] = [];
  const currency = currencyOf(number, number.marks, context, doubts);
  const plain = inFull(
    (shape) =>
      plainNumber(shape, {
        currency,
        locale: options.locale,
        isMachineText: true,
        hasNoFractions: hasNoFractions(number, number.marks, currency),
      }),
    number,
  );
  const left = leftoverBeside(text, [number], 0, () => false);
  if (!plain || left === 'open') return refuse('unreadable_number', `"${raw}" fits no way of writing a number.`, raw);
  if (plain.isAmbiguous) doubts.push('separator_ambiguous');
  if (areCentsApart(number)) doubts.push('cents_split');
  const written = signed(plain.amount, number, number.marks);
  const amount = ofBinaryFraction(written) ?? written;
  if (amount !== written) doubts.push('rounded_fraction');
  const own = doubts.filter((doubt) => doubt !== 'currency_missing' && doubt !== 'currency_from_hint');
  return found(amount, currency, raw, own, number.marks.length === 0);
}

/** An amount whose text names no currency. */
function hinted(amount: string, raw: string, options: PriceOptions): DecimalResult {
  const context = contextOf(options);
  const decided = decideCurrency(standIns(context), { ...context, hinted: [], fallback: [] });
  return found(amount, decided?.code ?? null, raw, decided?.isAmbiguous ? ['currency_ambiguous'] : [], true);
}

/** "1.2999E3" as "1299.9"; undefined when the text is no such number or beyond any price. */
function plainOfExponent(text: string): string | undefined {
  const match = /^(-?)(\d{1,20})(?:\.(\d{1,20}))?e([+-]?\d{1,2})$/i.exec(text);
  if (!match) return undefined;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  const point = whole.length + Number(exponent);
  if (point > 16 || point < -10) return undefined;
  const digits = `${'0'.repeat(Math.max(0, 1 - point))}${whole}${fraction}`.padEnd(Math.max(1, point), '0');
  const at = Math.max(1, point);
  const decimals = digits.slice(at).replace(/0+$/, '');
  return `${sign}${digits.slice(0, at).replace(/^0+(?=\d)/, '')}${decimals === '' ? '' : `.${decimals}`}`;
}

function found(
  amount: string,
  currency: string | null,
  raw: string,
  doubts: PriceDoubt[],
  isHinted = false,
): DecimalResult {
  const minor = toMinor(amount, currency);
  if (!minor) return refuse('too_large', 'The number is larger than any price.', raw);
  const known: PriceDoubt[] = currency === null ? [...doubts, 'currency_missing'] : doubts;
  // A currency without decimals has none to lose: the sign before them may group.
  const isOpen = minor.rounded && currency !== null && currencyExponent(currency) === 0;
  const hasOwnDoubt = known.includes('rounded_fraction') || known.includes('separator_ambiguous');
  const lost: PriceDoubt[] = isOpen
    ? ['separator_ambiguous']
    : minor.rounded && currency !== null && !hasOwnDoubt
      ? ['rounded_fraction']
      : [];
  const all = withBelowZero([...new Set([...known, ...lost])], amount);
  const price: DecimalFound = { amount, minor: minor.minor, currency, raw, confidence: confidenceOf(all), doubts: all };
  if (minor.rounded) price.rounded = true;
  if (isHinted && currency !== null) price.isHinted = true;
  return price;
}
