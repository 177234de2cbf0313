import { checkRequestPayment } from '@quarry/contracts/payments';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import { amountText, typedAmount } from '../../../ui/amounts.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { checkedSchema, SelectField, TextField, useRecordForm } from '../../../ui/form/index.ts';
import { paymentsMessages } from '../payments.messages.ts';
import type { PaidOrderFragment, RequestPaymentInput } from '../order-payments.operations.generated.ts';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
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
  const { currency, outstanding, askableProviders, requestable } = order;
  // A provider in test mode moves no money.
  const usual = askableProviders.find(({ mode }) => mode === 'LIVE') ?? askableProviders[0];
  const form = useRecordForm<RequestPaymentInput, RequestPaymentInput>(schemaIn(currency), {
    providerId: usual?.id ?? '',
    amount: requestable && requestable.minor > 0 ? amountText(requestable) : '',
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
      <ChangedMeanwhile order={order} what="requestable" />
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
