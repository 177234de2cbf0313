import { Link, useParams, useSearch } from '@tanstack/react-router';
import { useRecord } from '../../../data/index.ts';
import { type Translate, useFormat, useMessages } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { LoadRecord } from '../../../ui/load-record.tsx';
import { PlainTable, type PlainColumn } from '../../../ui/plain-table/plain-table.tsx';
import { Facts, RecordPage, Section } from '../../../ui/record/index.ts';
import { RelativeTime } from '../../../ui/values.tsx';
import { ChannelTabs } from '../channel-tabs.tsx';
import { ChannelByIdDocument, type ChannelDetailFragment } from '../channels.operations.generated.ts';
import { type FeedRowSearch, parseFeedRowSearch } from './feed-row-search.ts';
import { FeedRowStateDot } from './feed-row-state.tsx';
import { type english, feedRowsMessages } from './feed-rows.messages.ts';
import { FeedRowDocument, type FeedRowQuery } from './feed-rows.operations.generated.ts';
import classes from './feeds.module.css';
import { RowHistory } from './row-history.tsx';
import { RowSources } from './row-sources.tsx';

type ShownRow = NonNullable<FeedRowQuery['feedRow']>;
type RowField = ShownRow['fields'][number];
type FeedRowPageProps = { channel: ChannelDetailFragment; feedId: string; row: ShownRow; search: FeedRowSearch };

export function FeedRowScreen() {
  const { channelId, feedId, externalId } = useParams({
    from: '/shell/sales-channels/$channelId/feeds/$feedId/rows/$externalId',
  });
  const channelQuery = useRecord(ChannelByIdDocument, { id: channelId });
  const search = parseFeedRowSearch(useSearch({ strict: false }));
  const query = useRecord(FeedRowDocument, { feedId, externalId, version: search.version ?? null });
  return (
    <LoadRecord query={channelQuery} recordOf={({ channel }) => channel} param="channelId">
      {(channel) => (
        <LoadRecord query={query} recordOf={({ feedRow }) => feedRow}>
          {(row) => <FeedRowPage channel={channel} feedId={feedId} row={row} search={search} />}
        </LoadRecord>
      )}
    </LoadRecord>
  );
}

function FeedRowPage({ channel, feedId, row, search }: FeedRowPageProps) {
  const t = useMessages(feedRowsMessages);
  const place = { channelId: channel.id, feedId, externalId: row.externalId };
  return (
    <RecordPage
      title={row.externalId}
      status={<FeedRowStateDot row={row} />}
      facts={
        row.product && (
          <Link to="/products/$productId" params={{ productId: row.product.id }}>
            {row.product.name}
          </Link>
        )
      }
      actions={
        <ButtonLink to="/sales-channels/$channelId/feeds/$feedId/rows" params={{ channelId: channel.id, feedId }}>
          {t('toRows')}
        </ButtonLink>
      }
      aside={<RowFacts row={row} />}
    >
      <ChannelTabs channel={channel} />
      {search.version !== undefined && <OldVersion place={place} row={row} day={search.day} />}
      <RowFields channelId={channel.id} row={row} />
      <RowHistory place={place} timeZone={channel.shop.timeZone} search={search} />
    </RecordPage>
  );
}

type OldVersionProps = {
  place: { channelId: string; feedId: string; externalId: string };
  row: Pick<ShownRow, 'changedAt'>;
  day: string | undefined;
};

/** Says that the page shows a row as it was, and leads to the row as it is. */
function OldVersion({ place, row: { changedAt }, day }: OldVersionProps) {
  const t = useMessages(feedRowsMessages);
  const format = useFormat();
  return (
    <section className={classes.old} aria-label={t('oldVersion')}>
      <p>{t('oldVersionText', { from: format.dateTime(changedAt) })}</p>
      <ButtonLink
        to="/sales-channels/$channelId/feeds/$feedId/rows/$externalId"
        params={place}
        search={day === undefined ? {} : { day }}
      >
        {t('toNow')}
      </ButtonLink>
    </section>
  );
}

/** Each field of a row with what it says, what made it, and what that was read from. */
export function RowFields({ channelId, row }: { channelId: string; row: Pick<ShownRow, 'fields' | 'product'> }) {
  const t = useMessages(feedRowsMessages);
  return (
    <Section id="fields" title={t('fields')}>
      <p>{t('fieldsText')}</p>
      <PlainTable
        label={t('fields')}
        columns={fieldColumns(channelId, row.product, t)}
        rows={row.fields}
        rowKey={({ field }) => field}
        empty={t('noFields')}
      />
    </Section>
  );
}

function fieldColumns(
  channelId: string,
  product: ShownRow['product'],
  t: Translate<typeof english>,
): PlainColumn<RowField>[] {
  return [
    {
      key: 'field',
      header: t('field'),
      cell: ({ field }) => (
        <code dir="ltr" className={classes.field}>
          {field}
        </code>
      ),
    },
    {
      key: 'value',
      header: t('value'),
      cell: ({ values }) => <span className={classes.said}>{values.join('\n')}</span>,
    },
    {
      key: 'sources',
      header: t('sources'),
      cell: ({ sources }) => <RowSources channelId={channelId} product={product} sources={sources} />,
    },
    {
      key: 'rule',
      header: t('madeBy'),
      cell: ({ field, rule }) => (
        <Link
          to="/sales-channels/$channelId/mapping"
          params={{ channelId }}
          search={{ field }}
          aria-label={t(rule === null ? 'defaultOf' : 'ruleOf', { field })}
        >
          {t(rule === null ? 'byDefault' : 'byRule')}
        </Link>
      ),
    },
  ];
}

function RowFacts({ row: { mappingVersion, servedFrom, servedUntil, changedAt } }: { row: ShownRow }) {
  const t = useMessages(feedRowsMessages);
  const format = useFormat();
  return (
    <Section id="facts" title={t('facts')}>
      <Facts
        facts={[
          {
            label: t('mapping'),
            value: mappingVersion === 0 ? t('defaults') : t('version', { version: mappingVersion }),
          },
          ...(servedFrom === null ? [] : [{ label: t('servedFrom'), value: format.dateTime(servedFrom) }]),
          ...(servedUntil === null ? [] : [{ label: t('servedUntil'), value: format.dateTime(servedUntil) }]),
          { label: t('changed'), value: <RelativeTime at={changedAt} /> },
        ]}
      />
    </Section>
  );
}
