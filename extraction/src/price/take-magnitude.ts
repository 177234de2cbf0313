import { markAt } from './currency.ts';
import { type Magnitude, magnitudeAt, type Step } from './magnitude.ts';
import { isDigit, type NumberShape } from './number.ts';
import type { ScannedNumber } from './scan.ts';
import { leadsNumber, startOf, type Token } from './tokens.ts';

/** Currencies that are counted in lakhs, which shops shorten to one letter. */
const ofLakhs: ReadonlySet<string> = new Set(['INR', 'PKR', 'NPR', 'BDT', 'LKR']);

/** A short form counts where a currency mark stands before the number or right behind the short form: "$1.2k", "3,5 Mio. €". */
export function takeMagnitude(text: string, tokens: Token[], from: number, number: ScannedNumber): void {
  const found = number.cents === undefined ? magnitudeAt(text, number.end) : undefined;
  if (!found) return;
  const at = tokens.findIndex((token, index) => index >= from && startOf(token) >= found.end);
  const mark = tokens[at];
  const isBeforeMark =
    mark?.kind === 'mark' && /^ ?$/.test(text.slice(found.end, mark.start)) && !leadsNumber(text, tokens, at);
  if (number.marks.length === 0 && !isBeforeMark) return;
  const codes = [...number.marks, ...(isBeforeMark ? [mark.mark] : [])].flatMap((one) => one.codes);
  const doubt = doubtOf(text.slice(number.end, found.end), codes);
  if (doubt === 'none') return;
  const isLakh = found.isLetter && found.zeros === 5;
  const isOpen = doubt === 'open' || (isLakh && !codes.some((code) => ofLakhs.has(code)));
  number.magnitude = isOpen ? 'open' : zerosOf(text, found, isBeforeMark);
  number.end = found.end;
}

/** "3,5 € Mio.": behind the mark only a word counts. */
export function takeMagnitudeWord(text: string, number: ScannedNumber): void {
  const isOpen = number.magnitude === undefined && number.marks.length > 0 && number.cents === undefined;
  const found = isOpen ? magnitudeAt(text, number.end) : undefined;
  // "49,90 € Mio Navi": cents are no millions.
  const hasCents = /^[.,]$/.test(number.shape.signs.at(-1) ?? '') && number.shape.groups.at(-1)?.length === 2;
  if (!found || found.isLetter || hasCents) return;
  const doubt = doubtOf(
    text.slice(number.end, found.end),
    number.marks.flatMap(({ codes }) => codes),
  );
  if (doubt === 'none') return;
  number.magnitude = doubt ?? zerosOf(text, found, false);
  number.end = found.end;
}

/** "mil" is a thousand in Spain and a million in Prague, "B" a thousand in Turkey, and "bin" there alone no bin. */
function doubtOf(written: string, codes: readonly string[]): 'none' | 'open' | undefined {
  const word = written.trim().toLowerCase();
  const isOf = (...wanted: string[]) => codes.some((code) => wanted.includes(code));
  if (/^bin\.?$/.test(word)) return isOf('TRY', 'AZN') ? undefined : 'none';
  if (/^b\.?$/.test(word)) return isOf('TRY') ? 'open' : undefined;
  if (!/^mil\.?$/.test(word)) return undefined;
  return isOf('CZK', 'RON', 'MDL', 'RSD', 'BAM') || (word.endsWith('.') && isOf('EUR')) ? 'open' : undefined;
}

/** Metres and millions look alike behind a blank, and digits behind the short form would add to it. */
function zerosOf(text: string, { zeros, end, isLoneMetre }: Magnitude, isBeforeMark: boolean): number | 'open' {
  return (isLoneMetre && !isBeforeMark) || isDigit(text, end) ? 'open' : zeros;
}

/** "2万5千", "1 crore 20 lakh", "1 тыс. 500": steps of one amount, where a mark stands beside them. Returns where the suffix marks begin. */
export function takeSteps(
  text: string,
  tokens: Token[],
  index: number,
  used: Set<Token>,
  number: ScannedNumber,
): number | undefined {
  if (magnitudeAt(text, number.shape.end) === undefined) return undefined;
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
