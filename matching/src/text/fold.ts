import { plainDigits } from '@quarry/extraction/digits';

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
/** Letters of other scripts that stand for a multiplication sign: 4х40. */
const timesLetter = /(?<=\d ?)х(?= ?\d)/gu;
const strayCharacters = new RegExp(`[${Object.keys(untouchedByDecomposition).join('')}]`, 'gu');

/**
 * Text in one comparable form: compatibility-decomposed (NFKD), without marks, in lower case, with one kind of digit, dash, quote
 * and blank.
 * "Größe  M – Weiß" gives "grosse m - weiss".
 */
export function foldText(text: string): string {
  return plainDigits(text)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(strayCharacters, (character) => untouchedByDecomposition[character] ?? character)
    .replace(/[^\S ]+| {2,}/gu, ' ')
    .replace(timesLetter, 'x')
    .trim();
}

/** Folded text without anything but letters, digits and a plus sign: "DS-224+" gives "ds224+". */
export function compactText(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}+]/gu, '');
}
