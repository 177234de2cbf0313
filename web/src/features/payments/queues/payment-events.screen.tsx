import { navigationMessages, useFormat, useMessages } from '../../../i18n/index.ts';
import { ListScreen, useList, type ListOf } from '../../../ui/list-screen/index.ts';
import { PaymentEventsListDocument } from '../payment-queues.operations.generated.ts';
import { eventName } from './event-name.ts';
import { useEventColumns } from './event.columns.tsx';
import { useEventFilters } from './event.filters.ts';
import { PaymentTabs } from './payment-tabs.tsx';
import { queuesMessages } from './queues.messages.ts';

const eventsList = {
  name: 'paymentEvents',
  document: PaymentEventsListDocument,
  sort: '-RECEIVED_AT',
} satisfies ListOf<typeof PaymentEventsListDocument>;

/** What payment providers told, and among it what waits for a person to say of which order it is. */
export function PaymentEventsScreen() {
  const t = useMessages(queuesMessages);
  const tNavigation = useMessages(navigationMessages);
  const format = useFormat();
  const columns = useEventColumns();
  const list = useList(eventsList, { columns, filters: useEventFilters() });
  return (
    <ListScreen
      title={tNavigation('paymentEvents')}
      list={list}
      columns={columns}
      rowName={(event) => eventName(event, t, format)}
      empty={{ title: t('eventsEmptyTitle'), text: t('eventsEmptyText') }}
      tabs={<PaymentTabs />}
    />
  );
}
