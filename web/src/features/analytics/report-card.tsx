import { isState, type Measure, measureDefinitions, type ReportKey } from '@quarry/contracts/analytics';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { documentQuery } from '../../data/index.ts';
import { useFormat, useMessages } from '../../i18n/index.ts';
import { Sparkline } from '../../ui/chart/index.ts';
import { LoadProblem } from '../../ui/load-problem.tsx';
import {
  FiguresDocument,
  useFigureWords,
  type FigureDetailFragment,
  type FiguresDetailFragment,
} from '../../ui/measures/index.ts';
import { analyticsMessages } from './analytics.messages.ts';
import classes from './analytics.module.css';
import { mainMeasures } from './report-question.ts';
import { useReadableMeasures } from './use-report-question.ts';

/** A report with its main figures of the last 28 days, or of now. */
export function ReportCard({ report }: { report: ReportKey }) {
  const t = useMessages(analyticsMessages);
  const format = useFormat();
  const readable = useReadableMeasures(report);
  const main = mainMeasures[report].filter((measure) => readable.includes(measure));
  const isNow = readable.every(isState);
  const query = useQuery({
    ...documentQuery(FiguresDocument, {
      input: {
        measures: main,
        period: { kind: 'LAST_28_DAYS' },
        compare: isNow ? null : 'PREVIOUS',
        by: main.every((measure) => measureDefinitions[measure].dimensions.includes('DAY')) ? 'DAY' : 'NONE',
      },
    }),
    enabled: main.length > 0,
  });
  const answer = query.data?.figures;
  const figures = answer?.__typename === 'Figures' ? answer : undefined;
  return (
    <li className={classes.report}>
      <div className={classes.reportHead}>
        <h2>
          <Link to="/analytics/$report" params={{ report }}>
            {t(`report.${report}`)}
          </Link>
        </h2>
        {figures && (
          <span className={classes.note}>
            {isNow ? t('now') : t('days', { from: format.day(figures.from), until: format.day(figures.until) })}
          </span>
        )}
      </div>
      <p className={classes.note}>{t(`about.${report}`)}</p>
      {main.length === 0 && <p>{t(`rights.${report}`)}</p>}
      {query.error && !figures && <LoadProblem error={query.error} onRetry={() => void query.refetch()} />}
      {figures?.totals.length === 0 && <p>{t(`empty.${report}`)}</p>}
      {figures?.totals.map((total) => (
        <MainFigures key={total.currency ?? ''} measures={main} total={total} figures={figures} isCompared={!isNow} />
      ))}
    </li>
  );
}

type MainFiguresProps = {
  measures: readonly Measure[];
  total: FigureDetailFragment;
  figures: FiguresDetailFragment;
  isCompared: boolean;
};

function MainFigures({ measures, total, figures, isCompared }: MainFiguresProps) {
  return (
    <dl>
      {measures.map((measure, place) => (
        <MainFigure
          key={measure}
          measure={measure}
          total={total}
          place={place}
          course={figures.rows
            .filter(({ currency, key }) => currency === total.currency && key !== '')
            .flatMap(({ values }) => courseOf(measure, values[place]?.value ?? null))}
          isCompared={isCompared}
        />
      ))}
    </dl>
  );
}

/** A day without orders is none of them; a state that was not recorded is not known. */
function courseOf(measure: Measure, value: number | null): number[] {
  return value === null && isState(measure) ? [] : [value ?? 0];
}

type MainFigureProps = {
  measure: Measure;
  total: FigureDetailFragment;
  place: number;
  /** The figure of each day. */
  course: readonly number[];
  isCompared: boolean;
};

function MainFigure({ measure, total: { currency, values }, place, course, isCompared }: MainFigureProps) {
  const t = useMessages(analyticsMessages);
  const words = useFigureWords(measure);
  const { value = null, compared = null } = values[place] ?? {};
  const change = words.change(value, compared);
  const before = words.value(compared, currency);
  return (
    <div>
      <dt>{words.measure(measure)}</dt>
      <dd className={classes.reportValue}>{words.value(value, currency)}</dd>
      {isCompared && !isState(measure) && (
        <dd className={classes.note}>
          {change === '' ? t('before', { value: before }) : t('changed', { change, value: before })}
        </dd>
      )}
      {course.length > 1 && (
        <dd>
          <Sparkline values={course} label={t('course')} />
        </dd>
      )}
    </div>
  );
}
