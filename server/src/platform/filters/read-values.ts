import type { InputCode } from '@quarry/contracts/common';
import { filterLimits } from '@quarry/contracts/filters';
import { isCurrencyCode, type Money, toMinor } from '@quarry/contracts/money';
import { readDateTime } from '../date-time.ts';
import { daysLater, isDay, startOfDay } from './day.ts';

/** A value as its field compares it, or what is wrong with the text. */
export type Read<Value> = { value: Value } | { code: InputCode };

export function readText(text: string): Read<string> {
  const value = text.trim();
  if (value === '') return { code: 'required' };
  return value.length > filterLimits.text ? { code: 'too_long' } : { value };
}

/** `isWhole`: the column counts. */
export function readNumber(text: string, isWhole: boolean): Read<number> {
  if (!/^-?\d{1,15}(\.\d{1,15})?$/.test(text)) return { code: text === '' ? 'required' : 'not_a_number' };
  const value = Number(text);
  return isWhole && !Number.isInteger(value) ? { code: 'not_whole' } : { value };
}

/** `19.99 EUR`; digits that the currency does not have are refused, not rounded away. */
export function readMoney(text: string): Read<Money> {
  const [amount = '', currency = '', ...rest] = text.split(' ');
  if (rest.length > 0 || !isCurrencyCode(currency)) return { code: 'not_an_amount' };
  const minor = toMinor(amount, currency);
  return minor === undefined || minor.rounded ? { code: 'not_an_amount' } : { value: { minor: minor.minor, currency } };
}

/** Two ends of what a date may be: a day has both its beginning and the next one's, a time is only itself. */
export type TimeSpan = { from: Date; until: Date };

export function readTime(text: string, timeZone: string): Read<TimeSpan> {
  if (isDay(text)) {
    return { value: { from: startOfDay(text, timeZone), until: startOfDay(daysLater(text, 1), timeZone) } };
  }
  const at = readDateTime(text);
  return at ? { value: { from: at, until: at } } : { code: 'not_a_date' };
}

export function readDays(text: string): Read<number> {
  const days = readNumber(text, true);
  if ('code' in days) return days;
  if (days.value < 1) return { code: 'too_small' };
  return days.value > filterLimits.days ? { code: 'too_large' } : days;
}

/** Whether the texts name a time zone that both we and the database know by one meaning: signed offsets mean opposite things. */
export function isTimeZone(text: string): boolean {
  try {
    return (
      /^[A-Za-z_]/.test(text) && new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== ''
    );
  } catch {
    return false;
  }
}
