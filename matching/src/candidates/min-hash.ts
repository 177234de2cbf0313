const bands = 4;
const rowsPerBand = 2;
const seeds = Array.from({ length: bands * rowsPerBand }, (_, row) => Math.imul(row + 1, 0x9e3779b1));

/**
 * Four keys of a set of words: two sets that share half of their words agree on at least one key in two cases of three,
 * sets that share a tenth in one of twenty-five. Word order does not matter; no words, no keys.
 */
export function minHashBands(words: readonly string[]): string[] {
  const distinct = [...new Set(words)];
  if (distinct.length === 0) return [];
  const hashes = distinct.map(hashWord);
  const rows = seeds.map((seed) => Math.min(...hashes.map((hash) => mix(hash ^ seed))));
  return Array.from({ length: bands }, (_, band) => {
    const own = rows.slice(band * rowsPerBand, (band + 1) * rowsPerBand);
    return `${band}:${own.map((row) => row.toString(36)).join('.')}`;
  });
}

/** FNV-1a over the UTF-16 units of a word, 32 bits unsigned. */
function hashWord(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
