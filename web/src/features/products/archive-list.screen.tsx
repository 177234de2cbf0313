import { archiveReasons } from '@quarry/contracts/products';
import { useMemo, useState } from 'react';
import { useAbilities } from '../../data/index.ts';
import { navigationMessages, useFormat, useMessages } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Can } from '../../ui/can.tsx';
import {
  type BulkAction,
  choiceFilter,
  type ListFilter,
  type ListOf,
  ListScreen,
  recordFilter,
  sinceFilter,
  useList,
} from '../../ui/list-screen/index.ts';
import { useArchiveColumns } from './archive.columns.tsx';
import { archiveMessages } from './archive.messages.ts';
import { ArchivedProductsListDocument } from './archive.operations.generated.ts';

const archivedList = {
  name: 'archivedProducts',
  document: ArchivedProductsListDocument,
  sort: '-AT',
} satisfies ListOf<typeof ArchivedProductsListDocument>;

/** What left the catalogue: why, by whom and when, with the way back. */
export function ArchiveListScreen() {
  const t = useMessages(archiveMessages);
  const tNavigation = useMessages(navigationMessages);
  const columns = useArchiveColumns();
  const list = useList(archivedList, {
    columns,
    filters: useArchiveFilters(),
    fieldLabels: { at: t('day') },
  });
  return (
    <ListScreen
      title={tNavigation('archiveProduct')}
      list={list}
      columns={columns}
      rowName={({ name }) => name}
      bulkActions={useArchiveBulkActions()}
      empty={{ title: t('emptyTitle'), text: t('emptyText') }}
    >
      <Can action="archive" subject="Product">
        <ButtonLink to="/products" search={{ filter: ['status:ACTIVE', 'status:UNLISTED', 'status:DRAFT'] }} isPrimary>
          {t('chooseProducts')}
        </ButtonLink>
      </Can>
    </ListScreen>
  );
}

function useArchiveFilters(): readonly ListFilter[] {
  const t = useMessages(archiveMessages);
  const format = useFormat();
  const mayReadUsers = useAbilities().can('read', 'User');
  const [now] = useState(() => Date.now());
  return useMemo(
    () => [
      choiceFilter(
        'place',
        t('place'),
        (['ARCHIVE', 'BIN'] as const).map((place) => ({ value: place, label: t(`place.${place}`) })),
      ),
      choiceFilter(
        'reason',
        t('reason'),
        archiveReasons.map((reason) => ({ value: reason, label: t(`reason.${reason}`) })),
      ),
      recordFilter('brandId', t('brand'), 'Brand'),
      ...(mayReadUsers ? [recordFilter('byId', t('person'), 'User')] : []),
      sinceFilter('since', t('since'), format.dateTime, now),
      sinceFilter('until', t('until'), format.dateTime, now),
    ],
    [t, format, mayReadUsers, now],
  );
}

function useArchiveBulkActions(): readonly BulkAction[] {
  const t = useMessages(archiveMessages);
  const abilities = useAbilities();
  const mayArchive = abilities.can('archive', 'Product');
  const mayDelete = abilities.can('delete', 'Product');
  return useMemo(() => {
    const action = (key: 'restore' | 'delete' | 'purge') => ({
      key,
      label: (count: number) => t(`${key}Many`, { count }),
    });
    return [
      ...(mayArchive || mayDelete ? [action('restore')] : []),
      ...(mayDelete ? [action('delete'), { ...action('purge'), consequence: t('purgeText') }] : []),
    ];
  }, [t, mayArchive, mayDelete]);
}
