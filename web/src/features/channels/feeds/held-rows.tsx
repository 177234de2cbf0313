import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useListPages } from '../../../data/index.ts';
import { type Translate, useMessages } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LoadProblem } from '../../../ui/load-problem.tsx';
import { PlainTable, type PlainColumn } from '../../../ui/plain-table/plain-table.tsx';
import { Section } from '../../../ui/record/index.ts';
import { useCommand } from '../../../ui/save/index.ts';
import { useReloadOn } from '../../../ui/use-reload-on.ts';
import { RelativeTime } from '../../../ui/values.tsx';
import { channelFeedsMessages, type english } from './channel-feeds.messages.ts';
import {
  HeldFeedRowsDocument,
  RemoveHeldRowsDocument,
  type ChannelFeedDetailFragment,
  type HeldFeedRowsQuery,
} from './channel-feeds.operations.generated.ts';

type HeldRow = NonNullable<HeldFeedRowsQuery['feedRows']>['nodes'][number];

const noRows = { nodes: [], pageInfo: { endCursor: null, hasNextPage: false } };
const connection = ({ feedRows }: HeldFeedRowsQuery) => feedRows ?? noRows;

/** Rows that the removal guard keeps in the feed, why, and the way to let them go. */
export function HeldRows({ feed }: { feed: ChannelFeedDetailFragment }) {
  const t = useMessages(channelFeedsMessages);
  const pages = useListPages(HeldFeedRowsDocument, { feedId: feed.id }, connection);
  useReloadOn(feed.counts.held, pages.reload);
  return (
    <Section
      id="held"
      title={t('heldTitle')}
      actions={
        <>
          <ButtonLink to="/sales-channels/$channelId/issues" params={{ channelId: feed.channelId }}>
            {t('heldCause')}
          </ButtonLink>
          {feed.mayUpdate && <RemoveHeld feed={feed} />}
        </>
      }
    >
      <p>{t('heldText')}</p>
      {pages.error && <LoadProblem error={pages.error} onRetry={() => void pages.reload()} />}
      {!pages.isPending && !pages.error && (
        <PlainTable
          label={t('heldTitle')}
          columns={heldColumns(t)}
          rows={pages.rows}
          rowKey={({ externalId }) => externalId}
          empty={t('noSample')}
        />
      )}
      {pages.hasMore && (
        <Button variant="default" loading={pages.isLoadingMore} onClick={pages.loadMore}>
          {t('more')}
        </Button>
      )}
    </Section>
  );
}

function heldColumns(t: Translate<typeof english>): PlainColumn<HeldRow>[] {
  return [
    { key: 'id', header: t('rowId'), cell: ({ externalId }) => <code dir="ltr">{externalId}</code> },
    {
      key: 'product',
      header: t('product'),
      cell: ({ product }) =>
        product && (
          <Link to="/products/$productId" params={{ productId: product.id }}>
            {product.name}
          </Link>
        ),
    },
    { key: 'since', header: t('heldSince'), cell: ({ changedAt }) => <RelativeTime at={changedAt} /> },
  ];
}

function RemoveHeld({ feed: { id, version, name, counts } }: { feed: ChannelFeedDetailFragment }) {
  const t = useMessages(channelFeedsMessages);
  const [isAsking, setAsking] = useState(false);
  const { run, isPending } = useCommand({
    kind: 'channel_feed',
    document: RemoveHeldRowsDocument,
    variables: (asked: { id: string; version: number }) => asked,
    answers: { ChannelFeedUpdated: () => ({ kind: 'done', text: t('removedHeld', { name }) }) },
  });
  const remove = async () => {
    const outcome = await run({ id, version });
    if (outcome) setAsking(false);
  };
  const label = t('removeHeld', { count: counts.held });
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('removeTitle', { name })}
        text={t('removeText')}
        confirmLabel={label}
        isDanger
        isBusy={isPending}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
