const untouchedByDecomposition: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  '×': 'x',
  '″': '"',
  '”': '"',
  '“': '"',
  '„': '"',
  '’': "'",
  '‘': "'",
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '−': '-',
  '⁄': '/',
};
const strayCharacters = new RegExp(`[${Object.keys(untouchedByDecomposition).join('')}]`, 'gu');

/**
 * Text in one comparable form: compatibility-decomposed (NFKD), without marks, in lower case, with one kind of dash, quote and blank.
 * "Größe  M – Weiß" gives "grosse m - weiss".
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(strayCharacters, (character) => untouchedByDecomposition[character] ?? character)
    .replace(/[^\S ]+| {2,}/gu, ' ')
    .trim();
}

/** Folded text without anything but letters, digits and a plus sign: "DS-224+" gives "ds224+". */
export function compactText(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}+]/gu, '');
}
