import { Link, useParams, useSearch } from '@tanstack/react-router';
import { useRecord } from '../../../data/index.ts';
import { type Say, type Translate, useMessages, useWording } from '../../../i18n/index.ts';
import { isLive } from '../../../ui/lifecycle/index.ts';
import { LoadRecord } from '../../../ui/load-record.tsx';
import { PlainTable, type PlainColumn } from '../../../ui/plain-table/plain-table.tsx';
import { RecordPage, Section } from '../../../ui/record/index.ts';
import { StatusDot, type Tone } from '../../../ui/status-dot.tsx';
import { useReloadWhile } from '../../../ui/use-reload-while.ts';
import { NumberText, RelativeTime } from '../../../ui/values.tsx';
import { ChannelTabs } from '../channel-tabs.tsx';
import { ChannelStatusDot } from '../channel.columns.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { ChannelByIdDocument } from '../channels.operations.generated.ts';
import { CauseRows, type IssuesChannel } from './cause-rows.tsx';
import { channelIssuesMessages, type english } from './channel-issues.messages.ts';
import {
  ChannelIssueCausesDocument,
  type ChannelIssueCauseRowFragment,
  type ChannelIssueSeverity,
} from './channel-issues.operations.generated.ts';
import { rootWord } from './issue-root.tsx';
import { parseIssuesSearch } from './issues-search.ts';

const tones: Record<ChannelIssueSeverity, Tone> = { ERROR: 'danger', WARNING: 'warning', INFO: 'info' };

export function ChannelIssuesScreen() {
  const { channelId } = useParams({ from: '/shell/sales-channels/$channelId/issues' });
  const query = useRecord(ChannelByIdDocument, { id: channelId });
  return (
    <LoadRecord query={query} recordOf={({ channel }) => channel}>
      {(channel) => (
        <RecordPage title={channel.name} status={<ChannelStatusDot status={channel.status} />}>
          <ChannelTabs channel={channel} />
          <ChannelIssues key={channel.id} channel={channel} />
        </RecordPage>
      )}
    </LoadRecord>
  );
}

/** What is wrong with the rows of a channel by its causes, and the rows behind the one that is open. */
export function ChannelIssues({ channel }: { channel: IssuesChannel }) {
  const query = useRecord(ChannelIssueCausesDocument, { channelId: channel.id });
  const { code, field, ignored: isIgnored = false } = parseIssuesSearch(useSearch({ strict: false }));
  const isChecked = query.data?.channelFeeds?.some(({ runs }) => runs.some(({ state }) => isLive(state))) === true;
  useReloadWhile(isChecked, query.refetch);
  return (
    <LoadRecord
      query={query}
      recordOf={({ channelIssueCauses: open, ignoredCauses: ignored, channelFeeds }) =>
        open && { open, ignored: ignored ?? [], isFed: channelFeeds?.length !== 0 }
      }
    >
      {({ open, ignored, isFed }) => {
        const [causes, others] = isIgnored ? [ignored, open] : [open, ignored];
        if (code === undefined) {
          const checked = isChecked ? 'checking' : 'none';
          const empty = isFed ? checked : 'noFeed';
          return (
            <Causes
              channelId={channel.id}
              causes={causes}
              others={others}
              isIgnored={isIgnored}
              empty={isIgnored ? 'noneIgnored' : empty}
            />
          );
        }
        const isMeant = (one: ChannelIssueCauseRowFragment) => one.code === code && one.field === (field ?? null);
        return (
          <CauseRows
            key={`${code} ${field} ${isIgnored}`}
            channel={channel}
            code={code}
            field={field}
            isIgnored={isIgnored}
            cause={causes.find(isMeant)}
            other={others.find(isMeant)}
          />
        );
      }}
    </LoadRecord>
  );
}

type CausesProps = {
  channelId: string;
  causes: readonly ChannelIssueCauseRowFragment[];
  /** The ignored ones where open ones are shown, and the other way round. */
  others: readonly ChannelIssueCauseRowFragment[];
  isIgnored: boolean;
  empty: 'none' | 'noFeed' | 'checking' | 'noneIgnored';
};

function Causes({ channelId, causes, others, isIgnored, empty }: CausesProps) {
  const t = useMessages(channelIssuesMessages);
  const { sentence } = useWording();
  const otherCount = others.reduce((sum, { count }) => sum + count, 0);
  const title = t(isIgnored ? 'ignoredIssues' : 'issues');
  return (
    <Section
      id="issues"
      title={title}
      actions={
        (isIgnored || otherCount > 0) && (
          <ButtonLink
            to="/sales-channels/$channelId/issues"
            params={{ channelId }}
            search={isIgnored ? {} : { ignored: true }}
          >
            {t(isIgnored ? 'toOpen' : 'toIgnored', { count: otherCount })}
          </ButtonLink>
        )
      }
    >
      <p>{t(isIgnored ? 'ignoredText' : 'issuesText')}</p>
      <PlainTable
        label={title}
        columns={causeColumns(channelId, isIgnored, t, sentence)}
        rows={causes}
        rowKey={({ code, field }) => `${code} ${field}`}
        empty={t(empty)}
      />
    </Section>
  );
}

export function SeverityDot({ severity }: { severity: ChannelIssueSeverity }) {
  const t = useMessages(channelIssuesMessages);
  return <StatusDot tone={tones[severity]} label={t(`severity.${severity}`)} />;
}

function causeColumns(
  channelId: string,
  isIgnored: boolean,
  t: Translate<typeof english>,
  sentence: Say['sentence'],
): PlainColumn<ChannelIssueCauseRowFragment>[] {
  return [
    { key: 'severity', header: t('severity'), cell: ({ severity }) => <SeverityDot severity={severity} /> },
    { key: 'field', header: t('field'), cell: ({ field }) => field ?? t('wholeChannel') },
    { key: 'cause', header: t('cause'), cell: (cause) => t(rootWord(cause)) },
    { key: 'example', header: t('example'), isLong: true, cell: ({ detail }) => sentence(detail) },
    { key: 'count', header: t('count'), isNumber: true, cell: ({ count }) => <NumberText value={count} /> },
    { key: 'since', header: t('since'), cell: ({ firstSeenAt }) => <RelativeTime at={firstSeenAt} /> },
    {
      key: 'help',
      header: t('help'),
      cell: ({ documentation, field }) =>
        documentation !== null && (
          <a
            href={documentation}
            target="_blank"
            rel="noreferrer"
            aria-label={t('documentationOf', { field: field ?? t('wholeChannel') })}
          >
            {t('documentation')}
          </a>
        ),
    },
    {
      key: 'issues',
      header: t('showIssues'),
      cell: ({ code, field, count }) => (
        <Link
          to="/sales-channels/$channelId/issues"
          params={{ channelId }}
          search={{ code, ...(field !== null && { field }), ...(isIgnored && { ignored: true }) }}
          aria-label={t('showIssuesOf', { field: field ?? t('wholeChannel'), count })}
        >
          {t('showIssues')}
        </Link>
      ),
    },
  ];
}
