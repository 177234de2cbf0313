import { checkManualStep } from '@quarry/contracts/payments';
import { useFormat, useMessages } from '../../i18n/index.ts';
import { amountText, typedAmount } from '../../ui/amounts.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { checkedSchema, TextField, useRecordForm } from '../../ui/form/index.ts';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { isManual, paymentName } from './payment-name.ts';
import { paymentsMessages } from './payments.messages.ts';
import type { ManualStepInput, PaymentDetailFragment } from './payments.operations.generated.ts';
import { StepFields } from './step-fields.tsx';
import { useCapture } from './use-payment-steps.ts';

type Values = { amount: string; at: string | null; reference: string };
type StepDialogProps = { payment: PaymentDetailFragment; onClose: () => void };

const schemaIn = (currency: string) =>
  checkedSchema<Values, ManualStepInput>(
    ({ amount, at, reference }) => ({ amount: typedAmount(amount) ?? '', at, reference }),
    (input) => checkManualStep(input, currency, new Date()),
  );

/** Captures all that is open of a payment, or a part of it. */
export function CaptureDialog({ payment, onClose }: StepDialogProps) {
  const t = useMessages(paymentsMessages);
  const format = useFormat();
  const { currency, open } = payment;
  const form = useRecordForm<Values, ManualStepInput>(schemaIn(currency), {
    amount: amountText(open),
    at: null,
    reference: '',
  });
  const save = useCapture(payment, onClose);
  return (
    <FormDialog
      title={t('captureTitle', { name: paymentName(payment, t) })}
      form={form}
      saveLabel={t('action.capture')}
      onSave={save}
      onClose={onClose}
    >
      <ChangedMeanwhile payment={payment} />
      <TextField<Values>
        name="amount"
        label={t('amountIn', { currency })}
        help={t('amountLeft', { amount: format.money(open) })}
        inputMode="decimal"
        autoComplete="off"
      />
      {isManual(payment.provider) && <StepFields />}
    </FormDialog>
  );
}
