export type MarkedWord = { text: string; isDifferent: boolean };

/** The words of a text, each marked when the other text does not have it; case, hyphens and punctuation do not count. */
export function markDifferences(text: string, other: string): MarkedWord[] {
  const known = new Set(other.split(/[\s\-–/]+/u).map(folded));
  return text
    .split(/([\s\-–/]+)/u)
    .map((word) => ({ text: word, isDifferent: folded(word) !== '' && !known.has(folded(word)) }));
}

function folded(word: string): string {
  return word
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}.,]/gu, '')
    .replaceAll(/^[.,]+|[.,]+$/gu, '');
}
