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
/** Fractions that stand behind a whole number as one sign; decomposed, the digits of both would be one number: 2½ as 21/2. */
const decimalsOf: Record<string, string> = {
  '½': '.5',
  '¼': '.25',
  '¾': '.75',
  '⅓': '.33',
  '⅔': '.67',
  '⅛': '.125',
  '⅜': '.375',
  '⅝': '.625',
  '⅞': '.875',
};
const mixedNumber = new RegExp(`(?<=(?<![\\d.,])\\d+)\\s?([${Object.keys(decimalsOf).join('')}])`, 'gu');
/** A narrow blank between three digits each groups thousands; as a usual blank it would part two numbers. Wider ones stand anywhere. */
const grouped = /(?<![\d.,])\d{1,3}(?:[\u2009\u202f]\d{3})+(?!\d)/gu;
const strayCharacters = new RegExp(`[${Object.keys(untouchedByDecomposition).join('')}]`, 'gu');

/**
 * Text in one comparable form: compatibility-decomposed (NFKD), without marks, in lower case, with one kind of digit, dash, quote
 * and blank, and mixed numbers as decimals.
 * "Größe  M – Weiß, 2½ l" gives "grosse m - weiss, 2.5 l".
 */
export function foldText(text: string): string {
  return plainDigits(text)
    .replace(grouped, (number) => number.replaceAll(/\D/g, ''))
    .replace(mixedNumber, (_whole, fraction: string) => decimalsOf[fraction] ?? fraction)
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
