import { useEffect, useEffectEvent } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import { isAtWork, RefusedRows, useBulkRun } from '../../../ui/bulk-run/index.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { CancelRun } from '../../../ui/lifecycle/index.ts';
import { useRecordsChanged } from '../../../ui/use-records-changed.ts';
import { importsMessages } from '../imports.messages.ts';
import importClasses from '../imports.module.css';
import { RunProgress, UndoApplied } from '../run-outcome.tsx';
import classes from './manage.module.css';
import { manageMessages } from './manage.messages.ts';

/** What the run writes to the products, and what came of it; then the way back to the grid, where what was refused still stands. */
export function AppliedRun({ id }: { id: string }) {
  const t = useMessages(manageMessages);
  const tImports = useMessages(importsMessages);
  const run = useBulkRun(id);
  const isEnded = run !== undefined && !isAtWork(run);
  const changed = useRecordsChanged();
  const tell = useEffectEvent(() => void changed('product'));
  useEffect(() => {
    if (isEnded) tell();
  }, [isEnded]);
  return (
    <section className={classes.review} aria-labelledby="grid-run">
      <h2 id="grid-run">{isEnded ? t('result') : tImports('title.APPLYING')}</h2>
      {run && <RunProgress run={run} />}
      <div className={importClasses.actions}>
        {run && !isEnded && <CancelRun id={run.id} text={tImports('cancelApplyText')} onAnswered={() => undefined} />}
        {isEnded && <UndoApplied run={run} />}
        <ButtonLink to="/products/manage" isPrimary>
          {t('backToGrid')}
        </ButtonLink>
      </div>
      {isEnded && run.refused > 0 && <RefusedRows run={run} />}
    </section>
  );
}
