import type { PaidOrderFragment, RefundDetailFragment } from '../order-payments.operations.generated.ts';
import { euros, payment } from './payments.ts';

export const allowed = (action: string, to: string) => ({ action, to, isAllowed: true, refusal: null });

export function refundLine(id: string, quantity: number): RefundDetailFragment['lines'][number] {
  return {
    line: { id, title: 'Kettle', sku: 'K-1' },
    quantity,
    net: euros(841 * quantity),
    tax: euros(159 * quantity),
    gross: euros(1000 * quantity),
  };
}

export function refund(more: Partial<RefundDetailFragment> = {}): RefundDetailFragment {
  return {
    id: 'r1',
    number: 1,
    purpose: 'RETURN',
    reason: 'Broken',
    note: null,
    reference: null,
    amount: euros(1000),
    state: 'SUCCEEDED',
    disputeState: null,
    lines: [],
    transactions: [],
    requestedBy: 'Ada Stone',
    decidedBy: null,
    decidedAt: null,
    createdAt: '2026-07-01T08:00:00Z',
    version: 1,
    orderChange: null,
    actions: [allowed('approve', 'SUCCEEDED'), allowed('decline', 'DECLINED'), allowed('withdraw', 'WITHDRAWN')],
    ...more,
  };
}

/** Three kettles and a cup for 40.00, all of it paid. */
export function paidOrder(more: Partial<PaidOrderFragment> = {}): PaidOrderFragment {
  return {
    id: 'o1',
    version: 5,
    status: 'OPEN',
    currency: 'EUR',
    shop: { id: 's1', timeZone: 'Europe/Berlin' },
    outstanding: euros(0),
    lines: [
      { id: 'l1', title: 'Kettle', sku: 'K-1', quantity: 3, gross: euros(3000) },
      { id: 'l2', title: 'Cup', sku: null, quantity: 1, gross: euros(1000) },
    ],
    payments: [payment({ authorized: euros(4000), captured: euros(4000), refunded: euros(0), open: euros(0) })],
    refunds: [],
    paymentActions: [allowed('authorize', 'AUTHORIZE'), allowed('record', 'CAPTURE'), allowed('refund', 'REFUND')],
    askableProviders: [],
    requestable: euros(0),
    refundable: euros(4000),
    refundLimit: euros(4000),
    ...more,
  };
}
