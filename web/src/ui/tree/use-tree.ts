import { useMemo, useRef, useState } from 'react';
import type { BranchId, TreeHit, TreeNode } from './tree-data.ts';
import { treeRows, type NodeRow, type TreeRow } from './tree-rows.ts';
import { useBranches, type BranchReader } from './use-branches.ts';
import type { OpenBranches } from './use-open-branches.ts';

export type TreeOptions<Node> = BranchReader<Node> & {
  /** Finds nodes by a part of their name, wherever they stand. */
  find?: (text: string, signal: AbortSignal) => Promise<readonly TreeHit<Node>[]>;
  open: OpenBranches;
};

export type Tree<Node> = Pick<TreeOptions<Node>, 'key' | 'find'> & {
  rows: readonly TreeRow<Node>[];
  /** How many nodes stand at the top, once that is known. */
  topCount: number | undefined;
  /** Nothing of it has been read yet. */
  isPending: boolean;
  /** Why there is nothing to show. */
  error: Error | null;
  isOutdated: boolean;
  /** The node that the keys act on. */
  active: string | undefined;
  setActive: (id: string | undefined) => void;
  toggle: (id: string, isOpen: boolean) => void;
  /** Opens the siblings of a node that are read already, up to a hundred of them. */
  openSiblings: (row: NodeRow<Node>) => void;
  /** Opens the tree down to a node, whose ancestors are named from the top, and gives it the focus. */
  reveal: (id: string, ancestors: readonly string[]) => Promise<void>;
  /** A node that was revealed and has not had the focus yet. */
  revealed: string | undefined;
  onRevealed: () => void;
  loadMore: (id: BranchId) => void;
  retry: (id: BranchId) => void;
  prefetch: (id: BranchId) => void;
  reload: () => Promise<unknown>;
};

const mostOpenedAtOnce = 100;

/** A tree whose branches are read when they are opened, and by windows as they come into sight. */
export function useTree<Node extends TreeNode>(options: TreeOptions<Node>): Tree<Node> {
  const { key, find, open } = options;
  const openIds = useMemo(() => new Set(open.ids), [open.ids]);
  const branches = useBranches(options, openIds);
  const { states } = branches;
  const rows = useMemo(() => treeRows(states, openIds), [states, openIds]);
  const [active, setActive] = useState<string>();
  const [revealed, setRevealed] = useState<string>();
  const turn = useRef<object>(undefined);

  const top = states.get(null);
  const openAll = (ids: readonly string[]) => {
    const added = ids.filter((id) => !openIds.has(id));
    if (added.length > 0) open.setIds([...open.ids, ...added]);
  };
  return {
    ...branches,
    key,
    ...(find && { find }),
    rows,
    topCount: top && !top.isPending && !top.error ? top.total : undefined,
    isPending: !top || top.isPending,
    error: top && top.nodes.length === 0 ? top.error : null,
    active,
    setActive,
    toggle: (id, isOpen) => (isOpen ? openAll([id]) : open.setIds(open.ids.filter((one) => one !== id))),
    openSiblings: ({ parentId, position }) => {
      const siblings = (states.get(parentId)?.nodes ?? []).filter(({ childCount }) => childCount > 0);
      openAll(
        siblings
          .slice(0, position + mostOpenedAtOnce)
          .slice(-mostOpenedAtOnce)
          .map(({ id }) => id),
      );
    },
    reveal: async (id, ancestors) => {
      const own = {};
      turn.current = own;
      openAll(ancestors);
      for (const ancestor of ancestors) branches.prefetch(ancestor);
      const path = [...ancestors, id];
      for (const [depth, step] of path.entries()) {
        const isThere = await branches.readUntil(path[depth - 1] ?? null, step).catch(() => false);
        if (!isThere || turn.current !== own) return;
      }
      setActive(id);
      setRevealed(id);
    },
    revealed,
    onRevealed: () => setRevealed(undefined),
  };
}
