import { plainDigits } from '../digits/index.ts';

const accents = /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}])\p{M}+/gu;
const letters: Record<string, string> = {
  ß: 'ss',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  ð: 'd',
  þ: 'th',
  ς: 'σ',
  ة: 'ه',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ـ: '',
};
const folded = new RegExp(`[${Object.keys(letters).join('')}]`, 'gu');

/**
 * A sentence for comparison: Unicode NFKC, lower case, accents off where a script can be read without them, letters that only differ in
 * shape made one (dotless i, final sigma, Persian yeh and kaf), digits of every script plain, joiners out, blanks single.
 */
export function foldSentence(text: string): string {
  if (/^[a-z]+(?: [a-z]+)*$/i.test(text)) return text.toLowerCase();
  return plainDigits(text.normalize('NFKC'))
    .replaceAll(/\p{Cf}/gu, '')
    .normalize('NFKD')
    .replaceAll(accents, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(accents, '')
    .replaceAll(folded, (letter) => letters[letter] ?? letter)
    .replaceAll(/[’‘ʼ`´]/g, "'")
    .replaceAll(/(?<=\p{L})[-_‐‑](?=\p{L})/gu, ' ')
    .replaceAll(/[\s_]+/g, ' ')
    .trim();
}
