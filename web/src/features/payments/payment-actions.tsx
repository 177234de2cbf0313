import { useState } from 'react';
import { namedText, useMessages } from '../../i18n/index.ts';
import { ExplainedButton } from '../../ui/explain/explained-button.tsx';
import { useExplained } from '../../ui/explain/use-explained.ts';
import { CaptureDialog } from './capture-dialog.tsx';
import { DisputeDialog } from './dispute-dialog.tsx';
import { english, paymentsMessages } from './payments.messages.ts';
import type { PaymentDetailFragment } from './payments.operations.generated.ts';
import { VoidDialog } from './void-dialog.tsx';

type PaymentActionsProps = { payment: PaymentDetailFragment; size?: 'xs' };

/** What can be done to a payment; what cannot be done now says why. */
export function PaymentActions({ payment, size }: PaymentActionsProps) {
  const t = useMessages(paymentsMessages);
  const explained = useExplained();
  const [asked, setAsked] = useState<string>();
  const close = () => setAsked(undefined);
  return (
    <>
      {payment.actions.map(({ action, isAllowed, refusal }, at) => (
        <ExplainedButton
          key={action}
          {...(size ? { size } : {})}
          variant={at === 0 && isAllowed && !size ? 'filled' : 'default'}
          label={namedText(t, english, 'action', action)}
          refusal={explained(isAllowed ? null : refusal)}
          onClick={() => setAsked(action)}
        />
      ))}
      {asked === 'capture' && <CaptureDialog payment={payment} onClose={close} />}
      {asked === 'dispute' && <DisputeDialog payment={payment} onClose={close} />}
      {asked === 'void' && <VoidDialog payment={payment} onClose={close} />}
    </>
  );
}
