import type { ReportKey } from '@quarry/contracts/analytics';
import { useMessages } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Problem } from '../../ui/problem.tsx';
import { analyticsMessages } from './analytics.messages.ts';

/** Who may read analytics, and nothing that this report is counted from. */
export function MissingRights({ report }: { report: ReportKey }) {
  const t = useMessages(analyticsMessages);
  return (
    <Problem title={t(`report.${report}`)} text={t(`rights.${report}`)}>
      <ButtonLink to="/analytics">{t('toReports')}</ButtonLink>
    </Problem>
  );
}
