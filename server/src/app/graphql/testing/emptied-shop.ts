import { sql } from 'kysely';
import type { TwoShops } from './two-shops.ts';

/** Takes everything away that is the shop's or its manager's alone, as if it had never been. */
export async function emptyShop({ api, shopId, people, filled }: TwoShops): Promise<void> {
  const { manager } = people.ids;
  const ofShop = sql`shop_id = ${shopId}`;
  await api.deps.db.transaction().execute(async (tx) => {
    // Only so can rows go in any order.
    await sql`set local session_replication_role = replica`.execute(tx);
    const orphans = (table: string, column: string, parent: string) =>
      sql`delete from ${sql.table(table)} t where not exists (select 1 from ${sql.table(parent)} p where p.id = ${sql.ref(`t.${column}`)})`.execute(
        tx,
      );
    for (const table of ['proposal', 'offer', 'crawler', 'grabber', 'shop_product']) {
      await sql`delete from ${sql.table(table)} where ${ofShop}`.execute(tx);
    }
    for (const table of ['offer_snapshot', 'price_point']) await orphans(table, 'offer_id', 'offer');
    for (const table of ['crawl_run', 'crawler_config', 'page', 'page_fetch'])
      await orphans(table, 'crawler_id', 'crawler');
    for (const table of ['crawl_run_page', 'crawl_run_tally']) await orphans(table, 'run_id', 'crawl_run');
    for (const table of ['grab_run', 'grabber_config']) await orphans(table, 'grabber_id', 'grabber');
    await orphans('grab_item', 'run_id', 'grab_run');
    await sql`delete from bulk_item where run_id = ${filled.bulkRunId}`.execute(tx);
    await sql`delete from bulk_run where requested_by = ${manager}`.execute(tx);
    for (const table of ['saved_view', 'bookmark', 'visit']) {
      await sql`delete from ${sql.table(table)} where user_id = ${manager}`.execute(tx);
    }
    await sql`delete from change where actor_id = ${manager}`.execute(tx);
    await sql`delete from outbox x where x.partition_id = ${shopId} or x.partition_id = ${filled.crawlerId}`.execute(
      tx,
    );
  });
}
