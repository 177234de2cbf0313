import { useEffect, useRef, useState } from 'react';
import type { PageParam } from '../../data/index.ts';
import type { Row } from './column.ts';
import type { List } from './use-list.ts';

export type Selection<OneRow> = {
  /** How many rows are selected; an estimate where everything that matches is and that is not known exactly. */
  count: { count: number; isExact: boolean };
  /** Everything that matches is selected, but for the rows that were released. */
  isEverything: boolean;
  /** All loaded rows are. */
  isLoadedSelected: boolean;
  /** All rows that were loaded when somebody chose so are, whatever came since: what matches beyond them may be wanted too. */
  isMoreOffered: boolean;
  /** Rows between two that were chosen are being read. */
  isReading: boolean;
  has: (row: OneRow) => boolean;
  /** Selects or releases one row; with a range, all rows between it and the one before get the same state. */
  toggle: (index: number, isRange: boolean) => void;
  toggleAll: () => void;
  selectEverything: () => void;
  clear: () => void;
  /** The rows that were picked; where everything is selected, those that were released. */
  ids: readonly string[];
};

type Picked = {
  /** What the list was asked for: another search or filter is another list, its rows in another order are not. */
  asked: string;
  /** The rows that were chosen; where everything is selected, those that were released. */
  rows: ReadonlySet<string>;
  isEverything: boolean;
  /** All loaded rows were chosen at once, and none was released since. */
  isAllOfLoaded: boolean;
};

/** Where a range begins: a row, its place in the list, and the page that it is read with. */
type Anchor = { id: string; position: number; page: PageParam };

/** A range over rows that are not loaded any more is read anew, up to so many. */
const longestRange = 10_000;

/** Which rows are selected, whether they are loaded or were let go of meanwhile. */
export function useSelection<OneRow extends Row>(list: List<OneRow>): Selection<OneRow> {
  const { rows, start, total, walk, placeOf } = list;
  const asked = JSON.stringify({ ...list.variables, sort: null });
  const none: Picked = { asked, rows: new Set(), isEverything: false, isAllOfLoaded: false };
  const [state, setState] = useState(none);
  const picked = state.asked === asked ? state : none;
  const anchor = useRef<Anchor>(undefined);
  const reading = useRef<AbortController>(undefined);
  const [isReading, setReading] = useState(false);
  useEffect(() => () => reading.current?.abort(), []);

  const has = ({ id }: Row) => picked.rows.has(id) !== picked.isEverything;
  const put = (range: readonly OneRow[], isSelected: boolean) => {
    setState((before) => {
      const base = before.asked === asked ? before : none;
      const next = new Set(base.rows);
      for (const { id } of range) {
        if (isSelected !== base.isEverything) next.add(id);
        else next.delete(id);
      }
      return { ...base, rows: next, isAllOfLoaded: base.isAllOfLoaded && isSelected };
    });
  };

  /** The rows from the one that stands first to the other one, both included. */
  const readRange = async (from: Anchor, to: Anchor, isSelected: boolean) => {
    reading.current?.abort();
    const turn = new AbortController();
    reading.current = turn;
    setReading(true);
    const range: OneRow[] = [];
    try {
      for await (const page of walk(from.page, turn.signal)) {
        range.push(...page);
        if (page.some(({ id }) => id === to.id) || range.length > longestRange) break;
      }
      const first = range.findIndex(({ id }) => id === from.id);
      const last = range.findIndex(({ id }) => id === to.id);
      if (first !== -1 && last !== -1) put(range.slice(first, last + 1), isSelected);
    } finally {
      if (reading.current === turn) setReading(false);
    }
  };

  const toggle = (index: number, isRange: boolean) => {
    const row = rows[index];
    if (!row) return;
    const isSelected = !has(row);
    const here: Anchor = { id: row.id, position: start.count + index, page: placeOf(index).page };
    const before = anchor.current;
    anchor.current = here;
    if (!isRange || !before) return put([row], isSelected);
    const loaded = rows.findIndex(({ id }) => id === before.id);
    if (loaded !== -1) return put(rows.slice(Math.min(loaded, index), Math.max(loaded, index) + 1), isSelected);
    const [from, to] = before.position < here.position ? [before, here] : [here, before];
    // Where reading fails, what was selected before stays selected.
    void readRange(from, to, isSelected).catch(() => undefined);
  };

  const isLoadedSelected = rows.length > 0 && rows.every(has);
  const everything = total ?? { count: start.count + rows.length, isExact: false };
  return {
    count: picked.isEverything
      ? { ...everything, count: Math.max(0, everything.count - picked.rows.size) }
      : { count: picked.rows.size, isExact: true },
    isEverything: picked.isEverything,
    isLoadedSelected,
    isMoreOffered: !picked.isEverything && (isLoadedSelected || picked.isAllOfLoaded),
    isReading,
    has,
    toggle,
    toggleAll: () =>
      setState(isLoadedSelected ? none : { ...none, rows: new Set(rows.map(({ id }) => id)), isAllOfLoaded: true }),
    selectEverything: () => setState({ ...none, isEverything: true }),
    clear: () => setState(none),
    ids: [...picked.rows],
  };
}
