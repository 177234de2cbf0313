import { sql } from 'kysely';
import { type Actor, scopeCondition } from '../../platform/auth/index.ts';
import type { Db } from '../../platform/db/index.ts';

/** Whether an actor may read what was fetched: by the right to crawlers of its shop, or to grabbers, which read it. */
export async function mayReadFetch(db: Db, actor: Actor, fetchId: string): Promise<boolean> {
  const ofShop = { shopId: 'w.shop_id' };
  const found = await sql`
    select 1 from page_fetch f join page p on p.id = f.page_id join crawler w on w.id = p.crawler_id
    where f.id = ${fetchId}::uuid
      and (${scopeCondition(actor, 'read', 'Crawler', ofShop)} or ${scopeCondition(actor, 'read', 'Grabber', ofShop)})`.execute(
    db,
  );
  return found.rows.length > 0;
}
