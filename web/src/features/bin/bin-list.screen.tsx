import { useMemo, useState } from 'react';
import { useAbilities } from '../../data/index.ts';
import { navigationMessages, useFormat, useMessages } from '../../i18n/index.ts';
import {
  choiceFilter,
  type BulkAction,
  type ListFilter,
  ListScreen,
  recordFilter,
  sinceFilter,
  useList,
  type ListOf,
} from '../../ui/list-screen/index.ts';
import { recordKinds, useKindName } from '../../ui/routing/index.ts';
import { useBinColumns } from './bin.columns.tsx';
import { binnedMessages } from './binned.messages.ts';
import { BinEntriesListDocument } from './bin.operations.generated.ts';

const binList = { name: 'binEntries', document: BinEntriesListDocument, sort: '-deletedAt' } satisfies ListOf<
  typeof BinEntriesListDocument
>;

/** What was deleted, by whom, and until when it can come back. */
export function BinListScreen() {
  const t = useMessages(binnedMessages);
  const tNavigation = useMessages(navigationMessages);
  const columns = useBinColumns();
  const list = useList(binList, { columns, filters: useBinFilters() });
  return (
    <ListScreen
      title={tNavigation('bin')}
      list={list}
      columns={columns}
      rowName={({ name }) => name}
      bulkActions={useBinBulkActions()}
      empty={{ title: t('emptyTitle'), text: t('emptyText') }}
    />
  );
}

function useBinFilters(): readonly ListFilter[] {
  const t = useMessages(binnedMessages);
  const kindName = useKindName();
  const format = useFormat();
  const mayReadUsers = useAbilities().can('read', 'User');
  const [now] = useState(() => Date.now());
  return useMemo(
    () => [
      choiceFilter(
        'entity',
        t('kind'),
        recordKinds()
          .filter(({ isBinned }) => isBinned)
          .map(({ entity }) => ({ value: entity, label: kindName(entity) })),
      ),
      ...(mayReadUsers ? [recordFilter('deletedById', t('deletedBy'), 'User')] : []),
      sinceFilter('deletedSince', t('since'), format.dateTime, now),
      sinceFilter('deletedUntil', t('until'), format.dateTime, now),
    ],
    [t, kindName, format, mayReadUsers, now],
  );
}

function useBinBulkActions(): readonly BulkAction[] {
  const t = useMessages(binnedMessages);
  return useMemo(
    () => [
      { key: 'restore', label: (count) => t('restoreMany', { count }) },
      {
        key: 'purge',
        label: (count) => t('purgeMany', { count }),
        consequence: t('purgeText'),
      },
    ],
    [t],
  );
}
