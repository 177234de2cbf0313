import type { ListOf } from '../../ui/list-screen/index.ts';
import { PaymentTransactionsListDocument } from './payments.operations.generated.ts';
import { RefundsListDocument } from './refunds.operations.generated.ts';

/** The pages of its rows are those of their payments, which ids of transactions do not name. */
export const paymentsList = {
  name: 'paymentTransactions',
  document: PaymentTransactionsListDocument,
  sort: '-REQUESTED_AT',
  exported: 'Payment',
} satisfies ListOf<typeof PaymentTransactionsListDocument>;

/** Refunds are shown and decided on the pages of their orders. */
export const refundsList = {
  name: 'refunds',
  document: RefundsListDocument,
  sort: '-CREATED_AT',
  exported: 'Payment',
} satisfies ListOf<typeof RefundsListDocument>;
