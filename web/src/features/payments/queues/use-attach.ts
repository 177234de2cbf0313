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
      PaymentEventAttached: ({ event, order }) => ({
        kind: 'saved',
        text: t(event.state === 'APPLIED' ? 'attached' : 'attachedInPart', {
          order: order.number ?? order.externalId ?? tPayments('orderWithoutNumber'),
        }),
        after: () => {
          // The order and its payments are others now.
          void recordsChanged();
          onDone();
        },
      }),
      NotAllowedNow: (refusal, { orderId }) => {
        if (refusal.code === 'PAYMENT_EVENT_AMOUNT') onTooMuch(orderId);
        return { kind: 'refused', field: 'orderId', text: reason(refusal) };
      },
    },
  });
}
