import { useFormat, useMessages, useWording } from '../../../i18n/index.ts';
import { useSaveRecord } from '../../../ui/save/index.ts';
import {
  AuthorizePaymentDocument,
  OrderPaymentsDocument,
  RecordPaymentDocument,
  RequestPaymentDocument,
  type ManualPaymentInput,
  type PaidOrderFragment,
  type RequestPaymentInput,
} from '../order-payments.operations.generated.ts';
import { paymentsMessages } from '../payments.messages.ts';
import { refundsMessages } from './refunds.messages.ts';

/** The next amount is proposed by what is left at that moment, so the section shows the order that came back. */
const sectionOf = (orderId: string) => ({ document: OrderPaymentsDocument, variables: { id: orderId } });

/** Records what was paid for an order. */
export function useRecordPayment(orderId: string, onDone: () => void) {
  const t = useMessages(refundsMessages);
  const format = useFormat();
  return useSaveRecord({
    kind: 'payment',
    document: RecordPaymentDocument,
    page: sectionOf(orderId),
    variables: (input: ManualPaymentInput) => ({ orderId, input }),
    answers: {
      PaymentSaved: ({ payment, order }) => ({
        kind: 'saved',
        text: t('recorded', { amount: format.money(payment.captured) }),
        shown: { order },
        after: onDone,
      }),
    },
  });
}

/** Records what was promised for an order, and is captured later. */
export function useAuthorizePayment(orderId: string, onDone: () => void) {
  const t = useMessages(refundsMessages);
  const format = useFormat();
  return useSaveRecord({
    kind: 'payment',
    document: AuthorizePaymentDocument,
    page: sectionOf(orderId),
    variables: (input: ManualPaymentInput) => ({ orderId, input }),
    answers: {
      PaymentSaved: ({ payment, order }) => ({
        kind: 'saved',
        text: t('authorizedNow', { amount: format.money(payment.authorized) }),
        shown: { order },
        after: onDone,
      }),
    },
  });
}

const refusalsOfProvider: ReadonlySet<string> = new Set(['PAYMENT_PROVIDER_OF_PEOPLE', 'PAYMENT_PROVIDER_DISABLED']);

/** Has a provider asked to authorise a payment for an order. */
export function useRequestPayment({ id, version, askableProviders }: PaidOrderFragment, onDone: () => void) {
  const tPayments = useMessages(paymentsMessages);
  const { reason } = useWording();
  return useSaveRecord({
    kind: 'payment',
    document: RequestPaymentDocument,
    page: sectionOf(id),
    variables: (input: RequestPaymentInput) => ({ orderId: id, version, input }),
    answers: {
      PaymentSaved: ({ order }, { providerId }) => ({
        kind: 'saved',
        text: tPayments('askedProvider', { name: askableProviders.find((one) => one.id === providerId)?.name ?? '' }),
        shown: { order },
        after: onDone,
      }),
      NotAllowedNow: (refusal) => ({
        kind: 'refused',
        field: refusalsOfProvider.has(refusal.code) ? 'providerId' : 'amount',
        text: reason(refusal),
      }),
    },
  });
}
