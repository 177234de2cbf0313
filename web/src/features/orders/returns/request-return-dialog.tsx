import { orderLimits, returnReasons } from '@quarry/contracts/orders';
import { z } from 'zod';
import { useMessages } from '../../../i18n/index.ts';
import { SelectField, TextareaField, useRecordForm } from '../../../ui/form/index.ts';
import { typedText } from '../../../ui/typed-text.ts';
import { ActionDialog } from '../actions/action-dialog.tsx';
import { orderActionsMessages } from '../actions/order-actions.messages.ts';
import type { OrderDialogProps } from '../actions/order-dialog.tsx';
import { UnitFields } from '../actions/unit-fields.tsx';
import { unitsSchema, type TypedUnits, type UnitsOf } from '../actions/units.ts';
import type { ReturnInput } from '../order-actions.operations.generated.ts';
import type { OrderDetailFragment } from '../orders.operations.generated.ts';
import { returnsMessages } from './returns.messages.ts';
import { useRequestReturn } from './use-return-commands.ts';

type Values = { lines: TypedUnits[]; reason: string; note: string };

const unitsOf: UnitsOf = ({ returnable }) => returnable;

/** What a customer wants to send back, and why. */
export function RequestReturnDialog({ order, onClose }: OrderDialogProps) {
  const t = useMessages(returnsMessages);
  const tAct = useMessages(orderActionsMessages);
  const schema: z.ZodType<ReturnInput> = z.object({
    lines: unitsSchema(order.lines, unitsOf),
    reason: z.enum(returnReasons, { error: 'required' }),
    note: z.string().max(orderLimits.note, 'too_long').transform(typedText),
  });
  const form = useRecordForm<Values, ReturnInput>(schema, { lines: unitsToReturn(order), reason: '', note: '' });
  return (
    <ActionDialog
      title={t('title.request')}
      label={t('title.request')}
      order={order}
      form={form}
      onSend={useRequestReturn(order)}
      onClose={onClose}
    >
      <p>{t('requestText')}</p>
      <UnitFields order={order} unitsOf={unitsOf} />
      <SelectField<Values>
        name="reason"
        label={t('reason')}
        isRequired
        options={[
          { value: '', label: tAct('chooseReason') },
          ...returnReasons.map((reason) => ({ value: reason, label: t(`reason.${reason}`) })),
        ]}
      />
      <TextareaField<Values> name="note" label={tAct('note')} help={tAct('noteHelp')} rows={3} />
    </ActionDialog>
  );
}

/** The only unit that can come back is meant; of several somebody says which. */
function unitsToReturn({ lines }: OrderDetailFragment): TypedUnits[] {
  const left = lines.filter((line) => unitsOf(line) > 0);
  const isOnly = left.reduce((sum, line) => sum + unitsOf(line), 0) === 1;
  return left.map(({ id }) => ({ lineId: id, quantity: isOnly ? '1' : '' }));
}
