import { describe, expect, it } from 'vitest';
import { paidOrder, refund, refundLine } from '../testing/paid-orders.ts';
import { euros } from '../testing/payments.ts';
import { formPath, linesLeft, offeredPurposes, refundSchema, type RefundValues } from './refund-values.ts';

const values = (more: Partial<RefundValues> = {}): RefundValues => ({
  purpose: 'RETURN',
  what: 'all',
  lines: [{ quantity: null }, { quantity: null }],
  amount: '',
  reason: 'Broken',
  note: '',
  at: null,
  reference: '',
  ...more,
});

const checked = (given: RefundValues, order = paidOrder()) => {
  const parsed = refundSchema('EUR', linesLeft(order)).safeParse(given);
  return parsed.success ? parsed.data : parsed.error.issues.map(({ path, message }) => [path.join('.'), message]);
};

describe('what is left of lines', () => {
  it('counts what was refunded or waits, and neither what was declined nor what an edit gave back', () => {
    const refunds = [
      refund({ lines: [refundLine('l1', 1)] }),
      refund({ state: 'AWAITING_APPROVAL', lines: [refundLine('l2', 1)] }),
      refund({ state: 'DECLINED', lines: [refundLine('l1', 2)] }),
      refund({ purpose: 'EDIT', lines: [refundLine('l1', 1)] }),
    ];
    expect(linesLeft(paidOrder({ refunds })).map(({ id, left }) => [id, left])).toEqual([
      ['l1', 2],
      ['l2', 0],
    ]);
  });
});

describe('the input of a refund', () => {
  it('names neither lines nor an amount for all that is left', () => {
    expect(checked(values())).toMatchObject({ lines: null, amount: null, reason: 'Broken' });
  });

  it('never becomes all that is left because nothing was typed', () => {
    expect(checked(values({ what: 'lines' }))).toEqual([['lines', 'required']]);
    expect(checked(values({ what: 'amount', amount: ' ' }))).toEqual([['amount', 'required']]);
  });

  it('holds the lines of which something is refunded, and finds their fields again', () => {
    const lines = [{ quantity: null }, { quantity: 1 }];
    const input = checked(values({ what: 'lines', lines }));
    expect(input).toMatchObject({ lines: [{ lineId: 'l2', quantity: 1 }], amount: null });
    if (Array.isArray(input)) throw new Error('It is refused.');
    expect(formPath('lines.0.quantity', input, linesLeft(paidOrder()))).toBe('lines.1.quantity');
    expect(checked(values({ what: 'lines', lines: [{ quantity: null }, { quantity: 0.5 }] }))).toEqual([
      ['lines.1.quantity', 'not_whole'],
    ]);
  });

  it('refuses more decimals than the currency has, and no reason', () => {
    expect(checked(values({ what: 'amount', amount: '1,005' }))).toEqual([['amount', 'too_many_decimals']]);
    expect(checked(values({ reason: ' ' }))).toEqual([['reason', 'required']]);
  });
});

it('offers a purpose where the order can have it', () => {
  expect(offeredPurposes(paidOrder())).toEqual(['RETURN', 'GOODWILL']);
  expect(offeredPurposes(paidOrder({ status: 'CANCELLED', outstanding: euros(-100) }))).toEqual([
    'CANCEL',
    'EDIT',
    'RETURN',
    'GOODWILL',
  ]);
});
