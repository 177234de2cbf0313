import { useMemo } from 'react';
import { namedText, useFormat, useMessages, useWording } from '../../i18n/index.ts';
import type { Column } from '../../ui/list-screen/index.ts';
import { StatusDot } from '../../ui/status-dot.tsx';
import { StoredPageLink } from '../../ui/stored-page-link.tsx';
import { Absent, NumberText } from '../../ui/values.tsx';
import { crawlersMessages, english } from './crawlers.messages.ts';
import type { CrawlFetchRowFragment } from './crawlers.operations.generated.ts';
import { OneLineAddress } from './one-line-address.tsx';
import { PageFinding } from './page-finding.tsx';
import { outcomeTone } from './run-figures.ts';
import { statusTone } from './run-hosts.tsx';

export function useCrawlFetchColumns(): readonly Column<CrawlFetchRowFragment>[] {
  const t = useMessages(crawlersMessages);
  const format = useFormat();
  const { say } = useWording();
  return useMemo(
    () => [
      {
        key: 'url',
        path: 'url',
        header: t('address'),
        width: 300,
        cell: ({ url }) => <OneLineAddress address={url} />,
      },
      {
        key: 'at',
        path: 'at',
        header: t('time'),
        width: 160,
        sort: 'at',
        cell: ({ at }) => format.dateTime(at),
      },
      {
        key: 'outcome',
        path: 'outcome',
        header: t('outcome'),
        width: 220,
        cell: ({ outcome }) => (
          <StatusDot tone={outcomeTone(outcome)} label={namedText(t, english, 'outcome', outcome)} />
        ),
      },
      {
        key: 'finding',
        path: 'pageType',
        header: t('pageType'),
        width: 180,
        cell: (entry) => <PageFinding entry={entry} />,
      },
      {
        key: 'reason',
        path: 'reason',
        header: t('reason'),
        width: 200,
        cell: ({ reason, wording }) => {
          if (reason === null) return <Absent />;
          const text = say(wording, reason);
          return <span title={text}>{text}</span>;
        },
      },
      {
        key: 'status',
        path: 'status',
        header: t('answer'),
        width: 80,
        cell: ({ status }) =>
          status === null ? <Absent /> : <StatusDot tone={statusTone(status)} label={String(status)} />,
      },
      {
        key: 'duration',
        path: 'durationMs',
        header: t('latency'),
        width: 110,
        isExtra: true,
        isNumber: true,
        cell: ({ durationMs, status }) =>
          status === null && durationMs === 0 ? <Absent /> : `${format.number(durationMs)} ms`,
      },
      {
        key: 'bytes',
        path: 'bytes',
        header: t('size'),
        width: 90,
        isExtra: true,
        isNumber: true,
        cell: ({ bytes }) => (bytes === 0 ? <Absent /> : format.bytes(bytes)),
      },
      {
        key: 'linksNew',
        path: 'linksNew',
        header: t('newLinks'),
        width: 110,
        isExtra: true,
        isNumber: true,
        cell: ({ linksNew }) => <NumberText value={linksNew} />,
      },
      {
        key: 'linksOutOfScope',
        path: 'linksOutOfScope',
        header: t('hasLinksOutOfScope'),
        width: 150,
        isExtra: true,
        isNumber: true,
        cell: ({ linksOutOfScope }) => <NumberText value={linksOutOfScope} />,
      },
      {
        key: 'stored',
        header: t('storedPage'),
        width: 130,
        isExtra: true,
        cell: (fetch) =>
          fetch.storedPageUrl === null && !fetch.isStoredPageGone ? (
            <Absent />
          ) : (
            <StoredPageLink page={fetch}>{t('storedPage')}</StoredPageLink>
          ),
      },
    ],
    [t, format, say],
  );
}
