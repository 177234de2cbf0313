import { lazy, Suspense, useState } from 'react';
import { namedText, useFormat, useMessages, type Format } from '../../i18n/index.ts';
import { Sparkline } from '../../ui/chart/index.ts';
import { dashboardMessages, english } from './dashboard.messages.ts';
import type { DashboardQuery } from './dashboard.operations.generated.ts';
import classes from './dashboard.module.css';
import { TargetLink } from './target-link.tsx';

const ChooseFiguresDialog = lazy(() =>
  import('./choose-figures-dialog.tsx').then((m) => ({ default: m.ChooseFiguresDialog })),
);

type Figure = DashboardQuery['dashboard']['figures'][number];

type FiguresProps = {
  figures: readonly Figure[];
  /** What the reader can choose among. */
  figureChoices: readonly string[];
  chosenFigures?: readonly string[] | null;
};

/** The figures of the day with their course, each the way to its rows, and which of all stand there. */
export function Figures({ figures, figureChoices, chosenFigures = null }: FiguresProps) {
  const t = useMessages(dashboardMessages);
  const [isChoosing, setChoosing] = useState(false);
  return (
    <section className={classes.section} aria-labelledby="figures">
      <header className={classes.sectionHeader}>
        <h2 id="figures">{t('figures')}</h2>
        {figureChoices.length > 1 && (
          <button type="button" className={classes.inlineButton} onClick={() => setChoosing(true)}>
            {t('chooseFigures')}
          </button>
        )}
      </header>
      {isChoosing && (
        <Suspense>
          <ChooseFiguresDialog
            offered={figureChoices}
            shown={[...new Set(figures.map(({ code }) => code))]}
            chosen={chosenFigures}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
      <ul className={classes.figures}>
        {figures.map((figure) => (
          <li key={`${figure.code} ${figure.currency}`}>
            <TargetLink target={figure.target} measure={figure.measure} className={classes.figure}>
              <span className={classes.figureLabel}>{namedText(t, english, 'figure', figure.code)}</span>
              <span className={classes.figureLine}>
                <FigureValue figure={figure} />
                {figure.series.length > 1 && (
                  <Sparkline values={figure.series} label={t(figure.span === 'WEEK' ? 'trend' : 'trendPeriod')} />
                )}
              </span>
              <Comparison figure={figure} />
            </TargetLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function FigureValue({ figure }: { figure: Figure }) {
  const format = useFormat();
  return <strong className={classes.figureValue}>{written(figure, figure.value, format)}</strong>;
}

function Comparison({ figure }: { figure: Figure }) {
  const t = useMessages(dashboardMessages);
  const format = useFormat();
  const { value, before, span } = figure;
  if (before === null) return <span className={classes.note}>{t('noPast')}</span>;
  const change = value - before;
  if (change === 0) return <span className={classes.note}>{t(span === 'WEEK' ? 'sameAsWeek' : 'sameAsPeriod')}</span>;
  const text = `${change > 0 ? '+' : '−'}${written(figure, Math.abs(change), format)}`;
  return <span className={classes.note}>{t(span === 'WEEK' ? 'sinceWeek' : 'sincePeriod', { change: text })}</span>;
}

function written({ code, currency }: Figure, value: number, format: Format): string {
  if (currency !== null) return format.money({ minor: value, currency });
  return code === 'coverage' ? format.percent(value / 100) : format.number(value);
}
