import { recordChanges } from '../../platform/audit/index.ts';
import { systemActor } from '../../platform/auth/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Consumer } from '../../platform/events/index.ts';
import type { Deps } from '../../platform/feature.ts';
import {
  type CategoryMerge,
  dropParts,
  findMergesToFollow,
  findParts,
  keepParts,
  keepUnchanged,
} from '../categories/index.ts';
import { refreshSearchTexts } from './catalogue-refresh.store.ts';
import { lockProductsOf, lockUnchanged, moveAlternatives, moveProducts } from './category-merge.store.ts';
import { refreshCompleteness } from './completeness.store.ts';
import { productChanged } from './product.topics.ts';

const productsAtOnce = 500;

/**
 * Has products follow their category into the one that it was merged into, and back where the merge is undone: archived ones as well. Each
 * batch is a transaction of its own that notes what it moved, so that saves do not wait long and a killed worker goes on.
 */
export const categoryMerges: Consumer = {
  name: 'category-merges',
  topics: ['category_changed'],
  // A merge may come before the first worker.
  from: 'beginning',
  batchSize: 100,
  handle: async (tx, deps, events) => {
    const at = events.findIndex(({ changed }) => changed.includes('mergedInto'));
    const event = events[at];
    if (!event) return undefined;
    for (const merge of await findMergesToFollow(tx, event.aggregateId)) {
      const isBusy = await (merge.isUndone ? goBack : follow)(tx, deps, merge);
      if (isBusy) return { done: at, progress: { mergeId: merge.id } };
    }
    return { done: at + 1 };
  },
};

/** Moves the next products into the survivor, then values beside theirs; resolves with whether there were any. */
async function follow(tx: Tx, deps: Deps, merge: CategoryMerge): Promise<boolean> {
  const way = { from: merge.mergedId, to: merge.survivorId };
  const ids = await lockProductsOf(tx, way.from, productsAtOnce);
  if (ids.length > 0) {
    const moved = await move(tx, deps, { ids, way, action: 'category_merged' });
    const parts = moved.map(({ id, valueVersion }) => ({ kind: 'product' as const, recordId: id, valueVersion }));
    await keepParts(tx, merge.id, parts);
    return true;
  }
  const alternatives = await moveAlternatives(tx, way, { limit: productsAtOnce }, deps.clock.now());
  await keepParts(
    tx,
    merge.id,
    alternatives.map((recordId) => ({ kind: 'alternative', recordId })),
  );
  return alternatives.length > 0;
}

/** Moves the next of those back that still are where the merge put them; what somebody decided anew stays. */
async function goBack(tx: Tx, deps: Deps, merge: CategoryMerge): Promise<boolean> {
  const way = { from: merge.survivorId, to: merge.mergedId };
  const products = await findParts(tx, merge.id, 'product', productsAtOnce);
  if (products.length > 0) {
    const ids = await lockUnchanged(tx, way.from, products);
    if (ids.length > 0) await move(tx, deps, { ids, way, action: 'category_merge_undone' });
    await dropParts(tx, merge.id, 'product', products.map(idOf));
    return true;
  }
  const alternatives = await findParts(tx, merge.id, 'alternative', productsAtOnce);
  if (alternatives.length === 0) return false;
  await moveAlternatives(tx, way, { ids: alternatives.map(idOf) }, deps.clock.now());
  await dropParts(tx, merge.id, 'alternative', alternatives.map(idOf));
  return true;
}

const idOf = ({ recordId }: { recordId: string }) => recordId;

async function move(
  tx: Tx,
  deps: Deps,
  { ids, way, action }: { ids: readonly string[]; way: { from: string; to: string }; action: string },
) {
  const moved = await moveProducts(tx, ids, way, deps.clock.now());
  await keepUnchanged(tx, moved);
  await refreshSearchTexts(tx, ids);
  await refreshCompleteness(tx, ids, deps.clock.now());
  await recordChanges(
    tx,
    deps,
    moved.map(({ id, brandId }) => ({
      actor: systemActor,
      cause: 'schedule',
      causeId: way.to,
      entity: 'product',
      entityId: id,
      action,
      before: { categoryId: way.from },
      after: { categoryId: way.to },
      told: { topic: productChanged, brandId },
    })),
  );
  return moved;
}
