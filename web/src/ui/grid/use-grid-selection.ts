import { useState } from 'react';
import { walkedRows, type ListWindow } from '../../data/index.ts';
import type { Row } from '../list-screen/index.ts';
import { rangeOf, type CellRange, type Place } from './cell-range.ts';
import type { GridColumn } from './grid-types.ts';
import type { RowStart } from './rows-from.ts';

/** What is read of a list to know where its rows are. */
export type GridList<OneRow extends Row> = ListWindow<OneRow>;

/** A cell as it is remembered: its row may move when rows before it turn out to be more, its column when others are chosen. */
type Spot = { found: RowStart | undefined; row: number; column: string | undefined };

export type GridSelection<OneRow extends Row> = {
  active: Place;
  activeRow: OneRow | undefined;
  activeColumn: GridColumn | undefined;
  range: CellRange;
  /** The last row of the list, as far as that is known. */
  lastRow: number;
  rowAt: (row: number) => OneRow | undefined;
  /** How a row is read, loaded or not. */
  startAt: (row: number) => RowStart;
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
  const rowAt = (row: number) => rows[row - start.count];
  const placeOf = ({ found, row, column }: Spot): Place => {
    const index = found?.rowId === undefined ? -1 : rows.findIndex(({ id }) => id === found.rowId);
    const place = columns.findIndex(({ key }) => key === column);
    return { row: Math.min(index === -1 ? row : start.count + index, lastRow), column: Math.max(0, place) };
  };
  const foundAt = (row: number): RowStart | undefined => {
    const loaded = rowAt(row);
    return loaded && { rowId: loaded.id, ...list.placeOf(row - start.count) };
  };
  const spotOf = ({ row, column }: Place): Spot => ({ found: foundAt(row), row, column: columns[column]?.key });
  const bounded = ({ row, column }: Place): Place => ({
    row: Math.max(0, Math.min(row, lastRow)),
    column: Math.max(0, Math.min(column, columns.length - 1)),
  });
  // Other rows begin at their first cell.
  const current = kept?.asked === asked ? kept : undefined;
  // A row that has come is the one that is meant from then on, even where its place was an estimate.
  const pinned = (spot: Spot): Spot => {
    const found = spot.found ?? foundAt(placeOf(spot).row);
    return found === spot.found ? spot : { ...spot, found };
  };
  if (current && !list.isStale) {
    const [active, anchor] = [pinned(current.active), pinned(current.anchor)];
    if (active !== current.active || anchor !== current.anchor) setKept({ ...current, active, anchor });
  }
  const active = current ? placeOf(current.active) : { row: start.count, column: 0 };
  const anchor = current ? placeOf(current.anchor) : active;
  return {
    active,
    activeRow: rowAt(active.row),
    activeColumn: columns[active.column],
    range: rangeOf(anchor, active),
    lastRow,
    rowAt,
    startAt: (row) => {
      const known = foundAt(row) ?? [current?.active, current?.anchor].find((spot) => spot?.row === row)?.found;
      if (known) return known;
      // Near the end of a list the server gives its last rows.
      const from = Math.max(0, Math.min(row, lastRow + 1 - walkedRows));
      return { rowId: undefined, page: from === 0 ? { after: null } : { from: { row: from } }, index: row - from };
    },
    goTo: (place, isRange = false) => {
      const near = bounded(place);
      const next = spotOf(near);
      const from = isRange && current ? pinned({ ...current.anchor, row: anchor.row }) : spotOf(anchor);
      setKept({ asked, active: next, anchor: isRange ? from : next });
      return near;
    },
    select: ({ top, bottom, start: from, end }) =>
      setKept({ asked, active: spotOf({ row: top, column: from }), anchor: spotOf({ row: bottom, column: end }) }),
  };
}
