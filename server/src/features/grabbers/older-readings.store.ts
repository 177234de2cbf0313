import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { mostOffers } from './coverage.store.ts';

export type OlderReadings = { outOf: number; offers: number; confirmed: number; runId: string | null };

/**
 * How many current offers of a grabber another version of the extractor read, and how many of those this version read again.
 * A reading that comes out the same makes no snapshot, so the snapshot keeps the version that made it: the items of the replay for this
 * version tell what was read again. Where they left by retention, a replay that succeeded read every page.
 */
export async function findOlderReadings(db: Db, grabberId: string, version: string): Promise<OlderReadings> {
  const found = await sql<OlderReadings>`
    with again as (
      select id, state, items_gone_at from grab_run
      where grabber_id = ${grabberId} and extractor_version = ${version} order by requested_at desc limit 1
    ), feed as (
      select 1 from grab_run where grabber_id = ${grabberId} and state in ('succeeded', 'degraded')
        and cursor ? 'feed' and cursor ->> 'extractor' = ${version} limit 1
    ), seen as (
      select v.page_id, s.extractor_version <> ${version} as is_older
      from offer_standing v join offer_snapshot s on s.id = v.snapshot_id and s.observed_at = v.snapshot_at
      where v.grabber_id = ${grabberId} and v.state = 'active' limit ${mostOffers}
    )
    select count(*) as "outOf", count(*) filter (where is_older) as offers,
      count(*) filter (where is_older and case
        when page_id is null then exists (select from feed)
        else exists (select from again where state = 'succeeded' and items_gone_at is not null)
          or exists (select from again join grab_item i on i.run_id = again.id and i.item_key = seen.page_id::text where i.outcome <> 'error')
        end) as confirmed,
      (select id from again) as "runId"
    from seen`.execute(db);
  return found.rows[0] ?? { outOf: 0, offers: 0, confirmed: 0, runId: null };
}
