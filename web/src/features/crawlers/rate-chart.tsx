import { useFormat, useMessages } from '../../i18n/index.ts';
import { crawlersMessages } from './crawlers.messages.ts';
import type { CrawlRunDetailFragment } from './crawlers.operations.generated.ts';
import classes from './run.module.css';

const height = 40;
const columnWidth = 4;
const gap = 1;

/** Pages in each interval of the run, oldest first, as columns; the newest stands out. */
export function RateChart({ series }: { series: CrawlRunDetailFragment['rateSeries'] }) {
  const t = useMessages(crawlersMessages);
  const format = useFormat();
  const highest = Math.max(1, ...series.map(({ pages }) => pages));
  const width = Math.max(1, series.length) * columnWidth;
  return (
    <>
      <span className="visually-hidden">{t('rateSeriesLabel', { count: series.length })}</span>
      <svg
        className={classes.rateChart}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        preserveAspectRatio="none"
        aria-hidden
      >
        {series.map(({ at, pages }, index) => {
          const tall = Math.max(1, (pages / highest) * height);
          return (
            <rect
              key={at}
              x={index * columnWidth}
              y={height - tall}
              width={columnWidth - gap}
              height={tall}
              data-newest={index === series.length - 1}
            >
              <title>{`${format.label(format.dateTime(at))} ${format.number(pages)}`}</title>
            </rect>
          );
        })}
      </svg>
    </>
  );
}
