import { describe, expect, it } from 'vitest';
import { orderAtRefund, orderChangeOf, refusalOfChange } from './index.ts';

const line = (quantity: number, grossMinor: number) => ({
  id: `${quantity}`,
  sold: { quantity, netMinor: grossMinor, taxMinor: 0, grossMinor },
  taken: { quantity: 0, netMinor: 0, taxMinor: 0, grossMinor: 0 },
});
const facts = { lines: [line(2, 2_000), line(1, 500)], capturedMinor: 2_500, refundableMinor: 2_500 };
const asked = orderAtRefund(facts, { waitingMinor: 0 });
const after = (more: Partial<typeof facts>) =>
  orderChangeOf(asked, orderAtRefund({ ...facts, refundableMinor: 1_500, ...more }, { waitingMinor: 1_000 }), 'EUR');

describe('an order since a refund of it was asked for', () => {
  it('is unchanged where only the refund itself takes of it', () => {
    expect(after({})).toBeNull();
  });

  it.each([
    ['a line has more units', { lines: [line(3, 2_000), line(1, 500)] }, 'the units went from 3 to 4'],
    ['a line costs more', { lines: [line(2, 2_600), line(1, 500)] }, 'the total went from 25.00 EUR to 31.00 EUR'],
    [
      'more was paid',
      { capturedMinor: 3_000, refundableMinor: 2_000 },
      'the captured amount went from 25.00 EUR to 30.00 EUR',
    ],
    ['others were refunded', { refundableMinor: 1_200 }, 'other refunds went from 0.00 EUR to 3.00 EUR'],
  ])('has changed where %s', (_title, more, said) => {
    expect(after(more)?.reason).toBe(
      `The order changed since this refund was asked for: ${said}. Look at the order, then approve again.`,
    );
  });

  it('is let pass by the look at this change only', () => {
    const [first, later] = [after({ refundableMinor: 1_200 }), after({ refundableMinor: 1_100 })];
    expect(refusalOfChange(first, null)?.code).toBe('REFUND_ORDER_CHANGED');
    expect(refusalOfChange(first, first!.seen)).toBeNull();
    expect(refusalOfChange(later, first!.seen)?.code).toBe('REFUND_ORDER_CHANGED');
    expect(refusalOfChange(null, first!.seen)).toBeNull();
  });
});
