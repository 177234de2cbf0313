import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { JudgedBytes } from './judge-bytes.store.ts';
import { monthTables } from './month-tables.ts';
import type { StoredKind } from './stored-kinds.ts';

type Figure = {
  shop_id: string | null;
  day: string;
  rows: number;
  bytes: number;
  held_rows: number;
  held_bytes: number;
};

/** The figures of stored bytes: each on the day of the newest fetch that leads to them. */
function bytesFigures(judged: readonly JudgedBytes[]): string {
  const figures = new Map<string, Figure>();
  for (const { shopId, at, storedBytes, isHeld, isOther } of judged) {
    if (isOther) continue;
    const day = at.toISOString().slice(0, 10);
    const key = `${shopId} ${day}`;
    const sum = figures.get(key) ?? { shop_id: shopId, day, rows: 0, bytes: 0, held_rows: 0, held_bytes: 0 };
    sum.rows += 1;
    sum.bytes += storedBytes;
    if (isHeld) sum.held_rows += 1;
    if (isHeld) sum.held_bytes += storedBytes;
    figures.set(key, sum);
  }
  return JSON.stringify([...figures.values()]);
}

/** Adds stored bytes to the figures of a walk. */
export async function addBytesFigures(
  tx: Tx,
  walkId: string,
  judged: readonly JudgedBytes[],
  now: Date,
): Promise<void> {
  await sql`
    insert into storage_figure (walk_id, kind, shop_id, day, rows, bytes, held_rows, held_bytes, counted_at)
    select ${walkId}, 'stored_pages', shop_id, day, rows, bytes, held_rows, held_bytes, ${now}
    from jsonb_to_recordset(${bytesFigures(judged)}::jsonb) as f (shop_id uuid, day date, rows bigint, bytes bigint,
      held_rows bigint, held_bytes bigint)
    on conflict (walk_id, kind, shop_id, day) do update set rows = storage_figure.rows + excluded.rows,
      bytes = storage_figure.bytes + excluded.bytes, held_rows = storage_figure.held_rows + excluded.held_rows,
      held_bytes = storage_figure.held_bytes + excluded.held_bytes`.execute(tx);
}

/** Takes stored bytes that were freed since out of the figures of the last walk. */
export async function takeFromFigures(tx: Tx, freed: readonly JudgedBytes[]): Promise<void> {
  await sql`
    update storage_figure s set rows = greatest(0, s.rows - f.rows), bytes = greatest(0, s.bytes - f.bytes)
    from jsonb_to_recordset(${bytesFigures(freed)}::jsonb) as f (shop_id uuid, day date, rows bigint, bytes bigint)
    where s.kind = 'stored_pages' and s.shop_id is not distinct from f.shop_id and s.day = f.day
      and s.walk_id = (select id from byte_collection where phase = 'done' order by started_at desc, id desc limit 1)`.execute(
    tx,
  );
}

/** What is counted in one step: a month of a table, or a kind as a whole. Their names have an order, by which a walk goes on. */
export type CountUnit = { name: string; kind: StoredKind; table: string; month: Date | null };

/** All that is counted by tables, in the order of the names. */
export async function listCountUnits(tx: Tx): Promise<CountUnit[]> {
  const { rows } = await monthTables('page_fetch', 'offer_snapshot').execute(tx);
  const months = rows.map(({ parent, table, month }): CountUnit => ({
    name: table,
    kind: parent === 'page_fetch' ? 'fetches' : 'snapshots',
    table,
    month,
  }));
  const wholes = ['change', 'crawl_run_page', 'crawl_run_tally', 'excavation_item', 'grab_item'].map(
    (table): CountUnit => ({ name: table, kind: table === 'change' ? 'audit' : 'run_items', table, month: null }),
  );
  return [...months, ...wholes].toSorted((left, right) => (left.name < right.name ? -1 : 1));
}

/** Counts one unit. Bytes are the share that its rows have of the table with its indexes. */
export async function countUnit(tx: Tx, walkId: string, { kind, table, month }: CountUnit, now: Date): Promise<void> {
  if (month !== null && (await copyFigures(tx, walkId, kind, month, now))) return;
  await sql`
    with counted as (${countedRows(table, month)}),
      size as (select pg_total_relation_size(to_regclass(${table}))::float8 / greatest(1, (select sum(rows) from counted)) as of_row)
    insert into storage_figure (walk_id, kind, shop_id, day, rows, bytes, held_rows, held_bytes, counted_at)
    select ${walkId}, ${kind}, shop_id, day, rows, (rows * size.of_row)::bigint, held, (held * size.of_row)::bigint, ${now}
    from counted, size
    on conflict (walk_id, kind, shop_id, day) do update set rows = storage_figure.rows + excluded.rows,
      bytes = storage_figure.bytes + excluded.bytes, held_rows = storage_figure.held_rows + excluded.held_rows,
      held_bytes = storage_figure.held_bytes + excluded.held_bytes`.execute(tx);
}

/** A month that is long over changes little: its count of the last walks stands for a week, unless it was written anew since. */
async function copyFigures(tx: Tx, walkId: string, kind: StoredKind, month: Date, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into storage_figure (walk_id, kind, shop_id, day, rows, bytes, held_rows, held_bytes, counted_at)
    select ${walkId}, kind, shop_id, day, rows, bytes, held_rows, held_bytes, counted_at from storage_figure f
    where f.walk_id <> ${walkId} and f.kind = ${kind} and f.day = ${month}::timestamptz at time zone 'UTC'
      and ${month}::timestamptz < ${now}::timestamptz - interval '70 days' and f.counted_at > ${now}::timestamptz - interval '7 days'
      and not exists (select from retention_month r where r.month = ${month} and r.finished_at >= f.counted_at)`.execute(
    tx,
  );
  return (numAffectedRows ?? 0n) > 0n;
}

/** The rows of a unit by shop and day, with how many of them stay beyond every limit. */
function countedRows(table: string, month: Date | null): RawBuilder<unknown> {
  const day = sql`(${month}::timestamptz at time zone 'UTC')::date`;
  const next = sql`${month}::timestamptz + interval '1 month'`;
  if (table.startsWith('page_fetch_')) {
    return sql`
      select c.shop_id, ${day} as day, count(*) as rows, count(*) filter (where (exists (select from page p where p.id = f.page_id)
        and not exists (select from page_fetch n where n.page_id = f.page_id and n.fetched_at > f.fetched_at
          and (f.blob_sha256 is null or n.blob_sha256 is not null))) or h.id is not null) as held
      from page_fetch f left join crawler c on c.id = f.crawler_id
        left join (select distinct s.page_fetch_id as id from offer_snapshot s where s.observed_at >= ${month} and s.page_fetch_id is not null
          and s.id in (select held_snapshots(${month}, 'infinity'))) h on h.id = f.id
      where f.fetched_at >= ${month} and f.fetched_at < ${next} group by 1`;
  }
  if (table.startsWith('offer_snapshot_')) {
    return sql`
      select o.shop_id, ${day} as day, count(*) as rows, count(h.id) as held
      from offer_snapshot s left join offer o on o.id = s.offer_id
        left join (select distinct id from held_snapshots(${month}, ${next}) as held (id)) h on h.id = s.id
      where s.observed_at >= ${month} and s.observed_at < ${next} group by 1`;
  }
  const none = sql`null::uuid as shop_id`;
  if (table === 'change')
    return sql`select ${none}, date_trunc('month', at at time zone 'UTC')::date as day, count(*) as rows, 0::bigint as held from change group by 2`;
  return sql`
    select ${none}, (coalesce(r.finished_at, r.requested_at) at time zone 'UTC')::date as day, sum(i.rows)::bigint as rows,
      coalesce(sum(i.rows) filter (where r.finished_at is null), 0)::bigint as held
    from (select run_id, count(*) as rows from ${sql.table(table)} group by 1) i join ${sql.table(runsOf(table))} r on r.id = i.run_id
    group by 2`;
}

function runsOf(table: string): string {
  if (table === 'grab_item') return 'grab_run';
  return table === 'excavation_item' ? 'excavation_run' : 'crawl_run';
}

/** The figures of other walks, which the new ones replace. */
export async function forgetFigures(tx: Tx, walkId: string): Promise<void> {
  await sql`delete from storage_figure where walk_id <> ${walkId}`.execute(tx);
}
