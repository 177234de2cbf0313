import { currencyExponent } from '@quarry/contracts/money';
import { decimalSign, dividedCurrencies, homeDecimalSign } from './locale.ts';
import { gap } from './normalise.ts';

/** Digits with the signs between them, as they stood: "1.299,90" is groups 1, 299, 90 and signs "." and ",". */
export type NumberShape = {
  start: number;
  end: number;
  groups: string[];
  signs: string[];
  /** The number closes with a dash for "no cents": "49.-", "1 299:-". */
  dash: ':' | ',' | '.' | undefined;
  /** A blank stood beside the decimal sign: "12 ,99". */
  isParted: boolean;
};

/** A number made plain: `amount` is an exact decimal without sign. */
export type PlainNumber = { amount: string; isAmbiguous: boolean };

/** `hasNoFractions`: nothing of three decimals is counted in the unit, whatever sign stands before three digits. */
export type NumberContext = {
  currency: string | null;
  locale?: string | undefined;
  isMachineText?: boolean;
  hasNoFractions?: boolean;
};

const measure = /^ ?(?:kg|g|gr|mg|l|ml|cl|dl|cm|mm|m|m²|oz|lbs?|gb|tb|mb|pcs|st(?:ü|u)ck|stk)(?![\p{L}\d])/iu;

/** Reads the number that begins at `start` of a normalised text (a digit, or a sign before digits as in ".99"); `mayGroupByBlanks` false ends it at the first blank. Linear. */
export function readNumberShape(text: string, start: number, mayGroupByBlanks = true): NumberShape {
  const shape: NumberShape = { start, end: start, groups: [], signs: [], dash: undefined, isParted: false };
  if (!isDigit(text, start)) {
    shape.groups.push('');
    shape.signs.push(text.charAt(start));
    shape.end += 1;
  }
  takeDigits(text, shape);
  while (isSignBetweenDigits(text, shape, mayGroupByBlanks)) {
    if (text.charAt(shape.end) === gap) shape.end += 1;
    shape.signs.push(text.charAt(shape.end));
    shape.end += 1;
    if (text.charAt(shape.end) === gap) shape.end += 1;
    takeDigits(text, shape);
  }
  if (mayGroupByBlanks) takePartedCents(text, shape);
  takeExponent(text, shape);
  takeDash(text, shape);
  return shape;
}

/**
 * Tells thousands from decimals. Undefined when the signs fit no way of writing a number (a date, a version).
 * Rules, in order: different signs: the last is decimal; a repeated sign groups; one sign before three digits groups,
 * unless the currency has three decimals, or there is no currency and the locale writes its decimals so.
 */
export function plainNumber(shape: NumberShape, context: NumberContext): PlainNumber | undefined {
  const { groups, signs } = shape;
  const last = signs.at(-1);
  if (last === undefined) return plain(groups, 0, false);
  if (last === 'e') return undefined;
  const earlier = signs.slice(0, -1);
  const isUniform = earlier.every((sign) => sign === earlier[0]);
  if (!isUniform) return undefined;
  if (isOfLakh(shape)) return ofLakh(shape, context);
  if (isDecimalApostrophe(shape)) {
    return last !== earlier[0] && isGrouping(groups.slice(0, -1)) ? plain(groups, 1, false) : undefined;
  }
  if (isGroupOnly(last)) return earlier[0] === last || earlier.length === 0 ? grouped(groups) : undefined;
  if (earlier.length > 0 && earlier[0] === last) return grouped(groups);
  if (earlier.length > 0) return isGrouping(groups.slice(0, -1)) ? plain(groups, 1, false) : undefined;
  if (context.hasNoFractions && /[.,٫]/.test(last) && isGrouping(groups)) return plain(groups, 0, true);
  if (isDecimalOnly(last) || !isGrouping(groups)) return plain(groups, 1, false);
  if (shape.dash !== undefined) return plain(groups, 0, false);
  return singleSign(groups, last, context);
}

/** Currencies of the countries that group by lakh and crore (CLDR hi, bn, ne, ur, si). */
const lakhCurrencies: ReadonlySet<string> = new Set('INR PKR LKR NPR BDT BTN MVR MUR'.split(' '));

/** Whether a group of two digits stands between others that are parted by the same sign. */
function isOfLakh({ groups, signs }: NumberShape): boolean {
  const isDecimal = signs.length > 1 && signs.at(-1) !== signs[0];
  const middle = groups.slice(1, isDecimal ? -2 : -1);
  return middle.length > 0 && middle.every((group) => group.length === 2);
}

/** A point or an apostrophe parts no lakhs; without cents, beside the currency of another country, the groups may be a slip. */
function ofLakh(shape: NumberShape, { currency }: { currency: string | null }): PlainNumber | undefined {
  const { groups, signs } = shape;
  const isDecimal = signs.at(-1) !== signs[0];
  if (!/^[, ٬]$/.test(signs[0] ?? '') || !isGrouping(isDecimal ? groups.slice(0, -1) : groups)) return undefined;
  return plain(groups, isDecimal ? 1 : 0, !isDecimal && currency !== null && !lakhCurrencies.has(currency));
}

function singleSign(groups: string[], sign: string, context: NumberContext): PlainNumber {
  const local = decimalSign(context.locale);
  const exponent = context.currency === null ? undefined : currencyExponent(context.currency);
  const hasThreeDecimals = exponent === 3;
  // ISO 4217 gives it three decimals, CLDR and the shops of Iraq none.
  const isDinarOfIraq = context.currency === 'IQD';
  if (context.isMachineText && exponent === 0) return plain(groups, 0, false);
  // In data the point is the decimal sign; any other sign is read there as elsewhere.
  if (context.isMachineText && sign === '.')
    return plain(groups, sign === (local ?? '.') ? 1 : 0, isDinarOfIraq || !hasThreeDecimals);
  if (hasThreeDecimals) {
    const isDecimal = local === undefined ? sign === '.' || context.currency === 'TND' : sign === local;
    return plain(groups, isDecimal ? 1 : 0, isDinarOfIraq || sign === ',' || !isDecimal);
  }
  if (context.currency === null) return plain(groups, sign === local ? 1 : 0, local === undefined);
  const home = local ?? homeDecimalSign(context.currency);
  const isOpen = sign === home || (home === undefined && dividedCurrencies.has(context.currency));
  return plain(groups, 0, exponent !== 0 && isOpen);
}

function grouped(groups: string[]): PlainNumber | undefined {
  return isGrouping(groups) ? plain(groups, 0, false) : undefined;
}

/** Thousands (1.299.000) or lakh and crore (1,23,456), not led by a zero. */
function isGrouping(groups: string[]): boolean {
  const [head = '', ...rest] = groups;
  if (rest.length === 0) return head !== '';
  if (head === '' || head.length > 3 || head.startsWith('0') || rest.at(-1)?.length !== 3) return false;
  const middle = rest.slice(0, -1);
  return (
    middle.every((group) => group.length === 3) || (head.length <= 2 && middle.every((group) => group.length === 2))
  );
}

function plain(groups: string[], decimalGroups: 0 | 1, isAmbiguous: boolean): PlainNumber {
  const whole = groups
    .slice(0, groups.length - decimalGroups)
    .join('')
    .replace(/^0+(?=\d)/, '');
  const fraction = decimalGroups === 1 ? `.${groups.at(-1) ?? ''}` : '';
  return { amount: `${whole === '' ? '0' : whole}${fraction}`, isAmbiguous };
}

function isGroupOnly(sign: string): boolean {
  return sign === ' ' || sign === "'" || sign === '٬';
}

/** "4'50": before one or two digits an apostrophe cannot group. */
function isDecimalApostrophe({ groups, signs }: NumberShape): boolean {
  return signs.at(-1) === "'" && (groups.at(-1)?.length ?? 0) < 3;
}

function isDecimalOnly(sign: string): boolean {
  return sign === '٫' || sign === ':' || sign === '·';
}

/** "1e5" is one number of a program and no price; its sign fits no way of writing one. */
function takeExponent(text: string, shape: NumberShape): void {
  const exponent = /^[eE][+-]?(\d{1,3})(?![\p{L}\d])/u.exec(text.slice(shape.end, shape.end + 8));
  if (!exponent || shape.groups.at(-1) === '') return;
  shape.signs.push('e');
  shape.groups.push(exponent[1] ?? '');
  shape.end += exponent[0].length;
}

/** Blanks around a decimal sign before exactly two digits, which no further number follows as in a list ("12, 13, 14"). */
const partedCents = /^[ \n\uE000]?([.,٫])[ \n\uE000]?(\d{2})(?!\d| ?[.,٫٬;/][ \n\uE000]?\d)/;

function takePartedCents(text: string, shape: NumberShape): void {
  const match = partedCents.exec(text.slice(shape.end, shape.end + 9));
  const sign = match?.[1];
  if (!match || sign === undefined || shape.signs.includes(sign) || shape.groups.at(-1) === '') return;
  shape.signs.push(sign);
  shape.groups.push(match[2] ?? '');
  shape.end += match[0].length;
  shape.isParted = true;
}

function takeDigits(text: string, shape: NumberShape): void {
  const begin = shape.end;
  while (isDigit(text, shape.end)) shape.end += 1;
  shape.groups.push(text.slice(begin, shape.end));
}

function isSignBetweenDigits(text: string, shape: NumberShape, mayGroupByBlanks: boolean): boolean {
  const { end } = shape;
  const sign = text.charAt(end);
  switch (sign) {
    case '.':
    case ',':
      return isDigit(text, end + 1) || (text.charAt(end + 1) === gap && digitsAt(text, end + 2) === 2);
    case '٫':
      return isDigit(text, end + 1) || (text.charAt(end + 1) === gap && digitsAt(text, end + 2) === 2);
    case '٬':
      return isDigit(text, end + 1);
    case '·':
      return digitsAt(text, end + 1) === 2;
    case ':':
      return digitsAt(text, end + 1) === 2 && /^ ?(?:kr|sek)(?!\p{L})/iu.test(text.slice(end + 3, end + 8));
    case "'":
      return digitsAt(text, end + 1) > 0 && digitsAt(text, end + 1) < 4;
    case gap:
      return /^[.,٫]\uE000?\d{2}(?!\d)/.test(text.slice(end + 1, end + 6));
    case ' ':
      return mayGroupByBlanks && isBlankGroup(text, shape);
    default:
      return false;
  }
}

function isBlankGroup(text: string, { groups, signs, end }: NumberShape): boolean {
  const head = groups[0] ?? '';
  return (
    digitsAt(text, end + 1) === 3 &&
    head.length <= 3 &&
    !head.startsWith('0') &&
    signs.every((sign) => sign === ' ') &&
    !measure.test(text.slice(end + 4, end + 12))
  );
}

function takeDash(text: string, shape: NumberShape): void {
  const at = /^[ \uE000]/.test(text.charAt(shape.end)) ? shape.end + 1 : shape.end;
  const sign = text.charAt(at);
  if (sign !== ',' && sign !== '.' && sign !== ':') return;
  const dashes = /^(?:-{1,2}|={1,2})(?![\d=-])/.exec(text.slice(at + 1, at + 5));
  if (!dashes) return;
  shape.dash = sign;
  shape.end = at + 1 + dashes[0].length;
}

/** How many digits stand at `at`, counted up to 4. */
function digitsAt(text: string, at: number): number {
  let count = 0;
  while (count < 4 && isDigit(text, at + count)) count += 1;
  return count;
}

export function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 48 && code <= 57;
}
