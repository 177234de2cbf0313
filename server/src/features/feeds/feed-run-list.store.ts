import { type RawBuilder, sql } from 'kysely';
import { type Actor, scopeCondition } from '../../platform/auth/index.ts';
import { type Db, readWithinScope } from '../../platform/db/index.ts';
import type { RunState } from '../../platform/graphql/index.ts';

/** A rebuild of a feed as people see it. */
export type FeedRunRecord = {
  id: string;
  feedId: string;
  feedName: string;
  shopId: string;
  state: RunState;
  mappingVersion: number;
  requestedBy: string | null;
  requestedAt: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
  stopReason: string | null;
  /** Listings that are done with. */
  done: number;
  /** Those that there are; null once it has ended. */
  total: number | null;
};

const columns = sql`r.id, r.feed_id as "feedId", f.name as "feedName", r.shop_id as "shopId", run_state(r.state, r.heartbeat_at) as state,
  r.mapping_version as "mappingVersion", person_name(r.requested_by) as "requestedBy", r.requested_at as "requestedAt",
  r.started_at as "startedAt", r.finished_at as "finishedAt", r.stop_reason as "stopReason", coalesce((r.cursor ->> 'done')::integer, 0) as done, n.total`;

/** Listings are counted while a rebuild walks over them. */
const progress = sql`left join lateral (
    select count(*)::integer as total
    from listing l where l.channel_id = f.channel_id and l.external_id is not null and l.variant_id is not null and l.merged_into is null
  ) n on r.finished_at is null`;

function runsWhere(condition: RawBuilder<unknown>): RawBuilder<FeedRunRecord> {
  return sql<FeedRunRecord>`select ${columns} from feed_run r join channel_feed f on f.id = r.feed_id ${progress} where ${condition}`;
}

/** Rebuilds of these ids that the actor may read. */
export function findFeedRuns(db: Db, actor: Actor, ids: readonly string[]): Promise<FeedRunRecord[]> {
  const readable = scopeCondition(actor, 'read', 'Channel', { shopId: 'r.shop_id' });
  return readWithinScope(db, runsWhere(sql`r.id = any(${ids}::uuid[]) and ${readable}`));
}

/** The newest rebuilds of each feed; anyone who asks knows that the actor may see the feeds. */
export function findRunsOfFeeds(db: Db, feedIds: readonly string[], most: number): Promise<FeedRunRecord[]> {
  return readWithinScope(
    db,
    sql<FeedRunRecord>`
      select ${columns} from unnest(${feedIds}::uuid[]) w (feed_id)
        cross join lateral (
          select * from feed_run r where r.feed_id = w.feed_id order by r.requested_at desc, r.id desc limit ${most}) r
        join channel_feed f on f.id = r.feed_id ${progress}
      order by r.requested_at desc, r.id desc`,
  );
}
