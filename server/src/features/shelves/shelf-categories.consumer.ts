import * as z from 'zod';
import { recordChanges } from '../../platform/audit/index.ts';
import { systemActor } from '../../platform/auth/index.ts';
import type { Consumer } from '../../platform/events/index.ts';
import { findOpenShelvesBehind, forgetProposals } from './shelf-proposal.store.ts';
import { decideShelfRow, findOrphanedShelves } from './shelf.store.ts';
import { shelfDecided } from './shelf.topics.ts';

const shelvesAtOnce = 100;
const openAtOnce = 1_000;
const progressSchema = z.object({ after: z.string().nullable() }).nullable();

/**
 * Opens shelves again whose category was deleted, so that their offers let go of it, and has all that are open compared with the
 * categories as they are now; several transactions where there are many.
 */
export const shelfCategories: Consumer = {
  name: 'shelf-categories',
  topics: ['category_changed'],
  from: 'now',
  batchSize: 100,
  handle: async (tx, deps, events, progress) => {
    const orphaned = await findOrphanedShelves(tx, shelvesAtOnce);
    const now = deps.clock.now();
    for (const { id } of orphaned) await decideShelfRow(tx, id, { state: 'OPEN', categoryId: null, by: null }, now);
    await recordChanges(
      tx,
      deps,
      orphaned.map(({ id, shopId, categoryId }) => ({
        actor: systemActor,
        cause: 'schedule',
        entity: 'shelf',
        entityId: id,
        action: 'reopened',
        before: { state: 'ACCEPTED', categoryId },
        after: { state: 'OPEN', categoryId: null },
        told: { topic: shelfDecided, shopId },
      })),
    );
    if (orphaned.length === shelvesAtOnce) return { done: 0, progress: { after: null } };
    const after = progressSchema.parse(progress ?? null)?.after ?? null;
    const open = await findOpenShelvesBehind(tx, after, openAtOnce);
    await forgetProposals(tx, open);
    return open.length < openAtOnce ? { done: events.length } : { done: 0, progress: { after: open.at(-1) } };
  },
};
