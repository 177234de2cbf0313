import { plainDigits } from '../digits/index.ts';

const quotes = /^[=\s'"`\u00B4\u2018-\u201F\u00AB\u00BB]+|['"`\s\u00B4\u2018-\u201F\u00AB\u00BB,;]+$/g;
const thousands =
  /^(\d{1,3})(?:,\d{3}){2,4}(?:\.0+)?$|^(\d{1,3})(?:\.\d{3}){2,4}(?:,0+)?$|^\d{1,3}(?:['\u2019 \u00A0\u202F]\d{3}){2,4}(?:[.,]0+)?$/;
/** A code as a GS1 Digital Link, which schema.org allows as a GTIN: "https://id.gs1.org/01/04006381333931/10/ABC". */
const digitalLink = /^https?:\/\/[^\s?#]{1,120}?\/01\/(\d{8}|\d{12,14})(?=[/?#]|$)/i;
const unseen = /[\u00AD\u061C\u202A-\u202E\u2066-\u2069]/g;

/**
 * A code without what spreadsheets and exports put around it: ="4006381333931", '4006381333931, 4006381333931.0, thousands
 * separators, digits of other scripts, marks of direction.
 */
export function bareCode(given: string): string {
  const text = plainDigits(given.slice(0, 200)).replaceAll(unseen, '').trim().replace(quotes, '').trim();
  const [, linked] = digitalLink.exec(text) ?? [];
  if (linked !== undefined) return linked;
  if (thousands.test(text)) return text.replace(/[.,]0+$/, decimalsOf(text)).replaceAll(/\D/g, '');
  return text.replace(/^(\d{6,14})[.,]0+$/, '$1').replaceAll(/[\uFF01-\uFF5E]/g, (sign) => sign.normalize('NFKC'));
}

/** "4.006.381.333.000" ends in a group, "4.006.381.333.931,00" in decimals. */
function decimalsOf(text: string): (found: string) => string {
  const signs = text.match(/[.,]/g) ?? [];
  const isGroup = signs.length > 1 && signs.every((sign) => sign === signs[0]);
  return (found) => (isGroup ? found : '');
}

/** What a spreadsheet makes of a long number: digits are lost for good. */
export function isExponent(bare: string): boolean {
  return /^\d+(?:[.,]\d+)?\s*(?:e\s*\+?|[x\u00D7*]\s*10\s*\^\s*)0*\d{1,2}$/i.test(bare);
}
