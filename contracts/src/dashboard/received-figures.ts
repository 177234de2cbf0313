import type { Subject } from '../access/index.ts';
import { archivedOrNot } from '../orders/archived-or-not.ts';
import { requestedPurposes } from '../payments/refund-steps.ts';

type ReceivedFigure = {
  /** The list of its rows, by its GraphQL field. */
  list: 'orders' | 'comments' | 'customers' | 'refunds' | 'paymentTransactions' | 'products' | 'offers';
  /** What the reader must be allowed to read. */
  subject: Subject;
  /** What is asked whatever the days are. */
  filter: Readonly<Record<string, unknown>>;
  /** The fields of the list's filter that take the first and the last day. */
  from: string;
  until: string;
};

/** Figures of what came on the days of a period, each with the list that shows exactly its rows. */
export const receivedFigures = {
  orders_received: {
    list: 'orders',
    subject: 'Order',
    filter: { where: archivedOrNot },
    from: 'placedFrom',
    until: 'placedUntil',
  },
  comments_received: {
    list: 'comments',
    subject: 'Comment',
    filter: {},
    from: 'submittedFrom',
    until: 'submittedUntil',
  },
  customers_added: {
    list: 'customers',
    subject: 'Customer',
    filter: {},
    from: 'createdFrom',
    until: 'createdUntil',
  },
  refunds_requested: {
    list: 'refunds',
    subject: 'Payment',
    filter: { purpose: requestedPurposes },
    from: 'createdFrom',
    until: 'createdUntil',
  },
  payments_received: {
    list: 'paymentTransactions',
    subject: 'Payment',
    filter: { kind: ['CAPTURE'], state: ['SUCCEEDED'] },
    from: 'settledFrom',
    until: 'settledUntil',
  },
  products_added: {
    list: 'products',
    subject: 'Product',
    filter: {},
    from: 'createdFrom',
    until: 'createdUntil',
  },
  offers_added: {
    list: 'offers',
    subject: 'Offer',
    filter: {},
    from: 'firstSeenFrom',
    until: 'firstSeenUntil',
  },
} as const satisfies Record<string, ReceivedFigure>;

export type ReceivedCode = keyof typeof receivedFigures;
export const receivedCodes = Object.keys(receivedFigures) as ReceivedCode[];

/** What the list of a figure is asked for the rows of some days, both ends counted. */
export function receivedFilter(code: ReceivedCode, days: { from: string; until: string }): Record<string, unknown> {
  const { filter, from, until } = receivedFigures[code];
  return { ...filter, [from]: days.from, [until]: days.until };
}
