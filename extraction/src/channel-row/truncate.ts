const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });
const words = new Intl.Segmenter('und', { granularity: 'word' });

/**
 * The beginning of a text with at most `most` characters (code points). A sign that people see as one stays whole, and with `atWord` so
 * does a word, unless the first is longer than what is left.
 */
export function truncate(text: string, most: number, atWord: boolean): string {
  const limit = unitsOf(text, most);
  if (limit >= text.length) return text;
  const whole = graphemes.segment(text).containing(limit)?.index ?? limit;
  const cut = text.slice(0, whole).trimEnd();
  if (!atWord) return cut;
  const word = words.segment(text).containing(whole);
  const isWithin = word !== undefined && word.index < whole && word.isWordLike === true;
  const before = isWithin ? text.slice(0, word.index).trimEnd() : cut;
  return before === '' ? cut : before;
}

/** How many UTF-16 units the first `most` code points have. */
function unitsOf(text: string, most: number): number {
  let units = 0;
  for (let count = 0; count < most && units < text.length; count += 1)
    units += (text.codePointAt(units) ?? 0) > 0xff_ff ? 2 : 1;
  return units;
}

/** How many characters (code points) a text has. */
export function lengthOf(text: string): number {
  let count = 0;
  for (let units = 0; units < text.length; count += 1) units += (text.codePointAt(units) ?? 0) > 0xff_ff ? 2 : 1;
  return count;
}
