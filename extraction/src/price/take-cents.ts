import { currencyExponent } from '@quarry/contracts/money';
import { isCounted } from './beside.ts';
import { sharedCodes } from './currency.ts';
import type { CurrencyMark } from './currency-marks.ts';
import { readCues } from './cues.ts';
import { minorUnitAt } from './minor-units.ts';
import { gap, struck } from './normalise.ts';
import type { NumberShape } from './number.ts';
import type { ScannedNumber } from './scan.ts';
import { startOf, type Token } from './tokens.ts';

/** "12€90", "$19 99", "19 99 €": two digits that belong to the number before them. Returns where the suffix marks begin. */
export function takeSplitCents(
  text: string,
  tokens: Token[],
  index: number,
  used: Set<Token>,
  number: ScannedNumber,
): number {
  const { shape } = number;
  // A dash says that there are no cents: "249,-".
  if (shape.dash !== undefined) return index + 1;
  if (shape.signs.some((sign) => sign === ',' || sign === '.') && shape.groups.at(-1)?.length !== 3) return index + 1;
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
  if (isYearBefore(text, number, between)) return index + 1;
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

/** "2023 12 €": what stands before the amount is rather a year. */
function isYearBefore(text: string, { shape, marks }: ScannedNumber, between: string): boolean {
  const isYear = shape.signs.length === 0 && /^(?:19|20)\d\d$/.test(shape.groups[0] ?? '');
  return isYear && marks.length === 0 && between === ' ' && text.slice(0, shape.start).trim() === '';
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
  const isLed = !isCounted(text, number.start) && !/[<>≤≥] ?$/.test(text.slice(0, number.start));
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

/** Between the units and the cents that have a unit of their own. */
const andBetween =
  /^[\s\uE000]?(?:,|،|und|and|et|y|e|и|і|й|i|con|com|og|och|ve|en|a|să|și|şi|si|és|ja|ir|un|in|ter|dan|và|va|και|و|ו|और|এবং|และ|اور|da)?[\s\uE000]?-?$/u;
/** Between the units and cents without a unit of their own: "12 euros con 99". */
const andBeforeCents = /^ (?:und|and|et|y|e|и|і|con|og|och|ve|en|și|és|και|و) ?$/u;

/** "99 руб 90 коп", "5元5角8分", "£5 and 5p": what stands apart in smaller units of the same currency. */
export function takeMinorUnits(
  text: string,
  tokens: Token[],
  from: number,
  used: Set<Token>,
  number: ScannedNumber,
): void {
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
    if (!unit && fraction === '' && areSpokenCents(text, number, token.shape)) {
      used.add(token);
      number.cents = digits;
      number.end = token.shape.end;
      return;
    }
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

/** "12 euros con 99": two digits that end the text. */
function areSpokenCents(text: string, { end, shape: { signs }, marks }: ScannedNumber, cents: NumberShape): boolean {
  const isEnd = text.slice(cents.end).trim() === '' && cents.groups[0]?.length === 2;
  return isEnd && signs.length === 0 && decimalsOf(marks) === 2 && andBeforeCents.test(text.slice(end, cents.start));
}

/** "€ 50 Cent", "£50p": the mark before names what the unit behind is a part of. */
export function takeOwnMinorUnit(text: string, tokens: Token[], used: Set<Token>, number: ScannedNumber): void {
  const { shape, marks, cents, steps } = number;
  if (marks.length === 0 || marks.some((mark) => mark.isSub) || cents !== undefined) return;
  if (shape.signs.length > 0 || steps.length > 0 || number.magnitude !== undefined) return;
  const unit = minorUnitAt(text, number.end, sharedCodes(marks));
  if (!unit || /^ ?\p{L}{1,3}[/.&] ?\p{L}/u.test(text.slice(number.end))) return;
  const name = text.slice(number.end, unit.end).trim();
  const isBehindMark = number.end === shape.end;
  if (!isBehindMark && name.length < 3) return;
  const isPlain = isBehindMark && (name.length > 2 || certainUnits.has(name));
  const isSmall = (shape.groups[0]?.length ?? 0) <= unit.digits;
  number.isOfMinorUnit = isPlain && isSmall ? unit.digits : 'open';
  number.end = unit.end;
  for (const token of tokens) if (startOf(token) >= shape.end && startOf(token) < unit.end) used.add(token);
}

/** Short names that stand for nothing else behind an amount of their currency. */
const certainUnits: ReadonlySet<string> = new Set(['p', 'ct', 'ct.', 'c', '¢', '分']);
