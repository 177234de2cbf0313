import { ignoreReasonInput } from '@quarry/contracts/payments';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextField, useRecordForm } from '../../../ui/form/index.ts';
import { useSaveRecord } from '../../../ui/save/index.ts';
import { IgnorePaymentEventDocument, type PaymentEventRowFragment } from '../payment-queues.operations.generated.ts';
import { eventName } from './event-name.ts';
import { queuesMessages } from './queues.messages.ts';

type Reason = { reason: string };
type IgnoreDialogProps = { event: PaymentEventRowFragment; onClose: () => void };

/** Leaves an event unbooked, for a reason. */
export function IgnoreDialog({ event, onClose }: IgnoreDialogProps) {
  const t = useMessages(queuesMessages);
  const format = useFormat();
  const form = useRecordForm<Reason, Reason>(ignoreReasonInput, { reason: '' });
  const ignore = useSaveRecord({
    kind: 'payment_event',
    document: IgnorePaymentEventDocument,
    variables: ({ reason }: Reason) => ({ id: event.id, reason }),
    answers: { PaymentEventIgnored: () => ({ kind: 'saved', text: t('ignored'), after: onClose }) },
  });
  return (
    <FormDialog
      title={t('ignoreTitle', { name: eventName(event, t, format) })}
      form={form}
      saveLabel={t('action.ignore')}
      onSave={ignore}
      onClose={onClose}
    >
      <p>{t('ignoreHelp')}</p>
      <TextField<Reason> name="reason" label={t('reason')} isRequired />
    </FormDialog>
  );
}
