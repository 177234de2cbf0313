import { useRef, useState } from 'react';
import type { TreeNode } from './tree-data.ts';
import type { TreeRow } from './tree-rows.ts';

export type TreeSelection = {
  ids: readonly string[];
  has: (id: string) => boolean;
  /** Selects or releases a node; with a range, all shown between it and the one before get the same state. */
  toggle: (id: string, isRange: boolean) => void;
  /** Selects all nodes that are shown and read. */
  selectShown: () => void;
  clear: () => void;
};

/** Which nodes are selected, also those whose branch was closed since. */
export function useTreeSelection(rows: readonly TreeRow<TreeNode>[]): TreeSelection {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const anchor = useRef<string>(undefined);
  const shown = () => rows.flatMap((row) => (row.kind === 'node' ? [row.node.id] : []));
  return {
    ids: [...picked],
    has: (id) => picked.has(id),
    toggle: (id, isRange) => {
      const isSelected = !picked.has(id);
      const ids = shown();
      const from = isRange ? ids.indexOf(anchor.current ?? '') : -1;
      const to = ids.indexOf(id);
      const range = from === -1 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1);
      anchor.current = id;
      setPicked((before) => {
        const next = new Set(before);
        for (const one of range) {
          if (isSelected) next.add(one);
          else next.delete(one);
        }
        return next;
      });
    },
    selectShown: () => setPicked((before) => new Set([...before, ...shown()])),
    clear: () => setPicked(new Set()),
  };
}
