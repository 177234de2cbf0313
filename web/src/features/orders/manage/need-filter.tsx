import { useRecord } from '../../../data/index.ts';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import type { AddressFilters } from '../../../ui/list-screen/index.ts';
import { OrderQueueCountsDocument } from '../manage-orders.operations.generated.ts';
import { manageOrdersMessages } from './manage-orders.messages.ts';
import classes from './manage-orders.module.css';
import { orderNeeds } from './queued-order.ts';
import type { QueueFilter } from './use-order-queue.ts';

type NeedFilterProps = { filter: QueueFilter; filters: AddressFilters };

/** What orders need, each with how many do; one that is pressed shows these alone. */
export function NeedFilter({ filter, filters }: NeedFilterProps) {
  const t = useMessages(manageOrdersMessages);
  const format = useFormat();
  const { shopId, assignment } = filter;
  const counts = useRecord(OrderQueueCountsDocument, { shopId, assignment }).data?.orderQueueCounts;
  const chosen = filters.filters.find(({ field }) => field === 'need')?.values ?? [];
  const toggle = (need: string) =>
    filters.setFilter('need', chosen.includes(need) ? chosen.filter((one) => one !== need) : [...chosen, need]);
  return (
    <fieldset className={classes.needs} aria-label={t('need')}>
      {orderNeeds.map((need) => (
        <button
          key={need}
          type="button"
          className={classes.need}
          aria-pressed={chosen.includes(need)}
          onClick={() => toggle(need)}
        >
          {t(`need.${need}`)}{' '}
          <span className={classes.count}>
            {counts === undefined ? '…' : format.number(counts.find((one) => one.need === need)?.count ?? 0)}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
