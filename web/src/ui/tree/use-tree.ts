import { useEffect, useMemo, useRef, useState, type ComponentType } from 'react';
import type { BranchId, TreeHit, TreeNode } from './tree-data.ts';
import { stepOf, withMoves, type Direction, type MoveOutcome, type TreeMove } from './tree-moves.ts';
import { ancestorsOf, treeRows, type NodeRow, type TreeRow } from './tree-rows.ts';
import { useBranches, type BranchReader } from './use-branches.ts';
import type { OpenBranches } from './use-open-branches.ts';
import { useTreeMoves, type TreeMoves } from './use-tree-moves.ts';

export type TreeOptions<Node> = BranchReader<Node> & {
  /** The query of its nodes on the server, by which their bulk actions are known. */
  name: string;
  /** Finds nodes by a part of their name, wherever they stand. */
  find?: (text: string, signal: AbortSignal) => Promise<readonly TreeHit<Node>[]>;
  open: OpenBranches;
  /**
   * Moves a node; without it nothing can be moved. The kit reads the branches anew after it. `isUnasked` where the node stays below
   * its parent, or a dialog has shown the effects. Answers nothing where the person thought better of it.
   */
  onMove?: ((move: TreeMove, node: Node, isUnasked: boolean) => Promise<MoveOutcome | undefined>) | undefined;
  /** What moving nodes below another one changes, shown before they are moved by a dialog. */
  Effects?: ComponentType<{ ids: readonly string[]; parentId: BranchId }>;
};

export type Tree<Node> = Pick<TreeOptions<Node>, 'name' | 'key' | 'reads' | 'find' | 'Effects'> & {
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
  /** Gives the focus to a node that is shown. */
  focusOn: (id: string) => void;
  /** A node that was revealed and has not had the focus yet. */
  revealed: string | undefined;
  onRevealed: () => void;
  loadMore: (id: BranchId) => void;
  retry: (id: BranchId) => void;
  prefetch: (id: BranchId) => void;
  reload: () => Promise<unknown>;
  /** Undefined where nothing can be moved. */
  move: TreeMoves<Node>['move'] | undefined;
  /** Moves a node by one step, if there is one, and keeps the focus on it. */
  shift: ((row: NodeRow<Node>, direction: Direction) => void) | undefined;
  /** Nodes whose move the server has not answered yet. */
  moving: ReadonlySet<string>;
};

const mostOpenedAtOnce = 100;

/** A tree whose branches are read when they are opened, and by windows as they come into sight. */
export function useTree<Node extends TreeNode>(options: TreeOptions<Node>): Tree<Node> {
  const { name, key, reads, find, open, onMove, Effects } = options;
  const openIds = useMemo(() => new Set(open.ids), [open.ids]);
  const branches = useBranches(options, openIds);
  const { pending, move } = useTreeMoves<Node>(onMove, branches);
  const states = useMemo(() => withMoves(branches.states, pending), [branches.states, pending]);
  const rows = useMemo(() => treeRows(states, openIds), [states, openIds]);
  const [active, setActive] = useState<string>();
  const [revealed, setRevealed] = useState<string>();
  const turn = useRef<object>(undefined);
  // What waits for an answer must not close what was opened meanwhile.
  const current = useRef({ open, active });
  useEffect(() => {
    current.current = { open, active };
  });

  const top = states.get(null);
  const openAll = (ids: readonly string[]) => {
    const now = current.current.open;
    const added = ids.filter((id) => !now.ids.includes(id));
    if (added.length > 0) now.setIds([...now.ids, ...added]);
  };
  const focusOn = (id: string) => {
    setActive(id);
    setRevealed(id);
  };
  const reveal = async (id: string, ancestors: readonly string[]) => {
    const own = {};
    turn.current = own;
    openAll(ancestors);
    for (const ancestor of ancestors) branches.prefetch(ancestor);
    const path = [...ancestors, id];
    for (const [depth, step] of path.entries()) {
      const isThere = await branches.readUntil(path[depth - 1] ?? null, step).catch(() => false);
      if (!isThere || turn.current !== own) return;
    }
    focusOn(id);
  };
  const shift = (row: NodeRow<Node>, direction: Direction) => {
    const step = stepOf(rows, row, direction);
    if (!step) return;
    const { id, parentId } = step;
    const above = rows.find((one) => one.kind === 'node' && one.node.id === parentId);
    const ancestors = above
      ? [
          ...ancestorsOf(rows, above)
            .map(({ node }) => node.id)
            .toReversed(),
          parentId ?? '',
        ]
      : [];
    openAll(ancestors);
    focusOn(id);
    const keep = async () => {
      const outcome = await move(row.node, step);
      // Its new place may be in a window of the branch that is not read yet.
      const isStillActive = current.current.active === id;
      if (outcome?.kind === 'done' && isStillActive && !branches.has(parentId, id)) await reveal(id, ancestors);
    };
    void keep();
  };
  return {
    ...branches,
    move: onMove && move,
    shift: onMove && shift,
    moving: useMemo(() => new Set(pending.map(({ id }) => id)), [pending]),
    name,
    key,
    reads,
    ...(find && { find }),
    ...(Effects && { Effects }),
    rows,
    topCount: top && !top.isPending && !top.error ? top.total : undefined,
    isPending: !top || top.isPending,
    error: top && top.nodes.length === 0 ? top.error : null,
    active,
    setActive: (id) => {
      setActive(id);
      if (id !== revealed) setRevealed(undefined);
    },
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
    reveal,
    focusOn,
    revealed,
    onRevealed: () => setRevealed(undefined),
  };
}
