import { sql } from 'kysely';
import type { Actor } from '../../platform/auth/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { StoredPageKey } from './stored-page-link.ts';
import { visibleOffers } from './visible-offers.ts';

/** Stored bytes with what the page around them says. */
export type StoredPage = {
  url: string | null;
  fetchedAt: Date;
  mediaType: string;
  location: string;
  codec: 'none' | 'zstd';
  /** The feed's own id of the entry, for bytes that hold many. */
  itemId: string | null;
  isFeed: boolean;
  /** Whether the actor may read the offer of a snapshot; crawlers judge a fetch. */
  isReadable: boolean;
};

export async function findStoredPage(db: Db, key: StoredPageKey, actor: Actor): Promise<StoredPage | undefined> {
  const found =
    key.kind === 'fetch'
      ? await sql<StoredPage>`
          select p.url, f.fetched_at as "fetchedAt", b.media_type as "mediaType", b.location, b.codec, null as "itemId", false as "isFeed",
            true as "isReadable"
          from page_fetch f join page p on p.id = f.page_id join blob b on b.sha256 = f.blob_sha256 where f.id = ${key.id}`.execute(
          db,
        )
      : await sql<StoredPage>`
          select coalesce(p.url, o.url) as url, s.observed_at as "fetchedAt", b.media_type as "mediaType", b.location, b.codec,
            s.fields #>> '{itemId,raw}' as "itemId", s.page_id is null as "isFeed",
            ${visibleOffers(actor)} as "isReadable"
          from offer_snapshot s join offer o on o.id = s.offer_id left join page p on p.id = s.page_id
            join blob b on b.sha256 = s.blob_sha256
          where s.id = ${key.id}`.execute(db);
  return found.rows[0];
}
