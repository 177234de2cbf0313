export { TreeScreen } from './tree-screen.tsx';
export type { NodeLink, TreeBranch, TreeColumn, TreeHit, TreeNode } from './tree-data.ts';
export { useOpenBranches, type OpenBranches } from './use-open-branches.ts';
export { useTree, type Tree } from './use-tree.ts';
export type { MoveOutcome, MovePlace, TreeMove } from './tree-moves.ts';
