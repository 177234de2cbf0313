import { currencyExponent, toMinor } from '@quarry/contracts/money';
import { type CurrencyContext, decideCurrency, isExpected, sharedCodes, standIns } from './currency.ts';
import { fold, readCues } from './cues.ts';
import { leftoverBeside } from './beside.ts';
import { ofBinaryFraction } from './binary-fraction.ts';
import { addSteps, magnify, magnitudeAt } from './magnitude.ts';
import { looksLikeMeasure } from './measures.ts';
import { type NormalText, struck } from './normalise.ts';
import { type NumberShape, type PlainNumber, plainNumber } from './number.ts';
import { pieceAfter } from './role-patterns.ts';
import type { PriceAmount, PriceDoubt, PriceOptions } from './price-types.ts';
import { periodLength } from './recurring.ts';
import type { ScannedNumber } from './scan.ts';

/** A number of a text that is an amount: money with its currency, or a percentage. Offsets are those of the normalised text. */
export type Amount = PriceAmount & {
  number: ScannedNumber;
  currency: string | null;
  doubts: PriceDoubt[];
  isPercent: boolean;
};

/** The amounts of a text in order; `unreadable` is the first number that has a currency but fits no way of writing numbers. */
export type Amounts = { amounts: Amount[]; unreadable: ScannedNumber | undefined; isTooLarge: boolean };

/** Chooses which numbers are money and reads them. */
export function readAmounts(
  { text }: NormalText,
  numbers: ScannedNumber[],
  options: PriceOptions,
  context: CurrencyContext,
): Amounts {
  shareMagnitudes(text, numbers);
  const chosen = chooseMoney(text, numbers, context);
  const result: Amounts = { amounts: [], unreadable: undefined, isTooLarge: false };
  for (const [index, number] of numbers.entries()) {
    if (!chosen.has(number) && !number.isPercent) continue;
    const shared = number.marks.length > 0 ? number : neighbour(numbers, number);
    const left = number.isPercent ? undefined : leftoverBeside(text, numbers, index, (other) => chosen.has(other));
    const amount = left === 'open' ? 'unreadable' : readAmount(text, number, shared?.marks ?? [], options, context);
    if (left === 'doubtful' && typeof amount === 'object') amount.doubts.push('digits_left');
    if (amount === 'unreadable') result.unreadable ??= number;
    else if (amount === 'too_large') result.isTooLarge = true;
    else result.amounts.push(amount);
  }
  return result;
}

/** "€10-20k": both ends of a range are in thousands, when only one of them names the currency. */
function shareMagnitudes(text: string, numbers: ScannedNumber[]): void {
  for (const [index, high] of numbers.entries()) {
    const low = numbers[index - 1];
    if (!low || !isRangeGap(text.slice(low.end, high.start))) continue;
    const found = low.marks.length > 0 && high.marks.length === 0 ? magnitudeAt(text, high.end) : undefined;
    if (found && !found.isLoneMetre) {
      high.magnitude = found.zeros;
      high.end = found.end;
      high.isGlued = false;
    }
    if (low.marks.length === 0 || high.marks.length === 0) low.magnitude ??= high.magnitude;
  }
}

function readAmount(
  text: string,
  number: ScannedNumber,
  marks: ScannedNumber['marks'],
  options: PriceOptions,
  context: CurrencyContext,
): Amount | 'unreadable' | 'too_large' {
  const doubts: PriceDoubt[] = [];
  const currency = number.isPercent ? null : currencyOf(number, marks, context, doubts);
  const plain = inFull(
    (shape) =>
      plainNumber(shape, { currency, locale: options.locale, hasNoFractions: hasNoFractions(number, marks, currency) }),
    number,
  );
  if (!plain) return 'unreadable';
  const hasLostDecimals =
    /\.\d*[1-9]/.test(plain.amount) &&
    currency !== null &&
    currencyExponent(currency) === 0 &&
    number.shape.signs.length === 1;
  if ((plain.isAmbiguous || hasLostDecimals || mayHoldForeignDigits(text, number)) && !number.isPercent)
    doubts.push('separator_ambiguous');
  if (areCentsApart(number)) doubts.push('cents_split');
  const written = signed(plain.amount, number, marks);
  const amount = ofBinaryFraction(written) ?? written;
  if (amount !== written) doubts.push('rounded_fraction');
  const minor = toMinor(amount, currency);
  if (!minor) return 'too_large';
  const hasOwnDoubt = doubts.includes('rounded_fraction') || doubts.includes('separator_ambiguous');
  if (minor.rounded && currency !== null && !hasOwnDoubt) doubts.push('rounded_fraction');
  return {
    amount,
    minor: minor.minor,
    ...(minor.rounded ? { rounded: true } : {}),
    number,
    currency,
    doubts,
    isPercent: number.isPercent,
  };
}

/** "iPhone 15 299 €": the first group may belong to the word before it. */
function mayHoldForeignDigits(text: string, { shape, start }: ScannedNumber): boolean {
  if (shape.signs[0] !== ' ' || start !== shape.start || text.charAt(start - 1) !== ' ') return false;
  const word = /\p{L}{1,30}$/u.exec(text.slice(Math.max(0, start - 31), start - 1))?.[0] ?? '';
  return word !== '' && readCues(word).hasUnknownWord;
}

/** A decimal without a sign times ten: "2.5" is "25". */
function tenfold(amount: string): string {
  const [whole = '', fraction = ''] = amount.split('.');
  const units = `${whole}${fraction.charAt(0) || '0'}`.replace(/^0+(?=\d)/, '');
  return fraction.length > 1 ? `${units}.${fraction.slice(1)}` : units;
}

/** A whole amount of smaller units in units: 150 by two digits is "1.50". */
function shifted(amount: string, decimals: number): string {
  const digits = amount.padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

function digitsOfMinor(marks: ScannedNumber['marks']): number {
  const minor = marks.find((mark) => mark.isSub);
  return minor === undefined ? 0 : (minor.digits ?? 2);
}

/** The amount in units of its currency ("99p" is 0.99) with its sign. */
export function signed(
  amount: string,
  { isNegative, isOfMinorUnit }: ScannedNumber,
  marks: ScannedNumber['marks'],
): string {
  const decimals = typeof isOfMinorUnit === 'number' ? isOfMinorUnit : digitsOfMinor(marks);
  const plain = decimals > 0 ? shifted(amount, decimals) : amount;
  const unsigned = marks.some((mark) => mark.isTenfold) ? tenfold(plain) : plain;
  return isNegative && /[1-9]/.test(unsigned) ? `-${unsigned}` : unsigned;
}

/** Whether the cents stand apart from the units without a unit of their own. */
export function areCentsApart({ shape, cents, hasInnerMark }: ScannedNumber): boolean {
  return shape.isParted || (cents !== undefined && !hasInnerMark);
}

/** The currency of a number by its marks and what is known beside the text; what remains open joins `doubts`. */
export function currencyOf(
  number: ScannedNumber,
  marks: ScannedNumber['marks'],
  context: CurrencyContext,
  doubts: PriceDoubt[],
): string | null {
  if (marks.some(isOfUnknownMark)) return foreignCurrency(marks, context, doubts);
  const isSwedish = number.shape.dash === ':' && marks.some((mark) => mark.codes.includes('SEK'));
  const candidates = isSwedish ? ['SEK'] : sharedCodes(marks);
  const decided = decideCurrency(candidates.length > 0 ? candidates : standIns(context), context);
  if (!decided) doubts.push('currency_missing');
  else if (marks.length === 0) doubts.push('currency_from_hint');
  const isOpen = decided?.isAmbiguous && !marks.some((mark) => mark.isUsual);
  if (isOpen || marks.some((mark) => mark.letters !== undefined)) doubts.push('currency_ambiguous');
  if (marks.some((mark) => mark.isTenfold)) doubts.push('in_tomans');
  if (number.isContradicted) doubts.push('several_currencies');
  return decided?.code ?? null;
}

/**
 * Whether three digits behind any sign are thousands. Neither tomans nor rials have smaller units in use (CLDR gives the rial no decimals),
 * so "۱۲٫۰۰۰ تومان" is 12,000. A point beside rials stays as elsewhere; "1.250 million" has decimals.
 */
export function hasNoFractions(
  { shape, magnitude, steps }: ScannedNumber,
  marks: ScannedNumber['marks'],
  currency: string | null,
): boolean {
  if (magnitude !== undefined || steps.length > 0) return false;
  return marks.some((mark) => mark.isTenfold) || (currency === 'IRR' && shape.signs.at(-1) === '٫');
}

/** "AB£": letters make another mark of a sign; a name in words that another word follows keeps its code, with a doubt. */
function isOfUnknownMark({ text, letters }: ScannedNumber['marks'][number]): boolean {
  return letters === 'foreign' && !/\p{L}/u.test(text);
}

/** The currency stated beside, where the sign may stand for it; no other, because the letters are no known part of it. */
function foreignCurrency(
  marks: ScannedNumber['marks'],
  { hinted }: CurrencyContext,
  doubts: PriceDoubt[],
): string | null {
  doubts.push('currency_ambiguous');
  const [code, ...others] = sharedCodes(marks).filter((code) => hinted.includes(code));
  if (code !== undefined && others.length === 0) return code;
  doubts.push('currency_missing');
  return null;
}

/** The number with the cents that stand apart and the zeros of its short form; undefined when these leave it open. */
export function inFull(
  read: (shape: NumberShape) => PlainNumber | undefined,
  number: ScannedNumber,
): PlainNumber | undefined {
  const { shape, steps, magnitude } = number;
  if (magnitude === 'open') return undefined;
  if (steps.length > 0) {
    const amount = addSteps(steps, read);
    return amount === undefined ? undefined : { amount, isAmbiguous: false };
  }
  return magnitude === undefined ? withCents(read(shape), number) : magnify(read(shape), shape, magnitude);
}

function withCents(plain: PlainNumber | undefined, number: ScannedNumber): PlainNumber | undefined {
  if (!plain || number.cents === undefined) return plain;
  return plain.amount.includes('.') ? undefined : { amount: `${plain.amount}.${number.cents}`, isAmbiguous: false };
}

function chooseMoney(text: string, numbers: ScannedNumber[], context: CurrencyContext): Set<ScannedNumber> {
  const marked = numbers.filter((number) => isMarkedMoney(text, number, context));
  const chosen = new Set(marked);
  for (const [index, number] of numbers.entries()) {
    if (chosen.has(number) || number.isPercent || number.marks.length > 0) continue;
    if (isRangeEnd(text, numbers, index, chosen) || isCuedBeside(text, numbers, index, marked)) chosen.add(number);
  }
  return chosen.size > 0 ? chosen : bareMoney(text, numbers, standIns(context).length > 0);
}

function isMarkedMoney(text: string, number: ScannedNumber, context: CurrencyContext): boolean {
  if (number.marks.length === 0) return false;
  if (number.marks.some((mark) => isExpected(mark, context))) return true;
  if (looksLikeMeasure(text, number)) return false;
  if (number.marks.some((mark) => !mark.isWeak)) return true;
  if (number.shape.signs.length > 0 || number.shape.dash !== undefined) return true;
  return !/[\p{L}\d]/u.test(text.slice(0, number.start) + text.slice(number.end));
}

/** "€10 - 20", "10–20 €": the bare end of a range whose other end has the mark. */
function isRangeEnd(text: string, numbers: ScannedNumber[], index: number, chosen: Set<ScannedNumber>): boolean {
  const number = numbers[index];
  const [previous, next] = [numbers[index - 1], numbers[index + 1]];
  if (!number) return false;
  if (next && chosen.has(next) && isRangeGap(text.slice(number.end, next.start))) return true;
  return (
    previous !== undefined &&
    chosen.has(previous) &&
    isRangeGap(text.slice(previous.end, number.start)) &&
    !isFollowedByWord(text, number)
  );
}

function isFollowedByWord(text: string, { end }: ScannedNumber): boolean {
  return /^[ -]?[\p{L}]/u.test(text.slice(end, end + 2));
}

/** Whether the text between two amounts joins them to a range: "-", "to", "bis", "à" ... */
export function isRangeGap(between: string): boolean {
  return /^\s?(?:-|~|\.{2,3}|…|to|through|until|bis|a|à|au|up to|jusqu'à|hasta|até|ate|tot|till|til|do|až|ao|al|and|und|et|y|e|og|och|i|до|по|تا|έως|từ|đến|から|到|至)\s?(?:zu )?:?\s?$/iu.test(
    between,
  );
}

/** "Was £5.99, now 2.99": a bare number right behind a word that announces a price. */
function isCuedBeside(text: string, numbers: ScannedNumber[], index: number, marked: ScannedNumber[]): boolean {
  const number = numbers[index];
  if (!number || number.isGlued || marked.length === 0) return false;
  if (isFollowedByWord(text, number) && !isFollowedByPriceWord(text, numbers, index)) return false;
  const before = text.slice(Math.max(numbers[index - 1]?.end ?? 0, number.start - 30), number.start);
  const last = readCues(before.split(/[,;()]/).at(-1) ?? '').cues.at(-1);
  const hasCents = /^[.,]$/.test(number.shape.signs.at(-1) ?? '') && number.shape.groups.at(-1)?.length === 2;
  const isPrice = hasCents || number.shape.dash !== undefined || text.charAt(number.start - 1) === struck;
  return isPrice && (last === 'now' || last === 'list');
}

/** "Was 5.99 now £2.99": the word behind announces the next amount. */
function isFollowedByPriceWord(text: string, numbers: ScannedNumber[], index: number): boolean {
  const [end = 0, next = 0] = [numbers[index]?.end, numbers[index + 1]?.start];
  const { cues, hasUnknownWord } = readCues(text.slice(end, next));
  return !hasUnknownWord && cues.some((cue) => cue === 'now' || cue === 'list');
}

/** Numbers of a text without any currency: money only when the text says nothing else than price words. */
function bareMoney(text: string, numbers: ScannedNumber[], isCurrencyStated: boolean): Set<ScannedNumber> {
  const plain = numbers.filter((number) => !number.isPercent);
  if (plain.length === 0 || plain.length > 4) return new Set();
  if (plain.some((number) => number.marks.length > 0 || !looksLikeMoney(number))) return new Set();
  const saidBehind = (number: ScannedNumber) =>
    pieceBehind(text, number) || (isCurrencyStated ? periodBehind(text, number) : 0);
  if (plain.some((number) => number.isGlued && (isGluedBefore(text, number) || saidBehind(number) === 0)))
    return new Set();
  const rest = withoutNumbers(
    text,
    numbers.map((number) => ({ start: number.start, end: number.end + saidBehind(number) })),
  );
  if (readCues(rest).hasUnknownWord || /[/#@_=]/.test(rest) || /\d ?(?:for|für|x|×) ?\d/iu.test(text)) return new Set();
  const isList = plain.length > 2 && plain.every((number) => number.shape.signs.length === 0);
  return isList ? new Set() : new Set(plain);
}

function isGluedBefore(text: string, { start }: ScannedNumber): boolean {
  return /[\p{L}\p{N}_/.:-]/u.test(text.charAt(start - 1));
}

/** How long the words behind a number are that say what one piece is ("/ piece", "je Stück"); 0 where there are none. */
function pieceBehind(text: string, { end }: ScannedNumber): number {
  const behind = text.slice(end, end + 30);
  const folded = fold(behind);
  const piece = pieceAfter.exec(folded)?.[0] ?? '';
  return folded.length === behind.length && !/\d/.test(piece) ? piece.length : 0;
}

/** The same of the period that an amount is paid for ("/ mo", "pro Monat"). */
function periodBehind(text: string, { end }: ScannedNumber): number {
  return periodLength(text.slice(end, end + 40));
}

function looksLikeMoney({ shape }: ScannedNumber): boolean {
  const digits = shape.groups.join('');
  const head = shape.groups[0] ?? '';
  if (shape.signs.includes(':')) return false;
  if (head.length > 1 && head.startsWith('0')) return false;
  return (
    digits.length <= 12 &&
    (shape.signs.length > 0 || digits.length <= 7) &&
    plainNumber(shape, { currency: null }) !== undefined
  );
}

/** The text with its numbers blanked out. */
export function withoutNumbers(text: string, numbers: readonly { start: number; end: number }[]): string {
  let rest = '';
  let at = 0;
  for (const number of numbers) {
    rest += `${text.slice(at, Math.max(at, number.start))} `;
    at = number.end;
  }
  return rest + text.slice(at);
}

function neighbour(numbers: ScannedNumber[], number: ScannedNumber): ScannedNumber | undefined {
  const index = numbers.indexOf(number);
  const hasMark = (other: ScannedNumber) => other.marks.length > 0;
  return numbers.slice(index + 1, index + 3).find(hasMark) ?? numbers.slice(0, index).findLast(hasMark);
}
