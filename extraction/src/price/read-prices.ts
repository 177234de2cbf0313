import { choosePrice, confidenceOf, readWords, refuse, withDoubt } from './choose-price.ts';
import { contextOf } from './currency.ts';
import { type NormalText, normaliseText } from './normalise.ts';
import { readAmounts } from './parts.ts';
import type { PriceOptions, PricePart, PriceReading, PriceResult } from './price-types.ts';
import { assignRoles, type Roled } from './roles.ts';
import { scanNumbers } from './scan.ts';
import { settleMinors } from './settle-minors.ts';

/**
 * The price a buyer pays, as a text of a page or feed states it; `readPrices(text).price`.
 * Never guesses in silence: what could be read in two ways carries its doubts and a lower confidence.
 */
export function readPrice(text: string, options: PriceOptions = {}): PriceResult {
  return readPrices(text, options).price;
}

/**
 * Reads every amount of a text with its role, and the price among them.
 * Takes the text as it stood (tags, entities, digits of any script); reads its first 4,000 characters in linear time.
 * Currencies and minor units follow ISO 4217. Offsets of the parts are those of the text as given.
 */
export function readPrices(text: string, options: PriceOptions = {}): PriceReading {
  const raw = text.trim();
  const context = contextOf(options);
  const normal = normaliseText(text);
  if (normal.text.trim() === '') return { price: refuse('empty', 'The text is empty.', raw), parts: [] };
  const numbers = scanNumbers(normal.text);
  settleMinors(normal.text, numbers, context);
  const { amounts, unreadable, isTooLarge } = readAmounts(normal, numbers, options, context);
  const roled = assignRoles(normal.text, amounts);
  const inner = roled.map((item) => partOf(item, normal.text));
  const parts = withPack(withPieces(inner, roled), normal.text);
  const given = parts.map((part) => inText(part, text, normal));
  if (parts.some(({ role }) => role !== 'percentage') || (parts.length > 0 && !unreadable && !isTooLarge)) {
    const price = choosePrice(normal.text, raw, parts, context);
    return { price: unreadable || isTooLarge ? withDoubt(price, 'digits_left') : price, parts: given };
  }
  if (isTooLarge) return { price: refuse('too_large', 'The number is larger than any price.', raw), parts: given };
  if (unreadable) {
    const shown = normal.text.slice(unreadable.start, unreadable.end);
    const reason =
      unreadable.magnitude === undefined
        ? `"${shown}" fits no way of writing a number.`
        : `"${shown}" can be read in more than one way; write the amount in full.`;
    return { price: refuse('unreadable_number', reason, raw), parts: given };
  }
  return { price: readWords(normal.text, raw, context), parts: [] };
}

/** `start` and `end` are still those of the normalised text. */
function partOf({ amount, role, period, isFrom, tax }: Roled, text: string): PricePart {
  const { number, currency, doubts, isPercent } = amount;
  return {
    role,
    ...(period ? { period } : {}),
    amount: amount.amount,
    minor: amount.minor,
    ...(amount.rounded ? { rounded: true } : {}),
    currency,
    ...(isFrom ? { isFrom: true } : {}),
    ...(tax ? { tax } : {}),
    raw: text.slice(number.start, number.end),
    start: number.start,
    end: number.end,
    confidence: isPercent ? 1 : confidenceOf(doubts),
    doubts: isPercent ? [] : doubts,
  };
}

/** "0,45 € / piece" is a unit price only beside the price of the whole. */
function withPieces(parts: PricePart[], roled: Roled[]): PricePart[] {
  const hasWhole = roled.some(({ role, isPiece }) => !isPiece && (role === 'price' || role === 'now'));
  if (!hasWhole) return parts;
  return parts.map((part, index) =>
    roled[index]?.isPiece && (part.role === 'price' || part.role === 'now') ? { ...part, role: 'unit' } : part,
  );
}

/** How much a unit price is usually for. */
const usualQuantities: ReadonlySet<string> = new Set(['1', '10', '100', '1000']);

/** "2,99 € / 500 g (5,98 €/kg)": beside a price per unit of measure, the one for an odd quantity is that of the pack. */
function withPack(parts: PricePart[], text: string): PricePart[] {
  const [pack, ...units] = parts.filter(({ role }) => role === 'unit');
  const isAlone = parts.some(({ role }) => role === 'price' || role === 'now') || units.length === 0;
  if (!pack || isAlone) return parts;
  const quantity = /^ ?[/=]? ?(?:\p{L}{2,4} )?(\d{1,4}(?:[.,]\d{1,3})?) ?\p{L}/u.exec(text.slice(pack.end))?.[1];
  if (quantity === undefined || usualQuantities.has(quantity)) return parts;
  return parts.map((part) => (part === pack ? { ...part, role: 'price' } : part));
}

function inText(part: PricePart, text: string, { origin }: NormalText): PricePart {
  const start = origin[part.start] ?? 0;
  const end = (origin[part.end - 1] ?? start) + 1;
  return { ...part, raw: text.slice(start, end), start, end };
}
