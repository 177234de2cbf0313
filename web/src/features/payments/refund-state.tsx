import { useMessages } from '../../i18n/index.ts';
import { StatusDot, type Tone } from '../../ui/status-dot.tsx';
import { refundsMessages } from './order/refunds.messages.ts';
import type { RefundState as State } from './payments.operations.generated.ts';

const tones: Readonly<Record<State, Tone>> = {
  AWAITING_APPROVAL: 'warning',
  APPROVED: 'info',
  PROCESSING: 'info',
  SUCCEEDED: 'success',
  FAILED: 'danger',
  DECLINED: 'neutral',
  WITHDRAWN: 'neutral',
};

export function RefundState({ state }: { state: State }) {
  const t = useMessages(refundsMessages);
  return <StatusDot tone={tones[state]} label={t(`state.${state}`)} />;
}
