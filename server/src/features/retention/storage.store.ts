import { type RawBuilder, sql } from 'kysely';
import { type Actor, scopeCondition } from '../../platform/auth/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { itemsKinds } from './forget-run-items.ts';
import type { StoredKind } from './stored-kinds.ts';

export type Amount = { rows: number; bytes: number };

/** Before which day what is kept has passed its limit: by shop, and of all else. */
export type PastLimits = { ofShops: ReadonlyMap<string, Date>; usual: Date | null };

export type MonthFigures = { month: string; kept: Amount; held: Amount; due: Amount };

/** The last walk that ended. */
export async function findCounted(db: Db): Promise<{ walkId: string; at: Date } | undefined> {
  const { rows } = await sql<{ walkId: string; at: Date }>`
    select id as "walkId", finished_at as at from byte_collection where phase = 'done' order by started_at desc, id desc limit 1`.execute(
    db,
  );
  return rows[0];
}

type Asked = { walkId: string; kind: StoredKind; shopId: string | null; limits: PastLimits };

const amountsAt = (f: RawBuilder<unknown>, isDue: RawBuilder<unknown>) => sql`
  json_build_object('rows', sum(${f}.rows), 'bytes', sum(${f}.bytes)) as kept,
  json_build_object('rows', sum(${f}.held_rows), 'bytes', sum(${f}.held_bytes)) as held,
  json_build_object('rows', coalesce(sum(${f}.rows - ${f}.held_rows) filter (where ${isDue}), 0),
    'bytes', coalesce(sum(${f}.bytes - ${f}.held_bytes) filter (where ${isDue}), 0)) as due`;

function figuresOf({ walkId, kind, shopId, limits }: Asked): RawBuilder<unknown> {
  const own = [...limits.ofShops].map(([id, before]) => ({ shop_id: id, before }));
  return sql`
    (select f.*, f.day < coalesce(l.before, ${limits.usual}::timestamptz) as is_due
    from storage_figure f left join jsonb_to_recordset(${JSON.stringify(own)}::jsonb) as l (shop_id uuid, before timestamptz)
      on l.shop_id = f.shop_id
    where f.walk_id = ${walkId} and f.kind = ${kind} and ${shopId === null ? sql`true` : sql`f.shop_id = ${shopId}`}) f`;
}

/** A kind by month, the newest first. */
export async function listMonthFigures(db: Db, asked: Asked): Promise<MonthFigures[]> {
  const { rows } = await sql<MonthFigures>`
    select to_char(f.day, 'YYYY-MM') as month, ${amountsAt(sql`f`, sql`f.is_due`)}
    from ${figuresOf(asked)} group by 1 having sum(f.rows) > 0 order by 1 desc`.execute(db);
  return rows;
}

export type ShopFigures = { id: string; name: string; kept: Amount; due: Amount };

const mostShops = 500;

/** A kind by those shops that the reader may see, the largest first. */
export async function listShopFigures(db: Db, actor: Actor, asked: Asked): Promise<ShopFigures[]> {
  const { rows } = await sql<ShopFigures>`
    select s.id, s.name, ${amountsAt(sql`f`, sql`f.is_due`)}
    from ${figuresOf(asked)} join shop s on s.id = f.shop_id
    where ${scopeCondition(actor, 'read', 'Shop', { shopId: 's.id' })}
    group by s.id, s.name order by sum(f.bytes) desc, s.name limit ${mostShops}`.execute(db);
  return rows;
}

/** What went last of each kind. */
export async function findLastFreed(db: Db): Promise<Map<StoredKind, Amount & { at: Date }>> {
  const { rows } = await sql<Amount & { kind: StoredKind; at: Date }>`
    (select 'stored_pages' as kind, coalesce(finished_at, started_at) as at, freed_files::float8 as rows, freed_bytes::float8 as bytes
      from byte_collection where freed_files > 0 order by started_at desc limit 1)
    union all
    select case parent when 'page_fetch' then 'fetches' else 'snapshots' end, max(finished_at), sum(greatest(0, rows_before - rows_kept))::float8,
      sum(greatest(0, bytes_before - bytes_after))::float8
    from (select r.*, max(finished_at) over (partition by parent) as last from retention_month r where phase = 'done' and rows_before > 0) r
    where finished_at > last - interval '1 day' group by parent
    union all
    (select distinct on (1) case k.key when 'change' then 'audit' else 'run_items' end, coalesce(r.finished_at, r.heartbeat_at),
      sum((k.value ->> 'rows')::float8), sum((k.value ->> 'bytes')::float8)
    from retention_run r cross join jsonb_each(r.freed) k where k.key = 'change' or k.key = any(${[...itemsKinds]}::text[])
    group by 1, r.id order by 1, r.requested_at desc)`.execute(db);
  return new Map(rows.map(({ kind, ...freed }) => [kind, freed]));
}
