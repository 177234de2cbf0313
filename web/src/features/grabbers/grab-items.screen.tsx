import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useRecord } from '../../data/index.ts';
import { namedText, useFormat, useMessages, useWording } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { isLive } from '../../ui/lifecycle/index.ts';
import {
  choiceFilter,
  flagFilter,
  ListScreen,
  useList,
  type Column,
  type ListFilter,
  type ListOf,
} from '../../ui/list-screen/index.ts';
import { LoadRecord } from '../../ui/load-record.tsx';
import { StatusDot } from '../../ui/status-dot.tsx';
import { useReloadWhile } from '../../ui/use-reload-while.ts';
import { Absent, NumberText } from '../../ui/values.tsx';
import { grabOutcomes, grabOutcomeTone } from './grab-outcomes.ts';
import classes from './grabber.module.css';
import { english, grabbersMessages } from './grabbers.messages.ts';
import {
  GrabItemsListDocument,
  GrabRunHeadDocument,
  type GrabItemsListQuery,
  type GrabRunHeadQuery,
} from './grabbers.operations.generated.ts';

type Item = GrabItemsListQuery['grabItems']['nodes'][number];

const grabItemsList = { name: 'grabItems', document: GrabItemsListDocument, sort: '-at' } satisfies ListOf<
  typeof GrabItemsListDocument
>;

export function GrabItemsScreen() {
  const { runId } = useParams({ from: '/shell/grabbers/runs/$runId/items' });
  const query = useRecord(GrabRunHeadDocument, { id: runId });
  const state = query.data?.grabRun?.state;
  useReloadWhile(state !== undefined && isLive(state), query.refetch);
  return (
    <LoadRecord query={query} recordOf={({ grabRun }) => grabRun}>
      {(run) => <GrabItems run={run} />}
    </LoadRecord>
  );
}

function GrabItems({ run }: { run: NonNullable<GrabRunHeadQuery['grabRun']> }) {
  const t = useMessages(grabbersMessages);
  const columns = useItemColumns();
  const list = useList(grabItemsList, { columns, filters: useItemFilters(), variables: { runId: run.id } });
  useReloadWhile(isLive(run.state), list.reload);
  return (
    <ListScreen
      title={t('itemsOf', { name: run.grabber.name })}
      list={list}
      columns={columns}
      rowName={({ url, line }) => url ?? t('rowsFrom', { line: line ?? 1 })}
      empty={{ title: t('noItemsTitle'), text: t('noItemsText') }}
    >
      <ButtonLink to="/grabbers/runs/$runId" params={{ runId: run.id }}>
        {t('backToRun')}
      </ButtonLink>
    </ListScreen>
  );
}

function useItemFilters(): readonly ListFilter[] {
  const t = useMessages(grabbersMessages);
  return useMemo(() => {
    const someOrNone = { yes: t('withSome'), no: t('withNone') };
    return [
      choiceFilter(
        'outcome',
        t('outcome'),
        grabOutcomes.map((outcome) => ({ value: outcome, label: t(`outcome.${outcome}`) })),
      ),
      flagFilter('hasOffers', t('hasOffers'), someOrNone),
      flagFilter('hasSnapshots', t('hasSnapshots'), someOrNone),
    ];
  }, [t]);
}

function useItemColumns(): readonly Column<Item>[] {
  const t = useMessages(grabbersMessages);
  const format = useFormat();
  const { sentence } = useWording();
  return useMemo(
    () => [
      {
        key: 'source',
        header: t('source'),
        width: 320,
        cell: ({ url, line }) =>
          url === null ? (
            t('rowsFrom', { line: line ?? 1 })
          ) : (
            <bdi className={classes.itemAddress} dir="ltr" title={url}>
              {url.replace(/^https?:\/\/[^/]+/, '')}
            </bdi>
          ),
      },
      {
        key: 'outcome',
        header: t('outcome'),
        width: 190,
        cell: ({ outcome }) => (
          <StatusDot tone={grabOutcomeTone(outcome)} label={namedText(t, english, 'outcome', outcome)} />
        ),
      },
      {
        key: 'offers',
        header: t('hasOffers'),
        width: 100,
        isNumber: true,
        cell: ({ offers }) => <NumberText value={offers} />,
      },
      {
        key: 'snapshots',
        header: t('hasSnapshots'),
        width: 120,
        isNumber: true,
        cell: ({ snapshots }) => <NumberText value={snapshots} />,
      },
      {
        key: 'reason',
        header: t('reason'),
        width: 220,
        cell: ({ reason }) => {
          if (reason === null) return <Absent />;
          const text = sentence(reason);
          return <span title={text}>{text}</span>;
        },
      },
      { key: 'at', header: t('readAt'), width: 190, sort: 'at', cell: ({ at }) => format.dateTime(at) },
    ],
    [t, format, sentence],
  );
}
