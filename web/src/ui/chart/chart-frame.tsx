import { ResponsiveContainer } from 'recharts';
import type { ReactElement, ReactNode } from 'react';
import { useFormat, useMessages } from '../../i18n/index.ts';
import { kitMessages } from '../kit.messages.ts';
import { PlainTable } from '../plain-table/plain-table.tsx';
import classes from './chart-frame.module.css';

/** The figures of a drawing: a head for each column, and the rows. */
export type ChartNumbers = { heads: readonly string[]; rows: readonly (readonly string[])[] };

type ChartFrameProps = {
  /** What is drawn. */
  label: string;
  numbers: ChartNumbers;
  height: number;
  /** A picture beside a figure: without legend and table, its numbers are its description. */
  isBare: boolean;
  legend?: ReactNode;
  children: ReactElement;
};

/** Around every drawing: its legend, and its figures as a table for anyone who reads rather than looks. */
export function ChartFrame({ label, numbers, height, isBare, legend, children }: ChartFrameProps) {
  const drawing = (
    // The drawing itself says where its axes begin.
    <div dir="ltr" className={classes.drawing} style={{ blockSize: height }}>
      <ResponsiveContainer width="100%" height="100%">
        {children}
      </ResponsiveContainer>
    </div>
  );
  const format = useFormat();
  const described = isBare
    ? [format.label(label), numbers.rows.map((row) => row.join(' ')).join(', ')].join(' ')
    : label;
  return (
    <figure className={classes.frame} aria-label={described}>
      <div aria-hidden>{drawing}</div>
      {!isBare && legend}
      {!isBare && <NumbersTable label={label} numbers={numbers} />}
    </figure>
  );
}

function NumbersTable({ label, numbers: { heads, rows } }: { label: string; numbers: ChartNumbers }) {
  const t = useMessages(kitMessages);
  return (
    <details className={classes.table}>
      <summary>{t('asTable')}</summary>
      <PlainTable
        label={label}
        rows={rows}
        rowKey={(row) => row.join('|')}
        empty={t('none')}
        columns={heads.map((header, place) => ({
          key: header,
          header,
          isNumber: place > 0,
          cell: (row: readonly string[]) => row[place],
        }))}
      />
    </details>
  );
}
