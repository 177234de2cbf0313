import type { TreeNode } from './tree-data.ts';
import type { TreeMove } from './tree-moves.ts';
import { ancestorsOf, type NodeRow, type TreeRow } from './tree-rows.ts';

/** Where a node that is dragged would go. */
export type Drop = {
  /** The row that the mark stands at, and where at it. */
  index: number;
  at: 'before' | 'after' | 'into';
  level: number;
  /** Undefined for a place in itself or below itself. */
  move: TreeMove | undefined;
};

/** The place at a height of the tree, counted in rows: between two rows near their edges, else in the row itself. */
export function dropAt<Node extends TreeNode>(
  rows: readonly TreeRow<Node>[],
  dragged: NodeRow<Node>,
  height: number,
): Drop | undefined {
  const index = Math.min(Math.floor(height), rows.length - 1);
  const row = rows[index];
  const { id } = dragged.node;
  if (row?.kind !== 'node' || height < 0 || row.node.id === id) return undefined;
  const part = height - index;
  const at = part < 0.25 ? 'before' : part > 0.75 ? 'after' : 'into';
  const above = ancestorsOf(rows, row).some(({ node }) => node.id === id);
  const move = above ? undefined : moveTo(id, row, at);
  // Behind an open node is what is in it.
  const level = row.level + (at === 'after' && row.isOpen ? 1 : 0);
  return { index, at, level, move };
}

function moveTo<Node extends TreeNode>(id: string, row: NodeRow<Node>, at: Drop['at']): TreeMove {
  const beside = row.node.id;
  if (at === 'before') return { id, parentId: row.parentId, place: { before: beside } };
  if (at === 'after' && !row.isOpen) return { id, parentId: row.parentId, place: { after: beside } };
  return { id, parentId: beside, place: at === 'after' ? 'first' : 'last' };
}
