import { ColumnGrip } from '../list-screen/column-grip.tsx';
import { upTo } from './cell-range.ts';
import classes from './grid.module.css';
import type { GridColumn } from './grid-types.ts';
import type { ColumnTracks } from './use-visible-columns.ts';

type GridHeadProps = {
  columns: readonly GridColumn[];
  tracks: ColumnTracks;
  onResize: (key: string, width: number | null) => void;
  onSelect: (column: number) => void;
};

/** The names of the columns; pressed, one selects its cells. */
export function GridHead({ columns, tracks, onResize, onSelect }: GridHeadProps) {
  const { offsets, width, from, to } = tracks;
  return (
    <thead className={classes.head} style={{ width }}>
      <tr aria-rowindex={1} className={classes.headRow}>
        {[0, ...upTo(from, to)].map((at) => {
          const column = columns[at];
          return (
            column && (
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Ctrl+Shift+arrows select a column by key
              <th
                key={column.key}
                scope="col"
                aria-colindex={at + 1}
                data-pinned={at === 0}
                title={column.header}
                className={classes.headCell}
                style={{ width: column.width, ...(at === 0 ? {} : { insetInlineStart: offsets[at] }) }}
                onClick={() => onSelect(at)}
              >
                <span className={classes.headText}>{column.header}</span>
                <ColumnGrip onResize={(next) => onResize(column.key, next)} />
              </th>
            )
          );
        })}
      </tr>
    </thead>
  );
}
