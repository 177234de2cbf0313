import { z } from 'zod';
import { useMessages } from '../../../i18n/index.ts';
import { useRecordForm } from '../../../ui/form/index.ts';
import { ActionDialog } from './action-dialog.tsx';
import type { OrderDialogProps } from './order-dialog.tsx';
import { orderActionsMessages } from './order-actions.messages.ts';
import { UnitFields } from './unit-fields.tsx';
import { unitsLeft, unitsSchema, type TypedUnits } from './units.ts';
import { usePackOrder, type PackDraft } from './use-order-commands.ts';

/** Which units are packed together. */
export function PackDialog({ order, onClose }: OrderDialogProps) {
  const t = useMessages(orderActionsMessages);
  const form = useRecordForm<{ lines: TypedUnits[] }, PackDraft>(z.object({ lines: unitsSchema(order.lines) }), {
    lines: unitsLeft(order.lines),
  });
  return (
    <ActionDialog
      title={t('action.pack')}
      label={t('action.pack')}
      order={order}
      form={form}
      onSend={usePackOrder(order)}
      onClose={onClose}
    >
      <UnitFields order={order} />
    </ActionDialog>
  );
}
