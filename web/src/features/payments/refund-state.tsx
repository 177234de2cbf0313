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

type RefundStateProps = { refund: { state: State; disputeState: DisputeState | null } };

/** How a refund stands; of what a bank took back, how its dispute stands. */
export function RefundState({ refund: { state, disputeState } }: RefundStateProps) {
  const t = useMessages(refundsMessages);
  return disputeState === null ? (
    <StatusDot tone={tones[state]} label={t(`state.${state}`)} />
  ) : (
    <StatusDot tone={tonesOfDisputes[disputeState]} label={t(`dispute.${disputeState}`)} />
  );
}
