import { sql } from 'kysely';
import { type Db, readWithinScope, type Tx } from '../../platform/db/index.ts';

/** What a person chose for their dashboard, and when their visit before this one ended. */
export type DashboardView = { figures: string[] | null; lastVisitAt: Date | null };

/** Looks less than this apart are one visit. */
const visitGap = sql`interval '30 minutes'`;

/** When the visit before the one of `now` ended, over `dashboard_view d`. */
const lastVisit = (now: Date) =>
  sql`case when d.seen_at < ${now}::timestamptz - ${visitGap} then d.seen_at else d.last_visit_at end`;

export async function findDashboardView(db: Db | Tx, userId: string, now: Date): Promise<DashboardView> {
  const [row] = await readWithinScope(
    db,
    sql<DashboardView>`
      select d.figures, ${lastVisit(now)} as "lastVisitAt" from dashboard_view d where d.user_id = ${userId}::uuid`,
  );
  return row ?? { figures: null, lastVisitAt: null };
}

export async function saveFigures(tx: Tx, userId: string, figures: readonly string[] | null): Promise<void> {
  await sql`insert into dashboard_view (user_id, figures) values (${userId}, ${figures}::text[])
    on conflict (user_id) do update set figures = excluded.figures`.execute(tx);
}

/** Notes a look at the dashboard; it changes nothing that a trail is kept of. */
export async function putDashboardVisit(tx: Tx, userId: string, now: Date): Promise<void> {
  await sql`insert into dashboard_view as d (user_id, seen_at) values (${userId}, ${now})
    on conflict (user_id) do update set seen_at = greatest(d.seen_at, excluded.seen_at),
      last_visit_at = ${lastVisit(now)}`.execute(tx);
}
