import { currencyExponent } from '@quarry/contracts/money';
import { isCounted } from './beside.ts';
import type { CurrencyMark } from './currency-marks.ts';
import { type FoundMark, markAt, sharedCodes } from './currency.ts';
import { readCues } from './cues.ts';
import { type Magnitude, magnitudeAt, type Step } from './magnitude.ts';
import { minorUnitAt } from './minor-units.ts';
import { gap, struck } from './normalise.ts';
import { isDigit, type NumberShape, readNumberShape } from './number.ts';

/** One number of a text with the currency marks that touch it; offsets are those of the normalised text. */
export type ScannedNumber = {
  shape: NumberShape;
  /** From the first mark or sign that belongs to the number to the last. */
  start: number;
  end: number;
  marks: CurrencyMark[];
  isNegative: boolean;
  isPercent: boolean;
  /** Letters touch the number ("256GB", "S23"): no price unless a mark stands beside it. */
  isGlued: boolean;
  /** Digits of cents that stood apart: "12€90", "19 99 €", "99 руб 90 коп". */
  cents: string | undefined;
  /** The mark stands where the decimal sign would ("12€90"), or a unit of its own names the cents. */
  hasInnerMark: boolean;
  /** Zeros of a short form behind the number ("1.2k" has 3); `open` when it may be a measure as well ("$ 5 m"). */
  magnitude: number | 'open' | undefined;
  /** The steps of an amount with numerals inside, the first of them `shape`: "2万5千". */
  steps: Step[];
};

/** More numbers than this are not looked at. */
const numberLimit = 100;

type Token = { kind: 'number'; shape: NumberShape } | ({ kind: 'mark' } & FoundMark);

/** Finds every number of a normalised text and the marks around it. Linear. */
export function scanNumbers(text: string): ScannedNumber[] {
  const tokens = tokenise(text);
  const used = new Set<Token>();
  const numbers: ScannedNumber[] = [];
  for (let index = 0; index < tokens.length && numbers.length < numberLimit; index += 1) {
    const token = tokens[index];
    if (token?.kind !== 'number' || used.has(token)) continue;
    numbers.push(attach(text, tokens, index, used));
  }
  return numbers;
}

function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length;) {
    if (startsNumber(text, at)) {
      const shape = readNumberShape(text, at, !isPartOfName(text, at, tokens.at(-1)));
      tokens.push({ kind: 'number', shape });
      at = shape.end;
      continue;
    }
    const mark = markAt(text, at);
    if (mark) tokens.push({ kind: 'mark', ...withLetters(text, mark, tokens.at(-1)) });
    at = mark ? mark.end : at + 1;
  }
  return tokens;
}

/** A sign with letters at it that no list knows ("ABC$", "$AB") may be another currency's; "K€" is thousands. */
function withLetters(text: string, found: FoundMark, last: Token | undefined): FoundMark {
  const { mark, start, end } = found;
  if (mark.isWeak || /\p{L}/u.test(mark.text)) return found;
  const ahead = last?.kind === 'mark' && last.end === start && !last.mark.isWeak ? '' : lettersBefore(text, start);
  const behind = /^[A-Z]{2,3}(?![\p{L}\d])/u.exec(text.slice(end, end + 4))?.[0] ?? '';
  const isForeign = (word: string) => word !== '' && readCues(word).hasUnknownWord;
  if (/^(?:[KkTM]|Tsd|Mio)$/.test(ahead)) return { ...found, mark: { ...mark, letters: 'short' } };
  const isGlued = isForeign(ahead) || (isForeign(behind) && markAt(text, end) === undefined);
  return isGlued ? { ...found, mark: { ...mark, letters: 'foreign' } } : found;
}

/** Up to four letters that touch a sign, unless digits stand before them ("5 k€"), or they are of a script without blanks. */
function lettersBefore(text: string, start: number): string {
  const match = /(^|[^\p{L}])(\p{Script=Latin}{1,4})$/u.exec(text.slice(Math.max(0, start - 5), start));
  const letters = match?.[2] ?? '';
  const isAfterDigits = /\d[\s\uE000]?$/.test(text.slice(0, start - letters.length).slice(-2));
  return isAfterDigits || !/\p{Lu}/u.test(letters) ? '' : letters;
}

/** Digits that end a word which announces no price ("S23", but not "ab19" or "EUR19"). */
function isPartOfName(text: string, at: number, last: Token | undefined): boolean {
  if (!/\p{L}/u.test(text.charAt(at - 1)) || (last?.kind === 'mark' && last.end === at)) return false;
  const word = /\p{L}{1,30}$/u.exec(text.slice(Math.max(0, at - 30), at))?.[0] ?? '';
  return readCues(word).hasUnknownWord;
}

function startsNumber(text: string, at: number): boolean {
  if (isDigit(text, at)) return true;
  const char = text.charAt(at);
  return (char === '.' || char === ',') && isDigit(text, at + 1) && !/[\p{L}\p{N}.,]/u.test(text.charAt(at - 1));
}

function attach(text: string, tokens: Token[], index: number, used: Set<Token>): ScannedNumber {
  const token = tokens[index] as Extract<Token, { kind: 'number' }>;
  const { shape } = token;
  const number: ScannedNumber = {
    shape,
    start: shape.start,
    end: shape.end,
    marks: [],
    isNegative: false,
    isPercent: false,
    isGlued: false,
    cents: undefined,
    hasInnerMark: false,
    magnitude: undefined,
    steps: [],
  };
  takeSign(text, number);
  takePrefixes(text, tokens, index, used, number);
  const isBare = number.marks.length === 0;
  if (isBare && isPartOfName(text, number.start, tokens[index - 1])) return { ...number, isGlued: true };
  takeSign(text, number);
  const next = takeSteps(text, tokens, index, used, number) ?? takeSplitCents(text, tokens, index, used, number);
  if (number.steps.length === 0) takeMagnitude(text, tokens, next, number);
  takeSuffixes(text, tokens, next, used, number);
  takeMagnitudeWord(text, number);
  takeMinorUnits(text, tokens, next, used, number);
  takePercent(text, number);
  takeAccountingSign(text, number);
  if (number.marks.some((mark) => mark.letters === 'short')) number.magnitude = 'open';
  number.isGlued = isGlued(text, number);
  return number;
}

function takeSign(text: string, number: ScannedNumber): void {
  const at = text.charAt(number.start - 1) === ' ' ? number.start - 2 : number.start - 1;
  if (text.charAt(at) !== '-' || number.isNegative) return;
  const before = text.charAt(at - 1);
  const isBound = before === '' || /[\s(:;|]/.test(before) || before === gap || /\p{Sc}/u.test(before);
  if (!isBound || (at === number.start - 2 && before !== '')) return;
  // A dash before the decimal sign stands for no units: "-,99" is 0.99.
  number.isNegative = number.shape.groups[0] !== '';
  number.start = at;
}

/** A text that is one amount in round brackets, or an amount with its minus behind it, is negative in bookkeeping. */
function takeAccountingSign(text: string, number: ScannedNumber): void {
  const around = `${text.slice(0, number.start).trim()}#${text.slice(number.end).trim()}`;
  const isMinusBehind = around === '#-' && number.shape.signs.length > 0;
  if (around === '(#)' || isMinusBehind) number.isNegative = true;
}

/** "fr. 199:-": where no cents are written ":-", "fr." is Swedish for "from" and no franc. */
function isSwedishFrom(text: string, mark: FoundMark, { shape }: ScannedNumber): boolean {
  return shape.dash === ':' && /^fr\.?$/i.test(text.slice(mark.start, mark.end));
}

function takePrefixes(text: string, tokens: Token[], index: number, used: Set<Token>, number: ScannedNumber): void {
  for (let at = index - 1; at >= 0 && number.marks.length < 2; at -= 1) {
    const token = tokens[at];
    if (token?.kind !== 'mark' || used.has(token) || token.mark.isSub) return;
    if (isSwedishFrom(text, token, number)) return;
    if (!/^[\s\uE000]?:?[\s\uE000]?$/.test(text.slice(token.end, number.start))) return;
    if (token.mark.isWeak && hasStrongSuffix(text, tokens[index + 1], number)) return;
    if (number.marks.length === 1 && !isPairable(token.mark, number.marks)) return;
    used.add(token);
    number.marks.push(token.mark);
    number.start = token.start;
  }
}

/** "12€90", "$19 99", "19 99 €": two digits that belong to the number before them. Returns where the suffix marks begin. */
function takeSplitCents(text: string, tokens: Token[], index: number, used: Set<Token>, number: ScannedNumber): number {
  const { shape } = number;
  if (shape.dash !== undefined || shape.signs.some((sign) => sign === ',' || sign === '.')) {
    if (shape.groups.at(-1)?.length !== 3) return index + 1;
  }
  const next = tokens[index + 1];
  const inner =
    next?.kind === 'mark' && isInnerPlace(text, number, next.start) && !next.mark.isSub && !used.has(next)
      ? next
      : undefined;
  const begin = inner ? inner.end : shape.end;
  const cents = tokens[inner ? index + 2 : index + 1];
  if (cents?.kind !== 'number' || cents.shape.signs.length > 0 || text.charAt(number.start - 1) === struck)
    return index + 1;
  const between = text.slice(begin, cents.shape.start);
  const after = tokens[tokens.indexOf(cents, index) + 1];
  if (minorUnitAt(text, cents.shape.end, sharedCodes(number.marks))) return index + 1;
  const isFollowedByMark = after?.kind === 'mark' && /^[\s\uE000]?$/.test(text.slice(cents.shape.end, after.start));
  if (cents.shape.groups[0]?.length !== decimalsOf([...number.marks, ...(isFollowedByMark ? [after.mark] : [])]))
    return index + 1;
  const isCents = inner
    ? areInnerCents(text, between, cents.shape.end, isFollowedByMark) &&
      (inner.start === shape.end || areCentsApart(text, number, between, cents.shape.end))
    : arePartedCents(text, number, between, cents.shape.end, isFollowedByMark);
  if (!isCents) return index + 1;
  used.add(cents);
  if (inner) {
    used.add(inner);
    number.marks.push(inner.mark);
    number.hasInnerMark = inner.start === shape.end;
  }
  number.cents = cents.shape.groups[0];
  number.end = cents.shape.end;
  return tokens.indexOf(cents, index) + 1;
}

/** A mark right behind the units ("12€90"), or apart from them when nothing before names the currency ("12 € 90"). */
function isInnerPlace(text: string, { shape, marks }: ScannedNumber, start: number): boolean {
  return start === shape.end || (start === shape.end + 1 && text.charAt(shape.end) === ' ' && marks.length === 0);
}

/** "19 € 99", or "19 €99" when nothing stands before it. */
function areCentsApart(text: string, { start }: ScannedNumber, between: string, end: number): boolean {
  return end === text.length && (between === ' ' || text.slice(0, start).trim() === '');
}

function areInnerCents(text: string, between: string, end: number, isFollowedByMark: boolean): boolean {
  if (isFollowedByMark || /^ ?[%x×\p{L}]/u.test(text.slice(end, end + 2))) return false;
  return between === '' || between === gap || (between === ' ' && end === text.length);
}

function arePartedCents(
  text: string,
  number: ScannedNumber,
  between: string,
  end: number,
  isFollowedByMark: boolean,
): boolean {
  if (between !== ' ' && between !== '\n' && between !== gap) return false;
  const hasMark = number.marks.length > 0;
  const isEnd = endsAmount(text, end);
  const isLed = !isCounted(text, number.start);
  if (!hasMark && !isFollowedByMark) return isEnd && (between === gap ? isLed : isAlone(text, number.start, end));
  if (between === gap) return true;
  return hasMark ? isEnd : isLed;
}

/** How many decimals stand apart from the units: three where every mark is of a currency that has so many. */
function decimalsOf(marks: readonly CurrencyMark[]): number {
  const codes = marks.flatMap((mark) => mark.codes);
  return codes.length > 0 && codes.every((code) => currencyExponent(code) === 3) ? 3 : 2;
}

/** Nothing stands behind, or words of prices, which no count of pieces is ("inkl. MwSt."). */
function endsAmount(text: string, end: number): boolean {
  const rest = /^[^\d]{0,40}/.exec(text.slice(end, end + 41))?.[0] ?? '';
  const isJoined = text.length > end + rest.length && !/[\p{L}()\uE001]/u.test(rest);
  return !isJoined && !/^[\s\uE000]?[%x×/°"]/i.test(rest) && !readCues(rest).hasUnknownWord;
}

function isAlone(text: string, start: number, end: number): boolean {
  const around = text.slice(0, start) + text.slice(end);
  return around.replaceAll(gap, '').trim() === '';
}

/** A short form counts where a currency mark stands before the number or right behind the short form: "$1.2k", "3,5 Mio. €". */
function takeMagnitude(text: string, tokens: Token[], from: number, number: ScannedNumber): void {
  const found = number.cents === undefined ? magnitudeAt(text, number.end) : undefined;
  if (!found) return;
  const at = tokens.findIndex((token, index) => index >= from && startOf(token) >= found.end);
  const mark = tokens[at];
  const isBeforeMark =
    mark?.kind === 'mark' && /^ ?$/.test(text.slice(found.end, mark.start)) && !leadsNumber(text, tokens, at);
  if (number.marks.length === 0 && !isBeforeMark) return;
  number.magnitude = zerosOf(text, found, isBeforeMark);
  number.end = found.end;
}

/** "3,5 € Mio.": behind the mark only a word counts. */
function takeMagnitudeWord(text: string, number: ScannedNumber): void {
  const isOpen = number.magnitude === undefined && number.marks.length > 0 && number.cents === undefined;
  const found = isOpen ? magnitudeAt(text, number.end) : undefined;
  if (!found || found.isLetter) return;
  number.magnitude = zerosOf(text, found, false);
  number.end = found.end;
}

/** Metres and millions look alike behind a blank, and digits behind the short form would add to it. */
function zerosOf(text: string, { zeros, end, isLoneMetre }: Magnitude, isBeforeMark: boolean): number | 'open' {
  return (isLoneMetre && !isBeforeMark) || isDigit(text, end) ? 'open' : zeros;
}

/** "2万5千", "1 crore 20 lakh", "1 тыс. 500": steps of one amount, where a mark stands beside them. Returns where the suffix marks begin. */
function takeSteps(
  text: string,
  tokens: Token[],
  index: number,
  used: Set<Token>,
  number: ScannedNumber,
): number | undefined {
  const steps: Step[] = [];
  const taken: Token[] = [];
  let end = number.shape.end;
  let at = index;
  for (let shape: NumberShape | undefined = number.shape; shape;) {
    const found = magnitudeAt(text, shape.end);
    const isStep = found !== undefined && !found.isLetter;
    steps.push({ shape, zeros: isStep ? found.zeros : 0 });
    end = isStep ? found.end : shape.end;
    const next = isStep ? tokens.findIndex((token, place) => place > at && startOf(token) >= end) : -1;
    const token = tokens[next];
    shape = undefined;
    if (token?.kind !== 'number' || !/^[\s\uE000]?$/.test(text.slice(end, token.shape.start))) continue;
    if (isFollowedByThing(text, token.shape.end)) continue;
    at = next;
    taken.push(token);
    shape = token.shape;
  }
  const from = tokens.findIndex((token, place) => place > at && startOf(token) >= end);
  const mark = tokens[from];
  const isBeforeMark =
    mark?.kind === 'mark' && /^ ?$/.test(text.slice(end, mark.start)) && !leadsNumber(text, tokens, from);
  if (steps.length < 2 || (number.marks.length === 0 && !isBeforeMark)) return undefined;
  for (const token of taken) used.add(token);
  number.steps = steps;
  number.end = end;
  return from === -1 ? tokens.length : from;
}

/** A word that is neither a short form nor a currency says what the digits before it count. */
function isFollowedByThing(text: string, end: number): boolean {
  const word = /^[\s\uE000]?(?=[\p{L}%])/u.exec(text.slice(end, end + 2));
  if (!word || magnitudeAt(text, end)) return false;
  return markAt(text, end + word[0].length) === undefined;
}

/** "99 руб 90 коп", "5元5角8分", "£5 and 5p": what stands apart in smaller units of the same currency. */
function takeMinorUnits(text: string, tokens: Token[], from: number, used: Set<Token>, number: ScannedNumber): void {
  if (number.cents !== undefined || number.marks.length === 0 || number.marks.some((mark) => mark.isSub)) return;
  const codes = sharedCodes(number.marks);
  let fraction = '';
  for (let at = from; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token || startOf(token) < number.end) continue;
    if (token.kind !== 'number' || used.has(token) || token.shape.signs.length > 0) break;
    if (!andBetween.test(text.slice(number.end, token.shape.start))) break;
    const unit = minorUnitAt(text, token.shape.end, codes);
    const digits = token.shape.groups[0] ?? '';
    if (!unit || fraction.length + digits.length > unit.digits) break;
    fraction += digits.padStart(unit.digits - fraction.length, '0');
    for (const inner of tokens) if (startOf(inner) >= number.end && startOf(inner) < unit.end) used.add(inner);
    number.marks.push({ text: '', codes: unit.codes });
    number.end = unit.end;
  }
  if (fraction === '') return;
  number.cents = fraction.padEnd(2, '0');
  number.hasInnerMark = true;
}

/** Between the units and the cents that have a unit of their own. */
const andBetween = /^[\s\uE000]?(?:,|und|and|et|y|e|и|і|й|i|con|og|och|ve|en|a|și|és)?[\s\uE000]?$/u;

function startOf(token: Token): number {
  return token.kind === 'mark' ? token.start : token.shape.start;
}

function takeSuffixes(text: string, tokens: Token[], from: number, used: Set<Token>, number: ScannedNumber): void {
  for (let at = from; at < tokens.length && number.marks.length < 3; at += 1) {
    const token = tokens[at];
    if (token?.kind !== 'mark' || used.has(token)) return;
    // The k of "1.2K" is also a currency's letter.
    if (token.start < number.end) continue;
    const between = text.slice(number.end, token.start);
    if (between.length > 1 || !/^[\s\uE000]?$/.test(between)) return;
    if (number.marks.length === 0 && between !== '' && touchesNext(tokens, at, number)) return;
    if (token.mark.isSub && (number.marks.length > 0 || !isSmall(number.shape))) return;
    if (number.marks.length > 0 && (!isPairable(token.mark, number.marks) || leadsNumber(text, tokens, at))) return;
    used.add(token);
    number.marks.push(token.mark);
    number.end = token.end;
  }
}

/** The "€" of "L 14 €" leaves the L a letter. */
function hasStrongSuffix(text: string, next: Token | undefined, { shape }: ScannedNumber): boolean {
  return next?.kind === 'mark' && !next.mark.isWeak && /^[\s\uE000]?$/.test(text.slice(shape.end, next.start));
}

/** A mark that touches the next number more closely than this one: the second "$" of "$10 $20". */
function leadsNumber(text: string, tokens: Token[], at: number): boolean {
  const [mark, next, after] = tokens.slice(at, at + 3);
  if (mark?.kind !== 'mark' || next?.kind !== 'number') return false;
  if (!/^[\s\uE000]?$/.test(text.slice(mark.end, next.shape.start))) return false;
  return after?.kind !== 'mark' || text.slice(next.shape.end, after.start).length > 1;
}

/** The "€" of "Size 42 €59.95" belongs to the number it touches, not to the bare one a blank before it. */
function touchesNext(tokens: Token[], at: number, { shape }: ScannedNumber): boolean {
  const [mark, next, after] = tokens.slice(at, at + 3);
  if (shape.signs.length > 0 || mark?.kind !== 'mark' || next?.kind !== 'number') return false;
  const hasOwnSuffix = after?.kind === 'mark' && after.start <= next.shape.end + 1;
  return mark.end === next.shape.start && !hasOwnSuffix;
}

/** Two marks at one number name one currency together ("$10 USD", "kr 100 NOK"). */
function isPairable(mark: CurrencyMark, marks: CurrencyMark[]): boolean {
  return marks.every((other) => other.codes.some((code) => mark.codes.includes(code)));
}

function isSmall(shape: NumberShape): boolean {
  return shape.signs.length === 0 && (shape.groups[0]?.length ?? 0) <= 2;
}

function takePercent(text: string, number: ScannedNumber): void {
  if (number.marks.length > 0) return;
  const after = /^ ?(?:%|percent\b|prozent\b|pct\b|procent\b)/i.exec(text.slice(number.end, number.end + 9));
  if (after) {
    number.isPercent = true;
    number.end += after[0].length;
  } else if (text.charAt(number.start - 1) === '%') {
    number.isPercent = true;
    number.start -= 1;
  }
}

function isGlued(text: string, { start, end, marks }: ScannedNumber): boolean {
  if (marks.length > 0) return false;
  return (
    /[\p{L}\p{N}_/.:-]/u.test(text.charAt(start - 1)) ||
    /[\p{L}\p{N}_/]/u.test(text.charAt(end)) ||
    /^[-:.]\d/.test(text.slice(end, end + 2))
  );
}
