import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { GrabberAtWork, StalePage } from './page-grab.store.ts';

/** A page that a grabber has not read; without stored bytes it cannot be. */
export type UnreadPage = { pageId: string; stored: Omit<StalePage, 'observedAt'> | null };

/**
 * Those of these pages that the grabber has never read by its settings of now, and off which no offer of it stands. A reading that a person
 * discarded counts as one. So does a page that never ended: it would kill a worker in every crawl. Items go by retention, so that a page
 * without offers is read again once they are gone.
 */
export async function findUnreadPages(
  tx: Tx,
  { id: grabberId, configId }: GrabberAtWork,
  pageIds: readonly string[],
): Promise<UnreadPage[]> {
  if (pageIds.length === 0) return [];
  const found = await sql<UnreadPage['stored'] & { isStored: boolean; pageId: string }>`
    select p.id as "pageId", p.url, f.id as "fetchId", f.blob_sha256 as "blobSha256", b.location, b.codec,
      coalesce(f.media_type, b.media_type) as "mediaType", b.sha256 is not null as "isStored"
    from page p
      left join lateral (select id, blob_sha256, media_type from page_fetch
        where page_id = p.id and blob_sha256 is not null order by fetched_at desc limit 1) f on true
      left join blob b on b.sha256 = f.blob_sha256
    where p.id = any(${[...pageIds]}::uuid[])
      and not exists (select 1 from offer_standing v where v.page_id = p.id and v.grabber_id = ${grabberId})
      and not exists (select 1 from grab_run r join grab_item i on i.run_id = r.id and i.item_key = p.id::text
        where r.grabber_id = ${grabberId} and r.config_id = ${configId} and r.has_items
          and (i.outcome in ('offers', 'no_offer') or i.code = 'not_ended')
          and (r.replay_state is null or r.replay_state not in ('reading', 'discarded') or r.decided_at is not null))
    order by p.id`.execute(tx);
  return found.rows.map(({ isStored, ...page }) => ({ pageId: page.pageId, stored: isStored ? page : null }));
}
