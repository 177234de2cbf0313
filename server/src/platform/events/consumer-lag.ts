import { sql } from 'kysely';
import type { Db } from '../db/index.ts';

/** How far a consumer is behind the log. */
export type ConsumerLag = {
  name: string;
  /** Events that wait for it; exact to some thousands. */
  waiting: { count: number; isExact: boolean };
  /** When the oldest of them happened. */
  oldestAt: Date | null;
  /** What its last failure said, and since when it fails, while it does. */
  lastError: string | null;
  failingSince: Date | null;
  retryAt: Date | null;
};

/** Counted no further in one part for one topic. */
const countedAtMost = 1_000;

/** How far each consumer is behind, by name. */
export async function findConsumerLags(db: Db): Promise<ConsumerLag[]> {
  const { rows } = await sql<Omit<ConsumerLag, 'waiting'> & { count: number; isExact: boolean }>`
    with aside as (
      select consumer, count(*) as count, min(at) as oldest_at, min(failing_since) as failing_since,
        min(retry_at) filter (where last_error is not null) as retry_at,
        (array_agg(last_error order by failing_since) filter (where last_error is not null))[1] as last_error
      from outbox_aside group by consumer)
    select c.consumer as name, (sum(w.count) + coalesce(max(a.count), 0))::integer as count, bool_and(w."isExact") as "isExact",
      least(min(w."oldestAt"), min(a.oldest_at)) as "oldestAt",
      coalesce(min(a.last_error), (array_agg(c.last_error order by c.failing_since) filter (where c.last_error is not null))[1]) as "lastError",
      least(min(c.failing_since), min(a.failing_since)) as "failingSince", least(min(c.retry_at), min(a.retry_at)) as "retryAt"
    from outbox_cursor c cross join lateral (
      select coalesce(sum(t.count), 0) as count, coalesce(bool_and(t.count < ${countedAtMost}), true) as "isExact", min(t."oldestAt") as "oldestAt"
      from unnest(c.topics) as asked (name) cross join lateral (
        select count(*) as count, min(n.at) as "oldestAt" from (
          select o.at from outbox o where o.part = c.part and o.topic = asked.name and o.id > c.position order by o.id limit ${countedAtMost}) n) t) w
    left join aside a on a.consumer = c.consumer group by c.consumer order by c.consumer`.execute(db);
  return rows.map(({ count, isExact, ...lag }) => ({ ...lag, waiting: { count, isExact } }));
}

/** Events that consumers fail at. */
export type StuckEvents = {
  count: number;
  /** Since when the first of them fails; null when there are none. */
  since: Date | null;
};

/** The events that consumers have failed at since `before` or longer; each holds up its record, or its part of the log. */
export async function findStuckEvents(db: Db, before: Date): Promise<StuckEvents> {
  const { rows } = await sql<StuckEvents>`
    select count(*)::integer as count, min(failing_since) as since from (
      select failing_since from outbox_cursor union all select failing_since from outbox_aside) failing where failing_since <= ${before}`.execute(
    db,
  );
  return rows[0] ?? { count: 0, since: null };
}
