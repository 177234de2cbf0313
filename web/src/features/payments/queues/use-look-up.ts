import { useMessages } from '../../../i18n/index.ts';
import { useCommand } from '../../../ui/save/index.ts';
import { LookUpPaymentRequestDocument } from '../payment-queues.operations.generated.ts';
import { queuesMessages } from './queues.messages.ts';

/** Has a provider asked at once what became of a request. */
export function useLookUp() {
  const t = useMessages(queuesMessages);
  return useCommand({
    kind: 'payment',
    document: LookUpPaymentRequestDocument,
    variables: (id: string) => ({ id }),
    answers: { PaymentRequestLookedUp: () => ({ kind: 'done', text: t('lookedUp') }) },
  });
}
