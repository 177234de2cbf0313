import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { choiceFilter, type Column, type ListFilter } from '../../ui/list-screen/index.ts';
import { Absent, RelativeTime } from '../../ui/values.tsx';
import { ZonedTime } from '../../ui/zoned-time/index.ts';
import classes from './channels.module.css';
import type { ListingRowFragment } from './channels.operations.generated.ts';
import { HurdleTexts, ListingPriceText, ListingStateDot, listingTones } from './listing-state.tsx';
import { subjectName, subjectOf, type ListingSubject } from './listing-subject.ts';
import { listingsMessages } from './listings.messages.ts';

/** What is done with one listing of the list. */
export type ListingActions = {
  publish: (subject: ListingSubject) => void;
  takeOff: (subject: ListingSubject) => void;
  edit: (listing: ListingRowFragment) => void;
};

export function useListingFilters(): readonly ListFilter[] {
  const t = useMessages(listingsMessages);
  return useMemo(
    () => [
      choiceFilter(
        'state',
        t('state'),
        Object.keys(listingTones).map((state) => ({
          value: state,
          label: t(`state.${state as ListingRowFragment['state']}`),
        })),
      ),
    ],
    [t],
  );
}

/** `isOfAll`: with the channel of each, where they are of several. */
export function useListingColumns(actions: ListingActions, isOfAll: boolean): readonly Column<ListingRowFragment>[] {
  const t = useMessages(listingsMessages);
  const { edit } = actions;
  return useMemo(
    () => [
      {
        key: 'product',
        path: 'product.name',
        header: t('product'),
        width: 220,
        sort: 'PRODUCT',
        isText: true,
        cell: (listing) => <ListingName listing={listing} onEdit={edit} />,
      },
      {
        key: 'variant',
        path: 'variant.name',
        header: t('variant'),
        width: 150,
        isExtra: true,
        cell: ({ variant }) => variant.name,
      },
      ...(isOfAll
        ? [
            {
              key: 'channel',
              path: 'channel.name' as const,
              header: t('channel'),
              width: 180,
              cell: ({ channel }: ListingRowFragment) => channel.name,
            },
          ]
        : []),
      {
        key: 'state',
        path: 'state',
        header: t('state'),
        width: 115,
        cell: ({ state }) => <ListingStateDot state={state} />,
      },
      {
        key: 'hurdle',
        header: t('hurdle'),
        width: 260,
        cell: ({ state, hurdles }) => <HurdleTexts state={state} hurdles={hurdles} />,
      },
      {
        key: 'price',
        path: 'effectivePrice',
        header: t('price'),
        width: 120,
        isNumber: true,
        cell: ({ effectivePrice }) => <ListingPriceText price={effectivePrice} />,
      },
      {
        key: 'publishAt',
        path: 'publishAt',
        header: t('publishAt'),
        width: 150,
        cell: ({ publishAt, channel }) => <ZonedTime at={publishAt} timeZone={channel.shop.timeZone} />,
      },
      {
        key: 'unpublishAt',
        path: 'unpublishAt',
        header: t('unpublishAt'),
        width: 150,
        cell: ({ unpublishAt, channel }) => <ZonedTime at={unpublishAt} timeZone={channel.shop.timeZone} />,
      },
      {
        key: 'actions',
        header: t('actions'),
        width: 160,
        cell: (listing) => <RowActions listing={listing} actions={actions} />,
      },
      {
        key: 'externalId',
        path: 'externalId',
        header: t('externalId'),
        width: 150,
        isExtra: true,
        cell: ({ externalId }) => (externalId === null ? <Absent /> : <code>{externalId}</code>),
      },
      {
        key: 'updatedAt',
        path: 'updatedAt',
        header: t('updated'),
        width: 120,
        isExtra: true,
        sort: 'UPDATED_AT',
        cell: ({ updatedAt }) => <RelativeTime at={updatedAt} />,
      },
    ],
    [t, edit, actions, isOfAll],
  );
}

type ListingNameProps = { listing: ListingRowFragment; onEdit: ListingActions['edit'] };

function ListingName({ listing, onEdit }: ListingNameProps) {
  const t = useMessages(listingsMessages);
  const name = subjectName(listing);
  return (
    <button
      type="button"
      className={classes.open}
      title={name}
      aria-haspopup="dialog"
      aria-label={t('editNamed', { name, channel: listing.channel.name })}
      tabIndex={-1}
      onClick={() => onEdit(listing)}
    >
      {name}
    </button>
  );
}

type RowActionsProps = { listing: ListingRowFragment; actions: ListingActions };

function RowActions({ listing, actions }: RowActionsProps) {
  const t = useMessages(listingsMessages);
  if (!listing.mayPublish) return <Absent />;
  const action = listing.published ? 'takeOff' : 'publish';
  return (
    <Button
      variant="default"
      size="compact-sm"
      aria-label={t(`${action}Named`, { name: subjectName(listing), channel: listing.channel.name })}
      onClick={() => actions[action](subjectOf(listing))}
    >
      {t(action)}
    </Button>
  );
}
