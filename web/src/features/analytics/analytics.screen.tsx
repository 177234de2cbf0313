import { reports } from '@quarry/contracts/analytics';
import { navigationMessages, useMessages } from '../../i18n/index.ts';
import classes from './analytics.module.css';
import { ReportCard } from './report-card.tsx';
import { SavedReports } from './saved-reports.tsx';

/** Every report with its main figures, and those that people keep. */
export function AnalyticsScreen() {
  const t = useMessages(navigationMessages);
  return (
    <article className={classes.page}>
      <h1>{t('analytics')}</h1>
      <ul className={classes.reports}>
        {reports.map((report) => (
          <ReportCard key={report} report={report} />
        ))}
      </ul>
      <SavedReports />
    </article>
  );
}
