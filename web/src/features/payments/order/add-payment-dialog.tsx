import { checkManualPayment } from '@quarry/contracts/payments';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import { amountText, typedAmount } from '../../../ui/amounts.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { checkedSchema, DateTimeField, TextField, useRecordForm } from '../../../ui/form/index.ts';
import { paymentsMessages } from '../payments.messages.ts';
import type { ManualPaymentInput, PaidOrderFragment } from '../order-payments.operations.generated.ts';
import { StepFields } from '../step-fields.tsx';
import { refundsMessages } from './refunds.messages.ts';
import { useAuthorizePayment, useRecordPayment } from './use-add-payment.ts';

type Values = {
  amount: string;
  at: string | null;
  reference: string;
  methodLabel: string;
  authExpiresAt: string | null;
};

const schemaIn = (currency: string) =>
  checkedSchema<Values, ManualPaymentInput>(
    ({ amount, ...values }) => ({ ...values, amount: typedAmount(amount) ?? '' }),
    (input) => checkManualPayment(input, currency, new Date()),
  );

type AddPaymentDialogProps = { order: PaidOrderFragment; isCaptured: boolean; onClose: () => void };

/** What somebody saw happen: money that came in, or that was promised. */
export function AddPaymentDialog({ order, isCaptured, onClose }: AddPaymentDialogProps) {
  const t = useMessages(refundsMessages);
  const tPayments = useMessages(paymentsMessages);
  const format = useFormat();
  const { id, currency, outstanding, requestable } = order;
  const isOutstanding = outstanding.minor > 0;
  // What is authorised already need not be authorised again.
  const proposed = isCaptured ? outstanding : requestable;
  const form = useRecordForm<Values, ManualPaymentInput>(schemaIn(currency), {
    amount: proposed && proposed.minor > 0 ? amountText(proposed) : '',
    at: null,
    reference: '',
    methodLabel: '',
    authExpiresAt: null,
  });
  const record = useRecordPayment(id, onClose);
  const authorize = useAuthorizePayment(id, onClose);
  return (
    <FormDialog
      title={t(isCaptured ? 'action.record' : 'authorizeTitle')}
      form={form}
      saveLabel={t(isCaptured ? 'action.record' : 'action.authorize')}
      onSave={isCaptured ? record : authorize}
      onClose={onClose}
    >
      <TextField<Values>
        name="amount"
        label={tPayments('amountIn', { currency })}
        {...(isOutstanding ? { help: t('outstanding', { amount: format.money(outstanding) }) } : {})}
        inputMode="decimal"
        autoComplete="off"
      />
      <TextField<Values> name="methodLabel" label={tPayments('method')} help={t('methodHelp')} />
      <StepFields />
      {!isCaptured && (
        <DateTimeField<Values> name="authExpiresAt" label={tPayments('expires')} help={t('expiresHelp')} />
      )}
    </FormDialog>
  );
}
