import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { lockShopOffers, moveOffersToPages } from '../offers/index.ts';

/** A page that a grabber read, and the key of an offer that stands there. */
export type StatedKey = { pageId: string; key: string; at: Date };

/** A page that states an offer by its last reading, and when it last did. */
export type StatingPage = { offerId: string; pageId: string; key: string; statedAt: Date };

/**
 * Of offers that pages state now, the other page that they belong to so far. One that is missing, or that this page had lost, is stated by
 * it no longer.
 */
export async function findOtherPages(
  tx: Tx,
  by: { shopId: string; grabberId: string },
  stated: readonly StatedKey[],
): Promise<StatingPage[]> {
  if (stated.length === 0) return [];
  const found = await sql<StatingPage>`
    select distinct v.offer_id as "offerId", v.page_id as "pageId", o.offer_key as key, v.last_seen_at as "statedAt"
    from json_to_recordset(${JSON.stringify(stated)}::json) as row ("pageId" uuid, key text)
      join offer o on o.shop_id = ${by.shopId} and o.offer_key = row.key and o.state = 'active'
      join offer_standing v on v.offer_id = o.id and v.grabber_id = ${by.grabberId} and v.page_id <> row."pageId"
    where not exists (select 1 from grab_loss l where l.offer_id = v.offer_id and l.page_id = v.page_id and l.seen_at = v.last_seen_at)`.execute(
    tx,
  );
  return found.rows;
}

/** Notes that these pages state offers, and so do, by their keys, the pages of `stated`. */
export async function addStatingPages(
  tx: Tx,
  by: { shopId: string; grabberId: string },
  before: readonly StatingPage[],
  stated: readonly StatedKey[],
): Promise<void> {
  if (before.length === 0 && stated.length === 0) return;
  await sql`
    insert into offer_page as s (offer_id, grabber_id, page_id, stated_at)
    select row.id, ${by.grabberId}, row.page_id, max(row.at) from (
      select "offerId" as id, "pageId" as page_id, "statedAt" as at
      from json_to_recordset(${JSON.stringify(before)}::json) as was ("offerId" uuid, "pageId" uuid, "statedAt" timestamptz)
      union all
      select o.id, now."pageId", now.at
      from json_to_recordset(${JSON.stringify(stated)}::json) as now ("pageId" uuid, key text, at timestamptz)
        join offer o on o.shop_id = ${by.shopId} and o.offer_key = now.key) row
      join page p on p.id = row.page_id
    group by row.id, row.page_id order by row.id, row.page_id
    on conflict (offer_id, grabber_id, page_id) do update set stated_at = greatest(s.stated_at, excluded.stated_at)`.execute(
    tx,
  );
}

/** The offers that pages stated beside other pages. */
export async function findStatingPages(
  db: Db | Tx,
  grabberId: string,
  pageIds: readonly string[],
): Promise<StatingPage[]> {
  if (pageIds.length === 0) return [];
  const found = await sql<StatingPage>`
    select s.offer_id as "offerId", s.page_id as "pageId", o.offer_key as key, s.stated_at as "statedAt"
    from offer_page s join offer o on o.id = s.offer_id
    where s.grabber_id = ${grabberId} and s.page_id = any(${pageIds}::uuid[])`.execute(db);
  return found.rows;
}

/** Notes that pages no longer state offers. */
export async function removeStatingPages(
  tx: Tx,
  grabberId: string,
  lapsed: readonly { offerId: string; pageId: string }[],
): Promise<void> {
  if (lapsed.length === 0) return;
  await sql`
    delete from offer_page s using json_to_recordset(${JSON.stringify(lapsed)}::json) as row ("offerId" uuid, "pageId" uuid)
    where s.offer_id = row."offerId" and s.grabber_id = ${grabberId} and s.page_id = row."pageId"`.execute(tx);
}

/**
 * Gives offers that a page lost to another page that the same grabber read them off, if it still states them: it is not gone, leads nowhere
 * else, and may be read. Of several it is the one that stated the offer last. Confirmed unchanged since, it was seen then. Gives these offers.
 */
export async function moveToStatingPages(
  tx: Tx,
  by: { shopId: string; grabberId: string },
  lost: readonly { offerId: string; pageId: string }[],
): Promise<ReadonlySet<string>> {
  if (lost.length === 0) return new Set();
  await lockShopOffers(tx, by.shopId);
  const kept = await sql<{ offerId: string; fromPageId: string; pageId: string; seenAt: Date }>`
    select distinct on (s.offer_id) s.offer_id as "offerId", row."pageId" as "fromPageId", s.page_id as "pageId",
      greatest(s.stated_at, (select max(f.fetched_at) from page_fetch f
        where f.page_id = s.page_id and f.outcome in ('unchanged', 'not_modified')
          and (p.last_changed_at is null or p.last_changed_at <= s.stated_at))) as "seenAt"
    from json_to_recordset(${JSON.stringify(lost)}::json) as row ("offerId" uuid, "pageId" uuid)
      join offer_page s on s.offer_id = row."offerId" and s.grabber_id = ${by.grabberId} and s.page_id <> row."pageId"
      join page p on p.id = s.page_id and p.state not in ('gone', 'duplicate', 'out_of_scope', 'robots_denied')
    order by s.offer_id, s.stated_at desc, s.page_id`.execute(tx);
  await moveOffersToPages(tx, by.grabberId, kept.rows);
  await removeStatingPages(
    tx,
    by.grabberId,
    kept.rows.map(({ offerId, fromPageId }) => ({ offerId, pageId: fromPageId })),
  );
  return new Set(kept.rows.map(({ offerId }) => offerId));
}
