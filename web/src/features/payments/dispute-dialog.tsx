import { checkDispute, disputableOf } from '@quarry/contracts/payments';
import { useFormat, useMessages, useWording } from '../../i18n/index.ts';
import { amountText, typedAmount } from '../../ui/amounts.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { checkedSchema, TextField, useRecordForm } from '../../ui/form/index.ts';
import { useSaveRecord } from '../../ui/save/index.ts';
import { paymentName } from './payment-name.ts';
import { paymentsMessages } from './payments.messages.ts';
import { RecordDisputeDocument, type DisputeInput } from './order-payments.operations.generated.ts';
import { PaymentByIdDocument, type PaymentDetailFragment } from './payments.operations.generated.ts';
import { StepFields } from './step-fields.tsx';

type Values = { amount: string; reason: string; at: string | null; reference: string };
type DisputeDialogProps = { payment: PaymentDetailFragment; onClose: () => void };

const schemaIn = (currency: string) =>
  checkedSchema<Values, DisputeInput>(
    ({ amount, ...values }) => ({ ...values, amount: typedAmount(amount) ?? '' }),
    (input) => checkDispute(input, currency, new Date()),
  );

/** Records what the customer's bank took back of a payment that people enter. */
export function DisputeDialog({ payment, onClose }: DisputeDialogProps) {
  const t = useMessages(paymentsMessages);
  const format = useFormat();
  const { currency, captured, refunded } = payment;
  const minor = disputableOf({ capturedMinor: captured.minor, refundedMinor: refunded.minor, refundPendingMinor: 0 });
  const left = { minor, currency };
  const form = useRecordForm<Values, DisputeInput>(schemaIn(currency), {
    amount: amountText(left),
    reason: '',
    at: null,
    reference: '',
  });
  const save = useRecordDispute(payment, onClose);
  return (
    <FormDialog
      title={t('disputeTitle', { name: paymentName(payment, t) })}
      form={form}
      saveLabel={t('action.dispute')}
      onSave={save}
      onClose={onClose}
    >
      <p>{t('disputeHelp')}</p>
      <TextField<Values>
        name="amount"
        label={t('amountIn', { currency })}
        help={t('amountLeft', { amount: format.money(left) })}
        inputMode="decimal"
        autoComplete="off"
      />
      <TextField<Values> name="reason" label={t('reason')} isRequired />
      <StepFields />
    </FormDialog>
  );
}

function useRecordDispute({ id, version }: PaymentDetailFragment, onDone: () => void) {
  const t = useMessages(paymentsMessages);
  const format = useFormat();
  const { reason } = useWording();
  return useSaveRecord({
    kind: 'payment',
    document: RecordDisputeDocument,
    variables: (input: DisputeInput) => ({ paymentId: id, version, input }),
    page: { document: PaymentByIdDocument, variables: { id } },
    answers: {
      RefundSaved: ({ refund: { amount } }) => ({
        kind: 'saved',
        text: t('disputed', { amount: format.money(amount) }),
        after: onDone,
      }),
      NotAllowedNow: (refusal) => ({ kind: 'refused', field: 'amount', text: reason(refusal) }),
    },
  });
}
