import { isInTime, isState, type Measure } from '@quarry/contracts/analytics';
import { useFormat, useMessages } from '../../i18n/index.ts';
import { useFigureWords, type FiguresDetailFragment } from '../../ui/measures/index.ts';
import { analyticsMessages } from './analytics.messages.ts';
import classes from './analytics.module.css';
import { CurrencySection } from './currency-section.tsx';
import { EmptyReport } from './empty-report.tsx';
import { askedReport, figuresOf } from './report-lines.ts';
import { isOfNow, type ReportQuestion } from './report-question.ts';
import { useLineLabel } from './use-line-label.ts';

type ReportBodyProps = {
  question: ReportQuestion;
  /** Whether every measure of the report is counted so. */
  isAll: boolean;
  figures: FiguresDetailFragment;
  /** Whether these are still the figures of what was asked before. */
  isStale: boolean;
  onMeasure: (measure: Measure) => void;
};

/** Which days are counted, and the figures currency by currency. */
export function ReportBody({ question, isAll, figures, isStale, onMeasure }: ReportBodyProps) {
  const t = useMessages(analyticsMessages);
  const format = useFormat();
  const labelOf = useLineLabel(question.by);
  const { measures, compare, by } = question;
  const words = useFigureWords(question.measure);
  const isNow = isOfNow(measures, by);
  const states = isNow ? [] : measures.filter(isState);
  const asked = askedReport(question, figures);
  const ofMeasure = measures.map((measure) => figuresOf(measure, question, figures, labelOf));
  const days = { from: format.day(figures.from), until: format.day(figures.until) };
  const compared =
    figures.comparedFrom === null || figures.comparedUntil === null
      ? undefined
      : { from: format.day(figures.comparedFrom), until: format.day(figures.comparedUntil) };
  const sayStates = (names: string) =>
    !isInTime(by)
      ? t('someNow', { measures: names })
      : figures.recordedFrom === null
        ? t('notRecorded', { measures: names })
        : t('recordedFrom', { measures: names, day: format.day(figures.recordedFrom) });
  return (
    <div className={classes.body} aria-busy={isStale} data-stale={isStale}>
      <p className={classes.note}>
        {isNow ? t('asOfNow') : t('days', days)}
        {compared && ` ${t('comparedDays', compared)}`}
        {states.length > 0 && ` ${sayStates(states.map((one) => words.measure(one)).join(', '))}`}
        {!isAll && ` ${t('fewer')}`}
        {figures.toCount > 0 && ` ${t('counting', { count: figures.toCount })}`}
        {figures.isCut && ` ${t('cut')}`}
      </p>
      {isEmpty(figures) ? (
        <EmptyReport question={question} />
      ) : (
        figures.totals.map(({ currency }, place) => (
          <CurrencySection
            key={currency ?? ''}
            measures={measures}
            measure={question.measure}
            onMeasure={onMeasure}
            asked={asked}
            figures={ofMeasure.flatMap((one) => one[place] ?? [])}
            comparedLabel={compare && compared ? t(`compare.${compare}`) : undefined}
            isOnlyOne={figures.totals.length === 1}
          />
        ))
      )}
    </div>
  );
}

/** Nothing in the period and nothing in what it is compared with. */
function isEmpty({ totals, rows }: FiguresDetailFragment): boolean {
  return [...totals, ...rows].every(({ values }) => values.every(({ value, compared }) => !value && !compared));
}
