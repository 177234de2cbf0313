import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { findFilling, type FillingProgress } from '../../platform/first-filling.ts';
import { type DayMoves, seriesDays } from './dashboard.ts';
import type { Counted } from './dashboard-counts.ts';

/** How many days before `now` a time lies. `column` is written by us, never by a caller. */
function daysAgo(column: string, now: Date): RawBuilder<number> {
  return sql<number>`floor(extract(epoch from ${now}::timestamptz - ${sql.raw(column)}) / 86400)::integer`;
}

function sinceSeriesBegan(column: string, now: Date): RawBuilder<boolean> {
  return sql<boolean>`${sql.raw(column)} > ${now}::timestamptz - ${seriesDays} * interval '1 day'`;
}

/** How many of the counted rows came on each day of the series, by the column that says when. */
export async function arrivals(db: Db, { from, where }: Counted, column: string, now: Date): Promise<DayMoves> {
  const found = await sql<{ daysAgo: number; came: number }>`
    select ${daysAgo(column, now)} as "daysAgo", count(*) as came from ${sql.raw(from)}
    where ${sql.join(where, sql` and `)} and ${sinceSeriesBegan(column, now)} group by 1`.execute(db);
  return found.rows.map((row) => ({ ...row, went: 0 }));
}

/** Proposals that began and ceased to wait on each day of the series. */
export async function proposalMoves(db: Db, scope: RawBuilder<boolean>, now: Date): Promise<DayMoves> {
  const found = await sql<{ daysAgo: number; came: number; went: number }>`
    select days_ago as "daysAgo", count(*) filter (where came) as came, count(*) filter (where not came) as went from (
      select ${daysAgo('p.created_at', now)} as days_ago, true as came from proposal p
        where ${scope} and ${sinceSeriesBegan('p.created_at', now)}
      union all
      select ${daysAgo('p.decided_at', now)}, false from proposal p
        where ${scope} and ${sinceSeriesBegan('p.decided_at', now)} and p.state not in ('pending', 'in_review', 'conflicted')
    ) moves group by 1`.execute(db);
  return found.rows;
}

/** When a run was last at work, as the list of runs filters by it. */
const workedAt = 'coalesce(r.finished_at, r.heartbeat_at, r.requested_at)';

/**
 * Pages asked for on each day of the series, retries included, as the live figures of a run count them. They count for the day on which
 * their run was last at work, so that the figure is the sum over the runs it leads to.
 */
export async function pagesFetched(
  db: Db,
  scope: RawBuilder<boolean>,
  now: Date,
): Promise<{ daysAgo: number; amount: number }[]> {
  const found = await sql<{ daysAgo: number; amount: number }>`
    select ${daysAgo(workedAt, now)} as "daysAgo", sum(t.pages)::bigint as amount
    from crawl_run r join crawler c on c.id = r.crawler_id join crawl_run_tally t on t.run_id = r.id
    where ${scope} and ${sinceSeriesBegan(workedAt, now)} and t.outcome not like 'unasked%'
    group by 1`.execute(db);
  return found.rows;
}

/** The fields that a usable offer states. */
const coveredFields = ['name', 'price', 'availability', 'images', 'brand'];

/** The mean share, in percent, of the covered fields in each grabber's newest run as of the end of each day; null before the first. */
export async function coverageByDay(
  db: Db,
  scope: RawBuilder<boolean>,
  now: Date,
): Promise<{ daysAgo: number; percent: number | null }[]> {
  const found = await sql<{ daysAgo: number; percent: number | null }>`
    select d.days_ago as "daysAgo", (
      select round(100 * avg(coalesce((r.coverage ->> f.field)::float8, 0)))::integer
      from grabber g cross join lateral (
        select coverage from grab_run where grabber_id = g.id and coverage is not null
          and requested_at <= ${now}::timestamptz - d.days_ago * interval '1 day'
        order by requested_at desc limit 1) r
        cross join unnest(${coveredFields}::text[]) as f (field)
      where g.state <> 'archived' and ${scope}) as percent
    from generate_series(0, ${seriesDays - 1}::integer) as d (days_ago) order by d.days_ago`.execute(db);
  return found.rows;
}

export type Backlog = { waiting: number; oldestAt: Date | null };

/** What waits between stages of the chain. */
export async function findBacklog(
  db: Db,
  topic: 'page_fetched' | 'snapshot_created',
  scope: RawBuilder<unknown>,
): Promise<Backlog> {
  const found = await sql<Backlog>`
    select count(*) as waiting, min(created_at) as "oldestAt" from backlog x where topic = ${topic} and ${scope}`.execute(
    db,
  );
  return found.rows[0] ?? { waiting: 0, oldestAt: null };
}

/** How far the first filling has come; null when none is due. */
export async function findSeedProgress(db: Db): Promise<FillingProgress | null> {
  const progress = await findFilling(db);
  return progress === undefined || progress.state === 'done' ? null : progress;
}

/** Whether there is nothing to show yet: no shop and no product. */
export async function isInstallationEmpty(db: Db): Promise<boolean> {
  const found = await sql<{ isEmpty: boolean }>`
    select not exists (select 1 from shop) and not exists (select 1 from product) as "isEmpty"`.execute(db);
  return found.rows[0]?.isEmpty ?? true;
}
