import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { isOwnedBlob } from '../../platform/storage/index.ts';

/** Until when what was read must have come to have passed its limit: of each shop, and of what is no shop's any more. */
export type BytesLimits = { ofShops: ReadonlyMap<string, Date>; usual: Date };

/** What leads to stored bytes, and whether they may go. */
export type JudgedBytes = {
  sha256: Buffer;
  /** Of the newest fetch or snapshot that leads to them; null where none does. */
  shopId: string | null;
  at: Date;
  storedBytes: number;
  /** Something stands on them, whatever the limit. */
  isHeld: boolean;
  /** Everything that leads to them has passed the limit of its shop. */
  isPast: boolean;
  /** They are of no page and no feed, so their own feature cares for them. */
  isOther: boolean;
};

/** By the hashes that were gathered at the beginning of a walk, which takes one look for many; or by what is so now. */
export type HeldBy = 'gathered' | 'now';

/** Judges the bytes of these hashes. */
export async function judgeBytes(
  tx: Db | Tx,
  sha256s: readonly Buffer[],
  { ofShops, usual }: BytesLimits,
  heldBy: HeldBy,
): Promise<JudgedBytes[]> {
  const limits = [...ofShops].map(([shopId, until]) => ({ shop_id: shopId, until }));
  const { rows } = await sql<JudgedBytes>`
    with asked as (select sha256, first_seen_at, stored_bytes, ${isOwnedBlob} as is_owned from blob b where sha256 = any(${[...sha256s]}::bytea[])),
      limits as (select * from jsonb_to_recordset(${JSON.stringify(limits)}::jsonb) as l (shop_id uuid, until timestamptz)),
      fetches as (
        select f.blob_sha256 as sha256, c.shop_id, f.fetched_at as at, (${isNewestOfPage}) or f.id in (select holding_fetches()) as is_held
        from page_fetch f left join crawler c on c.id = f.crawler_id where f.blob_sha256 in (select sha256 from asked)),
      snapshots as (
        select s.id, s.blob_sha256 as sha256, o.shop_id, s.observed_at as at
        from offer_snapshot s left join offer o on o.id = s.offer_id where s.blob_sha256 in (select sha256 from asked)),
      leads as (
        select * from fetches union all select sha256, shop_id, at, ${isHeldSnapshot[heldBy]} from snapshots s),
      led as (
        select l.sha256, (array_agg(l.shop_id order by l.at desc))[1] as shop_id, max(l.at) as at, bool_or(l.is_held) as is_held,
          bool_and(l.at < coalesce(m.until, ${usual})) as is_past
        from leads l left join limits m on m.shop_id = l.shop_id group by 1)
    select a.sha256, l.shop_id as "shopId", coalesce(l.at, a.first_seen_at) as at, a.stored_bytes::float8 as "storedBytes",
      a.is_owned or coalesce(l.is_held, false) or a.sha256 in (${hashesOfFeeds}) ${
        heldBy === 'gathered' ? sql`or a.sha256 in (select sha256 from held_bytes)` : sql``
      } as "isHeld",
      coalesce(l.is_past, a.first_seen_at < ${usual}) as "isPast", a.is_owned and l.sha256 is null as "isOther"
    from asked a left join led l using (sha256) order by a.sha256`.execute(tx);
  return rows;
}

/** The newest bytes of a page, and the newest that it changed to, by which replays read it. */
const isNewestOfPage = sql`exists (select from page p where p.id = f.page_id) and (
  not exists (select from page_fetch n where n.page_id = f.page_id and n.fetched_at > f.fetched_at and n.blob_sha256 is not null)
  or f.outcome = 'changed' and not exists (select from page_fetch n
    where n.page_id = f.page_id and n.fetched_at > f.fetched_at and n.blob_sha256 is not null and n.outcome = 'changed'))`;

const isHeldSnapshot: Record<HeldBy, RawBuilder<unknown>> = {
  gathered: sql`false`,
  now: sql`s.id in (select held_snapshots((select min(at) from snapshots), (select max(at) from snapshots) + interval '1 microsecond'))`,
};

/** The feeds that runs are reading, and the last of each grabber. */
const hashesOfFeeds = sql`
  select decode(r.cursor ->> 'feed', 'hex') from grab_run r
  where r.state not in ('succeeded', 'degraded', 'failed', 'timed_out', 'cancelled') and r.cursor ? 'feed'
  union
  select decode(n.feed, 'hex') from grabber g cross join lateral (
    select r.cursor ->> 'feed' as feed from grab_run r where r.grabber_id = g.id and r.cursor ? 'feed'
    order by r.requested_at desc, r.id desc limit 1) n where g.kind = 'feed'`;
