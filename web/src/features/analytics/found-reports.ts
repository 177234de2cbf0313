import { reports } from '@quarry/contracts/analytics';
import { useMessages } from '../../i18n/index.ts';
import { analyticsMessages } from './analytics.messages.ts';
import { keptState } from './kept-state.ts';

/** The reports that every installation has, by what they are called in the reader's language. */
export function useBuiltReports(): readonly { report: string; name: string }[] {
  const t = useMessages(analyticsMessages);
  return reports.map((report) => ({ report, name: t(`report.${report}`) }));
}

/** The way to a report, or to what somebody saved of it. */
export function reportLink(report: string, saved?: { id: string; input: unknown }) {
  return {
    to: '/analytics/$report' as const,
    params: { report },
    search: saved ? { ...keptState(saved.input), view: saved.id } : {},
  };
}
