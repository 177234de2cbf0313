import type { ReportKey } from '@quarry/contracts/analytics';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { Can } from '../../ui/can.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { ListSearch } from '../../ui/routing/index.ts';
import { analyticsMessages } from './analytics.messages.ts';
import classes from './analytics.module.css';
import type { SavedReportDetailFragment } from './analytics.operations.generated.ts';
import type { ReportQuestion } from './report-question.ts';
import { keptState } from './kept-state.ts';
import { useDeleteReport } from './use-saved-report.ts';
import { useFiguresFile } from './use-figures-file.ts';

const SaveReportDialog = lazyPart(() => import('./save-report-dialog.tsx').then((m) => m.SaveReportDialog));

type ReportActionsProps = {
  report: ReportKey;
  question: ReportQuestion;
  search: ListSearch;
  /** The saved report that is shown, if it is one. */
  saved: SavedReportDetailFragment | undefined;
  /** Whether there are figures that a file could hold. */
  isCounted: boolean;
  onGo: (search: ListSearch) => void;
};

/** What can be done with a report: kept for later and for others, changed, deleted, and taken along as a file. */
export function ReportActions({ report, question, search, saved, isCounted, onGo }: ReportActionsProps) {
  const t = useMessages(analyticsMessages);
  const [opened, setOpened] = useState<'new' | 'change'>();
  const file = useFiguresFile(report);
  const { run: remove, isPending } = useDeleteReport();
  const isChanged = saved !== undefined && JSON.stringify(keptState(search)) !== JSON.stringify(keptState(saved.input));
  return (
    <div className={classes.actions}>
      {saved && !saved.isOwn && <span className={classes.note}>{t('sharedBy', { name: saved.owner.name })}</span>}
      {isChanged && <span className={classes.note}>{t('changedState')}</span>}
      <Can action="export" subject="Analytics">
        <Button variant="default" loading={file.isPending} disabled={!isCounted} onClick={() => file.mutate(question)}>
          {t('csv')}
        </Button>
      </Can>
      {saved?.mayUpdate && (
        <>
          <Button variant="default" loading={isPending} onClick={() => void remove(saved)}>
            {t('delete')}
          </Button>
          <Button variant="default" onClick={() => setOpened('change')}>
            {t('changeReport')}
          </Button>
        </>
      )}
      <Can action="manage" subject="Report">
        <Button onClick={() => setOpened('new')}>{t(saved ? 'saveCopy' : 'save')}</Button>
      </Can>
      {opened && (
        <SaveReportDialog
          report={report}
          state={keptState(search)}
          saved={opened === 'change' ? saved : undefined}
          onSaved={({ id }) => {
            setOpened(undefined);
            onGo({ ...search, view: id });
          }}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  );
}
