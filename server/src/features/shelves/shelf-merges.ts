import { type ChangeOrigin, recordChanges } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import type { MergeFollower } from '../../platform/records/index.ts';
import { moveShelves } from './shelf.store.ts';
import { shelfDecided } from './shelf.topics.ts';

type Way = { from: string; to: string };

async function follow(
  tx: Tx,
  deps: Deps,
  origin: ChangeOrigin,
  { from, to }: Way,
  { ids, action, isTold }: { ids: readonly string[] | null; action: string; isTold: boolean },
): Promise<string[]> {
  const moved = await moveShelves(tx, { from, to }, ids, deps.clock.now());
  await recordChanges(
    tx,
    deps,
    moved.map(({ id, shopId }) => ({
      ...origin,
      entity: 'shelf',
      entityId: id,
      action,
      before: { categoryId: from },
      after: { categoryId: to },
      told: isTold ? { topic: shelfDecided, shopId } : undefined,
    })),
  );
  return moved.map(({ id }) => id);
}

/**
 * Shelves follow their category into another one. Their products do so by themselves; on the way back the log tells of the shelves, since
 * an offer that was read meanwhile gave its product the other category.
 */
export const shelfMerges: MergeFollower = {
  kind: 'shelf',
  move: (tx, deps, origin, way) =>
    follow(tx, deps, origin, way, { ids: null, action: 'category_merged', isTold: false }),
  moveBack: async (tx, deps, origin, way, ids) => {
    await follow(tx, deps, origin, way, { ids, action: 'category_merge_undone', isTold: true });
  },
};
