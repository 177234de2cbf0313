import '../../../ui/form/mantine-form.css';
import { Button, TextInput } from '@mantine/core';
import { startOfDayMs } from '@quarry/contracts/common';
import { Link, useNavigate } from '@tanstack/react-router';
import { useListPages } from '../../../data/index.ts';
import { type Translate, useFormat, useMessages } from '../../../i18n/index.ts';
import { LoadProblem } from '../../../ui/load-problem.tsx';
import { PlainTable, type PlainColumn } from '../../../ui/plain-table/plain-table.tsx';
import { Section } from '../../../ui/record/index.ts';
import { NumberText, RelativeTime } from '../../../ui/values.tsx';
import { FeedRowStateDot } from './feed-row-state.tsx';
import type { FeedRowSearch } from './feed-row-search.ts';
import { type english, feedRowsMessages } from './feed-rows.messages.ts';
import {
  FeedRowVersionsDocument,
  type FeedRowVersionLineFragment,
  type FeedRowVersionsQuery,
} from './feed-rows.operations.generated.ts';
import classes from './feeds.module.css';

type RowPlace = { channelId: string; feedId: string; externalId: string };
type RowHistoryProps = { place: RowPlace; timeZone: string; search: FeedRowSearch };
type Version = FeedRowVersionLineFragment;

const rowPath = '/sales-channels/$channelId/feeds/$feedId/rows/$externalId';
const dayMs = 86_400_000;
const noVersions = { nodes: [], pageInfo: { endCursor: null, hasNextPage: false } };
const connection = ({ feedRowVersions }: FeedRowVersionsQuery) => feedRowVersions ?? noVersions;

/** What a row was, the newest version first, or the versions that stood on a day of the shop. */
export function RowHistory({ place, timeZone, search: { day, version } }: RowHistoryProps) {
  const t = useMessages(feedRowsMessages);
  const format = useFormat();
  const navigate = useNavigate();
  const { feedId, externalId } = place;
  const span = day === undefined ? { from: null, until: null } : boundsOf(day, timeZone);
  const pages = useListPages(FeedRowVersionsDocument, { feedId, externalId, ...span }, connection);
  const showDay = (wanted: string) =>
    void navigate({ to: rowPath, params: place, search: wanted === '' ? {} : { day: wanted }, replace: true });
  return (
    <Section id="history" title={t('history')}>
      <p>{t('historyText')}</p>
      <TextInput
        type="date"
        className={classes.day}
        label={t('day')}
        description={t('dayHelp', { timeZone })}
        max="9999-12-31"
        defaultValue={day ?? ''}
        onChange={({ currentTarget: { value } }) => showDay(value)}
      />
      {pages.error && <LoadProblem error={pages.error} onRetry={() => void pages.reload()} />}
      {!pages.isPending && !pages.error && (
        <div aria-busy={pages.isStale}>
          <PlainTable
            label={t('history')}
            columns={versionColumns(place, { day, version }, t, format.dateTime)}
            rows={pages.rows}
            rowKey={({ id }) => id}
            empty={t(day === undefined ? 'noHistory' : 'noVersionOn')}
          />
        </div>
      )}
      {pages.hasMore && (
        <Button variant="default" loading={pages.isLoadingMore} onClick={pages.loadMore}>
          {t('moreVersions')}
        </Button>
      )}
    </Section>
  );
}

/** The moments between which a day lies by the clocks of the shop. */
function boundsOf(day: string, timeZone: string): { from: string; until: string } {
  const shownMs = Date.parse(`${day}T00:00:00Z`);
  const at = (ms: number) => new Date(startOfDayMs(timeZone, ms)).toISOString();
  return { from: at(shownMs), until: at(shownMs + dayMs) };
}

function versionColumns(
  place: RowPlace,
  { day, version: open = 'now' }: FeedRowSearch,
  t: Translate<typeof english>,
  dateTime: (at: string) => string,
): PlainColumn<Version>[] {
  return [
    {
      key: 'time',
      header: t('time'),
      cell: ({ from, until }) =>
        until === null
          ? t('sinceThen', { from: dateTime(from) })
          : t('fromUntil', { from: dateTime(from), until: dateTime(until) }),
    },
    { key: 'state', header: t('state'), cell: ({ state }) => <FeedRowStateDot row={{ state, servedFrom: null }} /> },
    { key: 'changes', header: t('changes'), isLong: true, cell: (version) => <Changes version={version} /> },
    { key: 'reads', header: t('reads'), isNumber: true, cell: ({ reads }) => <NumberText value={reads} /> },
    {
      key: 'lastRead',
      header: t('lastRead'),
      cell: ({ lastReadAt }) => lastReadAt !== null && <RelativeTime at={lastReadAt} />,
    },
    {
      key: 'values',
      header: t('values'),
      cell: ({ id, from }) =>
        id === open ? (
          t('shownVersion')
        ) : (
          <Link
            to={rowPath}
            params={place}
            search={{ ...(day !== undefined && { day }), ...(id !== 'now' && { version: id }) }}
            aria-label={t('showValuesOf', { from: dateTime(from) })}
          >
            {t('showValues')}
          </Link>
        ),
    },
  ];
}

function Changes({ version: { isFirst, changes } }: { version: Version }) {
  const t = useMessages(feedRowsMessages);
  if (isFirst) return t('firstVersion');
  if (changes.length === 0) return t('sameValues');
  return (
    <ul className={classes.changes}>
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          <code dir="ltr">{field}</code>
          {before.length > 0 && <del className={classes.said}>{before.join('\n')}</del>}
          {after.length > 0 && <ins className={classes.said}>{after.join('\n')}</ins>}
        </li>
      ))}
    </ul>
  );
}
