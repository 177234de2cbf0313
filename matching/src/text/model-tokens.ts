import { unspaced } from './bounds.ts';

const unitLike =
  /^(?:\d+(?:[.,]\d+)?(?:ml|mm|mb|mah|kg|g|hz|h|w|v|cm|l|gb|tb|mp|px|db|rpm|bar|nm|ghz|mhz|kw|k|p|x|er|d|in|c|oz|lb|ft)|\d{1,2}(?:st|nd|rd|th|er|re|ere|eme|e)|x\d+|\d+x\d+|\d+in\d+|\d+x|mp3|mp4|h264|h265|usb[23c]|ipx\d|ip\d\d|4k|8k|2d|3d|5g|4g|cat\d\w?|rj\d\d|[wl]\d{2}|a[3456]|b[12]|o2|co2|h2o|win\d+|ps[12345]|pm2|b12|d3|q10)$/u;
const chunk = new RegExp(String.raw`(?!${unspaced})[\p{L}\p{N}](?:(?!${unspaced})[\p{L}\p{N}+\-./_])*`, 'gu');

const longestJoined = 12;

/** Model tokens of a text: `plain` stand in it as one word ("DS-224+" as "ds224+"), `joined` are put together of two words ("WH 1000XM5" as "wh1000xm5"). */
export type ModelTokens = { plain: Set<string>; joined: Set<string> };

/** Reads model tokens off a folded text whose quantities are already in base units. Hyphens, dots and slashes inside a token do not count. */
export function readModelTokens(folded: string): ModelTokens {
  const plain = new Set<string>();
  const joined = new Set<string>();
  const before: string[] = [];
  for (const [found] of folded.matchAll(chunk)) {
    for (const part of modelParts(found)) plain.add(part);
    const compact = compactToken(found);
    if (found.includes('/') && compact.length <= longestJoined && isModelToken(compact)) joined.add(compact);
    before.push(compact);
    for (const length of [2, 3]) {
      const window = before.slice(-length);
      if (window.length === length && isOneModelApart(window)) joined.add(window.join(''));
    }
  }
  return { plain, joined };
}

/** Neighbouring pieces that may be one model written apart ("wh 1000 xm5"): short letters or anything with a digit, ending in one. */
function isOneModelApart(pieces: readonly string[]): boolean {
  const areParts = pieces.every((piece) => /^\p{L}{1,4}$/u.test(piece) || (/\d/.test(piece) && !isMeasure(piece)));
  return areParts && /\d/.test(pieces.at(-1) ?? '') && isModelToken(pieces.join(''));
}

/** Whether a token looks like a model number: letters and digits mixed, or at least five digits; quantities and common formats are none. */
export function isModelToken(token: string): boolean {
  if (token.length < 3 || token.length > 30 || isMeasure(token)) return false;
  if (/^\d{5,12}\+?$/.test(token)) return true;
  return /\d/.test(token) && /\p{L}/u.test(token);
}

function modelParts(found: string): string[] {
  const compact = compactToken(found);
  if (/^\d+[-\s]\p{L}{3,}$/u.test(found) || /^\d+-in-\d+$/.test(found)) return [];
  const parts = found.split(/[/_]/).map(compactToken);
  const whole = found.includes('/') || found.includes('_') ? parts : [compact];
  return whole.filter(isModelToken);
}

function compactToken(token: string): string {
  return token.replace(/[^\p{L}\p{N}+]/gu, '').replace(/^\++/, '');
}

function isMeasure(token: string): boolean {
  return unitLike.test(token) || /^(?:19[89]|20[0-4])\d$/.test(token);
}
