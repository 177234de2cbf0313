/** How long a text may be, in UTF-16 characters and in bytes of UTF-8; the smaller one counts. */
export type TextBound = { characters: number; bytes: number };

const encoder = new TextEncoder();
const mostBytesOfUnit = 3;

/** The text as every database and index holds it: no half of a surrogate pair, no U+0000, and within the bound, cut between characters. */
export function boundText(text: string, { characters, bytes }: TextBound): string {
  const whole = text.isWellFormed() && !text.includes('\0') ? text : text.toWellFormed().replaceAll('\0', '');
  const short = whole.length <= characters ? whole : endWhole(whole.slice(0, characters));
  if (short.length * mostBytesOfUnit <= bytes) return short;
  return short.slice(0, encoder.encodeInto(short, new Uint8Array(bytes)).read);
}

/** Without the first half of a pair that a cut left behind. */
function endWhole(cut: string): string {
  return cut.isWellFormed() ? cut : cut.slice(0, -1);
}
