import type { FoundMark } from './currency.ts';
import type { CurrencyMark } from './currency-marks.ts';
import { nameAt, nameBefore } from './currency-names.ts';
import { readCues } from './cues.ts';
import { gap } from './normalise.ts';
import type { ScannedNumber } from './scan.ts';
import { mayCountMinors } from './settle-minors.ts';
import { leadsNumber, startOf, type Token } from './tokens.ts';

export function takePrefixes(
  text: string,
  tokens: Token[],
  index: number,
  used: Set<Token>,
  number: ScannedNumber,
): void {
  if (takeNameBefore(text, tokens, index, used, number)) return;
  for (let at = index - 1; at >= 0 && number.marks.length < 2; at -= 1) {
    const token = tokens[at];
    if (token?.kind !== 'mark' || used.has(token) || token.mark.isBehind) return;
    if (token.mark.isSub && !isCentBefore(text, token, number)) return;
    if (isSwedishFrom(text, token, number) || isNameWithNumber(token, number)) return;
    if (!/^[\s\uE000]?:?[\s\uE000]?$/.test(text.slice(token.end, number.start))) return;
    if (token.mark.isWeak && hasStrongSuffix(text, tokens[index + 1], number)) return;
    if (number.marks.length === 1 && !isPairable(token.mark, number.marks)) {
      number.isContradicted ||= !token.mark.isWeak;
      return;
    }
    used.add(token);
    number.marks.push(token.mark);
    number.start = token.start;
  }
}

/** "¢75": the one smaller unit whose sign stands before its amount, and behind no other number. */
function isCentBefore(text: string, { mark, start }: FoundMark, number: ScannedNumber): boolean {
  const isSign = /^[¢￠]$/.test(mark.text) && number.marks.length === 0;
  return isSign && mayCountMinors(number) && !/\d[\s\uE000]?$/.test(text.slice(0, start));
}

/** "fr. 199:-": where no cents are written ":-", "fr." is Swedish for "from" and no franc. */
function isSwedishFrom(text: string, mark: FoundMark, { shape }: ScannedNumber): boolean {
  return shape.dash === ':' && /^fr\.?$/i.test(text.slice(mark.start, mark.end));
}

/** "ESP32", "bob12": letters of a code that touch the digits behind them are a name. */
function isNameWithNumber({ mark, end }: FoundMark, { start }: ScannedNumber): boolean {
  return mark.isRare === true && /^[A-Za-z]{3}$/.test(mark.text) && end === start;
}

/** The "€" of "L 14 €" leaves the L a letter. */
function hasStrongSuffix(text: string, next: Token | undefined, { shape }: ScannedNumber): boolean {
  return next?.kind === 'mark' && !next.mark.isWeak && /^[\s\uE000]?$/.test(text.slice(shape.end, next.start));
}

export function takeSuffixes(
  text: string,
  tokens: Token[],
  from: number,
  used: Set<Token>,
  number: ScannedNumber,
): void {
  takeNameBehind(text, tokens, from, used, number);
  takeMarksBehind(text, tokens, from, used, number);
  const last =
    number.marks.find(({ isWord }) => isWord) ?? number.marks.find(({ text: name }) => /^\p{L}{3}/u.test(name));
  if (last && isCutShort(text, number.end, last)) number.marks.push({ ...last, letters: 'foreign' });
}

/** "leones (1964-2022)", "dollars zimbabwéens": words that make another currency of a name we know, or a digit that touches it. */
function isCutShort(text: string, end: number, { isWord, codes }: CurrencyMark): boolean {
  if (!/[\p{L}\p{M}]/u.test(text.charAt(end - 1))) return false;
  const behind = text.slice(end, end + 60);
  if (/^\d/.test(behind) || yearsBehind.test(behind.replaceAll(gap, ''))) return true;
  if (!isWord || codes.includes('EUR')) return false;
  const bracketed = /^[\s\uE000]?[([]([^)\]]{0,40})/.exec(behind)?.[1] ?? '';
  const [, word = bracketed] = ofCountry.exec(behind) ?? [];
  return /^[\s\uE000]?\p{L}/u.test(word) && readCues(word).hasUnknownWord;
}

/** Names of withdrawn currencies have their years in brackets. */
const yearsBehind = /^[\p{L}\p{M} '-]{0,40}\(\s?(?:1 ?[89]|2 ?0) ?\d ?\d(?!\d|[.,]\d)/u;

/** A word right behind a name, "of" before it left out; not what says how many the price is for. */
const ofCountry =
  /^ (?!(?:per|pro|je|za|par|por|pr|each|die|der|das|the|no|в|за|ve|és|dan|ja|ir|un|in|va|và|και|और)[ .])(?:(?:do|de|da|du|des|del|della|di|of|von|na) )?(\p{L}{2,30})/iu;

function takeMarksBehind(text: string, tokens: Token[], from: number, used: Set<Token>, number: ScannedNumber): void {
  for (let at = from; at < tokens.length && number.marks.length < 3; at += 1) {
    const token = tokens[at];
    if (token?.kind !== 'mark' || used.has(token)) return;
    // The k of "1.2K" is also a currency's letter.
    if (token.start < number.end) continue;
    const between = text.slice(number.end, token.start);
    if (!/^(?:[*†‡]{1,3}|\+)?[\s\uE000]?$/.test(between)) return;
    if (number.marks.length === 0 && between !== '' && touchesNext(tokens, at, number)) return;
    if (token.mark.isSub && (number.marks.length > 0 || !isFewMinors(token.mark, number))) return;
    if (number.marks.length > 0 && leadsNumber(text, tokens, at)) return;
    if (!isPairable(token.mark, number.marks)) {
      number.isContradicted ||= !token.mark.isWeak;
      return;
    }
    used.add(token);
    number.marks.push(token.mark);
    number.end = token.end;
  }
}

/** The "€" of "Size 42 €59.95" belongs to the number it touches, not to the bare one a blank before it. */
function touchesNext(tokens: Token[], at: number, { shape }: ScannedNumber): boolean {
  const [mark, next, after] = tokens.slice(at, at + 3);
  if (shape.signs.length > 0 || mark?.kind !== 'mark' || next?.kind !== 'number') return false;
  const hasOwnSuffix = after?.kind === 'mark' && after.start <= next.shape.end + 1;
  return mark.end === next.shape.start && !hasOwnSuffix;
}

/** Short names are other words as well: of more than two digits they count carats and lines of a picture. */
function isFewMinors({ text }: CurrencyMark, number: ScannedNumber): boolean {
  const isShort = /^\p{L}{1,2}\.?$/u.test(text);
  return mayCountMinors(number) && (!isShort || (number.shape.groups[0]?.length ?? 0) <= 2);
}

/** Two marks at one number name one currency together ("$10 USD", "kr 100 NOK"). */
function isPairable(mark: CurrencyMark, marks: CurrencyMark[]): boolean {
  return marks.every((other) => other.codes.some((code) => mark.codes.includes(code)));
}

/** "US dollars 12.50": a name in words before a number, unless a mark is longer. */
function takeNameBefore(
  text: string,
  tokens: Token[],
  index: number,
  used: Set<Token>,
  number: ScannedNumber,
): boolean {
  const at = /[\s\uE000]/.test(text.charAt(number.start - 1)) ? number.start - 1 : number.start;
  if (!/[\p{L}\p{M}]/u.test(text.charAt(at - 1))) return false;
  const name = nameBefore(text, at);
  const last = tokens[index - 1];
  if (!name || (last?.kind === 'mark' && (used.has(last) || last.start <= name.start))) return false;
  return takeName(name, tokens, used, number);
}

/** "12 dollars australiens": a name in words behind a number, unless a mark is as long. */
function takeNameBehind(text: string, tokens: Token[], from: number, used: Set<Token>, number: ScannedNumber): void {
  const begin = /^[\s\uE000]?(?=[\p{L}\p{M}])/u.exec(text.slice(number.end, number.end + 3));
  if (!begin) return;
  const start = number.end + begin[0].length;
  const name = nameAt(text, start);
  const mark = tokens.slice(from, from + 2).find((token) => token.kind === 'mark' && token.start === start);
  if (!name || (mark?.kind === 'mark' && mark.end >= name.end)) return;
  takeName(name, tokens, used, number);
}

function takeName({ mark, start, end }: FoundMark, tokens: Token[], used: Set<Token>, number: ScannedNumber): boolean {
  const inner = tokens.filter((token) => startOf(token) >= start && startOf(token) < end);
  if (inner.some((token) => used.has(token))) return false;
  for (const token of inner) used.add(token);
  if (isPairable(mark, number.marks)) number.marks.push(mark);
  else number.isContradicted = true;
  number.start = Math.min(number.start, start);
  number.end = Math.max(number.end, end);
  return true;
}
