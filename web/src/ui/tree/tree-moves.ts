import type { CommandOutcome } from '../save/index.ts';
import type { BranchId, TreeNode } from './tree-data.ts';
import { ancestorsOf, type BranchState, type NodeRow, type TreeRow } from './tree-rows.ts';

/** Among the nodes of a branch. */
export type MovePlace = { before: string } | { after: string } | 'first' | 'last';

/** A node goes, with all that is below it, to a place in a branch. */
export type TreeMove = { id: string; parentId: BranchId; place: MovePlace };

/** What the server said about a move. */
export type MoveOutcome = CommandOutcome;

/** A move that the server has not answered yet. */
export type PendingMove<Node> = TreeMove & { node: Node };

type States<Node> = ReadonlyMap<BranchId, BranchState<Node>>;

/** The branches as they will be; what has moved already stays as it is. */
export function withMoves<Node extends TreeNode>(
  states: States<Node>,
  moves: readonly PendingMove<Node>[],
): States<Node> {
  return moves.reduce(withMove, states);
}

function withMove<Node extends TreeNode>(states: States<Node>, move: PendingMove<Node>): States<Node> {
  const { id, node, parentId } = move;
  const next = new Map<BranchId, BranchState<Node>>();
  let from: BranchId | undefined;
  for (const [branch, state] of states) {
    const isHere = state.nodes.some((one) => one.id === id);
    if (isHere) from = branch;
    const nodes = isHere ? state.nodes.filter((one) => one.id !== id) : state.nodes;
    next.set(branch, isHere ? { ...state, nodes, total: state.total - 1 } : state);
  }
  const target = next.get(parentId) ?? awaitedBranch;
  next.set(parentId, { ...target, nodes: withNode(target.nodes, node, move.place), total: target.total + 1 });
  if (from === parentId) return next;
  for (const [branch, state] of next) {
    if (!state.nodes.some((one) => one.id === from || one.id === parentId)) continue;
    const nodes = state.nodes.map((one) => {
      const step = Number(one.id === parentId) - Number(one.id === from);
      return step === 0 ? one : { ...one, childCount: Math.max(0, one.childCount + step) };
    });
    next.set(branch, { ...state, nodes });
  }
  return next;
}

const awaitedBranch = { nodes: [], total: 0, hasMore: false, isPending: true, error: null };

function withNode<Node extends TreeNode>(nodes: readonly Node[], node: Node, place: MovePlace): Node[] {
  if (place === 'first') return [node, ...nodes];
  const beside = place === 'last' ? undefined : 'before' in place ? place.before : place.after;
  const at = nodes.findIndex(({ id }) => id === beside);
  if (place === 'last' || at === -1) return [...nodes, node];
  return nodes.toSpliced('before' in place ? at : at + 1, 0, node);
}

export type Direction = 'up' | 'down' | 'in' | 'out';

/** Where a step leads: among its siblings, to the end of the one above it, or behind its parent; undefined where it leads nowhere. */
export function stepOf<Node extends TreeNode>(
  rows: readonly TreeRow<Node>[],
  row: NodeRow<Node>,
  direction: Direction,
): TreeMove | undefined {
  const { id } = row.node;
  const siblings = rows.filter((one): one is NodeRow<Node> => one.kind === 'node' && one.parentId === row.parentId);
  const above = siblings[row.position - 2]?.node.id;
  const below = siblings[row.position]?.node.id;
  switch (direction) {
    case 'up':
      return above === undefined ? undefined : { id, parentId: row.parentId, place: { before: above } };
    case 'down':
      return below === undefined ? undefined : { id, parentId: row.parentId, place: { after: below } };
    case 'in':
      return above === undefined ? undefined : { id, parentId: above, place: 'last' };
    case 'out': {
      const [parent] = ancestorsOf(rows, row);
      return parent && { id, parentId: parent.parentId, place: { after: parent.node.id } };
    }
  }
}
