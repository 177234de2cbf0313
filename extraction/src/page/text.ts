import { decodeHTML } from 'entities';

/**
 * A copy of `text` that stands alone.
 * A substring keeps the whole page it was cut from in memory; joining through a buffer gives a string of its own.
 */
export function keep(text: string): string {
  return text.length < 13 ? text : Buffer.from(text, 'utf16le').toString('utf16le');
}

const tags = /<\/?[a-z][^<>]{0,2000}>|<!--[^<>]{0,2000}-->/gi;
const blanks = /[\s\p{Cc}\u200b\u200e\u200f\u2060\ufeff]+/gu;
const entity = /&(?:#\d|#x[\da-f]|[a-z][a-z\d]{1,31};)/i;
const blockEnd = /<(?:br|\/p|\/li|\/div|\/h\d|\/tr|\/td)\b[^<>]{0,200}>/gi;

/** Text for people: entities decoded (twice when escaped twice), tags out, white space folded, at most `most` characters, standing alone. */
export function cleanText(text: string, most: number): string {
  let clean = text.length > most * 8 ? text.slice(0, most * 8) : text;
  for (let round = 0; round < 2 && entity.test(clean); round += 1) clean = decodeHTML(clean);
  if (clean.includes('<')) clean = clean.replace(blockEnd, ' ').replace(tags, '');
  clean = clean.replace(blanks, ' ').trim();
  return keep(clean.length > most ? cutAtCharacter(clean, most).trimEnd() : clean);
}

/** The first `most` UTF-16 units, one fewer where the cut would split a surrogate pair. */
export function cutAtCharacter(text: string, most: number): string {
  const last = text.charCodeAt(most - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? most - 1 : most);
}

/** Words for comparison: lower case, without accents and punctuation. */
export function wordsOf(text: string): Set<string> {
  const folded = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  return new Set(folded.match(/[\p{L}\p{N}]+/gu));
}

/** How much of the shorter text's words stand in the other, 0 to 1; 0 when either has none. */
export function sharedWords(left: string, right: string): number {
  const some = wordsOf(left);
  const others = wordsOf(right);
  const [few, many] = some.size <= others.size ? [some, others] : [others, some];
  if (few.size === 0) return 0;
  let shared = 0;
  for (const word of few) if (many.has(word)) shared += 1;
  return shared / few.size;
}

/** Whether two texts consist of the same words; false when either has none. */
export function areSameWords(left: string, right: string): boolean {
  const [some, others] = [wordsOf(left), wordsOf(right)];
  return some.size > 0 && some.size === others.size && [...some].every((word) => others.has(word));
}
