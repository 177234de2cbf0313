import { sql } from 'kysely';
import { type Db, readWithinScope } from '../../platform/db/index.ts';

/** A field of a feed's row that was made of a record which is gone. */
export type BrokenField = { feed: string; externalId: string; field: string; source: string };

export type FeedLineage = {
  /** Rows in files whose every source is there. */
  rows: number;
  /** Rows that are kept as they were: marked and not evaluated since, held, or of a channel that is not active. Their sources may be gone. */
  waitingRows: number;
  brokenRows: number;
};

type LineageRow = {
  feedId: string;
  feed: string;
  externalId: string;
  isWaiting: boolean;
  missing: { field: string; source: string }[];
};

const rowsAtOnce = 500;

/** Walks every row that stands in a feed to the records that it was made of. `onBroken` is told of each field whose record is gone. */
export async function checkFeedLineage(db: Db, onBroken: (field: BrokenField) => void): Promise<FeedLineage> {
  const report: FeedLineage = { rows: 0, waitingRows: 0, brokenRows: 0 };
  for (let after: LineageRow | undefined; ;) {
    const rows: LineageRow[] = await nextRows(db, after);
    for (const { feed, externalId, isWaiting, missing } of rows) {
      if (isWaiting) report.waitingRows += 1;
      else if (missing.length === 0) report.rows += 1;
      else {
        report.brokenRows += 1;
        for (const one of missing) onBroken({ feed, externalId, ...one });
      }
    }
    after = rows.at(-1);
    if (!after || rows.length < rowsAtOnce) return report;
  }
}

function nextRows(db: Db, after: LineageRow | undefined): Promise<LineageRow[]> {
  return readWithinScope(
    db,
    sql<LineageRow>`
      select r.feed_id as "feedId", f.name as feed, r.external_id as "externalId", gone.missing,
        r.state = 'held' or c.status <> 'ACTIVE' or exists (select from feed_dirty d join listing l on l.id = r.listing_id
          where d.channel_id = f.channel_id and d.variant_id = l.variant_id) as "isWaiting"
      from (
        select * from feed_row where state <> 'removed'
          and ${after ? sql`(feed_id, external_id) > (${after.feedId}::uuid, ${after.externalId})` : sql`true`}
        order by feed_id, external_id limit ${rowsAtOnce}) r
        join channel_feed f on f.id = r.feed_id join channel c on c.id = f.channel_id
        cross join lateral (
          select coalesce(jsonb_agg(jsonb_build_object('field', s ->> 'field', 'source', m ->> 'source')), '[]') as missing
          from jsonb_array_elements(r.sources) s cross join jsonb_array_elements(s -> 'read') m
            cross join lateral (select (m ->> 'ref')::uuid as id) ref
          where ref.id is not null and not exists (
            select from product where id = ref.id union all select from variant where id = ref.id
            union all select from product_value where id = ref.id union all select from variant_identifier where id = ref.id
            union all select from brand where id = ref.id union all select from category where id = ref.id
            union all select from media where id = ref.id union all select from offer where id = ref.id
            union all select from listing where id = ref.id union all select from discount where id = ref.id)) gone
      order by r.feed_id, r.external_id`,
  );
}
