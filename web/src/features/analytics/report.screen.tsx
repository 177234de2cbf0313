import { checkFigures, type ReportKey } from '@quarry/contracts/analytics';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { documentQuery } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { useIssueText } from '../../ui/form/index.ts';
import { LoadProblem } from '../../ui/load-problem.tsx';
import { FiguresDocument } from '../../ui/measures/index.ts';
import { NotFound } from '../../ui/not-found.tsx';
import { useShowRecordName } from '../../ui/record/index.ts';
import { analyticsMessages } from './analytics.messages.ts';
import classes from './analytics.module.css';
import { SavedReportByIdDocument } from './analytics.operations.generated.ts';
import { MissingRights } from './missing-rights.tsx';
import { ReportActions } from './report-actions.tsx';
import { ReportBody } from './report-body.tsx';
import { ReportControls } from './report-controls.tsx';
import { inputOf, isReport } from './report-question.ts';
import { useReportQuestion } from './use-report-question.ts';

export function ReportScreen() {
  const { report } = useParams({ strict: false }) as { report?: string };
  return isReport(report) ? <ReportPage key={report} report={report} /> : <NotFound />;
}

/** How soon a report shows what came in; orders of days that are over come in late, or are cancelled. */
const everyMs = 2_000;

/** One report: what is asked of it in its address, and the figures that come to it. */
export function ReportPage({ report }: { report: ReportKey }) {
  const t = useMessages(analyticsMessages);
  const issueText = useIssueText();
  const { search, readable, dimensions, question, set, setMeasure, go } = useReportQuestion(report);
  const saved = useQuery({
    ...documentQuery(SavedReportByIdDocument, { id: search.view ?? '' }),
    enabled: search.view !== undefined,
  });
  const shown = search.view === undefined ? undefined : saved.data?.savedReport;
  const title = shown?.name ?? t(`report.${report}`);
  useShowRecordName(title);
  const input = inputOf(question);
  const check = checkFigures(input);
  const query = useQuery({
    ...documentQuery(FiguresDocument, { input }),
    enabled: check.ok && readable.length > 0,
    placeholderData: keepPreviousData,
    refetchInterval: everyMs,
  });
  const answer = check.ok ? query.data?.figures : undefined;
  const figures = answer?.__typename === 'Figures' ? answer : undefined;
  // Until figures of another question have come, those that are shown are read by the question they answer.
  const [counted, setCounted] = useState({ figures, question });
  if (figures && !query.isPlaceholderData && counted.figures !== figures) setCounted({ figures, question });
  const issues = check.ok ? (answer?.__typename === 'InvalidInput' ? answer.issues : []) : check.issues;
  const others = issues.filter(({ path }) => !['period.from', 'period.until', 'by'].includes(path));
  if (readable.length === 0) return <MissingRights report={report} />;
  return (
    <article className={classes.page}>
      <header className={classes.header}>
        <h1>{title}</h1>
        <ReportActions
          report={report}
          question={question}
          search={search}
          saved={shown ?? undefined}
          isCounted={figures !== undefined}
          onGo={go}
        />
      </header>
      {search.view !== undefined && saved.data?.savedReport === null && <p role="alert">{t('savedGone')}</p>}
      <ReportControls
        question={question}
        search={search}
        readable={readable}
        dimensions={dimensions}
        currencies={figures?.totals.flatMap(({ currency }) => currency ?? []) ?? []}
        days={figures}
        problemOf={(path) => issues.filter((issue) => issue.path === path).map(issueText)[0]}
        onSet={set}
      />
      {others.length > 0 && <p role="alert">{[...new Set(others.map(issueText))].join(' ')}</p>}
      {query.error && !figures && <LoadProblem error={query.error} onRetry={() => void query.refetch()} />}
      {figures && (
        <ReportBody
          question={query.isPlaceholderData ? counted.question : question}
          isAll={question.measures.length === readable.length}
          figures={figures}
          isStale={query.isPlaceholderData}
          onMeasure={setMeasure}
        />
      )}
    </article>
  );
}
