import { useMessages } from '../../i18n/index.ts';
import { StatusDot, type Tone } from '../../ui/status-dot.tsx';
import { paymentsMessages } from './payments.messages.ts';
import type { PaymentTransactionState } from './payments.operations.generated.ts';

const tones: Readonly<Record<PaymentTransactionState, Tone>> = {
  REQUESTED: 'info',
  SENT: 'info',
  PENDING: 'info',
  UNKNOWN: 'warning',
  SUCCEEDED: 'success',
  FAILED: 'danger',
};

export function TransactionState({ state }: { state: PaymentTransactionState }) {
  const t = useMessages(paymentsMessages);
  return <StatusDot tone={tones[state]} label={t(`state.${state}`)} />;
}
