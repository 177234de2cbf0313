import { z } from 'zod';
import { useMessages } from '../../../i18n/index.ts';
import { DateTimeField, useRecordForm } from '../../../ui/form/index.ts';
import { ActionDialog } from './action-dialog.tsx';
import type { OrderDialogProps } from './order-dialog.tsx';
import { FulfilmentLines } from './fulfilment-lines.tsx';
import { orderActionsMessages } from './order-actions.messages.ts';
import { useDeliver, type Fulfilment } from './use-order-commands.ts';

type Values = { at: string | null };
const schema: z.ZodType<Values> = z.object({ at: z.string().nullable() });

/** When a parcel arrived. */
export function DeliverDialog({ fulfilment, ...props }: OrderDialogProps) {
  return fulfilment && <Delivering {...props} fulfilment={fulfilment} />;
}

function Delivering({ order, fulfilment, onClose }: OrderDialogProps & { fulfilment: Fulfilment }) {
  const t = useMessages(orderActionsMessages);
  const form = useRecordForm<Values, Values>(schema, { at: null });
  return (
    <ActionDialog
      title={t('action.deliver')}
      label={t('action.deliver')}
      order={order}
      form={form}
      onSend={useDeliver(order, fulfilment)}
      onClose={onClose}
    >
      <FulfilmentLines fulfilment={fulfilment} />
      <DateTimeField<Values> name="at" label={t('deliveredAt')} help={t('nowHelp')} />
    </ActionDialog>
  );
}
