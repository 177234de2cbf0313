import { type RawBuilder, sql } from 'kysely';
import { containing, type Db } from '../../platform/db/index.ts';

/** The newest stored bytes of a page. */
export type StoredPageRecord = {
  pageId: string;
  shopId: string;
  url: string;
  type: string;
  fetchId: string;
  fetchedAt: Date;
  mediaType: string;
  location: string;
  codec: 'none' | 'zstd';
};

const storedPage = sql`
  select p.id as "pageId", w.shop_id as "shopId", p.url, p.type, f.id as "fetchId", f.fetched_at as "fetchedAt",
    coalesce(f.media_type, b.media_type) as "mediaType", b.location, b.codec
  from page p join crawler w on w.id = p.crawler_id
    cross join lateral (select id, fetched_at, blob_sha256, media_type from page_fetch
      where page_id = p.id and blob_sha256 is not null order by fetched_at desc limit 1) f
    join blob b on b.sha256 = f.blob_sha256`;

/** Stored pages of a crawler, product pages first, the newest first. */
export async function findStoredPages(
  db: Db,
  crawlerId: string,
  scope: RawBuilder<unknown>,
  options: { search: string; first: number },
): Promise<StoredPageRecord[]> {
  const search = options.search.trim();
  const found = await sql<StoredPageRecord>`
    ${storedPage} where p.crawler_id = ${crawlerId} and ${scope} ${search === '' ? sql`` : sql`and p.url ilike ${containing(search)}`}
    order by (p.type = 'product') desc, p.last_fetched_at desc nulls last, p.id limit ${options.first}`.execute(db);
  return found.rows;
}

export async function findStoredPageById(
  db: Db,
  pageId: string,
  scope: RawBuilder<unknown>,
): Promise<StoredPageRecord | undefined> {
  const found = await sql<StoredPageRecord>`${storedPage} where p.id = ${pageId} and ${scope}`.execute(db);
  return found.rows[0];
}
