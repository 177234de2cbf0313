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
    if (mark) {
      const found = withLetters(text, mark, tokens.at(-1));
      // The R of "20 R₣" belongs to the sign, and is no rand.
      if (startOfLastMark(tokens) >= found.start) tokens.pop();
      tokens.push({ kind: 'mark', ...found });
    }
    at = mark ? mark.end : at + 1;
  }
  return tokens;
}

function startOfLastMark(tokens: readonly Token[]): number {
  const last = tokens.at(-1);
  return last?.kind === 'mark' ? last.start : -1;
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
  const isBehindNumber = /\d[\s\uE000]?$/.test(text.slice(0, start - ahead.length).slice(-2));
  // "5 K€" are thousands by the number, and the sign of "1 L€2.50" belongs to the number behind it.
  const isLeading = /^[\s\uE000]?\d/.test(text.slice(end, end + 2));
  if (isBehindNumber && (isShort(ahead) || isLeading)) return found;
  if (isShort(ahead)) return { ...found, mark: { ...mark, letters: 'short' } };
  const foreign: FoundMark = { ...found, mark: { ...mark, letters: 'foreign' } };
  // The letters belong to the mark, so that "AB" is no German "from".
  if (isForeign(ahead)) return { ...foreign, start: start - ahead.length };
  return isForeign(behind) && markAt(text, end) === undefined ? foreign : found;
}

/** Letters that stand for thousands. */
function isShort(letters: string): boolean {
  return /^(?:[KkTM]|Tsd|Mio)$/.test(letters);
}

/** Up to four letters that touch a sign, one of them a capital, unless they are of a script without blanks. */
function lettersBefore(text: string, start: number): string {
  const match = /(^|[^\p{L}])(\p{Script=Latin}{1,4})$/u.exec(text.slice(Math.max(0, start - 5), start));
  const letters = match?.[2] ?? '';
  return /\p{Lu}/u.test(letters) ? letters : '';
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
