import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { documentQuery, useAbilities } from '../../../data/index.ts';
import { navigationMessages, useMessages } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import {
  choiceFilter,
  filterInput,
  FilterLine,
  recordFilter,
  useAddressFilters,
  type AddressFilters,
  type ListFilter,
} from '../../../ui/list-screen/index.ts';
import { LoadProblem } from '../../../ui/load-problem.tsx';
import { queueClasses } from '../../../ui/queue/index.ts';
import { useDelayed } from '../../../ui/use-delayed.ts';
import { OrderByIdDocument } from '../orders.operations.generated.ts';
import { DeskBar, Moves } from './desk-bar.tsx';
import { manageOrdersMessages } from './manage-orders.messages.ts';
import classes from './manage-orders.module.css';
import { NeedFilter } from './need-filter.tsx';
import { OrderDesk } from './order-desk.tsx';
import { QueueList } from './queue-list.tsx';
import { orderAssignments, orderNeeds } from './queued-order.ts';
import { useOrderQueue, type OrderQueue, type QueueFilter } from './use-order-queue.ts';

/** What needs somebody, one order at a time; the next is already there. */
export function ManageOrdersScreen() {
  const tNavigation = useMessages(navigationMessages);
  const filters = useAddressFilters(useQueueFilters());
  const text = JSON.stringify(filterInput(filters.filters));
  const [round, setRound] = useState(0);
  const filter = useMemo(() => JSON.parse(text) as QueueFilter, [text]);
  // What is needed stands above by itself, with its counts.
  const others = { ...filters, filters: filters.filters.filter(({ field }) => field !== 'need') };
  return (
    <div className={queueClasses.desk}>
      <header className={queueClasses.header}>
        <h1>{tNavigation('manageOrders')}</h1>
        <div className={queueClasses.headerActions}>
          <ButtonLink to="/orders">{tNavigation('ordersList')}</ButtonLink>
        </div>
      </header>
      <NeedFilter filter={filter} filters={filters} />
      <FilterLine filters={others} />
      <Desk key={`${text} ${round}`} filter={filter} filters={filters} onRestart={() => setRound(round + 1)} />
    </div>
  );
}

function useQueueFilters(): readonly ListFilter[] {
  const t = useMessages(manageOrdersMessages);
  const canReadShops = useAbilities().can('read', 'Shop');
  return useMemo(
    () => [
      choiceFilter(
        'need',
        t('need'),
        orderNeeds.map((need) => ({ value: need, label: t(`need.${need}`) })),
      ),
      ...(canReadShops ? [recordFilter('shopId', t('shop'), 'Shop')] : []),
      {
        ...choiceFilter(
          'assignment',
          t('assignment'),
          orderAssignments.map((one) => ({ value: one, label: t(`assignment.${one}`) })),
        ),
        isMultiple: false,
        toInput: ([one]) => one,
      },
    ],
    [t, canReadShops],
  );
}

type DeskProps = { filter: QueueFilter; filters: AddressFilters; onRestart: () => void };

/** How many orders ahead are fetched before somebody comes to them. */
const aheadCount = 2;

function Desk({ filter, filters, onRestart }: DeskProps) {
  const t = useMessages(manageOrdersMessages);
  const queue = useOrderQueue(filter);
  const [left, setLeft] = useState(0);
  const { current } = queue;
  const done = queue.decided.length + left;
  const { cards, position } = queue.queue;
  usePrefetch(cards.slice(position + 1, position + 1 + aheadCount).map(({ id }) => id));
  if (!current) {
    return (
      <>
        <div className={queueClasses.stage}>
          <DeskRest queue={queue} filters={filters} onRestart={onRestart} />
        </div>
        <DeskBar>
          <Moves queue={queue} />
        </DeskBar>
      </>
    );
  }
  const leave = () => {
    queue.leave(current);
    setLeft(left + 1);
  };
  return (
    <div className={classes.work}>
      <div className={classes.side}>
        <output className={classes.counts}>
          {[
            ...(done > 0 ? [t('doneHere', { count: done })] : []),
            ...(queue.saving.length > 0 ? [t('saving')] : []),
          ].join(' · ')}
        </output>
        <QueueList queue={queue} />
      </div>
      <OrderDesk key={current.id} queue={queue} card={current} onLeave={leave} />
    </div>
  );
}

function usePrefetch(ids: readonly string[]): void {
  const queryClient = useQueryClient();
  const text = ids.join(' ');
  useEffect(() => {
    for (const id of text.split(' ').filter(Boolean))
      void queryClient.prefetchQuery(documentQuery(OrderByIdDocument, { id }));
  }, [queryClient, text]);
}

type DeskRestProps = { queue: OrderQueue; filters: AddressFilters; onRestart: () => void };

/** What stands where no order does: the first fetch, a failure, or the end. */
function DeskRest({ queue, filters, onRestart }: DeskRestProps) {
  const t = useMessages(manageOrdersMessages);
  const isSkeletonDue = useDelayed(queue.isPending);
  if (queue.error) return <LoadProblem error={queue.error} onRetry={queue.reload} />;
  if (queue.isPending) return isSkeletonDue ? <div className={queueClasses.skeleton} aria-hidden /> : null;
  const isFiltered = filters.filters.some(({ values }) => values.length > 0);
  return (
    <EmptyState
      title={t(isFiltered ? 'noneMatchingTitle' : 'noneTitle')}
      text={t(isFiltered ? 'noneMatchingText' : 'noneText')}
    >
      {isFiltered ? (
        <Button onClick={filters.clear}>{t('clearFilters')}</Button>
      ) : (
        <Button onClick={onRestart}>{t('lookAgain')}</Button>
      )}
    </EmptyState>
  );
}
