import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** Whether some reading of a grabber, of one page where it is named, was made by another version of the extractor. */
export function hasOtherReading(
  grabberId: RawBuilder<unknown>,
  version: string,
  pageId?: RawBuilder<unknown>,
): RawBuilder<boolean> {
  return sql`exists (select 1 from offer_standing v
    join offer_snapshot s on s.id = v.snapshot_id and s.observed_at = v.snapshot_at
    where v.grabber_id = ${grabberId} and ${pageId === undefined ? sql`v.page_id is not null` : sql`v.page_id = ${pageId}`}
      and s.extractor_version <> ${version})`;
}

export type UnseenGrabber = { id: string; configId: string; isToRead: boolean };

/** Pages grabbers whose stored readings nobody saw to since the extractor became this version; other workers take the next ones. */
export async function claimUnseenGrabbers(tx: Tx, version: string, limit: number): Promise<UnseenGrabber[]> {
  const found = await sql<UnseenGrabber>`
    select g.id, g.config_id as "configId", ${hasOtherReading(sql`g.id`, version)} as "isToRead"
    from grabber g join shop s on s.id = g.shop_id
    where g.kind = 'pages' and g.state = 'active' and g.config_id is not null and s.status not in ('SUSPENDED', 'CLOSED')
      and g.read_again_for is distinct from ${version}
    order by g.id limit ${limit} for update of g skip locked`.execute(tx);
  return found.rows;
}

export async function noteSeen(tx: Tx, version: string, grabberIds: readonly string[]): Promise<void> {
  await sql`update grabber set read_again_for = ${version} where id = any(${grabberIds}::uuid[])`.execute(tx);
}

/** Work that somebody or a shop waits for: fetched pages, and runs that were asked for or are due. */
export const isLiveWorkWaiting = sql<boolean>`(exists (select 1 from backlog x
    join grabber a on a.crawler_id = x.partition_id and a.state = 'active' where x.topic = 'page_fetched')
  or exists (select 1 from grab_run w where w.state = 'queued' and w.crawl_run_id is null and w.extractor_version is null))`;

export async function liveWorkWaits(db: Db): Promise<boolean> {
  const found = await sql<{ waits: boolean }>`select ${isLiveWorkWaiting} as waits`.execute(db);
  return found.rows[0]?.waits === true;
}
