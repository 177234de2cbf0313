import { Button, Loader, Modal, Progress } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat, useMessages, useWording } from '../../i18n/index.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { kitMessages } from '../../ui/kit.messages.ts';
import { LoadProblem } from '../../ui/load-problem.tsx';
import { acceptAll, type BulkOutcome } from './accept-all.ts';
import type { ProposalFilter } from './proposals.operations.generated.ts';
import { reviewMessages } from './review.messages.ts';
import classes from './review.module.css';

type BulkAcceptProps = {
  filter: ProposalFilter;
  acceptable: { count: number; refresh: () => void };
  onDone: () => void;
};

/** Accepts everything that waits under the present filters, and says for each what became of it. */
export function BulkAccept({ filter, acceptable: { count, refresh }, onDone }: BulkAcceptProps) {
  const t = useMessages(reviewMessages);
  const tKit = useMessages(kitMessages);
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [progress, setProgress] = useState<ProgressSoFar>();
  const run = useMutation({
    mutationFn: (_count: number) => acceptAll(filter, setProgress),
    onMutate: () => {
      setAsking(false);
      setProgress(undefined);
    },
    onSettled: () => void queryClient.invalidateQueries(),
  });
  const ask = () => {
    refresh();
    setAsking(true);
  };
  const close = () => {
    run.reset();
    onDone();
  };
  return (
    <>
      <Button variant="default" disabled={count === 0} onClick={ask}>
        {t('acceptAll')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('acceptAllTitle', { count })}
        text={t('acceptAllText')}
        confirmLabel={t('acceptAllConfirm', { count })}
        onConfirm={() => run.mutate(count)}
        onClose={() => setAsking(false)}
      />
      <Modal
        opened={!run.isIdle}
        onClose={close}
        title={t('acceptAll')}
        size="lg"
        withCloseButton={!run.isPending}
        closeButtonProps={{ 'aria-label': tKit('close') }}
        closeOnClickOutside={false}
        closeOnEscape={!run.isPending}
      >
        {run.isPending && <BulkProgress progress={progress ?? { done: 0, all: run.variables }} />}
        {run.error && <LoadProblem error={run.error} onRetry={() => run.mutate(count)} />}
        {run.data && <BulkSummary outcome={run.data} onClose={close} />}
      </Modal>
    </>
  );
}

type ProgressSoFar = { done: number; all: number };

function BulkProgress({ progress: { done, all } }: { progress: ProgressSoFar }) {
  const t = useMessages(reviewMessages);
  const format = useFormat();
  return (
    <div className={classes.dialog}>
      <output className={classes.running}>
        <Loader size={18} /> {t('accepting', { count: all })}
      </output>
      <Progress value={all === 0 ? 0 : (100 * done) / all} aria-label={t('acceptAll')} />
      <span className="tabular">{t('acceptProgress', { done: format.number(done), all: format.number(all) })}</span>
    </div>
  );
}

function BulkSummary({ outcome: { rows, isWhole }, onClose }: { outcome: BulkOutcome; onClose: () => void }) {
  const t = useMessages(reviewMessages);
  const tKit = useMessages(kitMessages);
  const format = useFormat();
  const { reason } = useWording();
  const accepted = rows.filter(({ ok }) => ok);
  const refused = rows.filter(({ ok }) => !ok);
  return (
    <div className={classes.dialog}>
      <output className={classes.summary}>
        {t('bulkSummary', { done: format.number(accepted.length), all: format.number(rows.length) })}
      </output>
      {!isWhole && <p role="alert">{t('bulkStopped')}</p>}
      {refused.length > 0 && (
        <details open>
          <summary>{t('bulkRefused', { count: refused.length })}</summary>
          <ul className={classes.results}>
            {refused.map((row) => (
              <li key={row.id}>
                <bdi>{row.name}</bdi>
                <span>{reason(row)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {accepted.length > 0 && (
        <details>
          <summary>{t('bulkAccepted', { count: accepted.length })}</summary>
          <ul className={classes.results}>
            {accepted.map((row) => (
              <li key={row.id}>
                <bdi>{row.name}</bdi>
              </li>
            ))}
          </ul>
        </details>
      )}
      <Button className={classes.dialogButton ?? ''} onClick={onClose} data-autofocus>
        {tKit('close')}
      </Button>
    </div>
  );
}
