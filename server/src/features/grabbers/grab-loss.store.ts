import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { moveToStatingPages } from './offer-page.store.ts';
import type { PagesCompared } from './grab-run.ts';

/** An active offer that a grabber read off a page. */
export type StandingOffer = { offerId: string; pageId: string; key: string; lastSeenAt: Date };

export async function findStandingOffers(
  db: Db | Tx,
  grabberId: string,
  pageIds: readonly string[],
): Promise<StandingOffer[]> {
  if (pageIds.length === 0) return [];
  const found = await sql<StandingOffer>`
    select v.offer_id as "offerId", v.page_id as "pageId", o.offer_key as key, v.last_seen_at as "lastSeenAt"
    from offer_standing v join offer o on o.id = v.offer_id
    where v.grabber_id = ${grabberId} and v.page_id = any(${pageIds}::uuid[]) and v.state = 'active'`.execute(db);
  return found.rows;
}

/** An offer that its page no longer states, by the reading of a time. */
export type Loss = {
  offerId: string;
  pageId: string;
  at: Date;
  seenAt: Date;
  isWhole: boolean;
  /** The page itself was not read: it is gone, or leads elsewhere. */
  isUnread?: boolean;
  /** Another page still states the offer, which is there all the same. */
  isElsewhere?: boolean;
};

/** The loss `l` of the standing offer `v` still holds: the grabber has not seen it since. */
const holds = sql`v.offer_id = l.offer_id and v.state = 'active' and v.last_seen_at = l.seen_at`;

/** What earlier readings of these pages had lost and no run has marked: the newest such loss of each offer. */
export async function findStandingLosses(db: Db | Tx, grabberId: string, pageIds: readonly string[]): Promise<Loss[]> {
  if (pageIds.length === 0) return [];
  const found = await sql<Loss>`
    select distinct on (l.offer_id) l.offer_id as "offerId", l.page_id as "pageId", l.at, l.seen_at as "seenAt", l.is_whole as "isWhole"
    from offer_standing v join grab_loss l on ${holds} and l.page_id = v.page_id join grab_run r on r.id = l.run_id
    where v.grabber_id = ${grabberId} and v.page_id = any(${pageIds}::uuid[]) and r.grabber_id = v.grabber_id
      and not l.is_unread
    order by l.offer_id, l.at desc`.execute(db);
  return found.rows;
}

export async function writeLosses(tx: Tx, runId: string, losses: readonly Loss[]): Promise<void> {
  if (losses.length === 0) return;
  await sql`
    insert into grab_loss (run_id, offer_id, page_id, at, seen_at, is_whole, is_unread, is_elsewhere)
    select ${runId}::uuid, "offerId", "pageId", at, "seenAt", "isWhole", coalesce("isUnread", false), coalesce("isElsewhere", false)
    from json_to_recordset(${JSON.stringify(losses)}::json) as row ("offerId" uuid, "pageId" uuid, at timestamptz, "seenAt" timestamptz,
      "isWhole" boolean, "isUnread" boolean, "isElsewhere" boolean)
    on conflict (run_id, offer_id) do update set page_id = excluded.page_id, at = excluded.at, seen_at = excluded.seen_at,
      is_whole = excluded.is_whole, is_unread = excluded.is_unread, is_elsewhere = excluded.is_elsewhere`.execute(tx);
}

/**
 * Notes what a run over pages lost because the shop called their pages gone; of a run over all pages also what an earlier degraded one held
 * back so, as nobody asks these pages every time.
 */
export async function writeGoneLosses(
  tx: Tx,
  run: { id: string; grabberId: string; shop: { id: string } },
  crawlRunId: string,
  isOverAll: boolean,
): Promise<void> {
  await leaveToOtherPages(tx, run, crawlRunId);
  await sql`
    insert into grab_loss (run_id, offer_id, page_id, at, seen_at, is_whole, is_unread)
    select distinct on (v.offer_id) ${run.id}::uuid, v.offer_id, v.page_id, f.fetched_at, v.last_seen_at, true, true
    from page_fetch f join offer_standing v on v.page_id = f.page_id and v.grabber_id = ${run.grabberId}
    where f.run_id = ${crawlRunId} and f.outcome = 'gone' and v.state = 'active' and v.last_seen_at < f.fetched_at
    order by v.offer_id, f.fetched_at on conflict do nothing`.execute(tx);
  if (!isOverAll) return;
  await sql`
    insert into grab_loss (run_id, offer_id, page_id, at, seen_at, is_whole, is_unread)
    select distinct on (l.offer_id) ${run.id}::uuid, l.offer_id, l.page_id, l.at, l.seen_at, true, true
    from grab_loss l join grab_run r on r.id = l.run_id and r.grabber_id = ${run.grabberId} and r.state = 'degraded'
      join offer_standing v on ${holds} and v.page_id = l.page_id and v.grabber_id = r.grabber_id
      join page p on p.id = l.page_id and p.state = 'gone'
    where l.is_unread and r.accepted_as_normal_by is null order by l.offer_id, l.at on conflict do nothing`.execute(tx);
}

/** An offer whose page is gone goes over to a page that still states it. */
async function leaveToOtherPages(
  tx: Tx,
  { id, grabberId, shop }: { id: string; grabberId: string; shop: { id: string } },
  crawlRunId: string,
): Promise<void> {
  const found = await sql<Loss>`
    select distinct on (v.offer_id) v.offer_id as "offerId", v.page_id as "pageId", f.fetched_at as at, v.last_seen_at as "seenAt",
      true as "isWhole", true as "isUnread", true as "isElsewhere"
    from page_fetch f join offer_standing v on v.page_id = f.page_id and v.grabber_id = ${grabberId}
    where f.run_id = ${crawlRunId} and f.outcome = 'gone' and v.state = 'active' and v.last_seen_at < f.fetched_at
      and exists (select 1 from offer_page s where s.offer_id = v.offer_id and s.grabber_id = ${grabberId} and s.page_id <> v.page_id)
    order by v.offer_id, f.fetched_at`.execute(tx);
  const moved = await moveToStatingPages(tx, { shopId: shop.id, grabberId }, found.rows);
  await writeLosses(
    tx,
    id,
    found.rows.filter(({ offerId }) => moved.has(offerId)),
  );
}

/** The losses `l` of a run that still hold, with the offer's standing `v`. */
function lossesOf({ id, grabberId }: { id: string; grabberId: string }): RawBuilder<unknown> {
  return sql`grab_loss l join offer_standing v on ${holds} and v.grabber_id = ${grabberId} where l.run_id = ${id}`;
}

/** The pages of a run that stated an offer when they were last read or do now, and how many of them fell. */
export async function comparePages(
  db: Db | Tx,
  run: { id: string; grabberId: string },
  lostPages: RawBuilder<unknown> = sql`select l.page_id from ${lossesOf(run)}
    union select page_id from grab_loss where run_id = ${run.id} and is_elsewhere`,
): Promise<PagesCompared> {
  const found = await sql<PagesCompared>`
    with lost as materialized (${lostPages})
    select (select count(*) from lost) as lost, (select count(*) from lost join page p on p.id = lost.page_id
        where p.state = 'gone' or p.gone_since is not null) as gone, (select count(*) from (
        select i.page_id from grab_item i where i.run_id = ${run.id} and i.page_id is not null and i.offers > 0
        union select page_id from lost) pages) as compared,
      (select count(*) from grab_item i where i.run_id = ${run.id} and i.refused_prices > 0) as refused,
      coalesce((select jsonb_object_agg(name, pages) from (select f.name, count(*) as pages
        from grab_item i cross join unnest(i.lost_fields) as f (name) where i.run_id = ${run.id} and i.lost_fields <> '{}'
        group by f.name order by 2 desc) fallen), '{}') as fields,
      coalesce((select jsonb_object_agg(name, pages) from (select f.name, count(*) as pages
        from grab_item i cross join unnest(i.mistyped_fields) as f (name) where i.run_id = ${run.id} and i.mistyped_fields <> '{}'
        group by f.name order by 2 desc) fallen), '{}') as mistyped`.execute(db);
  return found.rows[0] ?? { lost: 0, gone: 0, compared: 0, refused: 0, fields: {}, mistyped: {} };
}

/** A loss to be marked, and whether the shop itself calls its page gone. */
export type LossToMark = Pick<Loss, 'offerId' | 'at' | 'seenAt'> & { isGone: boolean };

/** An earlier degraded run holds back that the offer, last seen then, is missing. */
export function isHeldBack(
  run: { id: string; grabberId: string },
  offerId: RawBuilder<unknown>,
  seenAt: RawBuilder<unknown>,
): RawBuilder<boolean> {
  return sql`exists (select 1 from grab_loss h join grab_run r on r.id = h.run_id
    where h.offer_id = ${offerId} and h.seen_at = ${seenAt} and h.run_id <> ${run.id} and r.grabber_id = ${run.grabberId}
      and not h.is_elsewhere and r.state = 'degraded' and r.accepted_as_normal_by is null)`;
}

/**
 * The losses of a run that take effect with it: off pages that were read whole, and, unless `withHeld`, none that an earlier degraded run
 * held back. `seenAt` is later than `at` where newer rules read an old fetch.
 */
export async function lossesToMark(
  tx: Tx,
  run: { id: string; grabberId: string },
  withHeld: boolean,
  limit: number,
): Promise<LossToMark[]> {
  const held = isHeldBack(run, sql`l.offer_id`, sql`l.seen_at`);
  const found = await sql<LossToMark>`
    select l.offer_id as "offerId", l.at, l.seen_at as "seenAt", exists (select 1 from page p where p.id = l.page_id
      and (p.state = 'gone' or p.gone_since is not null)) as "isGone" from ${lossesOf(run)}
      and l.is_whole and not l.is_elsewhere and ${withHeld ? sql`true` : sql`not ${held}`} limit ${limit}`.execute(tx);
  return found.rows;
}

/** Where the bytes of a page lie, by the newest fetch off which a standing offer of it was read. */
export type LastStatingFetch = {
  pageId: string;
  blobSha256: Buffer;
  location: string;
  codec: 'none' | 'zstd';
  mediaType: string | null;
};

export async function lastStatingFetches(
  tx: Tx,
  grabberId: string,
  pageIds: readonly string[],
): Promise<LastStatingFetch[]> {
  if (pageIds.length === 0) return [];
  const found = await sql<LastStatingFetch>`
    select distinct on (v.page_id) v.page_id as "pageId", b.sha256 as "blobSha256", b.location, b.codec, b.media_type as "mediaType"
    from offer_standing v join offer_snapshot s on s.id = v.snapshot_id and s.observed_at = v.snapshot_at
      left join blob b on b.sha256 = s.blob_sha256
    where v.grabber_id = ${grabberId} and v.page_id = any(${pageIds}::uuid[]) and v.state = 'active' and b.sha256 is not null
    order by v.page_id, s.observed_at desc`.execute(tx);
  return found.rows;
}

/** What the standing offers of pages state, by the names of the fields. */
export type StatedFields = { key: string; pageId: string; names: string[] };

export async function findStatedFields(
  db: Db | Tx,
  grabberId: string,
  pageIds: readonly string[],
): Promise<StatedFields[]> {
  if (pageIds.length === 0) return [];
  const found = await sql<StatedFields>`
    select o.offer_key as key, v.page_id as "pageId", array(select jsonb_object_keys(s.fields)) as names
    from offer_standing v join offer o on o.id = v.offer_id join offer_snapshot s on s.id = v.snapshot_id and s.observed_at = v.snapshot_at
    where v.grabber_id = ${grabberId} and v.page_id = any(${pageIds}::uuid[]) and v.state = 'active'`.execute(db);
  return found.rows;
}
