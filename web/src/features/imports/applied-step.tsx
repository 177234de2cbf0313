import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useFormat, useMessages, useWording } from '../../i18n/index.ts';
import { BulkSummary, isAtWork, RefusedRows, useBulkRun, useUndoRun } from '../../ui/bulk-run/index.ts';
import type { BulkProgressFragment } from '../../ui/bulk-run/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { kitMessages } from '../../ui/kit.messages.ts';
import { CancelRun } from '../../ui/lifecycle/index.ts';
import { recordLink } from '../../ui/routing/index.ts';
import classes from './imports.module.css';
import { importsMessages } from './imports.messages.ts';
import type { ImportDetailFragment } from './imports.operations.generated.ts';
import { useErrorFile } from './use-error-file.ts';

/** What the run does to the records, and what came of it. */
export function AppliedStep({ shown }: { shown: ImportDetailFragment }) {
  const t = useMessages(importsMessages);
  const { set } = shown;
  const run = useBulkRun(set?.jobId ?? undefined);
  const errorFile = useErrorFile(shown);
  const isEnded = run !== undefined && !isAtWork(run);
  const refused = (set?.counts.refused ?? 0) + (run?.refused ?? 0);
  return (
    <>
      {run && <RunProgress run={run} />}
      <div className={classes.actions}>
        {run && isAtWork(run) && <CancelRun id={run.id} text={t('cancelApplyText')} onAnswered={() => undefined} />}
        {isEnded && <UndoImport run={run} />}
        {refused > 0 && (isEnded || shown.step === 'APPLIED') && (
          <Button variant="default" loading={errorFile.isPending} onClick={() => errorFile.mutate()}>
            {t('errorFile')}
          </Button>
        )}
        <ButtonLink to="/products/update">{t('another')}</ButtonLink>
      </div>
      {isEnded && run.refused > 0 && <RefusedRows run={run} />}
    </>
  );
}

function RunProgress({ run }: { run: BulkProgressFragment }) {
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
        </>
      ) : (
        <output className={classes.counts}>
          <BulkSummary run={run} />
        </output>
      )}
      {stopReason && <p role="alert">{sentence(stopReason)}</p>}
      <p>
        <JobLink id={id} text={t('toJob')} />
        {undoneById !== null && (
          <>
            {' · '}
            <JobLink id={undoneById} text={t('undoneBy')} />
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
function UndoImport({ run }: { run: BulkProgressFragment }) {
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
