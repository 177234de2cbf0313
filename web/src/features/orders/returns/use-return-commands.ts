import { useMessages, useWording } from '../../../i18n/index.ts';
import { useCommand, useSaveRecord } from '../../../ui/save/index.ts';
import { useRecordsChanged } from '../../../ui/use-records-changed.ts';
import type { SendAction } from '../actions/action-dialog.tsx';
import { sendBy, useSaving, useTelling, type Asked, type Versioned } from '../actions/use-order-commands.ts';
import {
  ApproveReturnDocument,
  CancelReturnDocument,
  CloseReturnDocument,
  DeclineReturnDocument,
  ReceiveReturnDocument,
  RefundReturnDocument,
  RequestReturnDocument,
  type ReceivedReturnLineInput,
  type ReturnInput,
  type ReturnRefundInput,
} from '../order-actions.operations.generated.ts';
import type { OrderDetailFragment } from '../orders.operations.generated.ts';
import { returnName } from './return-name.ts';
import { returnsMessages } from './returns.messages.ts';

export type OrderReturn = OrderDetailFragment['returns'][number];
/** What is asked before something is done to a return. */
export type ReturnAsking = 'declineReturn' | 'receiveReturn' | 'refundReturn' | 'closeReturn' | 'cancelReturn';
export type ReasonDraft = { reason: string };
export type CloseDraft = { reason: string | null };
export type ReceiveDraft = { lines: ReceivedReturnLineInput[] };

type Did = 'approve' | 'decline' | 'receive' | 'refund' | 'close' | 'cancel';

function useDid(did: Did, { number }: OrderReturn): (name: string) => string {
  const t = useMessages(returnsMessages);
  return (name) => t(`did.${did}`, { name, return: returnName(number) });
}

const placeOf = ({ id, version }: Versioned, returned: OrderReturn) => ({
  orderId: id,
  version,
  returnId: returned.id,
});

export function useRequestReturn(order: Versioned): SendAction<ReturnInput> {
  const { id, version } = order;
  const t = useMessages(returnsMessages);
  const save = useSaveRecord({
    ...useSaving(order, (name) => t('did.request', { name })),
    document: RequestReturnDocument,
    variables: ({ draft }: Asked<ReturnInput>) => ({ id, version, input: draft }),
  });
  return sendBy(save);
}

/** At once, without a question: a return that is approved can still be cancelled. */
export function useApproveReturn(order: Versioned, returned: OrderReturn) {
  return useCommand({
    ...useTelling(order, useDid('approve', returned)),
    document: ApproveReturnDocument,
    variables: (_asked: undefined) => placeOf(order, returned),
  });
}

export function useDeclineReturn(order: Versioned, returned: OrderReturn): SendAction<ReasonDraft> {
  const save = useSaveRecord({
    ...useSaving(order, useDid('decline', returned)),
    document: DeclineReturnDocument,
    variables: ({ draft }: Asked<ReasonDraft>) => ({ ...placeOf(order, returned), ...draft }),
  });
  return sendBy(save);
}

export function useCancelReturn(order: Versioned, returned: OrderReturn): SendAction<ReasonDraft> {
  const save = useSaveRecord({
    ...useSaving(order, useDid('cancel', returned)),
    document: CancelReturnDocument,
    variables: ({ draft }: Asked<ReasonDraft>) => ({ ...placeOf(order, returned), ...draft }),
  });
  return sendBy(save);
}

export function useCloseReturn(order: Versioned, returned: OrderReturn): SendAction<CloseDraft> {
  const save = useSaveRecord({
    ...useSaving(order, useDid('close', returned)),
    document: CloseReturnDocument,
    variables: ({ draft }: Asked<CloseDraft>) => ({ ...placeOf(order, returned), ...draft }),
  });
  return sendBy(save);
}

export function useReceiveReturn(order: Versioned, returned: OrderReturn): SendAction<ReceiveDraft> {
  const save = useSaveRecord({
    ...useSaving(order, useDid('receive', returned)),
    document: ReceiveReturnDocument,
    variables: ({ draft }: Asked<ReceiveDraft>) => ({ ...placeOf(order, returned), lines: draft.lines }),
  });
  return sendBy(save);
}

export function useRefundReturn(order: Versioned, returned: OrderReturn): SendAction<ReturnRefundInput> {
  const { reason } = useWording();
  const recordsChanged = useRecordsChanged();
  const saving = useSaving(order, useDid('refund', returned));
  const save = useSaveRecord({
    ...saving,
    document: RefundReturnDocument,
    variables: ({ draft }: Asked<ReturnRefundInput>) => ({ ...placeOf(order, returned), input: draft }),
    answers: {
      ...saving.answers,
      NotAllowedNow: (refusal, asked) => {
        if (refusal.code !== 'REFUND_TOO_MUCH') return saving.answers.NotAllowedNow(refusal, asked);
        void recordsChanged('order');
        return { kind: 'refused', field: 'amount', text: reason(refusal) };
      },
    },
  });
  return sendBy(save);
}
