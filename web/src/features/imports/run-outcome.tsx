import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useFormat, useMessages, useWording } from '../../i18n/index.ts';
import { BulkSummary, isAtWork, UndoneBy, useUndoRun } from '../../ui/bulk-run/index.ts';
import type { BulkProgressFragment } from '../../ui/bulk-run/index.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import { WaitingNote } from '../../ui/lifecycle/index.ts';
import { recordLink } from '../../ui/routing/index.ts';
import classes from './imports.module.css';
import { importsMessages } from './imports.messages.ts';

type RunProgressProps = {
  run: BulkProgressFragment;
  /** Rows that the check refused already, which the run knows nothing of. */
  refusedAtCheck?: number;
};

/** How far a run that applies a change set is, or what came of it. */
export function RunProgress({ run, refusedAtCheck = 0 }: RunProgressProps) {
  const t = useMessages(importsMessages);
  const tKit = useMessages(kitMessages);
  const format = useFormat();
  const { sentence } = useWording();
  const { id, done, refused, total, stopReason, undoneById } = run;
  const reached = done + refused;
  return (
    <>
      {isAtWork(run) ? (
        <>
          <p>{t('applyingText')}</p>
          <progress
            className={classes.bar}
            aria-label={t('title.APPLYING')}
            {...(total === null ? {} : { value: reached, max: Math.max(1, total) })}
          />
          <p className={classes.counts}>
            {total === null
              ? format.number(reached)
              : tKit('bulkProgress', { done: format.number(reached), all: format.number(total) })}
          </p>
          {run.state === 'queued' && <WaitingNote />}
        </>
      ) : (
        <output className={classes.counts}>
          <BulkSummary run={run} />
          {refusedAtCheck > 0 && ` · ${t('refusedAtCheck', { count: refusedAtCheck })}`}
        </output>
      )}
      {stopReason && <p role="alert">{sentence(stopReason)}</p>}
      <p>
        <JobLink id={id} text={t('toJob')} />
        {undoneById !== null && (
          <>
            {' · '}
            <UndoneBy id={undoneById} />
          </>
        )}
      </p>
    </>
  );
}

function JobLink({ id, text }: { id: string; text: string }) {
  const link = recordLink('bulk_run', id);
  return link && <Link {...link}>{text}</Link>;
}

/** Takes back what the run wrote, as far as it still stands. */
export function UndoApplied({ run }: { run: BulkProgressFragment }) {
  const tKit = useMessages(kitMessages);
  const undo = useUndoRun();
  const [isBusy, setBusy] = useState(false);
  if (!run.nextCommands.includes('undo')) return null;
  const takeBack = async () => {
    setBusy(true);
    await undo(run.id);
    setBusy(false);
  };
  return (
    <Button variant="default" loading={isBusy} onClick={() => void takeBack()}>
      {tKit('undo')}
    </Button>
  );
}
