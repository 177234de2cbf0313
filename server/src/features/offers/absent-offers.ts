import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { runsUntilExpired } from './offer.ts';
import { lockShopOffers, writeEvents } from './save-offers.store.ts';

/**
 * Marks offers that a complete, non-degraded run did not see: missing, and expired after the third such run. Their open price
 * intervals end at `at`. Gives their number.
 */
export async function markAbsentOffers(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  shopId: string,
  offerIds: readonly string[],
  at: Date,
  runId: string | null,
): Promise<number> {
  if (offerIds.length === 0) return 0;
  await lockShopOffers(tx, shopId);
  const marked = await sql<{ id: string; productId: string | null }>`
    update offer set missing_runs = missing_runs + 1, updated_at = ${deps.clock.now()}, version = version + 1,
      state = case when missing_runs + 1 >= ${runsUntilExpired} then 'expired' else 'missing' end,
      last_changed_at = case when state = 'active' then ${at} else last_changed_at end
    where shop_id = ${shopId} and id = any(${offerIds}::uuid[]) and last_seen_at < ${at} and state <> 'expired'
    returning id, product_id as "productId"`.execute(tx);
  const ids = marked.rows.map(({ id }) => id);
  await sql`
    update price_point set valid_to = greatest(valid_from, ${at}::timestamptz),
      state = case when state = 'suspect' then 'rejected' else state end
    where offer_id = any(${ids}::uuid[]) and valid_to is null and state in ('accepted', 'suspect')`.execute(tx);
  await writeEvents(
    tx,
    marked.rows
      .filter(({ productId }) => productId !== null)
      .map(({ id }) => ({
        topic: 'offer_changed',
        partition_id: shopId,
        subject_id: id,
        subject_at: null,
        run_id: runId,
      })),
  );
  return ids.length;
}
