import type { RawOffer } from '@quarry/contracts/offers';
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

/** The pages of one crawler among these, in the order of the ids. */
export async function findStoredPagesById(
  db: Db,
  crawlerId: string,
  pageIds: readonly string[],
  scope: RawBuilder<unknown>,
): Promise<StoredPageRecord[]> {
  const found = await sql<StoredPageRecord>`
    ${storedPage} where p.id = any(${pageIds}::uuid[]) and p.crawler_id = ${crawlerId} and ${scope}
    order by array_position(${pageIds}::uuid[], p.id)`.execute(db);
  return found.rows;
}

/** What a grabber's offers of these pages state as they are stored, by page. */
export async function findStoredReadings(
  db: Db,
  grabberId: string,
  pageIds: readonly string[],
): Promise<Map<string, RawOffer[]>> {
  const found = await sql<{ pageId: string; fields: RawOffer }>`
    select o.page_id as "pageId", s.fields from offer_standing o
      join offer_snapshot s on s.id = o.snapshot_id and s.observed_at = o.snapshot_at
    where o.grabber_id = ${grabberId} and o.page_id = any(${pageIds}::uuid[]) and o.state = 'active'
    order by o.page_id, o.offer_id`.execute(db);
  return new Map(
    [...Map.groupBy(found.rows, ({ pageId }) => pageId)].map(([pageId, rows]) => [
      pageId,
      rows.map(({ fields }) => fields),
    ]),
  );
}

export async function findStoredPageById(
  db: Db,
  pageId: string,
  scope: RawBuilder<unknown>,
): Promise<StoredPageRecord | undefined> {
  const found = await sql<StoredPageRecord>`${storedPage} where p.id = ${pageId} and ${scope}`.execute(db);
  return found.rows[0];
}
