import { useQueryClient } from '@tanstack/react-query';
import { useMessages } from '../../i18n/index.ts';
import { useCommand, useSaveRecord } from '../../ui/save/index.ts';
import { dashboardMessages } from './dashboard.messages.ts';
import { ChooseFiguresDocument, DashboardDocument } from './dashboard.operations.generated.ts';

type Codes = readonly string[] | null;

/** Keeps which figures stand on the dashboard; undone, those that stood there before come back. */
export function useChooseFigures(before: Codes, onChosen: () => void) {
  const t = useMessages(dashboardMessages);
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: [DashboardDocument.name] });
  const variables = (codes: Codes) => ({ codes: codes && [...codes] });
  const { run: setBack } = useCommand({
    kind: 'dashboard_view',
    document: ChooseFiguresDocument,
    variables,
    answers: { FiguresChosen: () => ({ kind: 'done', text: t('figuresBack'), after: refresh }) },
  });
  return useSaveRecord({
    kind: 'dashboard_view',
    document: ChooseFiguresDocument,
    variables: ({ codes }: { codes: Codes }) => variables(codes),
    answers: {
      FiguresChosen: ({ codes }) => ({
        kind: 'saved',
        text: t(codes ? 'figuresChosen' : 'figuresOfRole'),
        undo: () => setBack(before),
        after: () => {
          onChosen();
          return refresh();
        },
      }),
    },
  });
}
