import { useState } from 'react';
import type { ListWindow } from '../../data/index.ts';
import type { Row } from '../list-screen/index.ts';
import { rangeOf, type CellRange, type Place } from './cell-range.ts';
import type { GridColumn } from './grid-types.ts';

/** What is read of a list to know where its rows are. */
export type GridList<OneRow extends Row> = Omit<ListWindow<OneRow>, 'walk'>;

/** A cell as it is remembered: its row may move when rows before it turn out to be more, its column when others are chosen. */
type Spot = { rowId: string | undefined; row: number; column: string | undefined };

export type GridSelection<OneRow extends Row> = {
  active: Place;
  activeRow: OneRow | undefined;
  activeColumn: GridColumn | undefined;
  range: CellRange;
  /** The last row of the list, as far as that is known. */
  lastRow: number;
  rowAt: (row: number) => OneRow | undefined;
  /** Makes the nearest cell the active one and answers its place; as a range, the cells from the one before up to it are selected. */
  goTo: (place: Place, isRange?: boolean) => Place;
  select: (range: CellRange) => void;
};

/** Which cell the keys act on, and which cells around it are selected, loaded or not. */
export function useGridSelection<OneRow extends Row>(
  list: GridList<OneRow>,
  columns: readonly GridColumn[],
): GridSelection<OneRow> {
  const { rows, start, hasMore, total, variables } = list;
  const asked = JSON.stringify([variables.search, variables.filter, variables.sort]);
  const [kept, setKept] = useState<{ asked: string; active: Spot; anchor: Spot }>();
  const loadedEnd = start.count + rows.length - 1;
  const lastRow = Math.max(0, hasMore ? Math.max(loadedEnd, (total?.count ?? 0) - 1) : loadedEnd);
  const placeOf = ({ rowId, row, column }: Spot): Place => {
    const found = rowId === undefined ? -1 : rows.findIndex(({ id }) => id === rowId);
    const place = columns.findIndex(({ key }) => key === column);
    return { row: Math.min(found === -1 ? row : start.count + found, lastRow), column: Math.max(0, place) };
  };
  const spotOf = ({ row, column }: Place): Spot => ({
    rowId: rows[row - start.count]?.id,
    row,
    column: columns[column]?.key,
  });
  const bounded = ({ row, column }: Place): Place => ({
    row: Math.max(0, Math.min(row, lastRow)),
    column: Math.max(0, Math.min(column, columns.length - 1)),
  });
  // Other rows begin at their first cell.
  const current = kept?.asked === asked ? kept : undefined;
  const active = current ? placeOf(current.active) : { row: start.count, column: 0 };
  const anchor = current ? placeOf(current.anchor) : active;
  const rowAt = (row: number) => rows[row - start.count];
  return {
    active,
    activeRow: rowAt(active.row),
    activeColumn: columns[active.column],
    range: rangeOf(anchor, active),
    lastRow,
    rowAt,
    goTo: (place, isRange = false) => {
      const near = bounded(place);
      const next = spotOf(near);
      setKept({ asked, active: next, anchor: isRange ? spotOf(anchor) : next });
      return near;
    },
    select: ({ top, bottom, start: from, end }) =>
      setKept({ asked, active: spotOf({ row: top, column: from }), anchor: spotOf({ row: bottom, column: end }) }),
  };
}
