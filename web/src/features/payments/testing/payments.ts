import type { Money } from '@quarry/contracts/money';
import type { PaymentEventRowFragment, PaymentQueuesQuery } from '../payment-queues.operations.generated.ts';
import type {
  PaymentDetailFragment,
  TransactionDetailFragment,
  TransactionRowFragment,
} from '../payments.operations.generated.ts';

export const euros = (minor: number): Money => ({ minor, currency: 'EUR' });

const shop = { id: 's1', name: 'Mill', timeZone: 'Europe/Berlin' };
const order = { id: 'o1', number: '1001', externalId: null };

export function transaction(more: Partial<TransactionDetailFragment> = {}): TransactionDetailFragment {
  return {
    id: 't1',
    kind: 'CAPTURE',
    state: 'SUCCEEDED',
    amount: euros(6000),
    reference: 'BANK-7',
    requestedBy: 'Ada Stone',
    requestedAt: '2026-06-30T22:30:00Z',
    sentAt: null,
    settledAt: '2026-06-30T22:30:00Z',
    attempts: 0,
    nextAt: null,
    error: null,
    actions: [],
    ...more,
  };
}

export function transactionRow(more: Partial<TransactionRowFragment> = {}): TransactionRowFragment {
  const provider = { id: 'v1', code: 'manual', name: 'Manual' };
  return { ...transaction(), payment: { id: 'p1', methodLabel: 'Bank transfer', shop, order, provider }, ...more };
}

/** 100.00 authorised, 60.00 of it captured, 5.00 given back. */
export function payment(more: Partial<PaymentDetailFragment> = {}): PaymentDetailFragment {
  return {
    id: 'p1',
    reference: 'BANK-7',
    methodLabel: 'Bank transfer',
    currency: 'EUR',
    authorized: euros(10_000),
    captured: euros(6000),
    refunded: euros(500),
    voided: euros(0),
    open: euros(4000),
    authExpiresAt: null,
    failureCode: null,
    createdAt: '2026-06-30T22:30:00Z',
    updatedAt: '2026-06-30T22:30:00Z',
    version: 2,
    shop,
    order,
    provider: { id: 'v1', code: 'manual', name: 'Manual', mode: 'LIVE', status: 'ACTIVE' },
    transactions: [transaction({ id: 't0', kind: 'AUTHORIZE', amount: euros(10_000) }), transaction()],
    actions: [
      { action: 'capture', to: 'CAPTURE', isAllowed: true, refusal: null },
      { action: 'void', to: 'VOID', isAllowed: true, refusal: null },
    ],
    ...more,
  };
}

/** How much waits in each queue. */
export function paymentQueues(underWay = 0, unknown = 0, unmatched = 0, disputes = 0): PaymentQueuesQuery {
  const of = (count: number) => ({ total: { count, isExact: true } });
  return { underWay: of(underWay), unknown: of(unknown), unmatched: of(unmatched), disputes: of(disputes) };
}

/** 49.90 captured for an order that is not there. */
export function paymentEvent(more: Partial<PaymentEventRowFragment> = {}): PaymentEventRowFragment {
  return {
    id: 'e1',
    kind: 'CAPTURED',
    state: 'UNMATCHED',
    reference: 'pay_7',
    orderHint: '9001',
    amount: euros(4990),
    receivedAt: '2026-06-30T22:30:00Z',
    shop,
    provider: { id: 'v2', code: 'demo', name: 'Demo' },
    payment: null,
    note: null,
    actions: [
      { action: 'attach', to: 'APPLIED', isAllowed: true, refusal: null },
      { action: 'ignore', to: 'IGNORED', isAllowed: true, refusal: null },
    ],
    ...more,
  };
}
