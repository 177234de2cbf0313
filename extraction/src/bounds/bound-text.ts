/** How long a text may be, in UTF-16 characters and in bytes of UTF-8; the smaller one counts. */
export type TextBound = { characters: number; bytes: number };

const encoder = new TextEncoder();
/** What one UTF-16 unit takes in UTF-8 at most. */
export const mostBytesOfUnit = 3;

/** The text as every database and index holds it: no half of a surrogate pair, no U+0000, and within the bound, cut between characters. */
export function boundText(text: string, bound: TextBound): string {
  if (isBounded(text, bound)) return text;
  const { characters, bytes } = bound;
  const whole = text.toWellFormed().replaceAll('\0', '');
  const short = whole.length <= characters ? whole : endWhole(whole.slice(0, characters));
  if (short.length * mostBytesOfUnit <= bytes) return short;
  return short.slice(0, encoder.encodeInto(short, new Uint8Array(bytes)).read);
}

/** Whether a text is so for certain: true of nearly every text, and far cheaper to ask than to make it so. */
export function isBounded(text: string, { characters, bytes }: TextBound): boolean {
  const isShort = text.length <= characters && text.length * mostBytesOfUnit <= bytes;
  return isShort && text.isWellFormed() && !text.includes('\0');
}

/** Without the first half of a pair that a cut left behind. */
function endWhole(cut: string): string {
  return cut.isWellFormed() ? cut : cut.slice(0, -1);
}
