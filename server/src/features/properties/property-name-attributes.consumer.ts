import * as z from 'zod';
import { recordChanges } from '../../platform/audit/index.ts';
import { systemActor } from '../../platform/auth/index.ts';
import type { Consumer } from '../../platform/events/index.ts';
import { findOpenNamesBehind, forgetProposals } from './property-name-proposal.store.ts';
import { decidePropertyNameRow, findOrphanedPropertyNames } from './property-name.store.ts';
import { propertyNameDecided } from './property-name.topics.ts';

const propertyNamesAtOnce = 100;
const openAtOnce = 1_000;
const progressSchema = z.object({ after: z.string().nullable() }).nullable();

/**
 * Opens names again whose attribute was deleted, so that their offers let go of it, and has all that are open compared with the
 * attributes as they are now; several transactions where there are many.
 */
export const propertyNameAttributes: Consumer = {
  name: 'property-name-attributes',
  topics: ['attribute_changed'],
  from: 'now',
  batchSize: 100,
  handle: async (tx, deps, events, progress) => {
    const orphaned = await findOrphanedPropertyNames(tx, propertyNamesAtOnce);
    const now = deps.clock.now();
    for (const { id } of orphaned)
      await decidePropertyNameRow(tx, id, { state: 'OPEN', attributeId: null, by: null }, now);
    await recordChanges(
      tx,
      deps,
      orphaned.map(({ id, shopId, attributeId }) => ({
        actor: systemActor,
        cause: 'schedule',
        entity: 'property_name',
        entityId: id,
        action: 'reopened',
        before: { state: 'ACCEPTED', attributeId },
        after: { state: 'OPEN', attributeId: null },
        told: { topic: propertyNameDecided, shopId },
      })),
    );
    if (orphaned.length === propertyNamesAtOnce) return { done: 0, progress: { after: null } };
    const after = progressSchema.parse(progress ?? null)?.after ?? null;
    const open = await findOpenNamesBehind(tx, after, openAtOnce);
    await forgetProposals(tx, open);
    return open.length < openAtOnce ? { done: events.length } : { done: 0, progress: { after: open.at(-1) } };
  },
};
