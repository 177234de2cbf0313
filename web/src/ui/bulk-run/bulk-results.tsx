import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Modal } from '../dialogs.ts';
import { requestGraphql } from '../../data/index.ts';
import { useFormat, useMessages, useWording } from '../../i18n/index.ts';
import { ExplainedReason } from '../explain/explained-reason.tsx';
import { useShowRefusal } from '../explain/index.ts';
import { kitMessages } from '../kit.messages.ts';
import { LoadProblem } from '../load-problem.tsx';
import { bulkMessages } from './bulk.messages.ts';
import { BulkItemsListDocument, type BulkProgressFragment } from './bulk.operations.generated.ts';
import classes from './bulk-results.module.css';
import { useRetryRun, useUndoRun } from './use-undo-run.ts';
import { useKeepResults } from './keep-results.ts';
import { useReturnFocus } from '../use-return-focus.ts';

type BulkResultsProps = {
  run: BulkProgressFragment;
  onClose: () => void;
  /** The way to what came of it. */
  children?: ReactNode;
};

/** As many refusals as somebody reads on a screen; the file has a line for every row. */
const mostShown = 200;

/** What became of each row: how many were done, which were refused and why, and all of it as a file. */
export function BulkResults({ run, onClose, children }: BulkResultsProps) {
  useReturnFocus();
  const t = useMessages(kitMessages);
  const tBulk = useMessages(bulkMessages);
  const { sentence } = useWording();
  const refusal = useShowRefusal();
  const keepResults = useKeepResults(false);
  const undo = useUndoRun();
  const retry = useRetryRun();
  const keep = useMutation({ mutationFn: () => keepResults(run.id), onError: refusal.failed });
  return (
    <Modal opened onClose={onClose} title={tBulk('result')} size="lg" closeButtonProps={{ 'aria-label': t('close') }}>
      <output>
        <BulkSummary run={run} />
      </output>
      {run.stopReason && <p role="alert">{sentence(run.stopReason)}</p>}
      {run.refused > 0 && <RefusedRows run={run} />}
      <div className={classes.actions}>
        <Button variant="default" disabled={keep.isPending} onClick={() => keep.mutate()}>
          {tBulk('download')}
        </Button>
        {run.nextCommands.includes('undo') && (
          <Button
            variant="default"
            onClick={() => {
              onClose();
              void undo(run.id);
            }}
          >
            {t('undo')}
          </Button>
        )}
        {run.nextCommands.includes('retry') && (
          <Button
            variant="default"
            onClick={() => {
              onClose();
              void retry(run);
            }}
          >
            {tBulk('retry')}
          </Button>
        )}
        {children}
        <Button onClick={onClose}>{t('close')}</Button>
      </div>
    </Modal>
  );
}

/** How many records were done, stayed as they were, were refused and left alone. */
export function BulkSummary({ run: { done, unchanged, refused, conflicts, total } }: { run: BulkProgressFragment }) {
  const t = useMessages(kitMessages);
  const tBulk = useMessages(bulkMessages);
  const format = useFormat();
  const left = (total ?? 0) - done - refused;
  return [
    ...(unchanged < done || unchanged === 0 ? [t('bulkDone', { count: done - unchanged })] : []),
    ...(unchanged > 0 ? [t('bulkUnchanged', { count: unchanged })] : []),
    ...(refused > conflicts ? [t('bulkRefused', { count: refused - conflicts })] : []),
    ...(conflicts > 0 ? [t('bulkConflicts', { count: conflicts })] : []),
    ...(left > 0 ? [tBulk('left', { count: format.number(left) })] : []),
  ].join(' · ');
}

/** Which records were not done, and why; the first of many. */
export function RefusedRows({ run: { id, refused } }: { run: BulkProgressFragment }) {
  const tBulk = useMessages(bulkMessages);
  const format = useFormat();
  const variables = { runId: id, first: mostShown, filter: { outcome: ['refused', 'FAILED', 'CONFLICT'] as const } };
  const query = useQuery({
    queryKey: [BulkItemsListDocument.name, variables],
    queryFn: async ({ signal }) => (await requestGraphql(BulkItemsListDocument, variables, { signal })).bulkItems.nodes,
  });
  if (query.error) return <LoadProblem error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <>
      <ul className={classes.refusals} aria-label={tBulk('isRefused')} aria-busy={query.isPending}>
        {query.data?.map((row) => (
          <li key={row.id}>
            <bdi>{row.name ?? row.id}</bdi>: {row.refusal && <ExplainedReason refusal={row.refusal} />}
          </li>
        ))}
      </ul>
      {refused > mostShown && <p>{tBulk('moreInFile', { count: format.number(refused - mostShown) })}</p>}
    </>
  );
}
