import type { CurrencyMark } from './currency-marks.ts';
import type { Step } from './magnitude.ts';
import { gap } from './normalise.ts';
import type { NumberShape } from './number.ts';
import { takeMinorUnits, takeOwnMinorUnit, takeSplitCents } from './take-cents.ts';
import { takeMagnitude, takeMagnitudeWord, takeSteps } from './take-magnitude.ts';
import { takePrefixes, takeSuffixes } from './take-marks.ts';
import { isPartOfName, type Token, tokenise } from './tokens.ts';

/** One number of a text with the currency marks that touch it; offsets are those of the normalised text. */
export type ScannedNumber = {
  shape: NumberShape;
  /** From the first mark or sign that belongs to the number to the last. */
  start: number;
  end: number;
  marks: CurrencyMark[];
  isNegative: boolean;
  /** A dash and a blank stand before it and open the text: "- 12 €". */
  isDashed: boolean;
  isPercent: boolean;
  /** Letters touch the number ("256GB", "S23"): no price unless a mark stands beside it. */
  isGlued: boolean;
  /** Digits of cents that stood apart: "12€90", "19 99 €", "99 руб 90 коп". */
  cents: string | undefined;
  /** The mark stands where the decimal sign would ("12€90"), or a unit of its own names the cents. */
  hasInnerMark: boolean;
  /** Zeros of a short form behind the number ("1.2k" has 3); `open` when it may be a measure as well ("$ 5 m"). */
  magnitude: number | 'open' | undefined;
  /** The amount is in the smaller unit of its mark: so many of its digits are decimals ("€ 50 Cent" has 2); `open` when that cannot be told. */
  isOfMinorUnit: number | 'open' | undefined;
  /** Marks of two currencies stand at it: "€ 5 USD". */
  isContradicted: boolean;
  /** The steps of an amount with numerals inside, the first of them `shape`: "2万5千". */
  steps: Step[];
};

/** More numbers than this are not looked at. */
const numberLimit = 100;

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

function attach(text: string, tokens: Token[], index: number, used: Set<Token>): ScannedNumber {
  const token = tokens[index] as Extract<Token, { kind: 'number' }>;
  const { shape } = token;
  const number: ScannedNumber = {
    shape,
    start: shape.start,
    end: shape.end,
    marks: [],
    isNegative: false,
    isDashed: false,
    isPercent: false,
    isGlued: false,
    cents: undefined,
    hasInnerMark: false,
    magnitude: undefined,
    isOfMinorUnit: undefined,
    isContradicted: false,
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
  takeOwnMinorUnit(text, tokens, used, number);
  takePercent(text, number);
  takeAccountingSign(text, number);
  // A dash and a number alone may be a program's minus.
  if (number.isDashed && number.marks.length === 0 && text.slice(number.end).trim() === '') number.isNegative = true;
  if (number.marks.some((mark) => mark.letters === 'short')) number.magnitude = 'open';
  number.isGlued = isGlued(text, number);
  return number;
}

function takeSign(text: string, number: ScannedNumber): void {
  const at = text.charAt(number.start - 1) === ' ' ? number.start - 2 : number.start - 1;
  if (text.charAt(at) !== '-' || number.isNegative) return;
  const before = text.charAt(at - 1);
  // A dash and a blank open a line of a list.
  if (at === number.start - 2) {
    number.isDashed ||= before === '' && !number.isNegative;
    return;
  }
  const isBound = before === '' || /[\s(:;|]/.test(before) || before === gap || /\p{Sc}/u.test(before);
  // The dash of "68 €–5 €" joins two amounts.
  if (/\d ?\p{Sc}$/u.test(text.slice(0, at))) return;
  if (!isBound) return;
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

function takePercent(text: string, number: ScannedNumber): void {
  if (number.marks.length > 0) return;
  const after = /^ ?(?:%|percent\b|prozent\b|pct\b|procent\b)/i.exec(text.slice(number.end, number.end + 9));
  if (after) {
    number.isPercent = true;
    number.end += after[0].length;
  } else if (/(?:^|[^\d.,])%$/.test(text.slice(Math.max(0, number.start - 2), number.start))) {
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
