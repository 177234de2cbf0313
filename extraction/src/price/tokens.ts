import { type FoundMark, markAt } from './currency.ts';
import { readCues } from './cues.ts';
import { isDigit, type NumberShape, readNumberShape } from './number.ts';

/** A number or a currency mark of a normalised text, in the order of the text. */
export type Token = { kind: 'number'; shape: NumberShape } | ({ kind: 'mark' } & FoundMark);

/** The numbers and marks of a normalised text. Linear. */
export function tokenise(text: string): Token[] {
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
  const touching = last?.kind === 'mark' && last.end === start && !last.mark.isWeak ? last.mark : undefined;
  if (touching && /\p{L}/u.test(touching.text) && !touching.codes.some((code) => mark.codes.includes(code))) {
    return { ...found, mark: { ...mark, letters: 'foreign' } };
  }
  const ahead = touching ? '' : lettersBefore(text, start);
  const behind = /^[A-Z]{2,3}(?![\p{L}\d])/u.exec(text.slice(end, end + 4))?.[0] ?? '';
  const isForeign = (word: string) => /^[A-Z]{1,2}$/.test(word) || (word !== '' && readCues(word).hasUnknownWord);
  if (/^(?:[KkTM]|Tsd|Mio)$/.test(ahead)) return { ...found, mark: { ...mark, letters: 'short' } };
  const foreign: FoundMark = { ...found, mark: { ...mark, letters: 'foreign' } };
  // The letters belong to the mark, so that "AB" is no German "from".
  if (isForeign(ahead)) return { ...foreign, start: start - ahead.length };
  return isForeign(behind) && markAt(text, end) === undefined ? foreign : found;
}

/** Up to four letters that touch a sign, unless digits stand before them ("5 k€"), or they are of a script without blanks. */
function lettersBefore(text: string, start: number): string {
  const match = /(^|[^\p{L}])(\p{Script=Latin}{1,4})$/u.exec(text.slice(Math.max(0, start - 5), start));
  const letters = match?.[2] ?? '';
  const isAfterDigits = /\d[\s\uE000]?$/.test(text.slice(0, start - letters.length).slice(-2));
  return isAfterDigits || !/\p{Lu}/u.test(letters) ? '' : letters;
}

/** Digits that end a word which announces no price ("S23", but not "ab19" or "EUR19"). */
export function isPartOfName(text: string, at: number, last: Token | undefined): boolean {
  if (!/\p{L}/u.test(text.charAt(at - 1)) || (last?.kind === 'mark' && last.end === at && !last.mark.isRare))
    return false;
  const word = /\p{L}{1,30}$/u.exec(text.slice(Math.max(0, at - 30), at))?.[0] ?? '';
  return readCues(word).hasUnknownWord;
}

function startsNumber(text: string, at: number): boolean {
  if (isDigit(text, at)) return true;
  const char = text.charAt(at);
  return (
    (char === '.' || char === ',' || char === '٫') &&
    isDigit(text, at + 1) &&
    !/[\p{L}\p{N}.,]/u.test(text.charAt(at - 1))
  );
}

export function startOf(token: Token): number {
  return token.kind === 'mark' ? token.start : token.shape.start;
}

/** A mark that touches the next number more closely than this one: the second "$" of "$10 $20". */
export function leadsNumber(text: string, tokens: Token[], at: number): boolean {
  const [mark, next, after] = tokens.slice(at, at + 3);
  if (mark?.kind !== 'mark' || next?.kind !== 'number') return false;
  if (!/^[\s\uE000]?$/.test(text.slice(mark.end, next.shape.start))) return false;
  return after?.kind !== 'mark' || text.slice(next.shape.end, after.start).length > 1;
}
