import type { SavedReportDraft } from '@quarry/contracts/analytics';
import { useNavigate } from '@tanstack/react-router';
import { useMessages } from '../../i18n/index.ts';
import { useDeleted } from '../../ui/bin/index.ts';
import { useCommand, useSaveRecord } from '../../ui/save/index.ts';
import { analyticsMessages } from './analytics.messages.ts';
import {
  DeleteReportDocument,
  SaveReportDocument,
  type SavedReportDetailFragment,
} from './analytics.operations.generated.ts';

/** Puts a saved report into the bin, and goes to where the others are. */
export function useDeleteReport() {
  const deleted = useDeleted();
  const navigate = useNavigate();
  return useCommand({
    kind: 'saved_report',
    document: DeleteReportDocument,
    variables: ({ id, version }: SavedReportDetailFragment) => ({ id, version }),
    answers: {
      ReportDeleted: ({ id }, { name }) => ({
        kind: 'done',
        after: () => {
          deleted(id, name);
          return navigate({ to: '/analytics' });
        },
      }),
    },
  });
}

/** Keeps a report under a name: a new one is deleted again by undo, a changed one is what it was before. */
export function useSaveReport(
  saved: SavedReportDetailFragment | undefined,
  onSaved: (report: SavedReportDetailFragment) => void,
) {
  const t = useMessages(analyticsMessages);
  const { run: remove } = useDeleteReport();
  const { run: setBack } = useCommand({
    kind: 'saved_report',
    document: SaveReportDocument,
    variables: ({ id, version }: { id: string; version: number }) => ({ id, version, input: draftOf(saved) }),
    answers: { ReportSaved: ({ report }) => ({ kind: 'done', text: t('savedReport', { name: report.name }) }) },
  });
  return useSaveRecord({
    kind: 'saved_report',
    document: SaveReportDocument,
    variables: (input: SavedReportDraft) =>
      saved ? { id: saved.id, version: saved.version, input } : { id: null, version: null, input },
    answers: {
      ReportSaved: ({ report }) => ({
        kind: 'saved',
        text: t('savedReport', { name: report.name }),
        undo: () => (saved ? setBack(report) : remove(report)),
        after: () => onSaved(report),
      }),
    },
  });
}

function draftOf(saved: SavedReportDetailFragment | undefined): SavedReportDraft {
  if (!saved) throw new Error('A report that is new has no state before.');
  const { name, report, input, roles } = saved;
  return { name, report, input, roleIds: roles.map(({ id }) => id) } as SavedReportDraft;
}
