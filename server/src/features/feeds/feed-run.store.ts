import type { Schedule } from '@quarry/contracts/common';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';

export type HeldFeedRun = { feedId: string; channelId: string; shopId: string; after: string | null; done: number };

/** A rebuild with the id behind which it goes on, which anyone who changes the rules sets back in between. */
export async function findHeldFeedRun(tx: Tx, id: string): Promise<HeldFeedRun> {
  const { rows } = await sql<HeldFeedRun>`
    select r.feed_id as "feedId", f.channel_id as "channelId", r.shop_id as "shopId", r.cursor ->> 'externalId' as after,
      coalesce((r.cursor ->> 'done')::integer, 0) as done from feed_run r
    join channel_feed f on f.id = r.feed_id where r.id = ${id}`.execute(tx);
  const [run] = rows;
  if (!run) throw new Error(`The run ${id} vanished in the hands of its worker.`);
  return run;
}

export type NewFeedRun = { feedId: string; shopId: string; mappingVersion: number; requestedBy: string | null };

/** Queues a rebuild; false where one of the feed is queued or under way. */
export async function insertFeedRun(tx: Tx, run: NewFeedRun, now: Date): Promise<boolean> {
  const { feedId, shopId, mappingVersion, requestedBy } = run;
  const { rows } = await sql`
    insert into feed_run (id, shop_id, feed_id, kind, mapping_version, requested_by, requested_at)
    values (${newId<'feed_run'>()}, ${shopId}, ${feedId}, 'rebuild', ${mappingVersion}, ${requestedBy}, ${now})
    on conflict (feed_id, kind) where state in ('queued', 'running', 'pausing', 'paused', 'cancelling') do nothing returning id`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Begins the rebuild of a feed again from its first row, since its rules became others; queues one where there is none. */
export async function restartRebuild(tx: Tx, run: NewFeedRun, now: Date): Promise<void> {
  if (await insertFeedRun(tx, run, now)) return;
  await sql`
    update feed_run set cursor = null, mapping_version = ${run.mappingVersion}
    where feed_id = ${run.feedId} and kind = 'rebuild' and state in ('queued', 'running', 'pausing', 'paused')`.execute(
    tx,
  );
}

export type FeedToRebuild = {
  id: string;
  shopId: string;
  mappingVersion: number;
  schedule: Schedule;
  dueAt: Date;
  timeZone: string;
};

export async function findFeedsToRebuild(tx: Tx, now: Date): Promise<FeedToRebuild[]> {
  const { rows } = await sql<FeedToRebuild>`
    select f.id, f.shop_id as "shopId", f.mapping_version as "mappingVersion", f.schedule, f.next_run_at as "dueAt", s.time_zone as "timeZone"
    from channel_feed f join shop s on s.id = f.shop_id
    where f.next_run_at <= ${now} order by f.next_run_at limit 100 for update of f skip locked`.execute(tx);
  return rows;
}

export async function setNextRun(tx: Tx, feedId: string, at: Date | null): Promise<void> {
  await sql`update channel_feed set next_run_at = ${at} where id = ${feedId}`.execute(tx);
}
