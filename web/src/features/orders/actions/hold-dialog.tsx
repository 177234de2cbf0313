import { orderHoldReasons, orderLimits } from '@quarry/contracts/orders';
import { z } from 'zod';
import { useMessages } from '../../../i18n/index.ts';
import { SelectField, TextareaField, useRecordForm } from '../../../ui/form/index.ts';
import { typedText } from '../../../ui/typed-text.ts';
import { ActionDialog } from './action-dialog.tsx';
import type { OrderDialogProps } from './order-dialog.tsx';
import { orderActionsMessages } from './order-actions.messages.ts';
import { useHoldOrder, type HoldDraft } from './use-order-commands.ts';

type Values = { reason: string; note: string };

const schema: z.ZodType<HoldDraft> = z.object({
  reason: z.enum(orderHoldReasons, { error: 'required' }),
  note: z.string().max(orderLimits.note, 'too_long').transform(typedText),
});

/** Why nothing of the order is shipped for now. */
export function HoldDialog({ order, onClose }: OrderDialogProps) {
  const t = useMessages(orderActionsMessages);
  const form = useRecordForm<Values, HoldDraft>(schema, { reason: '', note: '' });
  return (
    <ActionDialog
      title={t('action.hold')}
      label={t('action.hold')}
      order={order}
      form={form}
      onSend={useHoldOrder(order)}
      onClose={onClose}
    >
      <SelectField<Values>
        name="reason"
        label={t('reason')}
        isRequired
        options={[
          { value: '', label: t('chooseReason') },
          ...orderHoldReasons.map((reason) => ({ value: reason, label: t(`hold.${reason}`) })),
        ]}
      />
      <TextareaField<Values> name="note" label={t('note')} help={t('noteHelp')} rows={3} />
    </ActionDialog>
  );
}
