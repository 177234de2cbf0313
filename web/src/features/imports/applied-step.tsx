import { Button } from '@mantine/core';
import { useMessages } from '../../i18n/index.ts';
import { isAtWork, RefusedRows, useBulkRun } from '../../ui/bulk-run/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { CancelRun } from '../../ui/lifecycle/index.ts';
import { importKinds } from './import-kinds.ts';
import classes from './imports.module.css';
import { importsMessages } from './imports.messages.ts';
import type { ImportDetailFragment } from './imports.operations.generated.ts';
import { RunProgress, UndoApplied } from './run-outcome.tsx';
import { useErrorFile } from './use-error-file.ts';

/** What the run does to the records, and what came of it. */
export function AppliedStep({ shown }: { shown: ImportDetailFragment }) {
  const t = useMessages(importsMessages);
  const { set } = shown;
  const run = useBulkRun(set?.jobId ?? undefined);
  const errorFile = useErrorFile(shown);
  const isEnded = run !== undefined && !isAtWork(run);
  const refusedAtCheck = set?.counts.refused ?? 0;
  const refused = refusedAtCheck + (run?.refused ?? 0);
  return (
    <>
      {run && <RunProgress run={run} refusedAtCheck={refusedAtCheck} />}
      <div className={classes.actions}>
        {run && isAtWork(run) && (
          <CancelRun id={run.id} text={t(importKinds[shown.kind].cancel)} onAnswered={() => undefined} />
        )}
        {isEnded && <UndoApplied run={run} />}
        {refused > 0 && (isEnded || shown.step === 'APPLIED') && (
          <Button variant="default" loading={errorFile.isPending} onClick={() => errorFile.mutate()}>
            {t('errorFile')}
          </Button>
        )}
        <ButtonLink to={importKinds[shown.kind].path}>{t('another')}</ButtonLink>
      </div>
      {isEnded && run.refused > 0 && <RefusedRows run={run} />}
    </>
  );
}
