import { checkBench } from '@quarry/contracts/discounts';
import { inputIssue, readZonedTime, type InputIssue } from '@quarry/contracts/common';
import type { DiscountBenchInput } from '../discount-bench.operations.generated.ts';
import { typedAmount } from '../../../ui/amounts.ts';
import { typedText } from '../../../ui/typed-text.ts';
import { codesOf, type BenchCart } from './bench-search.ts';

type Checked = { input: DiscountBenchInput } | { issues: readonly InputIssue[] };

/** What the server is asked about a cart; every fault of one of which a quantity or the time is none. */
export function benchInput(
  cart: BenchCart,
  { timeZone, currency }: { timeZone: string; currency: string | null },
): Checked {
  const at = cart.at === '' ? null : readZonedTime(cart.at, timeZone);
  const isCounted = cart.lines.every(({ quantity }) => /^\s*\d{1,6}\s*$/.test(quantity));
  const input = {
    channelId: cart.channelId,
    currency: typedText(cart.currency)?.toUpperCase() ?? null,
    customer: typedText(cart.customer),
    codes: codesOf(cart.codes),
    lines: cart.lines.map(({ ref, quantity, price }) => ({
      ...ref,
      quantity: quantity.trim() === '' ? Number.NaN : Number(quantity),
      price: typedAmount(price),
    })),
    shipping: typedAmount(cart.shipping),
    at: at instanceof Date ? at.toISOString() : null,
  };
  if (isCounted && typeof at !== 'string') return { input };
  const checked = checkBench(input, currency);
  return {
    issues: [...(typeof at === 'string' ? [inputIssue('at', at)] : []), ...(checked.ok ? [] : checked.issues)],
  };
}
