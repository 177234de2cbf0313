import { toMinor } from '@quarry/contracts/money';
import { type CurrencyContext, decideCurrency, standIns } from './currency.ts';
import { readCues, wordsOf } from './cues.ts';
import { isRangeGap } from './parts.ts';
import type {
  PriceAmount,
  PriceDoubt,
  PriceFound,
  PricePart,
  PriceRefusal,
  PriceRefusalCode,
  PriceResult,
  PriceRole,
} from './price-types.ts';
import { isRegularAlone } from './regular-price.ts';

const weights: Record<PriceDoubt, number> = {
  currency_missing: 0.8,
  currency_ambiguous: 0.7,
  currency_from_hint: 0.95,
  separator_ambiguous: 0.5,
  cents_split: 0.8,
  digits_left: 0.5,
  several_prices: 0.5,
  several_currencies: 0.8,
  approximate: 0.6,
  regular_price: 0.8,
  rounded_fraction: 0.9,
  in_tomans: 0.9,
  below_zero: 0,
};

/** 0 to 1: every doubt takes its share. */
export function confidenceOf(doubts: readonly PriceDoubt[]): number {
  return Math.round(doubts.reduce((product, doubt) => product * weights[doubt], 1) * 100) / 100;
}

/** The price a buyer pays, out of all amounts of a text. */
export function choosePrice(text: string, raw: string, parts: PricePart[], context: CurrencyContext): PriceResult {
  const range = findRange(text, parts);
  if (range) return rangeOf(range, raw);
  if (isReversed(text, parts))
    return refuse('several_prices', 'A dash joins two prices of which the first is higher.', raw);
  const open = parts.filter((part) => part.role === 'now');
  const candidates = withTax(open.length > 0 ? open : parts.filter((part) => part.role === 'price'));
  const [first, ...rest] = distinct(candidates);
  if (!first) return regularPrice(text, parts, raw) ?? recurringPrice(text, parts, raw) ?? refuseWithout(parts, raw);
  if (rest.length === 0) {
    const isRegular = isRegularAlone(text, parts);
    const doubts: PriceDoubt[] = isBelowNet(first, parts) ? ['several_prices'] : [];
    return foundPart(first, raw, isRegular ? [...doubts, 'regular_price'] : doubts);
  }
  const reduced = rest.length === 1 && rest[0] ? reducedBy(first, rest[0], parts) : undefined;
  if (reduced) return foundPart(reduced, raw, []);
  return chooseOfSeveral([first, ...rest], raw, context);
}

/** "Member price $9.99, regular price $12.99": who is no member pays the regular one. So does everybody where a shop names no other. */
function regularPrice(text: string, parts: PricePart[], raw: string): PriceFound | undefined {
  const [regular, ...others] = distinct(parts.filter((part) => part.role === 'list'));
  if (!regular || others.length > 0) return undefined;
  const isBeside = parts.some(
    (part) => part.role === 'conditional' && part.currency === regular.currency && part.minor < regular.minor,
  );
  if (isBeside) return foundPart(regular, raw, []);
  return isRegularAlone(text, parts) ? foundPart(regular, raw, ['regular_price']) : undefined;
}

/** The price of each period, where the text names no other; of two for one period the lower is the newer. */
function recurringPrice(text: string, parts: PricePart[], raw: string): PriceResult | undefined {
  const [first, ...others] = distinct(parts.filter((part) => part.role === 'recurring'));
  if (!first?.period) return undefined;
  const [other, ...more] = others;
  const isAlike = other === undefined || (other.period === first.period && other.currency === first.currency);
  if (!isAlike || more.length > 0) {
    return refuse('several_prices', 'The text names recurring prices of which any may hold.', raw);
  }
  const isSpan = other !== undefined && isRangeGap(text.slice(first.end, other.start));
  const lower = other !== undefined && other.minor < first.minor ? other : first;
  return {
    ...foundPart(lower, raw, other === undefined || isSpan ? [] : ['several_prices']),
    kind: 'recurring',
    period: first.period,
    ...(lower.isFrom || isSpan ? { isFrom: true } : {}),
  };
}

/** The lower of two prices, when a saving in the same text is exactly what lies between them. */
function reducedBy(one: PricePart, other: PricePart, parts: PricePart[]): PricePart | undefined {
  const saved = Math.abs(one.minor - other.minor);
  const isSaid = parts.some((part) => part.role === 'saving' && Math.abs(part.minor) === saved);
  if (!isSaid || one.currency !== other.currency) return undefined;
  return one.minor < other.minor ? one : other;
}

function chooseOfSeveral(several: PricePart[], raw: string, context: CurrencyContext): PriceResult {
  const [first] = several;
  const currencies = new Set(several.map((part) => part.currency));
  if (first && currencies.size === several.length) {
    const wanted = decideCurrency(
      [...currencies].filter((code) => code !== null),
      context,
    );
    const chosen = several.find((part) => part.currency === wanted?.code) ?? first;
    return foundPart(chosen, raw, wanted?.isAmbiguous === false ? [] : ['several_currencies']);
  }
  const froms = several.filter((part) => part.isFrom);
  if (froms.length === 1 && froms[0]) return foundPart(froms[0], raw, ['several_prices']);
  if (several.length === 2 && currencies.size === 1) {
    return foundPart(
      several.reduce((low, part) => (part.minor < low.minor ? part : low)),
      raw,
      ['several_prices'],
    );
  }
  const listed = several
    .slice(0, 3)
    .map((part) => part.raw)
    .join(', ');
  return refuse(
    'several_prices',
    `The text names several prices (${listed} ...) and does not say which one holds.`,
    raw,
  );
}

function findRange(text: string, parts: PricePart[]): [PricePart, PricePart] | undefined {
  for (let index = 0; index + 1 < parts.length; index += 1) {
    const [low, high] = [parts[index], parts[index + 1]];
    if (low && high && isRange(text, low, high)) return [low, high];
  }
  return undefined;
}

const rangeRoles = new Set<PriceRole>(['price', 'now']);

function isRange(text: string, low: PricePart, high: PricePart): boolean {
  if (!rangeRoles.has(low.role) || !(rangeRoles.has(high.role) || high.role === 'limit')) return false;
  return low.currency === high.currency && low.minor < high.minor && isRangeGap(text.slice(low.end, high.start));
}

/** "68,50 €–5,00 €": no range, and nothing says which of the two is the price. */
function isReversed(text: string, parts: PricePart[]): boolean {
  return parts.some((low, index) => {
    const high = parts[index + 1];
    if (low.role !== 'price' || high?.role !== 'price' || low.tax !== high.tax) return false;
    const isJoined = /^\s?[-~]\s?$/.test(text.slice(low.end, high.start));
    return isJoined && low.currency === high.currency && low.minor > high.minor;
  });
}

function rangeOf([low, high]: [PricePart, PricePart], raw: string): PriceFound {
  const doubts = withBelowZero([...new Set([...low.doubts, ...high.doubts])], low.amount);
  const tax = high.tax ?? low.tax;
  return {
    ...amountOf(low),
    currency: low.currency,
    kind: 'range',
    low: amountOf(low),
    high: amountOf(high),
    ...(tax ? { tax } : {}),
    raw,
    confidence: confidenceOf(doubts),
    doubts,
  };
}

function foundPart(part: PricePart, raw: string, more: PriceDoubt[]): PriceFound {
  const doubts = withBelowZero([...part.doubts, ...more], part.amount);
  return {
    ...amountOf(part),
    currency: part.currency,
    kind: part.isFrom ? 'from' : 'price',
    ...(part.tax ? { tax: part.tax } : {}),
    raw,
    confidence: confidenceOf(doubts),
    doubts,
  };
}

/** The answer with one doubt more, where it is a price. */
export function withDoubt(price: PriceResult, doubt: PriceDoubt): PriceResult {
  if (price.amount === null) return price;
  const doubts = [...new Set([...price.doubts, doubt])];
  return { ...price, doubts, confidence: confidenceOf(doubts) };
}

export function withBelowZero(doubts: PriceDoubt[], amount: string): PriceDoubt[] {
  return isBelowZero(amount) ? [...doubts, 'below_zero'] : doubts;
}

export function isBelowZero(amount: string): boolean {
  return amount.startsWith('-') && /[1-9]/.test(amount);
}

function amountOf({ amount, minor, rounded }: PriceAmount): PriceAmount {
  return { amount, minor, ...(rounded ? { rounded } : {}) };
}

/** Of a net and a gross price side by side, the gross one is paid. */
function withTax(parts: PricePart[]): PricePart[] {
  const gross = parts.filter((part) => part.tax === 'included');
  return gross.length > 0 && parts.some((part) => part.tax === 'excluded') ? gross : parts;
}

/** A gross price below the net one beside it: one of the two is something else. */
function isBelowNet(price: PricePart, parts: PricePart[]): boolean {
  return (
    price.tax === 'included' &&
    parts.some(({ tax, role, minor, currency }) => {
      const isPrice = role === 'price' || role === 'now';
      return tax === 'excluded' && isPrice && currency === price.currency && minor > price.minor;
    })
  );
}

function distinct(parts: PricePart[]): PricePart[] {
  return parts.filter(
    (part, index) =>
      parts.findIndex((other) => other.minor === part.minor && other.currency === part.currency) === index,
  );
}

const refusals: [PriceRole, PriceRefusalCode, string][] = [
  ['list', 'only_list_price', 'a list or former price'],
  ['conditional', 'only_conditional_price', 'a price for members or with a code'],
  ['instalment', 'only_instalment', 'an instalment'],
  ['unit', 'only_unit_price', 'a price per unit of measure'],
  ['multibuy', 'only_multibuy', 'a price for several pieces'],
  ['shipping', 'only_shipping', 'a delivery charge'],
  ['threshold', 'only_shipping', 'an order value'],
  ['saving', 'only_saving', 'a saving'],
  ['limit', 'only_limit', 'an upper limit'],
  ['surcharge', 'only_shipping', 'a surcharge'],
  ['reference', 'only_list_price', 'the lowest price of the last days'],
  ['percentage', 'only_percentage', 'a percentage'],
];

function refuseWithout(parts: PricePart[], raw: string): PriceRefusal {
  for (const [role, code, what] of refusals) {
    const part = parts.find((part) => part.role === role);
    if (part) return refuse(code, `The text names ${what} (${part.raw}) but not the price itself.`, raw);
  }
  return refuse('no_price', 'There is no price in the text.', raw);
}

export function refuse(code: PriceRefusalCode, reason: string, raw: string): PriceRefusal {
  return { amount: null, kind: 'none', raw, code, reason };
}

/** A text without any amount: free, on request, or no price. */
export function readWords(text: string, raw: string, context: CurrencyContext): PriceResult {
  const words = wordsOf(text);
  if (words.length === 0) return refuse('no_price', 'There is no price in the text.', raw);
  const { cues, hasUnknownWord } = readCues(text);
  if (cues.includes('request')) return refuse('on_request', 'The shop names its price on request only.', raw);
  if (
    cues.includes('free') &&
    !hasUnknownWord &&
    cues.every((cue) => cue === 'free' || cue === 'neutral' || cue === 'now')
  ) {
    return freeOf(raw, context);
  }
  return refuse('no_price', 'There is no price in the text.', raw);
}

function freeOf(raw: string, context: CurrencyContext): PriceFound {
  const currency = decideCurrency(standIns(context), context)?.code ?? null;
  const doubts: PriceDoubt[] = currency === null ? ['currency_missing'] : [];
  const minor = toMinor('0', currency)?.minor ?? 0;
  return { amount: '0', minor, currency, kind: 'free', raw, confidence: confidenceOf(doubts), doubts };
}
