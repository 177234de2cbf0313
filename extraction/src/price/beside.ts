import { readCues } from './cues.ts';
import { magnitudeAt } from './magnitude.ts';
import { hasStrayMinorUnit, minorUnitAt } from './minor-units.ts';
import { struck } from './normalise.ts';
import { sharedCodes } from './currency.ts';
import type { ScannedNumber } from './scan.ts';

/**
 * What stands right beside an amount and may be a part of it: `open` when the amount cannot be told ("12 € 5", "1x,99 €"),
 * `doubtful` when it is whole without those digits ("12,99 € 3", a footnote), undefined when nothing is left over.
 */
export type Leftover = 'open' | 'doubtful' | undefined;

/** Blanks and marks of style that do not part two numbers, or any sign that touches both. */
const joined = /^[\s\uE000]*$|^[\s\uE000]?[.,'·٫٬:/*_;=][.,'-]?[\s\uE000]?$|^[^\p{L}\p{N}\s\uE000\uE001]{1,3}$/u;
/** A sign with blanks on both sides that parts two numbers; the star behind a rating is none. */
const wideSign =
  /^[.,'·٫٬]?[\s\uE000]{1,2}[^\p{L}\p{N}\p{Sc}\s()[\]{}\uE001%★☆⭐×-]{1,3}[\s\uE000]{1,2}[.,'·٫٬]?$|^[.,'·٫٬] ?[^\p{L}\p{N}\p{Sc}\s()[\]{}\uE001-]{1,3} ?$|^[<>],$/u;
/** What joins the units and the cents in words. */
const andWord = /^ (?:und|and|et|y|e|и|і|con|og|och|ve|en|și|és|και|و|ja|i|a) $/u;
const date = /(?:^|[^\d.,])\d{1,4}([./-])\d{1,2}\1\d{1,4}[\s\uE000]*$/;
/** Fractions, circled digits and numerals in words of a script without blanks. */
const numeral = /[\p{No}\p{Nl}一二三四五六七八九〇零]/u;
/** A hidden digit, or a letter in place of one. */
const maskBehind = /^[.,'·][xX*?#_•]|^[xX?#_•*OoIl]{1,3}[.,']?\d|^\p{L}{1,4}\d/u;
const maskBefore = /(?:[\d\p{L}*?#_•][,'·]|[xX*?#_•]{1,4}\.)$/u;

/** Looks at what touches an amount; `isAmount` tells which of the text's numbers are amounts of their own. */
export function leftoverBeside(
  text: string,
  numbers: readonly ScannedNumber[],
  index: number,
  isAmount: (number: ScannedNumber) => boolean,
): Leftover {
  const number = numbers[index];
  if (!number) return undefined;
  if (isMasked(text, number)) return 'open';
  if (number.shape.isParted && followsUnknownWord(text, number.start)) return 'open';
  if (hasStrayMinor(text, number)) return 'open';
  if (namesMinorUnit(text, number) || number.isOfMinorUnit === 'open') return 'open';
  const [previous, next] = [numbers[index - 1], numbers[index + 1]];
  const before = previous && !isAmount(previous) ? leftoverBefore(text, previous, number) : undefined;
  const behind = next && !isAmount(next) ? leftoverBehind(text, number, next) : undefined;
  const bound = next && isAmount(next) ? leftoverBetween(text, number, next) : undefined;
  const joint = previous && isAmount(previous) ? leftoverBetween(text, previous, number) : undefined;
  const parts = [before, behind, bound, joint];
  return parts.includes('open') ? 'open' : parts.find((part) => part !== undefined);
}

function leftoverBefore(text: string, previous: ScannedNumber, number: ScannedNumber): Leftover {
  const between = text.slice(previous.end, number.start);
  const isWide = wideSign.test(between);
  if (previous.isPercent && !previous.isNegative && between === '' && /\d%$/.test(text.slice(0, number.start)))
    return 'open';
  if (
    !(joined.test(between) || isWide) ||
    previous.isPercent ||
    (previous.isGlued && /\p{L}/u.test(text.charAt(previous.start - 1)))
  )
    return undefined;
  if (text.charAt(previous.start - 1) === struck || date.test(text.slice(0, number.start))) return undefined;
  if (isCounted(text, previous.start)) {
    if (isWide) return undefined;
    const isTwoDigits =
      number.shape.signs.length === 0 && number.shape.groups[0]?.length === 2 && number.cents === undefined;
    return isTwoDigits && followsUnknownWord(text, previous.start) && number.start === number.shape.start
      ? 'doubtful'
      : undefined;
  }
  return number.start < number.shape.start && isWhole(number) ? 'doubtful' : 'open';
}

function leftoverBehind(text: string, number: ScannedNumber, next: ScannedNumber): Leftover {
  const between = text.slice(number.end, next.start);
  const isWide = wideSign.test(between);
  if (!(joined.test(between) || isWide || andWord.test(between)) || next.isPercent) return undefined;
  if (saysWhatIsCounted(text, number, next) && !isCutOff(text, number, next)) return undefined;
  if (isWide && isWhole(number) && number.end > number.shape.end) return undefined;
  const isClosed = number.shape.dash !== undefined || number.end > number.shape.end;
  return isClosed && isWhole(number) ? 'doubtful' : 'open';
}

/** Of two amounts side by side: the second may be the cents of the first ("5 5", "99,50 руб 90 коп"). */
function leftoverBetween(text: string, number: ScannedNumber, next: ScannedNumber): Leftover {
  if (!joined.test(text.slice(number.end, next.start)) || next.isPercent || number.isPercent) return undefined;
  const areBare = number.marks.length === 0 && next.marks.length === 0;
  const isStruck = text.charAt(number.start - 1) === struck;
  const areTouching = !isStruck && /^[\s\uE000]*$/.test(text.slice(number.shape.end, next.shape.start));
  const isMinor = next.marks.some((mark) => mark.isSub) && !number.marks.some((mark) => mark.isSub);
  return isMinor || ((areBare || areTouching) && !(isWhole(number) && isWhole(next))) ? 'open' : undefined;
}

/** "15,1 3 dollars": the first number ends within its cents, or the next begins with a decimal sign. */
function isCutOff(text: string, number: ScannedNumber, next: ScannedNumber): boolean {
  const { shape, end } = number;
  if (end !== shape.end || shape.dash !== undefined) return false;
  const isShort = /^[.,٫]$/.test(shape.signs.at(-1) ?? '') && (shape.groups.at(-1)?.length ?? 0) < 2;
  return isShort || next.shape.groups[0] === '' || /[.,٫·']/.test(text.slice(end, next.start));
}

function isWhole({ shape, cents, steps }: ScannedNumber): boolean {
  if (shape.dash !== undefined || cents !== undefined || steps.length > 0) return true;
  return /^[.,٫:·']$/.test(shape.signs.at(-1) ?? '') && (shape.groups.at(-1)?.length ?? 0) >= 2;
}

function isMasked(text: string, { shape, start, end }: ScannedNumber): boolean {
  if (maskBehind.test(text.slice(shape.end, shape.end + 6)) && end === shape.end) return true;
  const before = text.slice(Math.max(0, shape.start - 5), shape.start);
  if (start === shape.start && maskBefore.test(before)) return true;
  if (shape.groups[0] === '' && /[*?#_•]$/.test(before)) return true;
  const [left, right] = [text.slice(Math.max(0, start - 2), start), text.slice(end, end + 2)];
  return (
    numeral.test(left.at(-1) ?? '') ||
    /^[\s\uE000]?[\p{No}\p{Nl}]/u.test(right) ||
    (end <= shape.end + 2 && numeral.test(right.charAt(0)))
  );
}

/** "0.75 ¢", "pence 75 GBP": the amount may be of the smaller unit or not. */
function hasStrayMinor(text: string, { shape, marks, start, end, cents }: ScannedNumber): boolean {
  if (!marks.some((mark) => mark.isSub)) return hasStrayMinorUnit(text, start, end);
  return shape.signs.length > 0 || cents !== undefined;
}

/** "KWD 5 250 fils": a blank that groups, before the name of a smaller unit. */
function namesMinorUnit(text: string, { shape, marks, end }: ScannedNumber): boolean {
  return shape.signs.includes(' ') && marks.length > 0 && minorUnitAt(text, end, sharedCodes(marks)) !== undefined;
}

/** Whether the number that begins at `start` belongs to the words before it ("Size 42", "Pack of 100"), which no price word ends. */
export function isCounted(text: string, start: number): boolean {
  const words = /((?:\p{L}{1,30}[ -]){0,2})(\p{L}{1,30})[.:]?[\s\uE000]?[#-]?$/u.exec(
    text.slice(Math.max(0, start - 64), start),
  );
  if (!words) return false;
  const { cues, hasUnknownWord } = readCues(words[2] ?? '');
  if (hasUnknownWord) return true;
  return cues.every((cue) => cue === 'neutral') && readCues(words[1] ?? '').hasUnknownWord;
}

function followsUnknownWord(text: string, start: number): boolean {
  const word = /\p{L}{1,30}[.:]?[\s\uE000]?$/u.exec(text.slice(Math.max(0, start - 32), start))?.[0] ?? '';
  return word !== '' && readCues(word).hasUnknownWord;
}

/** "12 € 2 pieces", "/ 100 g": what follows says what is counted, unless it is a smaller unit of the same money or a numeral. */
function saysWhatIsCounted(text: string, { marks }: ScannedNumber, next: ScannedNumber): boolean {
  if (!/^[\s\uE000]?[-]?[\p{L}×°"](?! ?\d)/u.test(text.slice(next.end, next.end + 5))) return false;
  const magnitude = magnitudeAt(text, next.end);
  const isShort = magnitude !== undefined && !magnitude.isLoneMetre;
  return minorUnitAt(text, next.end, sharedCodes(marks)) === undefined && !isShort;
}
