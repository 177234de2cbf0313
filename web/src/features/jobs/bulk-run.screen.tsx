import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useRecord } from '../../data/index.ts';
import { useMessages, useWording } from '../../i18n/index.ts';
import {
  BulkItemsListDocument,
  bulkMessages,
  ExplainedReason,
  outcomeTones,
  UndoneBy,
  useKeepResults,
  useOutcomeWords,
  type BulkProgressFragment,
  type BulkRowFragment,
} from '../../ui/bulk-run/index.ts';
import { useShowRefusal } from '../../ui/explain/index.ts';
import { KeptFields } from '../../ui/history/index.ts';
import { isLive, RunStateDot, WaitingNote } from '../../ui/lifecycle/index.ts';
import { choiceFilter, ListScreen, useList, type Column, type ListOf } from '../../ui/list-screen/index.ts';
import { LoadRecord } from '../../ui/load-record.tsx';
import { kindOfRun, pageLink } from '../../ui/routing/index.ts';
import { StatusDot } from '../../ui/status-dot.tsx';
import { useReloadWhile } from '../../ui/use-reload-while.ts';
import { Absent } from '../../ui/values.tsx';
import { useJobWords, type Job } from './job.ts';
import { JobCommands } from './job-commands.tsx';
import { JobProgress } from './job-progress.tsx';
import { jobsMessages } from './jobs.messages.ts';
import classes from './jobs.module.css';
import { BulkRunPageDocument } from './jobs.operations.generated.ts';

const bulkItemsList = { name: 'bulkItems', document: BulkItemsListDocument, sort: 'position' } satisfies ListOf<
  typeof BulkItemsListDocument
>;

/** What became of each record that a list did something to. */
export function BulkRunScreen() {
  const { runId } = useParams({ from: '/shell/jobs/$runId' });
  const query = useRecord(BulkRunPageDocument, { id: runId });
  const state = query.data?.bulkRun?.state;
  useReloadWhile(state !== undefined && isLive(state), query.refetch);
  return (
    <LoadRecord query={query} recordOf={({ bulkRun: run, job }) => run && job && { run, job }}>
      {(shown) => <BulkRows {...shown} onChanged={() => void query.refetch()} />}
    </LoadRecord>
  );
}

type BulkRowsProps = { run: BulkProgressFragment; job: Job; onChanged: () => void };

function BulkRows({ run, job, onChanged }: BulkRowsProps) {
  const t = useMessages(jobsMessages);
  const tBulk = useMessages(bulkMessages);
  const { sentence } = useWording();
  const { title } = useJobWords();
  const refusal = useShowRefusal();
  const keepResults = useKeepResults(isLive(job.state));
  const keep = useMutation({ mutationFn: () => keepResults(run.id), onError: refusal.failed });
  const words = useOutcomeWords(isLive(job.state));
  const columns = useRowColumns(run, words);
  const filters = useMemo(
    () => [
      choiceFilter(
        'outcome',
        tBulk('result'),
        Object.entries(words).map(([value, label]) => ({ value, label })),
      ),
    ],
    [tBulk, words],
  );
  const list = useList(bulkItemsList, { columns, filters, variables: { runId: run.id } });
  const emptyTexts = () =>
    isLive(job.state)
      ? { title: t('noRecordsYetTitle'), text: t('noRecordsYetText') }
      : { title: t('noRecordsTitle'), text: t(run.isResultGone ? 'resultsGone' : 'noRecordsText') };
  const linkOf = pageLink(kindOfRun(run.list));
  useReloadWhile(isLive(job.state), list.reload);
  return (
    <>
      <div className={classes.summary} data-run={run.id}>
        <RunStateDot state={job.state} />
        <div className={classes.inLine}>
          <JobProgress job={job} />
        </div>
        {run.kept > 0 && <p className={classes.note}>{tBulk('keptFields', { count: run.kept })}</p>}
        <JobCommands job={job} onChanged={onChanged} ask="dialog" />
        {run.undoesId !== null && <RunLink id={run.undoesId} text={t('takesBack')} />}
        {run.undoneById !== null && <UndoneBy id={run.undoneById} />}
        {run.stopReason && <p role="alert">{sentence(run.stopReason)}</p>}
      </div>
      {job.state === 'queued' && <WaitingNote />}
      <ListScreen
        title={title(job)}
        list={list}
        columns={columns}
        rowName={({ id, name }) => name ?? id}
        {...(linkOf && { rowLink: ({ id }: BulkRowFragment) => linkOf(id) })}
        empty={emptyTexts()}
      >
        <Button variant="default" disabled={keep.isPending || run.isResultGone} onClick={() => keep.mutate()}>
          {tBulk('download')}
        </Button>
      </ListScreen>
    </>
  );
}

function RunLink({ id, text }: { id: string; text: string }) {
  return (
    <Link to="/jobs/$runId" params={{ runId: id }}>
      {text}
    </Link>
  );
}

type OutcomeWords = ReturnType<typeof useOutcomeWords>;

function useRowColumns(
  { list, undoesId }: BulkProgressFragment,
  words: OutcomeWords,
): readonly Column<BulkRowFragment>[] {
  const t = useMessages(jobsMessages);
  const tBulk = useMessages(bulkMessages);
  const isUndo = undoesId !== null;
  return useMemo(() => {
    return [
      {
        key: 'name',
        header: tBulk('name'),
        width: 200,
        sort: 'position',
        cell: ({ id, name }) => name ?? id,
      },
      {
        key: 'outcome',
        header: tBulk('result'),
        width: 150,
        cell: ({ outcome }) => <StatusDot tone={outcomeTones[outcome]} label={words[outcome]} />,
      },
      {
        key: 'reason',
        header: tBulk('reason'),
        width: 260,
        cell: ({ refusal }) => (refusal ? <ExplainedReason refusal={refusal} /> : <Absent />),
      },
      ...(isUndo
        ? [
            {
              key: 'kept',
              header: t('changedSince'),
              width: 320,
              isWidest: true,
              cell: ({ kept }: BulkRowFragment) => {
                const entity = kept[0]?.entity ?? kindOfRun(list)?.entity ?? '';
                return kept.length > 0 ? <KeptFields entity={entity} kept={kept} /> : <Absent />;
              },
            },
          ]
        : []),
    ];
  }, [t, tBulk, words, list, isUndo]);
}
