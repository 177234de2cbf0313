import { useState } from 'react';
import { namedText, useFormat, useMessages } from '../../../i18n/index.ts';
import { ExplainedButton } from '../../../ui/explain/explained-button.tsx';
import { useExplained } from '../../../ui/explain/use-explained.ts';
import type { PaymentEventRowFragment } from '../payment-queues.operations.generated.ts';
import classes from '../payments.module.css';
import { AttachDialog } from './attach-dialog.tsx';
import { eventName } from './event-name.ts';
import { IgnoreDialog } from './ignore-dialog.tsx';
import { english, queuesMessages } from './queues.messages.ts';

/** What can be done about an event; what cannot be done now says why. */
export function EventActions({ event }: { event: PaymentEventRowFragment }) {
  const t = useMessages(queuesMessages);
  const format = useFormat();
  const explained = useExplained();
  const [asked, setAsked] = useState<string>();
  const close = () => setAsked(undefined);
  const name = eventName(event, t, format);
  return (
    <div className={classes.rowSteps}>
      {event.actions.map(({ action, isAllowed, refusal }) => (
        <ExplainedButton
          key={action}
          size="compact-sm"
          variant="default"
          label={namedText(t, english, 'action', action)}
          name={t(action === 'attach' ? 'attachNamed' : 'ignoreNamed', { name })}
          refusal={explained(isAllowed ? null : refusal)}
          onClick={() => setAsked(action)}
        />
      ))}
      {asked === 'attach' && <AttachDialog event={event} onClose={close} />}
      {asked === 'ignore' && <IgnoreDialog event={event} onClose={close} />}
    </div>
  );
}
