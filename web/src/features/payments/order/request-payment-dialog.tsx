import { checkRequestPayment } from '@quarry/contracts/payments';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import { amountText, typedAmount } from '../../../ui/amounts.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { checkedSchema, SelectField, TextField, useRecordForm } from '../../../ui/form/index.ts';
import { paymentsMessages } from '../payments.messages.ts';
import type { PaidOrderFragment, RequestPaymentInput } from '../payments.operations.generated.ts';
import { isUnsettled } from '../queues/queue-states.ts';
import { refundsMessages } from './refunds.messages.ts';
import { useRequestPayment } from './use-add-payment.ts';

const schemaIn = (currency: string) =>
  checkedSchema<RequestPaymentInput, RequestPaymentInput>(
    ({ amount, ...values }) => ({ ...values, amount: typedAmount(amount) ?? '' }),
    (input) => checkRequestPayment(input, currency),
  );

type RequestPaymentDialogProps = { order: PaidOrderFragment; onClose: () => void };

/** Asks a provider to authorise an amount; its answer is seen in the payments of the order. */
export function RequestPaymentDialog({ order, onClose }: RequestPaymentDialogProps) {
  const t = useMessages(refundsMessages);
  const tPayments = useMessages(paymentsMessages);
  const format = useFormat();
  const { currency, outstanding, askableProviders } = order;
  const proposed = { minor: outstanding.minor - promisedMinor(order), currency };
  const form = useRecordForm<RequestPaymentInput, RequestPaymentInput>(schemaIn(currency), {
    providerId: askableProviders[0]?.id ?? '',
    amount: proposed.minor > 0 ? amountText(proposed) : '',
  });
  const request = useRequestPayment(order, onClose);
  return (
    <FormDialog
      title={t('action.request')}
      form={form}
      saveLabel={t('action.request')}
      onSave={request}
      onClose={onClose}
    >
      <SelectField<RequestPaymentInput>
        name="providerId"
        label={tPayments('provider')}
        options={askableProviders.map(({ id: value, name, mode }) => ({
          value,
          label: mode === 'TEST' ? t('inTestMode', { name }) : name,
        }))}
      />
      <TextField<RequestPaymentInput>
        name="amount"
        label={tPayments('amountIn', { currency })}
        {...(outstanding.minor > 0 ? { help: t('outstanding', { amount: format.money(outstanding) }) } : {})}
        inputMode="decimal"
        autoComplete="off"
        isRequired
      />
    </FormDialog>
  );
}

/** What is authorised already, and what a provider was asked to authorise. */
function promisedMinor({ payments }: PaidOrderFragment): number {
  return payments.reduce((sum, { open, transactions }) => {
    const asked = transactions.filter(({ kind, state }) => kind === 'AUTHORIZE' && isUnsettled(state));
    return asked.reduce((more, { amount }) => more + amount.minor, sum + open.minor);
  }, 0);
}
