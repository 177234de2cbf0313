import { inputIssue, readZonedTime, type InputIssue } from '@quarry/contracts/common';
import type { DiscountBenchInput } from '../discount-bench.operations.generated.ts';
import { typedAmount } from '../../../ui/amounts.ts';
import { typedText } from '../../../ui/typed-text.ts';
import { codesOf, type BenchCart } from './bench-search.ts';

type Checked = { input: DiscountBenchInput } | { issues: readonly InputIssue[] };

/** What the server is asked about a cart, or what of it cannot be read. */
export function benchInput(cart: BenchCart, timeZone: string): Checked {
  const issues: InputIssue[] = [];
  const at = cart.at === '' ? null : readZonedTime(cart.at, timeZone);
  if (typeof at === 'string') issues.push(inputIssue('at', at));
  for (const [place, { quantity }] of cart.lines.entries())
    if (!/^\s*\d{1,6}\s*$/.test(quantity)) issues.push(inputIssue(`lines.${place}.quantity`, 'not_whole'));
  if (issues.length > 0) return { issues };
  return {
    input: {
      channelId: cart.channelId,
      currency: typedText(cart.currency)?.toUpperCase() ?? null,
      customer: typedText(cart.customer),
      codes: codesOf(cart.codes),
      lines: cart.lines.map(({ ref, quantity, price }) => ({
        ...ref,
        quantity: Number(quantity),
        price: typedAmount(price),
      })),
      shipping: typedAmount(cart.shipping),
      at: at instanceof Date ? at.toISOString() : null,
    },
  };
}
