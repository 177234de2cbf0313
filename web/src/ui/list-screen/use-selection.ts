import { useState } from 'react';
import type { Row } from './column.ts';

export type Selection<OneRow> = {
  rows: readonly OneRow[];
  has: (row: OneRow) => boolean;
  /** Selects or releases one row; with a range, all rows between it and the one before get the same state. */
  toggle: (index: number, isRange: boolean) => void;
  toggleAll: () => void;
  clear: () => void;
};

/** Which of the loaded rows are selected; rows that leave the list leave the selection. */
export function useSelection<OneRow extends Row>(rows: readonly OneRow[]): Selection<OneRow> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [anchor, setAnchor] = useState(0);
  const selected = rows.filter(({ id }) => ids.has(id));

  const toggle = (index: number, isRange: boolean) => {
    const row = rows[index];
    if (!row) return;
    const isSelected = !ids.has(row.id);
    const from = isRange ? Math.min(anchor, index) : index;
    const to = isRange ? Math.max(anchor, index) : index;
    setIds(withRows(ids, rows.slice(from, to + 1), isSelected));
    setAnchor(index);
  };
  return {
    rows: selected,
    has: ({ id }) => ids.has(id),
    toggle,
    toggleAll: () => setIds(withRows(new Set(), rows, selected.length < rows.length)),
    clear: () => setIds(new Set()),
  };
}

function withRows(ids: ReadonlySet<string>, rows: readonly Row[], isSelected: boolean): ReadonlySet<string> {
  const next = new Set(ids);
  for (const { id } of rows) {
    if (isSelected) next.add(id);
    else next.delete(id);
  }
  return next;
}
