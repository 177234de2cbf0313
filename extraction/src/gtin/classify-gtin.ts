import { areDigits } from './are-digits.ts';
import { bareCode, isExponent } from './bare-code.ts';
import { gs1CheckDigit, modulo11CheckCharacter } from './check-digit.ts';
import { expandUpcE } from './upc-e.ts';
import type { GtinKind, GtinReading, GtinRefusalCode } from './gtin-types.ts';

const names = '(?:gtin|ean|upc|jan|isbn|issn|ismn|barcode)(?:[ -]?(?:8|10|12|13|14|a))?';
/** A name that touches its code: its own number belongs to it where the digits behind are as many as it says. */
const glued =
  '(?:isbn|ean|gtin|jan)-?13(?=\\d{13}$)|isbn-?10(?=\\d{9}[\\dx]$)|gtin-?14(?=\\d{14}$)|upc-?12(?=\\d{12}$)|(?:ean|gtin|jan)-?8(?=\\d{8}$)|isbn(?=\\d{9}x$)|(?:gtin|ean|upc|isbn|jan)(?=\\d{8,14}$)';
const prefix = new RegExp(
  `^(?:\\(01\\)|\\]c101|urn:[a-z]{1,8}:|${names}(?:[ -]?(?:code|no\\.?|nr\\.?))? ?[:#=]|${names} |${glued})`,
  'i',
);
const separators = /[\s\u00A0\u2000-\u200F\u202F\u2060\uFEFF\u2010-\u2015.-]/g;

/**
 * Classifies a product code by the GS1 General Specifications (mod-10 check digit, prefixes) and, for books, serials and
 * sheet music, ISO 2108, ISO 3297 and ISO 10957. Takes the code as found: blanks, hyphens and a naming prefix
 * ("EAN13#", "ISBN-13: ", "(01)") are left out. A zero-padded code is classed by its significant digits.
 * Valid is not usable: restricted, coupon, case and variable-measure codes keep their fourteen digits but are no identity.
 */
export function classifyGtin(given: string): GtinReading {
  // Most codes are plain digits of a length that no book or serial has.
  if (given.length >= 12 && given.length <= 14 && areDigits(given)) return classifyDigits(given, given);
  const bare = bareCode(given);
  if (bare === '') return refuse(given, 'empty', 'The code is empty.');
  if (isExponent(bare)) {
    return refuse(
      given,
      'spreadsheet_exponent',
      'A spreadsheet turned the code into a rounded number; export the column as text.',
    );
  }
  const parts = partsOf(bare);
  if (parts.length > 1) return oneOf(given, parts);
  const named = withoutName(bare);
  const code = named.replace(separators, '').toUpperCase();
  if (/^\d{9}[\dX]$/.test(code) && isBook(bare, named, code)) return bookOf(given, code);
  if (/^\d{7}X$/.test(code) || (/^\d{8}$/.test(code) && isSerial(bare, named, code))) return serialOf(given, code);
  if (/^M\d{9}$/.test(code)) return musicOf(given, code);
  if (!/^\d+$/.test(code) || isMeasured(named))
    return refuse(given, 'not_digits', 'A code holds digits only; this one has other signs in it.');
  return classifyDigits(given, code);
}

/** A code without the name before it: "EAN13#4006381333931", "ISBN139780306406157". */
export function withoutName(bare: string): string {
  return bare.replace(prefix, '');
}

/** Several codes of one cell; a code in groups ("4006 3813 3393 1") is one. */
function partsOf(bare: string): string[] {
  const parts = bare.split(/\s*[,;|/\n]\s*/).filter((part) => part !== '');
  if (parts.length !== 1) return parts;
  const words = (parts[0] ?? '').split(/\s+/);
  return words.every((word) => /^(?:\d{8}|\d{12,14})$/.test(word)) ? words : parts;
}

/** One code said several times is that code; of several none is the one that is meant. */
function oneOf(given: string, parts: string[]): GtinReading {
  const readings = parts.map(classifyGtin);
  const [first] = readings;
  if (first && readings.every(({ gtin14 }) => gtin14 !== null && gtin14 === first.gtin14))
    return { ...first, input: given };
  if (readings.every(({ code }) => code === 'not_digits'))
    return refuse(given, 'not_digits', 'A code holds digits only; this one has other signs in it.');
  return refuse(given, 'several_codes', 'Several codes stand here; give each its own row or leave all but one out.');
}

/** Below zero, or with decimals: a number, and no code. */
function isMeasured(named: string): boolean {
  return /^[-\u2010-\u2015\u2212]/.test(named) || /^\d{8,14}\.\d{1,3}$/.test(named);
}

function classifyDigits(given: string, digits: string): GtinReading {
  if (!/[1-9]/.test(digits)) return refuse(given, 'all_zeros', 'The code is all zeros, a placeholder.');
  if (digits.length !== 8 && (digits.length < 12 || digits.length > 14)) {
    return refuse(
      given,
      'wrong_length',
      `A code has 8, 12, 13 or 14 digits; this one has ${digits.length}.${lostZeros(digits)}`,
    );
  }
  const right = gs1CheckDigit(digits.slice(0, -1));
  if (right !== digits.at(-1)) {
    const reason = `The check digit is ${digits.at(-1)} and should be ${right}; at least one digit is wrong.`;
    return refuse(given, 'wrong_check_digit', `${reason}${shortForm(digits)}`);
  }
  return classifyValid(given, digits.padStart(14, '0'), digits.length);
}

function shortForm(digits: string): string {
  const full = expandUpcE(digits);
  return full === undefined ? '' : ` As a UPC-E the digits would be right, short for ${full}.`;
}

/** Spreadsheets drop leading zeros: says so when the code is right with them. */
function lostZeros(digits: string): string {
  const isRightWithZeros =
    (digits.length === 10 || digits.length === 11) && gs1CheckDigit(digits.slice(0, -1)) === digits.at(-1);
  return isRightWithZeros
    ? ` Its check digit would be right as ${digits.padStart(12, '0')}: leading zeros may have been lost.`
    : '';
}

function classifyValid(input: string, gtin14: string, length: number): GtinReading {
  const shape = shapeOf(gtin14, length);
  const refusal = unusableAs(gtin14, shape);
  if (refusal) {
    const { reason, code, kind } = refusal;
    return withRemark({ input, gtin14, usable: false, reason, code, kind }, gtin14, length);
  }
  const kind = publicationOf(gtin14);
  const valid: GtinReading = { input, gtin14, usable: true, reason: null, code: null, kind: kind ?? shape };
  return kind === undefined ? withRemark(valid, gtin14, length) : valid;
}

/** Books, serials and sheet music by their prefix. */
function publicationOf(gtin14: string): GtinKind | undefined {
  if (gtin14.charAt(1) !== '9') return undefined;
  if (gtin14.startsWith('9790', 1)) return 'ismn';
  if (gtin14.startsWith('0978') || gtin14.startsWith('0979')) return 'isbn13';
  return gtin14.startsWith('0977') ? 'issn' : undefined;
}

const couponPrefixes = new Set(['05', '98', '99']);

type Refusal = { kind: GtinKind; code: GtinRefusalCode; reason: string };

function unusableAs(gtin14: string, shape: Shape): Refusal | undefined {
  if (isRestricted(gtin14, shape)) {
    const reason = 'The number belongs to a range that every shop uses for its own goods; it names nothing elsewhere.';
    return { kind: 'restricted', code: 'restricted_circulation', reason };
  }
  if (shape !== 'gtin8' && couponPrefixes.has(gtin14.slice(1, 3))) {
    return { kind: 'coupon', code: 'coupon', reason: 'The number belongs to a coupon, not to goods.' };
  }
  const indicator = gtin14.charAt(0);
  if (indicator === '0') return undefined;
  if (indicator === '9') {
    const reason = 'Indicator 9 marks goods of varying measure, not one fixed unit.';
    return { kind: 'gtin14', code: 'variable_measure', reason };
  }
  return {
    kind: 'gtin14',
    code: 'case',
    reason: `Indicator ${indicator} marks a case of several units, not the unit itself.`,
  };
}

type Shape = 'gtin8' | 'gtin12' | 'gtin13';

/** Six leading zeros leave a GTIN-8, two a GTIN-12; eight digits as written are a GTIN-8 whatever they begin with. */
function shapeOf(gtin14: string, length: number): Shape {
  if (length === 8) return 'gtin8';
  if (gtin14.charAt(1) !== '0') return 'gtin13';
  return gtin14.startsWith('00000', 1) ? 'gtin8' : 'gtin12';
}

function isRestricted(gtin14: string, shape: Shape): boolean {
  const first = gtin14.charAt(shape === 'gtin8' ? 6 : 1);
  if (shape === 'gtin8') return first === '0' || first === '2';
  const second = gtin14.charAt(2);
  return first === '2' || (first === '0' && (second === '2' || second === '4'));
}

function withRemark(reading: GtinReading, gtin14: string, length: number): GtinReading {
  if (length !== 8) return reading;
  const full = expandUpcE(gtin14.slice(6));
  return full === undefined
    ? reading
    : { ...reading, remark: `The eight digits could also be a UPC-E, short for ${full}.` };
}

/** Only books have ten signs; ten digits that are right as a UPC whose leading zeros were lost may be that, unless called or written as a book. */
function isBook(given: string, named: string, code: string): boolean {
  if (/^0+$/.test(code)) return false;
  if (code.endsWith('X') || /^isbn/i.test(given) || /^\d{1,5}[ -]\d{1,7}[ -]\d{1,6}[ -]\d$/.test(named)) return true;
  const isIsbn10 = modulo11CheckCharacter(code.slice(0, 9)) === code.charAt(9);
  return isIsbn10 || lostZeros(code) === '';
}

/** Eight digits are a serial only when called one or written as one (1234-5679): most others are GTIN-8. */
function isSerial(given: string, named: string, code: string): boolean {
  return (
    /^issn/i.test(given) || (/^\d{4}-\d{4}$/.test(named) && modulo11CheckCharacter(code.slice(0, 7)) === code.charAt(7))
  );
}

function bookOf(given: string, code: string): GtinReading {
  const right = modulo11CheckCharacter(code.slice(0, 9));
  if (right !== code.charAt(9)) {
    return refuse(
      given,
      'wrong_check_digit',
      `The check character of the ISBN is ${code.charAt(9)} and should be ${right}; at least one digit is wrong.`,
    );
  }
  return fromParts(given, 'isbn10', `978${code.slice(0, 9)}`);
}

function serialOf(given: string, code: string): GtinReading {
  const right = modulo11CheckCharacter(code.slice(0, 7));
  if (right !== code.charAt(7)) {
    return refuse(
      given,
      'wrong_check_digit',
      `The check character of the ISSN is ${code.charAt(7)} and should be ${right}; at least one digit is wrong.`,
    );
  }
  return fromParts(given, 'issn', `977${code.slice(0, 7)}00`);
}

function musicOf(given: string, code: string): GtinReading {
  const data = `9790${code.slice(1, 9)}`;
  const right = gs1CheckDigit(data);
  if (right !== code.charAt(9)) {
    return refuse(
      given,
      'wrong_check_digit',
      `The check digit of the ISMN is ${code.charAt(9)} and should be ${right}; at least one digit is wrong.`,
    );
  }
  return fromParts(given, 'ismn', data);
}

function fromParts(input: string, kind: GtinKind, data: string): GtinReading {
  return { input, gtin14: `0${data}${gs1CheckDigit(data)}`, kind, usable: true, reason: null, code: null };
}

function refuse(input: string, code: GtinRefusalCode, reason: string): GtinReading {
  return { input, gtin14: null, kind: 'none', usable: false, reason, code };
}
