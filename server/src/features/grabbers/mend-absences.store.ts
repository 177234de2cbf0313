import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { OfferShop } from '../offers/index.ts';
import { offerShopColumn } from './page-grab.store.ts';
import type { PageToRead } from './read-stored-pages.ts';

/** An active offer that a reading of its page, of a run that counted, no longer found, and the first such reading. */
export type UnmarkedAbsence = {
  offerId: string;
  seenAt: Date;
  grabberId: string;
  configId: string;
  shop: OfferShop;
  /** The page states other offers. */
  hasOffers: boolean;
  /** The bytes of the reading; null where they are gone. */
  page: PageToRead | null;
  pageId: string;
  at: Date;
};

type Row = Omit<UnmarkedAbsence, 'page'> & {
  url: string;
  fetchId: string;
  mediaType: string | null;
  blobSha256: Buffer | null;
  location: string | null;
  codec: 'none' | 'zstd' | null;
};

/** The next active offers by their ids. */
export async function nextActiveOffers(tx: Tx, after: string | null, limit: number): Promise<string[]> {
  const found = await sql<{ id: string }>`
    select id from offer where state = 'active' and (${after}::uuid is null or id > ${after}::uuid) order by id limit ${limit}`.execute(
    tx,
  );
  return found.rows.map(({ id }) => id);
}

/** Those of the offers that are absent without a mark. A loss that a run noted is that run's to mark or to hold back. */
export async function findUnmarkedAbsences(tx: Tx, offerIds: readonly string[]): Promise<UnmarkedAbsence[]> {
  if (offerIds.length === 0) return [];
  const found = await sql<Row>`
    select v.offer_id as "offerId", v.last_seen_at as "seenAt", g.id as "grabberId", g.config_id as "configId", ${offerShopColumn},
      i.outcome = 'offers' as "hasOffers", p.id as "pageId", f.fetched_at as at, p.url, f.id as "fetchId", f.media_type as "mediaType",
      b.sha256 as "blobSha256", b.location, b.codec
    from offer_standing v
      join grabber g on g.id = v.grabber_id and g.kind = 'pages' and g.config_id is not null
      join shop s on s.id = g.shop_id
      join page p on p.id = v.page_id and p.last_changed_at > v.last_seen_at
      cross join lateral (
        select f.* from page_fetch f
          join grab_run r on r.grabber_id = g.id and r.crawl_run_id = f.run_id
            and (r.state = 'succeeded' or r.accepted_as_normal_by is not null)
          join grab_item n on n.run_id = r.id and n.item_key = p.id::text and n.page_fetch_id = f.id
            and n.outcome in ('offers', 'no_offer')
        where f.page_id = p.id and f.fetched_at > v.last_seen_at and f.outcome = 'changed'
        order by f.fetched_at limit 1) f
      join grab_run r on r.grabber_id = g.id and r.crawl_run_id = f.run_id
      join grab_item i on i.run_id = r.id and i.item_key = p.id::text
      left join blob b on b.sha256 = f.blob_sha256
    where v.offer_id = any(${offerIds}::uuid[]) and v.state = 'active'
      and not exists (select 1 from grab_loss l where l.offer_id = v.offer_id and l.seen_at = v.last_seen_at)
    order by s.id, g.id, v.offer_id`.execute(tx);
  return found.rows.map(({ url, fetchId, mediaType, blobSha256, location, codec, ...absence }) => ({
    ...absence,
    page:
      blobSha256 === null || location === null || codec === null
        ? null
        : { pageId: absence.pageId, fetchId, url, observedAt: absence.at, mediaType, blobSha256, location, codec },
  }));
}

/** The finished run that stands for what was mended of a grabber, with its remark. */
export async function noteMended(
  tx: Tx,
  run: { id: string; grabberId: string; configId: string },
  remark: { code: string; reasonOf: (offers: number) => string; offers: number },
  now: Date,
): Promise<void> {
  await sql`
    insert into grab_run (id, grabber_id, config_id, trigger, state, requested_at, started_at, finished_at, totals)
    values (${run.id}, ${run.grabberId}, ${run.configId}, 'replay', 'succeeded', ${now}, ${now}, ${now},
      '{"offers": 0, "snapshots": 0, "problems": 0}')
    on conflict (id) do nothing`.execute(tx);
  const found = await sql<{ offers: number }>`
    update grab_run set cursor = jsonb_build_object('mended', coalesce((cursor ->> 'mended')::bigint, 0) + ${remark.offers}::bigint),
      finished_at = ${now}, version = version + 1
    where id = ${run.id} returning (cursor ->> 'mended')::bigint as offers`.execute(tx);
  const reason = remark.reasonOf(found.rows[0]?.offers ?? remark.offers);
  const remarks = JSON.stringify([{ line: null, code: remark.code, reason }]);
  await sql`update grab_run set remarks = ${remarks}::jsonb where id = ${run.id}`.execute(tx);
}
