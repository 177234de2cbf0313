import type { CurrencyMark } from './currency-marks.ts';
import type { ScannedNumber } from './scan.ts';

/** Letters that are also a unit, a size or a generation: grams, litres, thousands, sizes, radius, kilometres. */
const unitLetters = new Set(['D', 'G', 'L', 'K', 'M', 'S', 'КМ', 'KM']);

/**
 * Whether a number and its marks of money are rather a measure: a foot beside few digits, a letter of a unit beside a whole number, or one
 * side of "5 Ft x 3 Ft". `text` is normalised.
 */
export function looksLikeMeasure(text: string, number: ScannedNumber): boolean {
  const { marks } = number;
  if (marks.length === 0) return false;
  if (marks.every(isLatinRouble)) return true;
  return marks.every((mark) => (isFoot(mark) ? isFewFeet(text, mark, number) : isUnitLetter(mark, text, number)));
}

/** "4 p.": pages, pence or pieces, or the letter of a rouble that was typed with Latin keys. */
function isLatinRouble({ text }: CurrencyMark): boolean {
  return /^[PpRr]\.$/.test(text);
}

function isFoot({ text }: CurrencyMark): boolean {
  return /^ft\.?$/i.test(text);
}

/** Forints have neither decimals nor amounts of three digits without "Ft"; a foot of "5 Ft x 3 Ft" has its capital. */
function isFewFeet(text: string, mark: CurrencyMark, { shape, start, end }: ScannedNumber): boolean {
  const isOfSeveral =
    /^ ?[x×*] ?\d/u.test(text.slice(end, end + 4)) ||
    /\d ?(?:ft\.?)? ?[x×*] ?$/iu.test(text.slice(Math.max(0, start - 9), start));
  if (isOfSeveral) return true;
  const isGrouped = shape.signs.length > 0 && (shape.groups.at(-1)?.length ?? 0) === 3;
  const isLong = shape.signs.length === 0 && (shape.groups[0]?.length ?? 0) > 3;
  return !mark.text.startsWith('Ft') && !isGrouped && !isLong;
}

function isUnitLetter({ text: letter }: CurrencyMark, text: string, { shape, end }: ScannedNumber): boolean {
  if (shape.signs.length > 0 || shape.dash !== undefined) return false;
  return unitLetters.has(letter) || (letter === 'R' && text.slice(shape.end, end).endsWith('R'));
}
