import { memo, type ReactNode } from 'react';
import type { Row } from '../list-screen/index.ts';
import { upTo } from './cell-range.ts';
import classes from './grid.module.css';
import type { CellView, GridColumn } from './grid-types.ts';
import type { ColumnTracks } from './use-visible-columns.ts';

type GridRowProps<OneRow extends Row> = {
  row: OneRow;
  /** In the whole list, where it is known exactly. */
  position: number | undefined;
  /** Among the loaded rows. */
  index: number;
  top: number;
  columns: readonly GridColumn[];
  tracks: ColumnTracks;
  cellOf: (row: OneRow, column: GridColumn) => CellView;
  /** The column of the active cell; none of this row is without one. */
  active: number | undefined;
  /** The first and the last selected column. */
  start: number | undefined;
  end: number | undefined;
  /** Over the active cell while that is edited. */
  editor: ReactNode;
};

function GridRowOf<OneRow extends Row>(props: GridRowProps<OneRow>) {
  const { row, position, index, top, columns, tracks, cellOf, active, start, end, editor } = props;
  const { offsets, width, from, to } = tracks;
  const drawn = [...new Set([0, ...upTo(from, to), ...(active === undefined ? [] : [active])])];
  return (
    <tr
      aria-rowindex={position === undefined ? undefined : position + 2}
      data-index={index}
      className={classes.row}
      style={{ top, width }}
    >
      {drawn.map((at) => {
        const column = columns[at];
        return (
          column && (
            <GridCell
              key={column.key}
              cell={cellOf(row, column)}
              place={at}
              width={column.width}
              offset={offsets[at] ?? 0}
              isNumber={column.editor === 'number'}
              isActive={at === active}
              isSelected={start !== undefined && end !== undefined && at >= start && at <= end}
            >
              {at === active && editor}
            </GridCell>
          )
        );
      })}
    </tr>
  );
}

/** Scrolling redraws the window many times a second; a row that stayed the same is left alone. */
export const GridRow = memo(GridRowOf) as typeof GridRowOf;

type GridCellProps = {
  cell: CellView;
  place: number;
  width: number;
  offset: number;
  isNumber: boolean;
  isActive: boolean;
  isSelected: boolean;
  children: ReactNode;
};

function GridCell({ cell, place, width, offset, isNumber, isActive, isSelected, children }: GridCellProps) {
  const { text, state, isClosed, title, marks } = cell;
  const isPinned = place === 0;
  return (
    <td
      aria-colindex={place + 1}
      aria-selected={isSelected}
      aria-disabled={isClosed || undefined}
      aria-invalid={state === 'refused' || undefined}
      tabIndex={isActive ? 0 : -1}
      title={title}
      data-column={place}
      data-active={isActive}
      data-pinned={isPinned}
      data-number={isNumber}
      data-state={state}
      data-closed={isClosed}
      data-edited={Boolean(children)}
      className={classes.cell}
      style={{ width, ...(isPinned ? {} : { insetInlineStart: offset }) }}
    >
      <bdi className={classes.text}>{text}</bdi>
      {marks.map(({ icon: Icon, label }) => (
        <span key={label} className={classes.mark} title={label}>
          <Icon size={13} aria-hidden />
          <span className="visually-hidden">{label}</span>
        </span>
      ))}
      {children}
    </td>
  );
}
