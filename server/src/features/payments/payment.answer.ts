import type { Action } from '@quarry/contracts/access';
import { paymentActions, requestActions } from '@quarry/contracts/payments';
import { may } from '../../platform/auth/index.ts';
import { answerActions } from '../../platform/commands/index.ts';
import type { RequestContext } from '../../platform/feature.ts';
import type { Payment, PaymentProvider, PaymentSum, PaymentTransaction, Shape } from '../../platform/graphql/index.ts';
import { answerOrder, visibleOrder } from '../orders/index.ts';
import { shopOf } from '../shops/index.ts';
import { paymentById, providerById, transactionsOf } from './payment.loaders.ts';
import type { PaymentProviderRecord, PaymentRecord, PaymentTransactionRecord } from './payment.ts';
import type { TransactionSum } from './payment-transaction.store.ts';

/** A payment as GraphQL shows it; what costs a statement is a function. */
export function answerPayment(payment: PaymentRecord): Shape<Payment> {
  const { id, shopId, orderId, providerId, currency } = payment;
  const money = (minor: number) => ({ minor, currency });
  return {
    ...payment,
    shop: (_args: never, context: RequestContext) => shopOf(payment, context),
    order: async (_args: never, context: RequestContext) => {
      const order = orderId === null ? null : await visibleOrder(context, { id: orderId });
      return order && answerOrder(order);
    },
    provider: async (_args: never, context: RequestContext) => {
      const provider = await providerById(context).load(providerId);
      if (!provider) throw new Error(`The provider ${providerId} of a payment is not there.`);
      return answerProvider(provider);
    },
    authorized: money(payment.authorizedMinor),
    captured: money(payment.capturedMinor),
    refunded: money(payment.refundedMinor),
    voided: money(payment.voidedMinor),
    pending: money(payment.pendingMinor),
    open: money(payment.openMinor),
    transactions: async (_args: never, context: RequestContext) =>
      (await transactionsOf(context).load(id)).map(answerTransaction),
    actions: (_args: never, { actor, deps }: RequestContext) => {
      const lacking = (action: Action) => (may(actor, action, 'Payment', { shopId }) ? null : action);
      const lacks = { update: lacking('update'), refund: lacking('refund') };
      return answerActions(paymentActions(payment, deps.clock.now(), lacks), 'Payment');
    },
  };
}

/** A provider as GraphQL shows it; nothing is told of its secret, or of the address for its events. */
export function answerProvider({
  secretId,
  previousHookUntil,
  ...provider
}: PaymentProviderRecord): Shape<PaymentProvider> {
  const { shopId } = provider;
  return {
    ...provider,
    shop: (_args: never, context: RequestContext) => shopOf(provider, context),
    hasSecret: secretId !== null,
    previousHookUntil: (_args: never, { deps }: RequestContext) =>
      previousHookUntil !== null && previousHookUntil > deps.clock.now() ? previousHookUntil : null,
    mayUpdate: (_args: never, { actor }: RequestContext) =>
      provider.endpoint !== null && may(actor, 'update', 'Setting') && may(actor, 'update', 'Payment', { shopId }),
  };
}

export function answerTransaction({
  paymentId,
  amountMinor,
  currency,
  error,
  ...transaction
}: PaymentTransactionRecord): Shape<PaymentTransaction> {
  const { shopId, state } = transaction;
  return {
    ...transaction,
    payment: async (_args: never, context: RequestContext) => {
      const payment = await paymentById(context).load(paymentId);
      if (!payment) throw new Error(`The payment ${paymentId} of a transaction is not there.`);
      return answerPayment(payment);
    },
    amount: { minor: amountMinor, currency },
    error: error === null ? null : { text: error, wording: null },
    actions: (_args: never, { actor }: RequestContext) => {
      const lacks = may(actor, 'update', 'Payment', { shopId }) ? null : 'update';
      return answerActions(requestActions(state, lacks), 'Payment');
    },
  };
}

export function answerSum({ currency, ...sums }: TransactionSum): Shape<PaymentSum> {
  const money = (minor: number) => ({ minor, currency });
  return {
    currency,
    authorized: money(sums.authorizedMinor),
    captured: money(sums.capturedMinor),
    refunded: money(sums.refundedMinor),
    voided: money(sums.voidedMinor),
    net: money(sums.capturedMinor - sums.refundedMinor),
  };
}
