import { checkReturnRefund } from '@quarry/contracts/orders';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import { typedAmount } from '../../../ui/amounts.ts';
import { checkedSchema, TextareaField, TextField, useRecordForm } from '../../../ui/form/index.ts';
import { typedText } from '../../../ui/typed-text.ts';
import { ActionDialog } from '../actions/action-dialog.tsx';
import { orderActionsMessages } from '../actions/order-actions.messages.ts';
import type { OrderDialogProps } from '../actions/order-dialog.tsx';
import type { ReturnRefundInput } from '../order-actions.operations.generated.ts';
import { returnName } from './return-name.ts';
import { returnsMessages } from './returns.messages.ts';
import { useRefundReturn, type OrderReturn } from './use-return-commands.ts';

type Values = { amount: string; reason: string; note: string; reference: string };

/** What is given back for a return: what was accepted comes to, or another amount. */
export function RefundReturnDialog({ returned, ...props }: OrderDialogProps) {
  return returned && <Refunding {...props} returned={returned} />;
}

function Refunding({ order, returned, onClose }: Omit<OrderDialogProps, 'returned'> & { returned: OrderReturn }) {
  const t = useMessages(returnsMessages);
  const tAct = useMessages(orderActionsMessages);
  const format = useFormat();
  const { currency } = order;
  const amount = format.money(returned.proposed ?? { minor: 0, currency });
  const form = useRecordForm<Values, ReturnRefundInput>(refundSchema(currency), {
    amount: '',
    reason: t(`reason.${returned.reason}`),
    note: '',
    reference: '',
  });
  return (
    <ActionDialog
      title={t('title.refund', { return: returnName(returned.number) })}
      label={t('action.refund')}
      order={order}
      form={form}
      onSend={useRefundReturn(order, returned)}
      onClose={onClose}
    >
      <TextField<Values>
        name="amount"
        label={t('amount', { currency })}
        help={t('amountHelp', { amount })}
        inputMode="decimal"
        autoComplete="off"
      />
      <TextField<Values> name="reason" label={t('reason')} isRequired />
      <TextField<Values> name="reference" label={t('reference')} help={t('referenceHelp')} autoComplete="off" />
      <TextareaField<Values> name="note" label={tAct('note')} help={tAct('noteHelp')} rows={2} />
    </ActionDialog>
  );
}

function refundSchema(currency: string) {
  return checkedSchema<Values, ReturnRefundInput>(
    ({ amount, reason, note, reference }) => ({
      amount: typedAmount(amount),
      reason,
      note: typedText(note),
      reference: typedText(reference),
    }),
    (input) => checkReturnRefund(input, currency, new Date()),
  );
}
