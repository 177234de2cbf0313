import type { CurrencyMark } from './currency-marks.ts';
import { type FoundMark, markAt } from './currency.ts';
import { readCues } from './cues.ts';
import { type Magnitude, magnitudeAt } from './magnitude.ts';
import { gap } from './normalise.ts';
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
  /** Two digits of cents that stood apart: "12€90", "19 99 €". */
  cents: string | undefined;
  /** The mark stands where the decimal sign would: "12€90". */
  hasInnerMark: boolean;
  /** Zeros of a short form behind the number ("1.2k" has 3); `open` when it may be a measure as well ("$ 5 m"). */
  magnitude: number | 'open' | undefined;
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
    if (mark) tokens.push({ kind: 'mark', ...mark });
    at = mark ? mark.end : at + 1;
  }
  return tokens;
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
  };
  takeSign(text, number);
  takePrefixes(text, tokens, index, used, number);
  if (isPartOfName(text, number.start, tokens[index - 1])) return { ...number, isGlued: true };
  takeSign(text, number);
  const next = takeSplitCents(text, tokens, index, used, number);
  takeMagnitude(text, tokens, next, number);
  takeSuffixes(text, tokens, next, used, number);
  takeMagnitudeWord(text, number);
  takePercent(text, number);
  takeAccountingSign(text, number);
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
  if (cents?.kind !== 'number' || cents.shape.signs.length > 0 || cents.shape.groups[0]?.length !== 2) return index + 1;
  const between = text.slice(begin, cents.shape.start);
  const after = tokens[tokens.indexOf(cents, index) + 1];
  const isFollowedByMark = after?.kind === 'mark' && /^[\s\uE000]?$/.test(text.slice(cents.shape.end, after.start));
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
  if (between !== ' ' && between !== gap) return false;
  const hasMark = number.marks.length > 0;
  if (!hasMark && !isFollowedByMark) return between === gap && end === text.length;
  if (between === gap) return true;
  const startsText = !/\p{L}/u.test(text.slice(Math.max(0, number.start - 3), number.start));
  return hasMark ? end === text.length : startsText;
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
