import type { LetGo } from '../../platform/commands/index.ts';
import { addToBacklog } from '../../platform/events/index.ts';
import { freeOffers } from './offer-place.store.ts';

/** Offers whose product goes for good stay, as those of no product, and are compared with the catalogue like new ones. */
export const letGoOfProducts: LetGo = async (tx, { clock }, productIds) => {
  const freed = await freeOffers(tx, productIds, clock.now());
  await addToBacklog(
    tx,
    freed.flatMap(({ shopId, snapshotId, snapshotAt }) =>
      snapshotId === null
        ? []
        : { topic: 'snapshot_created' as const, partition_id: shopId, subject_id: snapshotId, subject_at: snapshotAt },
    ),
  );
};
