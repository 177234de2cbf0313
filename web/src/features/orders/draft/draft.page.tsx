import { Button } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import { useRecordForm } from '../../../ui/form/index.ts';
import { RecordSteps } from '../../../ui/list-walk/index.ts';
import { RecordPage } from '../../../ui/record/index.ts';
import { AxisPill } from '../order-axes.tsx';
import { OrderEvents } from '../order-events.tsx';
import { OrderFacts } from '../order-facts.tsx';
import { ordersList } from '../orders-list.ts';
import type { OrderDetailFragment } from '../orders.operations.generated.ts';
import { DraftForm, type DraftChannel } from './draft.form.tsx';
import { draftMessages } from './draft.messages.ts';
import { draftSchema } from './draft-schema.ts';
import { draftValues, type DraftInput, type DraftValues } from './draft-values.ts';
import { useDiscardDraft, useUpdateDraft } from './use-draft-commands.ts';

/** A draft that opens again as it was left. */
export function DraftPage({ order }: { order: OrderDetailFragment }) {
  const t = useMessages(draftMessages);
  const { id, version, currency, shop, customer, mayUpdate } = order;
  const channel: DraftChannel = { ...order.channel, currency, shop };
  const [values] = useState(() => draftValues(order));
  const form = useRecordForm<DraftValues, DraftInput>(draftSchema([channel]), values);
  const update = useUpdateDraft({ id, version }, channel);
  const discard = useDiscardDraft();
  return (
    <RecordPage
      title={t('draft')}
      isWide
      status={<AxisPill axis="status" value={order.status} />}
      facts={<OrderFacts order={order} />}
      steps={<RecordSteps list={ordersList} id={id} />}
      actions={
        mayUpdate && (
          <Button variant="default" loading={discard.isPending} onClick={() => void discard.run({ id, version })}>
            {t('discard')}
          </Button>
        )
      }
    >
      <DraftForm
        form={form}
        channel={channel}
        customer={customer}
        orderId={id}
        isReadOnly={!mayUpdate}
        onSave={update}
      />
      <OrderEvents order={order} />
    </RecordPage>
  );
}
