import { formatMinor } from '@quarry/contracts/money';
import { type Value } from './value.ts';

/** A single value as files of channels write it; undefined for a group. */
export function printValue(value: Value): string | undefined {
  switch (value.kind) {
    case 'text':
      return value.text;
    case 'boolean':
      return value.isTrue ? 'yes' : 'no';
    case 'number':
      return value.decimal;
    case 'money':
      return `${formatMinor(value.minor, value.currency)} ${value.currency}`;
    case 'date':
      return minuteOf(value.at);
    case 'interval':
      return `${value.from === null ? '' : minuteOf(value.from)}/${value.until === null ? '' : minuteOf(value.until)}`;
    case 'quantity':
      return `${value.decimal} ${value.unit}`;
    case 'record':
    case 'list':
      return undefined;
  }
}

/** To the minute and in UTC: 2026-12-31T09:00Z; what is no time stays for the check to find. */
function minuteOf(at: string): string {
  const time = Date.parse(at);
  return Number.isNaN(time) ? at : `${new Date(time).toISOString().slice(0, 16)}Z`;
}
