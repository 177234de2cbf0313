import type { Ancestor, BranchId, TreeHit, TreeNode } from './tree-data.ts';

/** What is known of one branch: its first nodes, and whether it could be read. */
export type BranchState<Node> = {
  nodes: readonly Node[];
  total: number;
  hasMore: boolean;
  isPending: boolean;
  error: Error | null;
};

type Place = { parentId: BranchId; level: number };

export type NodeRow<Node> = Place & {
  kind: 'node';
  key: string;
  node: Node;
  isOpen: boolean;
  hasChildren: boolean;
  /** Among its siblings, from 1 on. */
  position: number;
  siblings: number;
  /** The nodes above it, where a search found it and they do not stand above it on the screen. */
  path?: readonly Ancestor[];
};

export type TreeRow<Node> =
  | NodeRow<Node>
  /** Stands where a node will be once its window has been read. */
  | (Place & { kind: 'awaited'; key: string })
  | (Place & { kind: 'failed'; key: string; error: Error })
  | (Place & { kind: 'empty'; key: string });

type Branches<Node> = ReadonlyMap<BranchId, BranchState<Node>>;

/** The branches that are in sight: the top one, and those of open nodes whose own branch is. */
export function shownBranches(
  open: ReadonlySet<string>,
  nodesOf: (id: BranchId) => readonly TreeNode[] | undefined,
): BranchId[] {
  const shown = new Set<BranchId>([null]);
  // It grows while it is walked.
  for (const branch of shown) {
    for (const { id } of nodesOf(branch) ?? []) if (open.has(id)) shown.add(id);
  }
  return [...shown];
}

/** The tree as one row after another, as far as it is open. */
export function treeRows<Node extends TreeNode>(
  branches: Branches<Node>,
  open: ReadonlySet<string>,
  parentId: BranchId = null,
  level = 1,
  expected = 0,
): TreeRow<Node>[] {
  const rows: TreeRow<Node>[] = [];
  const branch = branches.get(parentId);
  const place = { parentId, level };
  const keyOf = (kind: string, index = 0) => `${kind} ${parentId ?? ''} ${index}`;
  const nodes = branch?.nodes ?? [];
  for (const [index, node] of nodes.entries()) {
    const hasChildren = node.childCount > 0 || (branches.get(node.id)?.total ?? 0) > 0;
    const isOpen = hasChildren && open.has(node.id);
    const siblings = Math.max(branch?.total ?? 0, nodes.length);
    rows.push({ ...place, kind: 'node', key: node.id, node, isOpen, hasChildren, position: index + 1, siblings });
    // One by one: a call takes no more than some ten thousand arguments.
    if (isOpen) for (const row of treeRows(branches, open, node.id, level + 1, node.childCount)) rows.push(row);
  }
  if (branch?.error) {
    rows.push({ ...place, kind: 'failed', key: keyOf('failed'), error: branch.error });
    return rows;
  }
  const isPending = !branch || branch.isPending;
  const all = isPending ? expected : branch.hasMore ? Math.max(branch.total, nodes.length + 1) : nodes.length;
  for (let index = nodes.length; index < all; index += 1) {
    rows.push({ ...place, kind: 'awaited', key: keyOf('awaited', index) });
  }
  if (all === 0 && !isPending && parentId !== null) rows.push({ ...place, kind: 'empty', key: keyOf('empty') });
  return rows;
}

/** What a search found as rows of their own, none of which opens. */
export function hitRows<Node extends TreeNode>(hits: readonly TreeHit<Node>[]): NodeRow<Node>[] {
  return hits.map(({ node, ancestors }, index) => ({
    kind: 'node',
    key: node.id,
    node,
    parentId: ancestors.at(-1)?.id ?? null,
    level: 1,
    isOpen: false,
    hasChildren: false,
    position: index + 1,
    siblings: hits.length,
    path: ancestors,
  }));
}

/** The node above a row, the one above that, and so on, the nearest first. */
export function ancestorsOf<Node extends TreeNode>(
  rows: readonly TreeRow<Node>[],
  row: TreeRow<Node>,
): NodeRow<Node>[] {
  const above: NodeRow<Node>[] = [];
  let wanted = row.parentId;
  for (let index = rows.indexOf(row) - 1; index >= 0 && wanted !== null; index -= 1) {
    const other = rows[index];
    if (other?.kind !== 'node' || other.node.id !== wanted) continue;
    above.push(other);
    wanted = other.parentId;
  }
  return above;
}
