import type { Key, ReactNode } from 'react';
import classes from './plain-table.module.css';

export type PlainColumn<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the end of their column. */
  isNumber?: boolean;
  /** Takes half of a wide table, whatever its cells would like. */
  isLong?: boolean;
};

type PlainTableProps<Row> = {
  label: string;
  columns: readonly PlainColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** Said in place of the rows when there are none. */
  empty: string;
};

/** A short table inside a record: all rows at once, no sorting; on a narrow screen each row becomes a card. */
export function PlainTable<Row>({ label, columns, rows, rowKey, empty }: PlainTableProps<Row>) {
  if (rows.length === 0) return <p className={classes.empty}>{empty}</p>;
  return (
    <table className={classes.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col" data-number={column.isNumber === true}>
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map((column) => (
              <td
                key={column.key}
                data-label={column.header}
                data-number={column.isNumber === true}
                data-long={column.isLong === true}
              >
                <bdi className={classes.value}>{column.cell(row)}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
