import { systemActor } from '../../platform/auth/index.ts';
import { withTransaction } from '../../platform/db/index.ts';
import { publishSigned } from '../../platform/events/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { addAnnouncements } from './announcement.store.ts';
import { discountAnnounced } from './discount.topics.ts';

const origin = { actor: systemActor, cause: 'schedule' as const };

/**
 * Tells which discounts began, ended or were used up since it was told last; resolves with how many events that took. The announcements are
 * rows of the same transaction, so that of two workers one tells, and a killed one leaves nothing half told.
 */
export function announceDiscounts(deps: Deps): Promise<number> {
  return withTransaction(deps.db, async (tx) => {
    const added = await addAnnouncements(tx, deps.clock.now());
    const events = added.map(({ id, shopId, kind }) => ({
      topic: discountAnnounced,
      origin,
      id,
      shopId,
      changed: [kind],
    }));
    await publishSigned(tx, events);
    return events.length;
  });
}
