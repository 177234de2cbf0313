import type { ReportKey } from '@quarry/contracts/analytics';
import { useMutation } from '@tanstack/react-query';
import { requestFile } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { useShowRefusal } from '../../ui/explain/index.ts';
import { saveFile } from '../../ui/save-file.ts';
import { analyticsMessages } from './analytics.messages.ts';
import { inputOf, type ReportQuestion } from './report-question.ts';

/** The figures that a report shows, with all their measures, as a file for a spreadsheet. */
export function useFiguresFile(report: ReportKey) {
  const t = useMessages(analyticsMessages);
  const { failed } = useShowRefusal();
  return useMutation({
    mutationFn: async (question: ReportQuestion) => {
      const blob = await requestFile('/exports/figures', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ input: inputOf(question) }),
      });
      saveFile(blob, `${t(`report.${report}`)}-${new Date().toISOString().slice(0, 10)}.csv`);
    },
    onError: failed,
  });
}
