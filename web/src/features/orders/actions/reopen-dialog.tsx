import { orderLimits } from '@quarry/contracts/orders';
import { z } from 'zod';
import { useMessages } from '../../../i18n/index.ts';
import { TextareaField, useRecordForm } from '../../../ui/form/index.ts';
import { ActionDialog } from './action-dialog.tsx';
import type { OrderDialogProps } from './order-dialog.tsx';
import { orderActionsMessages } from './order-actions.messages.ts';
import { useReopenOrder } from './use-order-commands.ts';

type Values = { reason: string };
const schema = z.object({ reason: z.string().trim().min(1, 'required').max(orderLimits.note, 'too_long') });

/** Why a completed order is open again. */
export function ReopenDialog({ order, onClose }: OrderDialogProps) {
  const t = useMessages(orderActionsMessages);
  const form = useRecordForm<Values, Values>(schema, { reason: '' });
  return (
    <ActionDialog
      title={t('action.reopen')}
      label={t('action.reopen')}
      order={order}
      form={form}
      onSend={useReopenOrder(order)}
      onClose={onClose}
    >
      <TextareaField<Values> name="reason" label={t('reason')} isRequired rows={3} />
    </ActionDialog>
  );
}
