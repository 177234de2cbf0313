import { eventActions } from '@quarry/contracts/payments';
import { reasoned } from '@quarry/contracts/wording';
import { may } from '../../platform/auth/index.ts';
import { answerActions } from '../../platform/commands/index.ts';
import type { RequestContext } from '../../platform/feature.ts';
import type { PaymentEvent, Shape } from '../../platform/graphql/index.ts';
import { shopOf } from '../shops/index.ts';
import { answerPayment, answerProvider } from './payment.answer.ts';
import { paymentById, providerById } from './payment.loaders.ts';
import type { PaymentEventRecord } from './payment-event.store.ts';

/** An event as GraphQL shows it; what costs a statement is a function. */
export function answerEvent(event: PaymentEventRecord): Shape<PaymentEvent> {
  const { providerId, paymentId, shopId, state, amountMinor, currency } = event;
  return {
    ...event,
    shop: (_args: never, context: RequestContext) => shopOf(event, context),
    provider: async (_args: never, context: RequestContext) => {
      const provider = await providerById(context).load(providerId);
      if (!provider) throw new Error(`The provider ${providerId} of an event is not there.`);
      return answerProvider(provider);
    },
    amount: amountMinor === null || currency === null ? null : { minor: amountMinor, currency },
    payment: async (_args: never, context: RequestContext) => {
      const payment = paymentId === null ? null : await paymentById(context).load(paymentId);
      return payment && answerPayment(payment);
    },
    note: noteOf(event),
    actions: (_args: never, { actor }: RequestContext) => {
      const lacks = may(actor, 'update', 'Payment', { shopId }) ? null : 'update';
      return answerActions(eventActions(state, lacks), 'Payment');
    },
  };
}

/** What people wrote, or why an event contradicts what is booked: the currency of the order, or its amounts. */
function noteOf({ state, note, currency }: PaymentEventRecord) {
  if (note === null || state !== 'CONFLICT') return note === null ? null : { text: note, wording: null };
  const { reason, wording: said } =
    note === 'totals'
      ? reasoned('PAYMENT_EVENT_TOTALS')
      : reasoned('PAYMENT_EVENT_CURRENCY', { currency: currency ?? '', orders: note });
  return { text: reason, wording: said };
}
