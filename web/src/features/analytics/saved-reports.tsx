import { Link } from '@tanstack/react-router';
import { useRecord } from '../../data/index.ts';
import { navigationMessages, useMessages, type navigationTexts, type Translate } from '../../i18n/index.ts';
import { LoadProblem } from '../../ui/load-problem.tsx';
import { PlainTable, type PlainColumn } from '../../ui/plain-table/plain-table.tsx';
import { RelativeTime } from '../../ui/values.tsx';
import { analyticsMessages, type english } from './analytics.messages.ts';
import classes from './analytics.module.css';
import { SavedReportsDocument, type SavedReportsQuery } from './analytics.operations.generated.ts';
import { reportLink } from './found-reports.ts';
import { isReport } from './report-question.ts';

/** The reports that the reader saved, and those that others share. */
export function SavedReports() {
  const t = useMessages(analyticsMessages);
  const tNavigation = useMessages(navigationMessages);
  const query = useRecord(SavedReportsDocument, {});
  return (
    <section className={classes.saved} aria-labelledby="saved-reports">
      <h2 id="saved-reports">{tNavigation('savedReports')}</h2>
      {query.error && !query.data && <LoadProblem error={query.error} onRetry={() => void query.refetch()} />}
      {query.data && (
        <PlainTable
          label={tNavigation('savedReports')}
          rows={query.data.savedReports.nodes}
          rowKey={({ id }) => id}
          empty={t('noneSaved')}
          columns={columnsOf(t, tNavigation)}
        />
      )}
    </section>
  );
}

type SavedReport = SavedReportsQuery['savedReports']['nodes'][number];

function columnsOf(
  t: Translate<typeof english>,
  tNavigation: Translate<typeof navigationTexts>,
): PlainColumn<SavedReport>[] {
  return [
    {
      key: 'name',
      header: t('name'),
      cell: ({ id, name, report, input }) => <Link {...reportLink(report, { id, input })}>{name}</Link>,
    },
    {
      key: 'report',
      header: tNavigation('report'),
      cell: ({ report }) => (isReport(report) ? t(`report.${report}`) : report),
    },
    { key: 'owner', header: t('owner'), cell: ({ owner }) => owner.name },
    {
      key: 'roles',
      header: t('shareWith'),
      cell: ({ roles }) => (roles.length === 0 ? t('nobody') : roles.map(({ name }) => name).join(', ')),
    },
    { key: 'updatedAt', header: t('changedAt'), cell: ({ updatedAt }) => <RelativeTime at={updatedAt} /> },
  ];
}
