import { useFormat, useMessages } from '../../../i18n/index.ts';
import { Explain } from '../../../ui/explain/explain.tsx';
import { RelativeTime } from '../../../ui/values.tsx';
import type { OrderDetailFragment } from '../orders.operations.generated.ts';
import { orderActionsMessages } from './order-actions.messages.ts';

/** Why nothing of an order goes out for now, who said so, and since when. */
export function HoldNote({ order: { hold } }: { order: Pick<OrderDetailFragment, 'hold'> }) {
  const t = useMessages(orderActionsMessages);
  const format = useFormat();
  if (hold === null) return null;
  const { reason, note, by, at } = hold;
  const person = by === '' ? t('erased') : (by ?? t('byQuarry'));
  return (
    <Explain
      as="note"
      tone="warning"
      title={t('onHold', { reason: t(`hold.${reason}`) })}
      reasons={note === null ? [] : [note]}
    >
      <p>
        {format.label(t('heldBy'))} <bdi>{person}</bdi>, <RelativeTime at={at} />
      </p>
    </Explain>
  );
}
