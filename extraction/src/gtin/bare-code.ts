import { plainDigits } from '../digits/index.ts';

const quotes = /^[=\s'"`\u00B4\u2018-\u201F\u00AB\u00BB]+|['"`\s\u00B4\u2018-\u201F\u00AB\u00BB,;]+$/g;
const thousands =
  /^(\d{1,3})(?:,\d{3}){2,4}(?:\.0+)?$|^(\d{1,3})(?:\.\d{3}){2,4}(?:,0+)?$|^\d{1,3}(?:['\u2019 \u00A0\u202F]\d{3}){2,4}(?:[.,]0+)?$/;
/** A code as a GS1 Digital Link, which schema.org allows as a GTIN: "https://id.gs1.org/01/04006381333931/10/ABC". */
const digitalLink = /^https?:\/\/[^\s?#]{1,120}?\/01\/(\d{8}|\d{12,14})(?=[/?#]|$)/i;
const [open, close] = ['[(\\[<\\u3010\\u3014\\u300C]', '[)\\]>\\u3011\\u3015\\u300D]'];
const inner = '([^()\\[\\]<>\\u3010\\u3011\\u3014\\u3015\\u300C\\u300D]{8,60})';
const name = '((?:gtin|ean|upc|jan|isbn|issn|ismn)(?:[ -]?(?:8|10|12|13|14|a))?)';
const bracketed = new RegExp(`^${open}${inner}${close}$`);
const behindName = new RegExp(`^${name} ?${open}${inner}${close}$`, 'i');
const beforeName = new RegExp(`^(\\d[\\dx -]{7,30}?) ?${open}${name}${close}$`, 'i');
const unseen = /[\u00AD\u061C\u202A-\u202E\u2066-\u2069]/g;

/**
 * A code without what spreadsheets and exports put around it: ="4006381333931", '4006381333931, 4006381333931.0, thousands
 * separators, digits of other scripts, marks of direction, brackets around it: (4006381333931), EAN (4006381333931), 4006381333931 (EAN).
 */
export function bareCode(given: string): string {
  const text = plainDigits(given.slice(0, 200)).replaceAll(unseen, '').trim().replace(quotes, '').trim();
  const [, linked] = digitalLink.exec(text) ?? [];
  if (linked !== undefined) return linked;
  if (thousands.test(text)) return text.replace(/[.,]0+$/, decimalsOf(text)).replaceAll(/\D/g, '');
  const plain = text.replaceAll(/[\uFF01-\uFF5E]/g, (sign) => sign.normalize('NFKC'));
  return withoutBrackets(plain).replace(/^(\d{6,14})[.,]0+$/, '$1');
}

function withoutBrackets(text: string): string {
  if (!/[)\]>\u3011\u3015\u300D]$/.test(text)) return text;
  const unwrapped = text.replace(bracketed, '$1').trim();
  return unwrapped.replace(behindName, '$1: $2').replace(beforeName, '$2: $1');
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
