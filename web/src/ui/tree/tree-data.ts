import type { ReactNode } from 'react';
import type { RowLink } from '../list-screen/index.ts';

/** A record of a tree. */
export type TreeNode = {
  readonly id: string;
  readonly name: string;
  /** How many nodes stand directly below it; one with none cannot be opened. */
  readonly childCount: number;
};

/** The record above a branch, or null for the top of the tree. */
export type BranchId = string | null;

/** One window of the nodes directly below a node, in their order. */
export type TreeBranch<Node> = {
  readonly nodes: readonly Node[];
  readonly endCursor: string | null;
  readonly hasNextPage: boolean;
  /** How many there are in all. */
  readonly total: number;
};

export type Ancestor = { readonly id: string; readonly name: string };

/** A node that a search found, with those above it, the top one first. */
export type TreeHit<Node> = { readonly node: Node; readonly ancestors: readonly Ancestor[] };

/** Some nodes of the tree, wherever they stand, shown in its place: those that share a fault, for example. */
export type NarrowedTree<Node> = {
  /** Tells it from others of this tree. */
  name: string;
  /** The first of them, with a text in their name where one is searched for, and how many there are in all. */
  find: (text: string, signal: AbortSignal) => Promise<{ hits: readonly TreeHit<Node>[]; total: number }>;
  /** What is said where there are none. */
  none: { title: string; text: string };
  /** Back to the whole tree. */
  onLeave: () => void;
};

/** What stands beside the name. */
export type TreeColumn<Node> = {
  key: string;
  header: string;
  /** A CSS grid track, such as `120px`. */
  width: string;
  /** Links in it take the `tabIndex` of their row. */
  cell: (node: Node, tabIndex: number) => ReactNode;
  isNumber?: boolean;
  /** Left out where it is narrow; the others stand below the name there. */
  isWideOnly?: boolean;
};

/** How a record of the tree is opened. */
export type NodeLink<Node> = (node: Node) => RowLink;

/** How a node is added below another. */
export type AddBelow<Node> = { label: (name: string) => string; link: NodeLink<Node> };
