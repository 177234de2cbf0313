import { sql } from 'kysely';
import { featureCases } from './field-cases.ts';
import type { TwoShops } from './two-shops.ts';

/** Takes everything away that is the shop's or its manager's alone, as if it had never been. */
export async function emptyShop(world: TwoShops): Promise<void> {
  const { api, shopId, filled } = world;
  await api.deps.db.transaction().execute(async (tx) => {
    // Only so can rows go in any order.
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const { empty } of featureCases) await empty?.(tx, world);
    await sql`delete from backlog x where x.partition_id in (${shopId}, ${filled('crawlerId')})`.execute(tx);
  });
}
