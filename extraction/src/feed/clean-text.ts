import { decodeHTML } from 'entities';
import { mayBeUnfilled } from '../placeholder/index.ts';

const needsCleaning = /[&<\p{Cc}\u00a0\u200b\u200e\u200f\u2060\ufeff]|^ | $| {2}/u;
const blockEnds = /<(?:br|hr|\/p|\/li|\/div|\/h\d|\/tr|\/td)\b[^<>]{0,200}>/gi;
const hiddenElements = /<(script|style)\b[^<>]{0,2000}>[\s\S]{0,100000}?<\/\1>/gi;
const tags = /<\/?[a-z][^<>]{0,2000}>|<!--[\s\S]{0,2000}?-->/gi;
const blanks = /[\s\p{Cc}\u200b\u200e\u200f\u2060\ufeff]+/gu;
const reference = /&(?:#\d|#x[\da-f]|[a-z][a-z\d]{1,31};)/i;

const needsLook = new RegExp(`${needsCleaning.source}|${mayBeUnfilled.source}`, 'iu');

/** Whether a text is clean, surely no placeholder, and no longer than `most` UTF-16 units: told of most texts by one scan. */
export function isPlainText(text: string, most: number): boolean {
  return text.length <= most && !needsLook.test(text);
}

/**
 * Text for people: HTML tags out, character references decoded (twice when they were escaped twice), white space folded,
 * at most `most` UTF-16 units.
 */
export function cleanText(text: string, most: number): string {
  if (text.length <= most && !needsCleaning.test(text)) return text;
  let clean = text.slice(0, most * 8);
  for (let round = 0; round < 2 && reference.test(clean); round += 1) clean = decodeHTML(clean);
  if (clean.includes('<')) clean = clean.replace(hiddenElements, ' ').replace(blockEnds, ' ').replace(tags, '');
  clean = clean.replace(blanks, ' ').trim();
  return clean.length > most ? cut(clean, most) : clean;
}

/** An address without the HTML escapes and blanks that exporters leave in it. */
export function cleanAddress(text: string): string {
  const trimmed = text.trim();
  return trimmed.includes('&amp;') ? trimmed.replaceAll('&amp;', '&') : trimmed;
}

/** The first `most` units, one fewer where a surrogate pair would be split. */
function cut(text: string, most: number): string {
  const last = text.charCodeAt(most - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? most - 1 : most).trimEnd();
}
