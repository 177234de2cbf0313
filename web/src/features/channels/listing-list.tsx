import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { useAbilities } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { ListScreen, useList, type BulkAction, type ListFilter } from '../../ui/list-screen/index.ts';
import { ListMeasure } from '../../ui/measures/lazy-list-measure.tsx';
import { useListingColumns, type ListingActions } from './listing.columns.tsx';
import { subjectName, subjectOf } from './listing-subject.ts';
import { listingsList } from './listings-list.ts';
import { listingsMessages } from './listings.messages.ts';
import { useListingActions } from './use-set-listing.ts';

/** Not needed before somebody opens a row. */
const ListingDialog = lazyPart(() => import('./listing-dialog.tsx').then((m) => m.ListingDialog));
const PublishListingsQuestion = lazyPart(() =>
  import('./channel-questions.tsx').then((m) => m.PublishListingsQuestion),
);

type ListingListProps = {
  title: string;
  filters: readonly ListFilter[];
  /** The channel whose listings these are; left out, those of all. */
  channelId?: string;
  /** Whether many of them can be offered and taken off at once, by who may publish. */
  mayPublish: boolean;
  empty: { title: string; text: string };
  tabs?: ReactNode;
  children: ReactNode;
};

/** Listings with what is done to one and to many of them. */
export function ListingList({ title, filters, channelId, mayPublish, empty, tabs, children }: ListingListProps) {
  const t = useMessages(listingsMessages);
  const [editedId, setEditedId] = useState<string>();
  const actions = useActions(setEditedId);
  const columns = useListingColumns(actions, channelId === undefined);
  const list = useList(listingsList, {
    columns,
    filters,
    fieldLabels: { productId: t('product'), channelId: t('channel') },
    ...(channelId !== undefined && { given: { channelId: [channelId] } }),
  });
  const edited = list.rows.find(({ id }) => id === editedId);
  return (
    <>
      <ListScreen
        title={title}
        list={list}
        columns={columns}
        rowName={subjectName}
        rowKeys={[{ key: 'e', label: t('edit'), run: actions.edit }]}
        bulkActions={useListingBulkActions(mayPublish)}
        totals={<ListMeasure list={list} />}
        empty={empty}
        tabs={tabs}
      >
        {children}
      </ListScreen>
      <Suspense>
        {edited && <ListingDialog key={edited.id} subject={subjectOf(edited)} onClose={() => setEditedId(undefined)} />}
      </Suspense>
    </>
  );
}

function useActions(edit: (id: string) => void): ListingActions {
  const { publish, takeOff } = useListingActions();
  return { publish, takeOff, edit: ({ id }) => edit(id) };
}

function useListingBulkActions(mayPublish: boolean): readonly BulkAction[] {
  const t = useMessages(listingsMessages);
  const isOffered = useAbilities().can('publish', 'Channel') && mayPublish;
  return useMemo(
    () =>
      isOffered
        ? [
            { key: 'publish', label: (count) => t('publishMany', { count }), Question: PublishListingsQuestion },
            { key: 'takeOff', label: (count) => t('takeOffMany', { count }) },
          ]
        : [],
    [t, isOffered],
  );
}
