import { isInTime, isState, type Measure } from '@quarry/contracts/analytics';
import { useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { linkToRows, useFigureWords } from '../../ui/measures/index.ts';
import { analyticsMessages } from './analytics.messages.ts';
import classes from './analytics.module.css';
import { FigureTable, RowsLink } from './figure-table.tsx';
import { isLowestFirst, lineId, type AskedReport, type CurrencyFigures } from './report-lines.ts';

/** The library that draws is fetched only where something is drawn. */
const FigureChart = lazyPart(() => import('./figure-chart.tsx').then((m) => m.FigureChart));

/** More bars than that are read in the table. */
const mostBars = 12;

type CurrencySectionProps = {
  measures: readonly Measure[];
  /** The measure that is drawn. */
  measure: Measure;
  onMeasure: (measure: Measure) => void;
  asked: AskedReport;
  /** Of each measure, in the order of `measures`, what it came to in this currency. */
  figures: readonly CurrencyFigures[];
  comparedLabel: string | undefined;
  isOnlyOne: boolean;
};

/** Cards, drawing and table of one currency, which show the same numbers. */
export function CurrencySection(props: CurrencySectionProps) {
  const { measures, measure, asked, figures, comparedLabel, isOnlyOne } = props;
  const t = useMessages(analyticsMessages);
  const words = useFigureWords(measure);
  const navigate = useNavigate();
  const shown = figures[measures.indexOf(measure)];
  if (!shown) return null;
  const { currency, lines } = shown;
  const isTime = isInTime(asked.by);
  const title =
    currency === null ? words.measure(measure) : t('inCurrency', { what: words.measure(measure), currency });
  // What is a state now has nothing to be compared with.
  const isCompared = comparedLabel !== undefined && !isState(measure);
  const open = (key: string) => {
    const link = linkToRows(measure, asked, { key, currency });
    if (link) void navigate(link);
    // What is made of several lists is chosen in its row of the table.
    else document.getElementById(lineId(currency, key))?.closest('tr')?.querySelector('a')?.focus();
  };
  return (
    <section className={classes.currency} aria-label={currency ?? t('figures')}>
      {!isOnlyOne && currency !== null && <h2>{currency}</h2>}
      <ul className={classes.cards}>
        {measures.map((one, place) => (
          <MeasureCard
            key={one}
            measure={one}
            figures={figures[place]}
            asked={asked}
            isChosen={one === measure}
            isCompared={comparedLabel !== undefined && !isState(one)}
            onChoose={() => props.onMeasure(one)}
          />
        ))}
      </ul>
      <h3 className={classes.drawn}>{title}</h3>
      <div className={classes.halves} data-alone={asked.by === 'NONE'}>
        {asked.by !== 'NONE' && (
          <div className={classes.half}>
            <Suspense fallback={<div className={classes.waiting} />}>
              <FigureChart
                label={title}
                points={isTime ? lines : lines.slice(0, mostBars)}
                series={[
                  { field: 'value', label: words.measure(measure) },
                  ...(isCompared ? [{ field: 'compared', label: comparedLabel } as const] : []),
                ]}
                isTime={isTime}
                write={(value) => words.value(value, currency)}
                writeShort={(value) => words.short(value, currency)}
                onOpen={open}
              />
            </Suspense>
            {!isTime && lines.length > mostBars && (
              <p className={classes.note}>
                {t(isLowestFirst(measure) ? 'leastDrawn' : 'mostDrawn', { count: mostBars })}
              </p>
            )}
          </div>
        )}
        <FigureTable
          measure={measure}
          asked={asked}
          figures={shown}
          label={title}
          comparedLabel={isCompared ? comparedLabel : undefined}
        />
      </div>
    </section>
  );
}

type MeasureCardProps = {
  measure: Measure;
  figures: CurrencyFigures | undefined;
  asked: AskedReport;
  isChosen: boolean;
  isCompared: boolean;
  onChoose: () => void;
};

/** A figure of the whole period: its name draws it, its number leads to its rows. */
function MeasureCard({ measure, figures, asked, isChosen, isCompared, onChoose }: MeasureCardProps) {
  const t = useMessages(analyticsMessages);
  const words = useFigureWords(measure);
  if (!figures) return null;
  const { currency, total } = figures;
  const change = words.change(total.value, total.compared);
  return (
    <li className={classes.card} data-chosen={isChosen}>
      <button type="button" className={classes.cardName} aria-pressed={isChosen} onClick={onChoose}>
        {words.measure(measure)}
      </button>
      <strong className={classes.cardValue}>
        <RowsLink measure={measure} asked={asked} line={total} currency={currency}>
          {words.value(total.value, currency)}
        </RowsLink>
      </strong>
      {isCompared && (
        <span className={classes.note}>
          {change === ''
            ? t('before', { value: words.value(total.compared, currency) })
            : t('changed', { change, value: words.value(total.compared, currency) })}
        </span>
      )}
    </li>
  );
}
