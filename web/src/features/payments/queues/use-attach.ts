import { useMessages, useWording } from '../../../i18n/index.ts';
import { useSaveRecord } from '../../../ui/save/index.ts';
import { useRecordsChanged } from '../../../ui/use-records-changed.ts';
import { AttachPaymentEventDocument } from '../payment-queues.operations.generated.ts';
import { paymentsMessages } from '../payments.messages.ts';
import { queuesMessages } from './queues.messages.ts';

export type Attaching = { orderId: string; confirmed: boolean };
type Follow = {
  onDone: () => void;
  /** The order has less outstanding than the event says. */
  onTooMuch: (orderId: string) => void;
};

const confirmable: ReadonlySet<string> = new Set(['PAYMENT_EVENT_AMOUNT', 'PAYMENT_EVENT_CANCELLED']);

/** Books what a provider told on an order. */
export function useAttach(id: string, { onDone, onTooMuch }: Follow) {
  const t = useMessages(queuesMessages);
  const tPayments = useMessages(paymentsMessages);
  const { reason } = useWording();
  const recordsChanged = useRecordsChanged();
  return useSaveRecord({
    kind: 'payment_event',
    document: AttachPaymentEventDocument,
    variables: (draft: Attaching) => ({ id, ...draft }),
    answers: {
      PaymentEventAttached: ({ order }) => ({
        kind: 'saved',
        text: t('attached', {
          order: order.number ?? order.externalId ?? tPayments('orderWithoutNumber'),
        }),
        after: () => {
          // The order and its payments are others now.
          void recordsChanged();
          onDone();
        },
      }),
      NotAllowedNow: (refusal, { orderId }) => {
        if (confirmable.has(refusal.code)) onTooMuch(orderId);
        return { kind: 'refused', field: 'orderId', text: reason(refusal) };
      },
    },
  });
}
