import { useFormat, useMessages } from '../../../i18n/index.ts';
import { useCommand, useSaveRecord } from '../../../ui/save/index.ts';
import {
  ApproveRefundDocument,
  DeclineRefundDocument,
  RequestRefundDocument,
  WithdrawRefundDocument,
  type PaidOrderFragment,
  type RefundDetailFragment,
  type RefundInput,
} from '../order-payments.operations.generated.ts';
import { formPath, type LineLeft } from './refund-values.ts';
import { refundsMessages } from './refunds.messages.ts';

/** What became of a refund: a second person decides, or a provider has to be asked first. */
function textOf(state: RefundDetailFragment['state']): 'askedFor' | 'refundSent' | 'refunded' {
  if (state === 'AWAITING_APPROVAL') return 'askedFor';
  return state === 'PROCESSING' ? 'refundSent' : 'refunded';
}

/** Gives money back, or asks a second person to. */
export function useRequestRefund({ id, version }: PaidOrderFragment, lines: readonly LineLeft[], onDone: () => void) {
  const t = useMessages(refundsMessages);
  const format = useFormat();
  return useSaveRecord({
    kind: 'refund',
    document: RequestRefundDocument,
    variables: (input: RefundInput) => ({ orderId: id, version, input }),
    answers: {
      RefundSaved: ({ refund: { state, amount } }) => ({
        kind: 'saved',
        text: t(textOf(state), { amount: format.money(amount) }),
        after: onDone,
      }),
      InvalidInput: ({ issues }, input) => ({
        kind: 'issues',
        issues: issues.map((issue) => ({ ...issue, path: formPath(issue.path, input, lines) })),
      }),
    },
  });
}

/** Approves a refund as it is shown, with the change of its order that is shown beside it. */
export function useApproveRefund({ id, version, orderChange }: RefundDetailFragment) {
  const t = useMessages(refundsMessages);
  const format = useFormat();
  return useCommand({
    kind: 'refund',
    document: ApproveRefundDocument,
    variables: () => ({ id, version, seen: orderChange?.seen ?? null }),
    answers: {
      RefundSaved: ({ refund: { state, amount } }) => ({
        kind: 'done',
        text: t(textOf(state), { amount: format.money(amount) }),
      }),
    },
  });
}

type Reason = { reason: string };

export function useDeclineRefund({ id, version }: RefundDetailFragment, onDone: () => void) {
  const t = useMessages(refundsMessages);
  const format = useFormat();
  return useSaveRecord({
    kind: 'refund',
    document: DeclineRefundDocument,
    variables: ({ reason }: Reason) => ({ id, version, reason }),
    answers: {
      RefundSaved: ({ refund: { amount } }) => ({
        kind: 'saved',
        text: t('declined', { amount: format.money(amount) }),
        after: onDone,
      }),
    },
  });
}

export function useWithdrawRefund({ id, version }: RefundDetailFragment, onDone: () => void) {
  const t = useMessages(refundsMessages);
  const format = useFormat();
  return useSaveRecord({
    kind: 'refund',
    document: WithdrawRefundDocument,
    variables: ({ reason }: Reason) => ({ id, version, reason }),
    answers: {
      RefundSaved: ({ refund: { amount } }) => ({
        kind: 'saved',
        text: t('withdrawn', { amount: format.money(amount) }),
        after: onDone,
      }),
    },
  });
}
