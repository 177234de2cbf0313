import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import { DateTimeField, SelectField, TextField, useRecordForm } from '../../../ui/form/index.ts';
import { typedText } from '../../../ui/typed-text.ts';
import type { ShipOrderInput } from '../order-actions.operations.generated.ts';
import type { OrderDetailFragment } from '../orders.operations.generated.ts';
import { ActionDialog } from './action-dialog.tsx';
import { FulfilmentLines } from './fulfilment-lines.tsx';
import type { OrderDialogProps } from './order-dialog.tsx';
import classes from './order-actions.module.css';
import { orderActionsMessages } from './order-actions.messages.ts';
import { UnitFields } from './unit-fields.tsx';
import { unitsLeft, unitsSchema, type TypedUnits } from './units.ts';
import { fulfilmentName, useShipOrder } from './use-order-commands.ts';

type ShipValues = {
  /** What was packed, or nothing for units that were not. */
  fulfilmentId: string;
  lines: TypedUnits[];
  carrier: string;
  tracking: string;
  shippedAt: string | null;
};

/** What leaves the house, by whom and under which number. */
export function ShipDialog({ order, fulfilment, onClose }: OrderDialogProps) {
  const t = useMessages(orderActionsMessages);
  const packed = order.fulfilments.filter(({ status }) => status === 'PACKING');
  const form = useRecordForm<ShipValues, ShipOrderInput>(shipSchema(order), {
    fulfilmentId: (fulfilment ?? packed[0])?.id ?? '',
    lines: unitsLeft(order.lines),
    carrier: fulfilment?.carrier ?? '',
    tracking: fulfilment?.tracking ?? '',
    shippedAt: null,
  });
  const chosen = useWatch({ control: form.control, name: 'fulfilmentId' });
  const shown = order.fulfilments.find(({ id }) => id === chosen);
  return (
    <ActionDialog
      title={t('action.ship')}
      label={t('action.ship')}
      order={order}
      form={form}
      onSend={useShipOrder(order)}
      onClose={onClose}
    >
      {!fulfilment && <WhatIsShipped order={order} packed={packed} />}
      {shown && <FulfilmentLines fulfilment={shown} />}
      {!shown && !isMany(order) && <UnitFields order={order} />}
      {!shown && isMany(order) && <p>{t('shipAll', { count: unitsLeft(order.lines).length })}</p>}
      <div className={classes.two}>
        <TextField<ShipValues> name="carrier" label={t('carrier')} autoComplete="off" />
        <TextField<ShipValues> name="tracking" label={t('tracking')} autoComplete="off" />
      </div>
      <DateTimeField<ShipValues> name="shippedAt" label={t('shippedAt')} help={t('nowHelp')} />
    </ActionDialog>
  );
}

type WhatIsShippedProps = Pick<OrderDialogProps, 'order'> & { packed: OrderDetailFragment['fulfilments'] };

/** Asked where there is more than one answer. */
function WhatIsShipped({ order, packed }: WhatIsShippedProps) {
  const t = useMessages(orderActionsMessages);
  const format = useFormat();
  const isMoreLeft = unitsLeft(order.lines).length > 0;
  if (packed.length + (isMoreLeft ? 1 : 0) < 2) return null;
  return (
    <SelectField<ShipValues>
      name="fulfilmentId"
      label={t('shipWhat')}
      options={[
        ...packed.map(({ id, number, lines }) => {
          const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
          return {
            value: id,
            label: t('packedIn', { fulfilment: fulfilmentName(number), count, units: format.number(count) }),
          };
        }),
        ...(isMoreLeft ? [{ value: '', label: t('notPacked') }] : []),
      ]}
    />
  );
}

/** Nobody types the units of so many lines, and a request holds no more than 1,000. */
const mostLines = 500;

function isMany({ lines }: OrderDetailFragment): boolean {
  return unitsLeft(lines).length > mostLines;
}

function shipSchema(order: OrderDetailFragment): z.ZodType<ShipOrderInput> {
  const units = unitsSchema(order.lines);
  return z.custom<ShipValues>().transform((values, context) => {
    const { fulfilmentId, lines, carrier, tracking, shippedAt } = values;
    const common = { carrier: typedText(carrier), tracking: typedText(tracking), shippedAt };
    if (fulfilmentId !== '') return { fulfilmentId, ...common };
    // Without lines everything that is left goes.
    if (isMany(order)) return common;
    const read = units.safeParse(lines);
    if (read.success) return { lines: read.data, ...common };
    for (const { message, path } of read.error.issues)
      context.addIssue({ code: 'custom', message, path: ['lines', ...path] });
    return z.NEVER;
  });
}
