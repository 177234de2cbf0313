import type { ChangeOrigin } from '../audit/index.ts';
import type { Tx } from '../db/index.ts';
import type { Deps } from '../feature.ts';

type Way = { from: string; to: string };

/** How records of a feature that refer to a record go with it into another one, in the transaction of the merge. */
export type MergeFollower = {
  /** What the merge calls them. */
  kind: 'shelf';
  /** Has all that refer to `from` refer to `to`, with an audit entry each; resolves with their ids. */
  move: (tx: Tx, deps: Deps, origin: ChangeOrigin, way: Way) => Promise<string[]>;
  /** The same for those of these that still refer to `from`. */
  moveBack: (tx: Tx, deps: Deps, origin: ChangeOrigin, way: Way, ids: readonly string[]) => Promise<void>;
};
