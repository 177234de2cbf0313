import { useMessages, useWording } from '../../../i18n/index.ts';
import { StatusDot, type Tone } from '../../../ui/status-dot.tsx';
import type { PaymentEventRowFragment } from '../payment-queues.operations.generated.ts';
import classes from '../payments.module.css';
import { queuesMessages } from './queues.messages.ts';

const tones: Readonly<Record<PaymentEventRowFragment['state'], Tone>> = {
  RECEIVED: 'info',
  WAITING: 'info',
  APPLIED: 'success',
  UNMATCHED: 'warning',
  CONFLICT: 'danger',
  IGNORED: 'neutral',
};

export function EventState({ state }: Pick<PaymentEventRowFragment, 'state'>) {
  const t = useMessages(queuesMessages);
  return <StatusDot tone={tones[state]} label={t(`state.${state}`)} />;
}

/** The same, with why it was ignored, or what contradicts it. */
export function EventStateWithNote({ event: { state, note } }: { event: PaymentEventRowFragment }) {
  const { sentence } = useWording();
  return (
    <span className={classes.stack}>
      <EventState state={state} />
      {note !== null && <span className={classes.note}>{sentence(note)}</span>}
    </span>
  );
}
