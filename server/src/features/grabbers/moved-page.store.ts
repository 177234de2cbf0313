import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { PageToRead } from './read-stored-pages.ts';

/** An offer whose page led to another one in a run, which has not been seen since. */
export type MovedOffer = {
  offerId: string;
  pageId: string;
  /** When its page led elsewhere, and when the offer was last seen. */
  at: Date;
  seenAt: Date;
  /** The stored bytes of the page behind; null where there are none. */
  target: PageToRead | null;
  isTargetGone: boolean;
};

type MovedRow = Omit<MovedOffer, 'target'> &
  Omit<PageToRead, 'pageId' | 'blobSha256'> & {
    targetId: string;
    blobSha256: Buffer | null;
  };

const mostHops = 6;

/** The offers of at most so many such pages that the run has not judged yet, as far as it read the page behind or found it gone. */
export async function findMovedOffers(
  tx: Tx,
  run: { id: string; grabberId: string; crawlRunId: string },
  pages: number,
): Promise<MovedOffer[]> {
  const found = await sql<MovedRow>`
    with recursive moved as (
      select f.page_id, f.fetched_at as at, p.duplicate_of as target_id, 1 as hops
      from page_fetch f join page p on p.id = f.page_id
      where f.run_id = ${run.crawlRunId} and f.outcome in ('redirected', 'duplicate') and p.state = 'duplicate' and p.duplicate_of is not null
        and exists (select 1 from offer_standing v where v.page_id = f.page_id and v.grabber_id = ${run.grabberId}
          and v.state = 'active' and v.last_seen_at < f.fetched_at
          and not exists (select 1 from grab_loss l where l.run_id = ${run.id} and l.offer_id = v.offer_id))
      union all
      select m.page_id, m.at, t.duplicate_of, m.hops + 1 from moved m join page t on t.id = m.target_id
      where t.state = 'duplicate' and t.duplicate_of is not null and m.hops < ${mostHops}
    ), judged as (
      select m.page_id, m.at, t.id as target_id, t.url, g.outcome, g.fetched_at
      from moved m join page t on t.id = m.target_id and t.state <> 'duplicate'
        cross join lateral (select outcome, fetched_at from page_fetch where page_id = t.id and run_id = ${run.crawlRunId}
          order by fetched_at desc limit 1) g
      where g.outcome in ('changed', 'unchanged', 'not_modified', 'gone') order by t.id, m.page_id limit ${pages}
    )
    select v.offer_id as "offerId", j.page_id as "pageId", j.at, v.last_seen_at as "seenAt", j.outcome = 'gone' as "isTargetGone",
      j.target_id as "targetId", j.url, j.fetched_at as "observedAt", b.page_fetch_id as "fetchId", b.sha256 as "blobSha256", b.location,
      b.codec, b.media_type as "mediaType"
    from judged j join offer_standing v on v.page_id = j.page_id and v.grabber_id = ${run.grabberId} and v.state = 'active'
        and v.last_seen_at < j.at
      left join lateral (select f.id as page_fetch_id, f.media_type, x.sha256, x.location, x.codec
        from page_fetch f join blob x on x.sha256 = f.blob_sha256
        where f.page_id = j.target_id and j.outcome <> 'gone' order by f.fetched_at desc limit 1) b on true
    where not exists (select 1 from grab_loss l where l.run_id = ${run.id} and l.offer_id = v.offer_id)`.execute(tx);
  return found.rows.map(({ offerId, pageId, at, seenAt, isTargetGone, targetId, blobSha256, ...page }) => ({
    offerId,
    pageId,
    at,
    seenAt,
    isTargetGone,
    target: blobSha256 === null ? null : { ...page, pageId: targetId, blobSha256 },
  }));
}
