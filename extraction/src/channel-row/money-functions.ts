import { isKnownCurrency, taxOnTop, taxWithin, toMinor } from '@quarry/contracts/money';
import type { Call, Function } from './evaluate.ts';
import { roundDecimal } from './decimal.ts';
import { printed, type Value } from './value.ts';

/** The most that a stored amount is. */
const mostMinor = 10_000_000_000_000;

/** An amount within what can be stored; fails beyond it. */
export function toMoney(minor: number | undefined, currency: string, fail: Call['fail']): Value | undefined {
  if (minor === undefined || !Number.isSafeInteger(minor) || Math.abs(minor) > mostMinor) return fail('out_of_range');
  // A negative zero would be another number to anyone who compares.
  return { kind: 'money', minor: minor === 0 ? 0 : minor, currency };
}

/** Most that a rate may be: ten times the price. */
const mostPpm = 10_000_000;

function taxed({ inputs: [value], taxRatePpm, fail }: Call, convert: (minor: number, rate: number) => number) {
  if (value?.kind !== 'money') return undefined;
  if (taxRatePpm === null) return fail('tax_rate_missing');
  const isRate = Number.isInteger(taxRatePpm) && taxRatePpm >= 0 && taxRatePpm <= mostPpm;
  const isStored = Number.isSafeInteger(value.minor) && Math.abs(value.minor) <= mostMinor;
  if (!isRate || !isStored) return fail('out_of_range');
  return toMoney(convert(value.minor, taxRatePpm), value.currency, fail);
}

export const moneyFunctions = {
  with_tax: (call) => taxed(call, (minor, rate) => taxOnTop(minor, rate).gross),
  without_tax: (call) => taxed(call, (minor, rate) => taxWithin(minor, rate).net),
  money: ({ inputs: [amount, named], fail }) => {
    const [decimal, currency] = [printed(amount), printed(named)];
    if (decimal === undefined || currency === undefined || !isKnownCurrency(currency)) return undefined;
    // Beyond six decimals no currency tells a difference.
    const read = roundDecimal(decimal, 6);
    return read === undefined ? undefined : toMoney(toMinor(read, currency)?.minor, currency, fail);
  },
} satisfies Record<string, Function>;
