import { orderCancelReasons, orderLimits } from '@quarry/contracts/orders';
import { z } from 'zod';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import { SelectField, TextareaField, useRecordForm } from '../../../ui/form/index.ts';
import { typedText } from '../../../ui/typed-text.ts';
import type { OrderDetailFragment } from '../orders.operations.generated.ts';
import { ActionDialog } from './action-dialog.tsx';
import type { OrderDialogProps } from './order-dialog.tsx';
import classes from './order-actions.module.css';
import { orderActionsMessages } from './order-actions.messages.ts';
import { useCancelOrder, type CancelDraft } from './use-order-commands.ts';

type Values = { reason: string; note: string };

const fields = z.object({
  reason: z.enum(orderCancelReasons, { error: 'required' }),
  note: z.string().max(orderLimits.note, 'too_long').transform(typedText),
});

/** Why an order is cancelled, after what becomes of its money and its parcels. */
export function CancelDialog({ order, onClose }: OrderDialogProps) {
  const t = useMessages(orderActionsMessages);
  const format = useFormat();
  const paid = paidOf(order);
  const refund = paid.minor > 0;
  const form = useRecordForm<Values, CancelDraft>(
    fields.transform((draft) => ({ ...draft, refund })),
    { reason: '', note: '' },
  );
  return (
    <ActionDialog
      title={t('action.cancel')}
      label={refund ? t('cancelAndRefund', { amount: format.money(paid) }) : t('action.cancel')}
      isDanger
      keepLabel={t('keepOrder')}
      order={order}
      form={form}
      onSend={useCancelOrder(order)}
      onClose={onClose}
    >
      <Consequences order={order} />
      <SelectField<Values>
        name="reason"
        label={t('reason')}
        isRequired
        options={[
          { value: '', label: t('chooseReason') },
          ...orderCancelReasons.map((reason) => ({ value: reason, label: t(`cancel.${reason}`) })),
        ]}
      />
      <TextareaField<Values> name="note" label={t('note')} help={t('noteHelp')} rows={3} />
    </ActionDialog>
  );
}

function Consequences({ order }: { order: OrderDetailFragment }) {
  const t = useMessages(orderActionsMessages);
  const format = useFormat();
  const paid = paidOf(order);
  const { authorized, lines } = order;
  const packed = lines.reduce((sum, line) => sum + line.packed, 0);
  return (
    <ul className={classes.consequences}>
      {authorized.minor > 0 && <li>{t('cancelVoids', { amount: format.money(authorized) })}</li>}
      {paid.minor > 0 && <li>{t('cancelRefunds', { amount: format.money(paid) })}</li>}
      {authorized.minor <= 0 && paid.minor <= 0 && <li>{t('cancelNoMoney')}</li>}
      {packed > 0 && <li>{t('cancelPacked', { count: packed })}</li>}
      <li>{t('cancelFinal')}</li>
    </ul>
  );
}

/** What was paid and not given back. */
function paidOf({ captured, refunded, currency }: OrderDetailFragment) {
  return { minor: Math.max(0, captured.minor - refunded.minor), currency };
}
