import type { Reasoned } from '@quarry/contracts/wording';

/** A node as its file has it. */
export type TaxonomyNode = {
  /** The publisher's own: `3237`, or `gid://shopify/TaxonomyCategory/ap-1`. */
  externalId: string;
  name: string;
  /** Names from the root down to the node itself. */
  path: readonly string[];
  /** The node above; null at the root, and where no node above is in the file. */
  parentId: string | null;
};

/** What is wrong at a place of the file. */
export type TaxonomyFinding = Reasoned & {
  /** Counted from 1; of a JSON file the line in which the node begins. Null where it is about the file. */
  line: number | null;
  /** The path of the node, or the beginning of the line. */
  place: string | null;
};

export type ReadTaxonomy = {
  kind: 'read';
  publisher: 'GOOGLE' | 'SHOPIFY';
  /** As the publisher names it: `2021-09-21`, `2026-02`. */
  release: string;
  nodes: readonly TaxonomyNode[];
  /** The first ones; `findingCount` has them all. */
  findings: readonly TaxonomyFinding[];
  findingCount: number;
  /** The file ends in the middle, so that nothing follows from a node that it lacks. */
  isCut: boolean;
};

export type TaxonomyOutcome = ReadTaxonomy | { kind: 'refused'; why: Reasoned };
