import { checkBench } from '@quarry/contracts/discounts';
import { inputIssue, readZonedTime, type InputIssue } from '@quarry/contracts/common';
import type { DiscountBenchInput } from '../discount-bench.operations.generated.ts';
import { typedAmount } from '../../../ui/amounts.ts';
import { typedText } from '../../../ui/typed-text.ts';
import { codesOf, type BenchCart } from './bench-search.ts';

type Checked = {
  input: DiscountBenchInput;
  /** Every fault of a cart of which a quantity or the time is none; else they are the server's to say. */
  issues: readonly InputIssue[];
};

/** What the server is asked about a cart; also about one with a faulty quantity, as it alone knows which goods there are. */
export function benchInput(
  cart: BenchCart,
  { timeZone, currency }: { timeZone: string; currency: string | null },
): Checked {
  const at = cart.at === '' ? null : readZonedTime(cart.at, timeZone);
  const counts = cart.lines.map(({ quantity }) => (/^\s*\d{1,6}\s*$/.test(quantity) ? Number(quantity) : Number.NaN));
  const input = {
    channelId: cart.channelId,
    currency: typedText(cart.currency)?.toUpperCase() ?? null,
    customer: typedText(cart.customer),
    codes: codesOf(cart.codes),
    lines: cart.lines.map(({ ref, price }, place) => ({
      ...ref,
      quantity: counts[place] ?? Number.NaN,
      price: typedAmount(price),
    })),
    shipping: typedAmount(cart.shipping),
    at: at instanceof Date ? at.toISOString() : null,
  };
  const isCounted = !counts.some(Number.isNaN);
  if (isCounted && typeof at !== 'string') return { input, issues: [] };
  const checked = checkBench(input, currency);
  // No quantity is 0 either, and a whole number is what can be sent.
  const lines = input.lines.map((line) => ({ ...line, quantity: Number.isNaN(line.quantity) ? 0 : line.quantity }));
  return {
    input: { ...input, lines },
    issues: [...(typeof at === 'string' ? [inputIssue('at', at)] : []), ...(checked.ok ? [] : checked.issues)],
  };
}
