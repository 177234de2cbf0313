import { isInTime, isState, type Measure, measureDefinitions } from '@quarry/contracts/analytics';
import { Link } from '@tanstack/react-router';
import { linkToRows, useFigureWords, type FigureWords } from '../../ui/measures/index.ts';
import { useMessages, type Translate } from '../../i18n/index.ts';
import { PlainTable, type PlainColumn } from '../../ui/plain-table/plain-table.tsx';
import { analyticsMessages, type english } from './analytics.messages.ts';
import classes from './analytics.module.css';
import { lineId, type AskedReport, type CurrencyFigures, type FigureLine } from './report-lines.ts';

type FigureTableProps = {
  measure: Measure;
  asked: AskedReport;
  figures: CurrencyFigures;
  label: string;
  /** What it is compared with; nothing where it is not. */
  comparedLabel: string | undefined;
};

/** The numbers of the drawing beside it, each the way to its rows, and what they come to. */
export function FigureTable({ measure, asked, figures, label, comparedLabel }: FigureTableProps) {
  const t = useMessages(analyticsMessages);
  const words = useFigureWords(measure);
  const { currency, lines, total } = figures;
  return (
    <div className={classes.table} data-long={asked.by !== 'NONE'}>
      <PlainTable
        label={label}
        columns={columnsOf({ measure, asked, currency, comparedLabel, t, words })}
        rows={asked.by === 'NONE' ? [total] : [...lines, total]}
        rowKey={({ key }) => key}
        empty=""
      />
    </div>
  );
}

type Columns = Pick<FigureTableProps, 'measure' | 'asked' | 'comparedLabel'> & {
  currency: string | null;
  t: Translate<typeof english>;
  words: FigureWords;
};

function columnsOf({ measure, asked, currency, comparedLabel, t, words }: Columns): PlainColumn<FigureLine>[] {
  const { list, parts } = measureDefinitions[measure];
  const columns: PlainColumn<FigureLine>[] = [
    {
      key: 'line',
      header: t(`by.${asked.by}`),
      cell: ({ key, label }) => (
        <span id={lineId(currency, key)} className={isInTime(asked.by) ? classes.moment : undefined}>
          {key !== '' ? label : isState(measure) && isInTime(asked.by) ? t('now') : t('total')}
        </span>
      ),
    },
    {
      key: 'value',
      header: words.measure(measure),
      isNumber: true,
      cell: (line) => (
        <RowsLink measure={measure} asked={asked} line={line} currency={currency}>
          {words.value(line.value, currency)}
        </RowsLink>
      ),
    },
  ];
  if (comparedLabel !== undefined)
    columns.push(
      {
        key: 'compared',
        header: comparedLabel,
        isNumber: true,
        cell: ({ compared }) => words.value(compared, currency),
      },
      {
        key: 'change',
        header: t('change'),
        isNumber: true,
        cell: ({ value, compared }) => words.change(value, compared) || '–',
      },
    );
  if (!list)
    columns.push({
      key: 'parts',
      header: t('rows'),
      cell: (line) => (
        <span className={classes.parts}>
          {parts
            .filter((part) => linkToRows(part, asked, { key: line.key, currency }))
            .map((part) => (
              <RowsLink key={part} measure={part} asked={asked} line={line} currency={currency}>
                {words.measure(part)}
              </RowsLink>
            ))}
        </span>
      ),
    });
  return columns;
}

type RowsLinkProps = {
  measure: Measure;
  asked: AskedReport;
  line: FigureLine;
  currency: string | null;
  children: string;
};

/** A figure that leads to the rows it is made of; words alone where no list shows them. */
export function RowsLink({ measure, asked, line, currency, children }: RowsLinkProps) {
  const link = linkToRows(measure, asked, { key: line.key, currency });
  return link ? <Link {...link}>{children}</Link> : children;
}
