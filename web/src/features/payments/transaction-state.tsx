import { useMessages, useWording } from '../../i18n/index.ts';
import { StatusDot, type Tone } from '../../ui/status-dot.tsx';
import { paymentsMessages } from './payments.messages.ts';
import classes from './payments.module.css';
import type { PaymentTransactionState, TransactionDetailFragment } from './payments.operations.generated.ts';
import { useUnsettledWords } from './queues/use-unsettled-words.ts';

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

/** The same, with what it waits for, and what its provider said. */
export function StateInWords({ transaction }: { transaction: TransactionDetailFragment }) {
  const { sentence } = useWording();
  const words = useUnsettledWords()(transaction);
  const { state, error } = transaction;
  return (
    <span className={classes.stack}>
      <TransactionState state={state} />
      {words !== null && <span className={classes.note}>{words}</span>}
      {error !== null && <span className={classes.note}>{sentence(error)}</span>}
    </span>
  );
}
