import { useParams } from '@tanstack/react-router';
import { Suspense, useMemo, useState } from 'react';
import { useAbilities, useRecord } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { ListScreen, useList, type BulkAction } from '../../ui/list-screen/index.ts';
import { LoadRecord } from '../../ui/load-record.tsx';
import { ChannelTabs } from './channel-tabs.tsx';
import { ChannelByIdDocument, type ChannelDetailFragment } from './channels.operations.generated.ts';
import { channelsMessages } from './channels.messages.ts';
import { useListingColumns, useListingFilters, type ListingActions } from './listing.columns.tsx';
import { subjectName, subjectOf } from './listing-subject.ts';
import { listingsList } from './listings-list.ts';
import { listingsMessages } from './listings.messages.ts';
import { useListingActions } from './use-set-listing.ts';

/** Not needed before somebody opens a row. */
const ListingDialog = lazyPart(() => import('./listing-dialog.tsx').then((m) => m.ListingDialog));
const PublishListingsQuestion = lazyPart(() =>
  import('./channel-questions.tsx').then((m) => m.PublishListingsQuestion),
);

export function ChannelListingsScreen() {
  const { channelId } = useParams({ from: '/shell/sales-channels/$channelId/listings' });
  const query = useRecord(ChannelByIdDocument, { id: channelId });
  return (
    <LoadRecord query={query} recordOf={({ channel }) => channel}>
      {(channel) => <ChannelListings key={channel.id} channel={channel} />}
    </LoadRecord>
  );
}

function ChannelListings({ channel }: { channel: ChannelDetailFragment }) {
  const t = useMessages(listingsMessages);
  const tChannels = useMessages(channelsMessages);
  const [editedId, setEditedId] = useState<string>();
  const actions = useActions(setEditedId);
  const columns = useListingColumns(actions);
  const list = useList(listingsList, {
    columns,
    filters: useListingFilters(),
    fieldLabels: { productId: t('product'), channelId: t('channel') },
    given: { channelId: [channel.id] },
  });
  const edited = list.rows.find(({ id }) => id === editedId);
  return (
    <>
      <ListScreen
        title={t('listingsOf', { name: channel.name })}
        list={list}
        columns={columns}
        rowName={subjectName}
        rowKeys={[{ key: 'e', label: t('edit'), run: actions.edit }]}
        bulkActions={useListingBulkActions(channel.mayPublish)}
        empty={{ title: t('emptyTitle'), text: t('emptyText') }}
        tabs={<ChannelTabs channel={channel} />}
      >
        {channel.status !== 'ARCHIVED' && (
          <ButtonLink to="/sales-channels/matrix" search={{ filter: [`channel:${channel.id}`] }}>
            {tChannels('openMatrix')}
          </ButtonLink>
        )}
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
