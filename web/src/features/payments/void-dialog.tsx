import { checkManualVoid } from '@quarry/contracts/payments';
import { useFormat, useMessages } from '../../i18n/index.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { checkedSchema, useRecordForm } from '../../ui/form/index.ts';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { isManual, paymentName } from './payment-name.ts';
import { paymentsMessages } from './payments.messages.ts';
import type { ManualVoidInput, PaymentDetailFragment } from './payments.operations.generated.ts';
import { StepFields, type StepValues } from './step-fields.tsx';
import { useVoid } from './use-payment-steps.ts';

type VoidDialogProps = { payment: PaymentDetailFragment; onClose: () => void };

const schema = checkedSchema<StepValues, ManualVoidInput>(
  (values) => values,
  (input) => checkManualVoid(input, new Date()),
);

/** Lets go of all that is open of a payment. */
export function VoidDialog({ payment, onClose }: VoidDialogProps) {
  const t = useMessages(paymentsMessages);
  const format = useFormat();
  const form = useRecordForm<StepValues, ManualVoidInput>(schema, { at: null, reference: '' });
  const save = useVoid(payment, onClose);
  return (
    <FormDialog
      title={t('voidTitle', { name: paymentName(payment, t) })}
      form={form}
      saveLabel={t('action.void')}
      isDanger
      onSave={save}
      onClose={onClose}
    >
      <ChangedMeanwhile payment={payment} />
      <p>{t('voidText', { amount: format.money(payment.open) })}</p>
      {isManual(payment.provider) && <StepFields />}
    </FormDialog>
  );
}
