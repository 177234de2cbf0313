import { useMessages } from '../../i18n/index.ts';
import { StatusDot, type Tone } from '../../ui/status-dot.tsx';
import { refundsMessages } from './order/refunds.messages.ts';
import type { DisputeState, RefundState as State } from './order-payments.operations.generated.ts';

const tones: Readonly<Record<State, Tone>> = {
  AWAITING_APPROVAL: 'warning',
  APPROVED: 'info',
  PROCESSING: 'info',
  SUCCEEDED: 'success',
  FAILED: 'danger',
  DECLINED: 'neutral',
  WITHDRAWN: 'neutral',
};
const tonesOfDisputes: Readonly<Record<DisputeState, Tone>> = { OPEN: 'warning', WON: 'success', LOST: 'danger' };

type RefundStateProps = { refund: { state: State; disputeState: DisputeState | null; orderChange: object | null } };

/** How a refund stands, and whether its order changed while it waits; of what a bank took back, how its dispute stands. */
export function RefundState({ refund: { state, disputeState, orderChange } }: RefundStateProps) {
  const t = useMessages(refundsMessages);
  return disputeState === null ? (
    <StatusDot tone={tones[state]} label={orderChange === null ? t(`state.${state}`) : t('orderChanged')} />
  ) : (
    <StatusDot tone={tonesOfDisputes[disputeState]} label={t(`dispute.${disputeState}`)} />
  );
}
