import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { requestGraphql } from '../../../data/index.ts';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { ReferenceField, SwitchField, useRecordForm } from '../../../ui/form/index.ts';
import {
  OrdersToAttachDocument,
  type OrdersToAttachQuery,
  type PaymentEventRowFragment,
} from '../payment-queues.operations.generated.ts';
import { paymentsMessages } from '../payments.messages.ts';
import { eventName } from './event-name.ts';
import { queuesMessages } from './queues.messages.ts';
import { useAttach, type Attaching } from './use-attach.ts';

type Values = { orderId: string | null; confirmed: boolean };
type FoundOrder = OrdersToAttachQuery['orders']['nodes'][number];

const attachInput: z.ZodType<Attaching> = z.object({
  orderId: z.string({ error: 'required' }),
  confirmed: z.boolean(),
});

type AttachDialogProps = { event: PaymentEventRowFragment; onClose: () => void };

/** Books an event on an order that is found by its number; more than is outstanding has to be confirmed. */
export function AttachDialog({ event, onClose }: AttachDialogProps) {
  const t = useMessages(queuesMessages);
  const format = useFormat();
  const orderChoice = useOrderChoice();
  const form = useRecordForm<Values, Attaching>(attachInput, { orderId: null, confirmed: false });
  const orderId = useWatch({ control: form.control, name: 'orderId' });
  const [tooMuchOf, setTooMuchOf] = useState<string>();
  const isAsked = orderId !== null && orderId === tooMuchOf;
  const attach = useAttach(event.id, { onDone: onClose, onTooMuch: setTooMuchOf });
  const { shop } = event;
  return (
    <FormDialog
      title={t('attachTitle', { name: eventName(event, t, format) })}
      form={form}
      saveLabel={t('action.attach')}
      // What was confirmed of one order is not confirmed of another.
      onSave={({ confirmed, ...draft }) => attach({ ...draft, confirmed: isAsked && confirmed })}
      onClose={onClose}
    >
      <p>{t('attachHelp')}</p>
      <ReferenceField<Values>
        name="orderId"
        label={t('order')}
        help={t('orderHelp')}
        current={null}
        choices={{
          name: `${OrdersToAttachDocument.name} ${shop.id}`,
          find: async (search, signal) => {
            const found = await requestGraphql(OrdersToAttachDocument, { search, shopId: shop.id }, { signal });
            return found.orders.nodes.map((order) => ({ id: order.id, name: orderChoice(order) }));
          },
        }}
      />
      {isAsked && <SwitchField<Values> name="confirmed" label={t('confirm')} />}
    </FormDialog>
  );
}

function useOrderChoice(): (order: FoundOrder) => string {
  const t = useMessages(queuesMessages);
  const tPayments = useMessages(paymentsMessages);
  const format = useFormat();
  return ({ number, externalId, customer, outstanding }) => {
    const words = {
      number: number ?? externalId ?? tPayments('orderWithoutNumber'),
      amount: format.money(outstanding),
    };
    return customer === null
      ? t('orderChoiceOfNobody', words)
      : t('orderChoice', { ...words, customer: customer.name });
  };
}
