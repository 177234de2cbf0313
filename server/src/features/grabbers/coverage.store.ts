import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';

export type FieldCoverage = {
  field: string;
  share: number;
  offers: number;
  methods: { name: string; count: number }[];
};

/** Offers looked at for coverage: enough for a share in tenths of a per cent. */
export const mostOffers = 20_000;

/** Share of a grabber's current offers that state each field, and by which methods. */
export async function findCoverage(db: Db, grabberId: string): Promise<FieldCoverage[]> {
  const found = await sql<{ field: string; method: string; offers: number; total: number }>`
    with seen as (
      select s.fields from offer_standing v join offer_snapshot s on s.id = v.snapshot_id and s.observed_at = v.snapshot_at
      where v.grabber_id = ${grabberId} and v.state = 'active' limit ${mostOffers}
    )
    select key as field, value ->> 'method' as method, count(*) as offers, (select count(*) from seen) as total
    from seen, jsonb_each(seen.fields) group by key, value ->> 'method' order by key, count(*) desc`.execute(db);
  return [...Map.groupBy(found.rows, ({ field }) => field)].map(([field, rows]) => {
    const offers = rows.reduce((sum, row) => sum + row.offers, 0);
    const methods = rows.map(({ method, offers: count }) => ({ name: method, count }));
    return { field, offers, share: offers / Math.max(rows[0]?.total ?? 0, 1), methods };
  });
}

/** Coverage of the grabber's last finished run before a time; empty when there was none. */
export async function findCoverageBefore(db: Db, grabberId: string, before: Date): Promise<Record<string, number>> {
  const found = await sql<{ coverage: Record<string, number> }>`
    select coverage from grab_run where grabber_id = ${grabberId} and coverage is not null and requested_at <= ${before}
    order by requested_at desc limit 1`.execute(db);
  return found.rows[0]?.coverage ?? {};
}

export async function countGrabberOffers(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  const found = await sql<{ id: string; count: number }>`
    select grabber_id as id, count(*) as count from offer_standing
    where grabber_id = any(${ids}::uuid[]) and state = 'active' group by grabber_id`.execute(db);
  return new Map(found.rows.map(({ id, count }) => [id, count]));
}

/** Fetched pages of the grabbers' crawlers that wait to be read. */
export async function countBacklog(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  const found = await sql<{ id: string; count: number }>`
    select g.id, count(x.position) as count from grabber g
      join backlog x on x.topic = 'page_fetched' and x.partition_id = g.crawler_id
    where g.id = any(${ids}::uuid[]) group by g.id`.execute(db);
  return new Map(found.rows.map(({ id, count }) => [id, count]));
}
