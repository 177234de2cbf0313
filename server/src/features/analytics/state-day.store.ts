import type { Days, FigureDimension, Measure } from '@quarry/contracts/analytics';
import type { Subject } from '@quarry/contracts/access';
import { sql } from 'kysely';
import { type Actor, scopeCondition } from '../../platform/auth/index.ts';
import { type Db, readWithinScope } from '../../platform/db/index.ts';
import { readableOffers } from '../products/index.ts';

/** A day that ended at `midnight`: of a shop, or by UTC of what is of none. */
export type EndedDay = { shopId: string | null; isOwn: boolean; day: string; midnight: Date };

export type KeptState = { shopId: string | null; measure: Measure; key: string; day: string; value: number };

/** Each place records this of every day. */
const alwaysRecorded: Measure = 'PROPOSALS_WAITING';

/** The last day that is over in each shop, and by UTC, where it is not recorded; days before a shop was there are none of it. */
export function findEndedDays(db: Db, now: Date, isAgain: boolean): Promise<EndedDay[]> {
  return readWithinScope(
    db,
    sql<EndedDay>`
      with place (id, is_own, zone, created_at) as (
        select id, kind <> 'observed', time_zone, created_at from shop
        union all select null, false, 'UTC', min(created_at) from shop
      ), today as (
        select id, is_own, created_at, (${now}::timestamptz at time zone zone)::date as today,
          ((${now}::timestamptz at time zone zone)::date)::timestamp at time zone zone as midnight
        from place
      )
      select t.id as "shopId", t.is_own as "isOwn", (t.today - 1)::text as day, t.midnight from today t
      where t.created_at < t.midnight and (${isAgain} or not exists (
        select from state_day d where d.measure = ${alwaysRecorded} and d.day = t.today - 1 and d.shop_id is not distinct from t.id))`,
  );
}

export async function insertStates(db: Db, states: readonly KeptState[], isAgain: boolean): Promise<void> {
  const change = isAgain ? sql`do update set value = excluded.value` : sql`do nothing`;
  const columnOf = <Value>(read: (state: KeptState) => Value) => states.map(read);
  await sql`
    insert into state_day (shop_id, measure, key, day, value)
    select * from unnest(${columnOf(({ shopId }) => shopId)}::uuid[], ${columnOf(({ measure }) => measure)}::text[],
      ${columnOf(({ key }) => key)}::text[], ${columnOf(({ day }) => day)}::date[], ${columnOf(({ value }) => value)}::bigint[])
    on conflict (shop_id, measure, key, day) ${change}`.execute(db);
}

type StatesQuestion = {
  actor: Actor;
  /** What the states are of, which the reader must be allowed to read. */
  subject: Subject;
  measures: readonly Measure[];
  by: FigureDimension;
  shopIds: readonly string[] | null;
  days: Days;
};

/** Recorded sums by day, or by month as it stood at its last recorded day, over all shops that the reader sees; and the first day there is. */
export async function findStates(
  db: Db,
  { actor, subject, measures, by, shopIds, days: { from, until } }: StatesQuestion,
): Promise<{ rows: { key: string; sums: Record<string, number> }[]; recordedFrom: string | null }> {
  const place = { shopId: 'd.shop_id' };
  const isObserved = sql<boolean>`d.shop_id in (select id from shop where kind = 'observed')`;
  const scope =
    subject === 'Offer'
      ? readableOffers(actor, { ...place, productId: null, isObserved })
      : scopeCondition(actor, 'read', subject, place);
  const ofShops = shopIds ? sql`d.shop_id = any(${[...shopIds]}::uuid[])` : sql`true`;
  const where = sql`d.measure = any(${[...measures]}::text[]) and ${scope} and ${ofShops}`;
  const time = by === 'DAY' ? sql`d.day::text` : sql`to_char(d.day, 'YYYY-MM')`;
  const [rows, first] = await Promise.all([
    readWithinScope(
      db,
      sql<{ key: string; sums: Record<string, number> }>`
        select time as key, jsonb_object_agg(name, value) as sums from (
          select time, name, sum(value) as value from (
            select distinct on (d.shop_id, d.measure, d.key, time) ${time} as time, d.key as name, d.value
            from state_day d where ${where} and d.day between ${from}::date and ${until}::date
            order by d.shop_id, d.measure, d.key, time, d.day desc
          ) last group by time, name
        ) summed group by time`,
    ),
    readWithinScope(db, sql<{ day: string | null }>`select min(d.day)::text as day from state_day d where ${where}`),
  ]);
  return { rows, recordedFrom: first[0]?.day ?? null };
}
