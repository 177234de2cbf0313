import { useFormat, useMessages } from '../../../i18n/index.ts';
import { DiffList } from '../../../ui/diff-list.tsx';
import { Explain } from '../../../ui/explain/explain.tsx';
import type { LastChange } from '../../../ui/form/index.ts';
import { LastChangeNote } from '../../../ui/form/last-change.tsx';
import { ordersMessages } from '../orders.messages.ts';
import type { OrderDetailFragment } from '../orders.operations.generated.ts';
import { orderActionsMessages } from './order-actions.messages.ts';
import { orderDifferences } from './order-differences.ts';

type ChangedMeanwhileProps = {
  /** As it was when the person began. */
  seen: OrderDetailFragment;
  now: OrderDetailFragment;
  lastChange: LastChange | null;
};

/** Somebody else was at the same order: both states, and who it was. */
export function ChangedMeanwhile({ seen, now, lastChange }: ChangedMeanwhileProps) {
  const t = useMessages(ordersMessages);
  const tAct = useMessages(orderActionsMessages);
  const format = useFormat();
  if (seen.version === now.version) return null;
  return (
    <div role="alert">
      <Explain as="note" tone="warning" title={tAct('changedTitle')} reasons={[tAct('changedText')]}>
        {lastChange && (
          <p>
            <LastChangeNote change={lastChange} />
          </p>
        )}
      </Explain>
      <DiffList differences={orderDifferences(seen, now, { t, tAct, format })} />
    </div>
  );
}
