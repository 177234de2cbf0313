import { earliestTime, largestAmountMinor, readZonedTime, startOfDayMs } from '@quarry/contracts/common';
import { currencyExponent, parseDecimal } from '@quarry/contracts/money';
import { orderLimits } from '@quarry/contracts/orders';
import { type Reasoned, reasoned } from '@quarry/contracts/wording';

/** A cell as a value, or why it is none. */
export type Read<Value> = { value: Value } | { why: Reasoned };

const longestShown = 60;
const shown = (text: string) => (text.length > longestShown ? `${text.slice(0, longestShown)}…` : text);

/** Without the spaces between thousands, and with a point before the decimals. */
function plainNumber(text: string): string {
  return text.replaceAll(/[\s\u00A0\u202F]/g, '').replace(/^(?<whole>-?\d+),(?<decimals>\d+)$/, '$<whole>.$<decimals>');
}

/** An amount in minor units, with no more decimals than the currency has; signs between thousands are not guessed. */
export function readMoney(text: string, currency: string): Read<number> {
  const decimal = parseDecimal(plainNumber(text));
  if (!decimal) return { why: reasoned('order_cell:amount', { text: shown(text) }) };
  const most = currencyExponent(currency);
  const { digits, scale } = decimal;
  if (scale > most) return { why: reasoned('order_cell:decimals', { text: shown(text), scale, currency, most }) };
  const minor = digits * 10n ** BigInt(most - scale);
  if (minor > BigInt(largestAmountMinor) || minor < -BigInt(largestAmountMinor))
    return { why: reasoned('order_cell:large', { text: shown(text) }) };
  return { value: Number(minor) };
}

/** A share such as 19, 19 % or 8.875 in parts of a million. */
export function readRate(text: string): Read<number> {
  const decimal = parseDecimal(plainNumber(text.replace(/%$/, '')));
  const most = 4;
  if (!decimal || decimal.digits < 0n || decimal.scale > most)
    return { why: reasoned('order_cell:rate', { text: shown(text) }) };
  const ppm = decimal.digits * 10n ** BigInt(most - decimal.scale);
  return ppm > 10_000_000n ? { why: reasoned('order_cell:rate', { text: shown(text) }) } : { value: Number(ppm) };
}

export function readQuantity(text: string): Read<number> {
  const decimal = parseDecimal(plainNumber(text));
  const isCount = decimal?.scale === 0 && decimal.digits > 0n && decimal.digits <= BigInt(orderLimits.quantity);
  return isCount ? { value: Number(decimal.digits) } : { why: reasoned('order_cell:quantity', { text: shown(text) }) };
}

type EarlyTime = 'order_cell:early' | 'order_cell:placed_early' | 'comment_cell:early';

/**
 * A moment by its own offset, else by the clocks of the shop; a day alone is its beginning. `early` is what is said of one before
 * `earliestTime`.
 */
export function readMoment(text: string, timeZone: string, early: EarlyTime = 'order_cell:early'): Read<Date> {
  const [, germanDay, germanMonth, year, rest] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(.*)$/.exec(text) ?? [];
  const day = year ? `${year}-${germanMonth?.padStart(2, '0')}-${germanDay?.padStart(2, '0')}` : text.slice(0, 10);
  const time = (year ? (rest ?? '') : text.slice(10)).replace(/^[T ]\s*/, '').replace(/\s+(?=[+-]\d)/, '');
  const offset = time.replace(/(?<=[+-]\d{2})(?=\d{2}$)/, ':');
  const refuse = (code: EarlyTime | 'order_cell:time' | 'order_cell:skipped_time' | 'order_cell:doubled_time') => ({
    why: reasoned(code, { text: shown(text) }),
  });
  const at = offset === '' ? startOfDay(day, timeZone) : readZonedTime(`${day}T${offset}`, timeZone);
  if (at === 'time_before_1990' || (at instanceof Date && at < earliestTime)) return refuse(early);
  if (at instanceof Date) return { value: at };
  return refuse(at === 'skipped_time' || at === 'doubled_time' ? `order_cell:${at}` : 'order_cell:time');
}

/** Clocks may skip or double the midnight of a day, and yet the day begins. */
function startOfDay(day: string, timeZone: string): ReturnType<typeof readZonedTime> {
  const at = readZonedTime(`${day}T00:00`, timeZone);
  if (at !== 'skipped_time' && at !== 'doubled_time') return at;
  return new Date(startOfDayMs(timeZone, Date.parse(`${day}T00:00:00Z`)));
}

const kinds: Readonly<Record<string, 'ITEM' | 'SHIPPING' | 'FEE'>> = {
  item: 'ITEM',
  shipping: 'SHIPPING',
  fee: 'FEE',
};

export function readKind(text: string): Read<'ITEM' | 'SHIPPING' | 'FEE'> {
  const kind = kinds[text.toLowerCase()];
  return kind ? { value: kind } : { why: reasoned('order_cell:kind', { text: shown(text) }) };
}
