export { TreeScreen } from './tree-screen.tsx';
export { MoveDialog } from './lazy-move-dialog.ts';
export type { AddBelow, NarrowedTree, NodeLink, TreeBranch, TreeColumn, TreeHit, TreeNode } from './tree-data.ts';
export { useOpenBranches, type OpenBranches } from './use-open-branches.ts';
export { useTree, type Tree } from './use-tree.ts';
export type { MoveOutcome, MovePlace, TreeMove } from './tree-moves.ts';
