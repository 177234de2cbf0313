import { type RawBuilder, sql } from 'kysely';
import type { Days, FigureDimension } from '@quarry/contracts/analytics';
import type { Subject } from '@quarry/contracts/access';
import { type Actor, scopeCondition } from '../../platform/auth/index.ts';
import { anyOf, type Db, readWithinScope } from '../../platform/db/index.ts';
import { isId } from '../../platform/ids.ts';
import { attributeName } from '../products/index.ts';
import { countedBuckets, countedProductDays, sumsOfMeasures } from './counted-sales.ts';
import { type SalesMeasure, salesMeasures } from './sales-measures.ts';

/** Above this many orders that wait to be counted, what is stored is answered. */
const mostLive = 50_000;

export type SalesQuestion = {
  actor: Actor;
  /** What of a shop the reader must be allowed to read. */
  subjects: readonly Subject[];
  by: FigureDimension;
  /** The days asked for, and those compared with. */
  periods: readonly Days[];
  shopIds: readonly string[] | null;
  channelIds: readonly string[] | null;
  brandIds: readonly string[] | null;
  currencies: readonly string[] | null;
};

/** The sums of one key in one of the periods. */
export type SalesSums = Record<SalesMeasure, number>;
export type SummedSales = { sums: SalesSums; period: number; key: string; currency: string };
type Answered = { rows: SummedSales[]; toCount: number };

const monthOf = (day: string) => sql.raw(`date_trunc('month', ${day})::date`);
const named = (column: string, ids: readonly string[] | null) =>
  ids === null ? sql`true` : sql`${sql.raw(column)} = ${anyOf(ids.filter(isId))}`;

function shopsOf({ actor, subjects, shopIds }: SalesQuestion, alias: string): RawBuilder<unknown> {
  const column = `${alias}.shop_id`;
  const rights = subjects.map((subject) => scopeCondition(actor, 'read', subject, { shopId: column }));
  return sql.join([...rights, named(column, shopIds)], sql` and `);
}

function within(question: SalesQuestion, alias: string): RawBuilder<unknown> {
  const { currencies, channelIds } = question;
  const inCurrency = currencies === null ? sql`true` : sql`${sql.raw(alias)}.currency = any(${currencies}::text[])`;
  return sql`${shopsOf(question, alias)} and ${inCurrency} and ${named(`${alias}.channel_id`, channelIds)}`;
}

/** `asked` has the periods; `marked` the quarter hours of them whose rows changed since they were counted, none where they are too many. */
function marks(question: SalesQuestion): RawBuilder<unknown> {
  const periods = question.periods.map(({ from, until }, at) => sql`(${at}::int, ${from}::date, ${until}::date)`);
  return sql`asked (period, first_day, last_day) as (values ${sql.join(periods)}),
    found_mark as materialized (
      select distinct m.shop_id, m.bucket, (m.bucket at time zone s.time_zone)::date as day, s.time_zone
      from sales_dirty m join shop s on s.id = m.shop_id
      where isfinite(m.bucket) and ${shopsOf(question, 'm')} and exists (select from asked a
        where (m.bucket at time zone s.time_zone)::date between a.first_day and a.last_day)),
    waiting as materialized (
      select count(*)::int as orders from found_mark m cross join lateral (
        select from "order" o where o.shop_id = m.shop_id and o.placed_at >= m.bucket
          and o.placed_at < m.bucket + interval '15 minutes' and o.deleted_at is null offset 0) o),
    marked as materialized (select * from found_mark where (select orders from waiting) <= ${mostLive}),
    marked_day as materialized (select distinct shop_id, day, time_zone from marked)`;
}

function keyOf(by: FigureDimension, day: string, month: string): RawBuilder<unknown> {
  const keys: Record<FigureDimension, string> = {
    NONE: "''",
    DAY: `${day}::text`,
    MONTH: `to_char(${month}, 'YYYY-MM')`,
    SHOP: 'f.shop_id::text',
    CHANNEL: 'f.channel_id::text',
    PRODUCT: 'f.product_id::text',
    CATEGORY: "coalesce(p.category_id::text, 'none')",
    BRAND: "coalesce(p.brand_id::text, 'none')",
    ATTRIBUTE: "''",
    RIVAL: "''",
    PERSON: "''",
  };
  return sql.raw(keys[by]);
}

/** What is found, summed by period, key and currency; beside it the number of orders that wait. */
function summed<Row>(question: SalesQuestion, found: RawBuilder<unknown>, sums: RawBuilder<unknown>) {
  return sql<Row & { waiting: number }>`
    with ${marks(question)}, found as (${found}),
    summed as (select f.period, f.key, f.currency, ${sums} from found f group by 1, 2, 3)
    select w.orders as waiting, s.* from waiting w left join summed s on true`;
}

/** Without the row that says only how many wait. */
function answered<Row extends { period: number | null; waiting: number }>(rows: readonly Row[]) {
  const waiting = rows[0]?.waiting ?? 0;
  return { rows: rows.filter(({ period }) => period !== null), toCount: waiting > mostLive ? waiting : 0 };
}

const measures = (alias: string) => sql.raw(salesMeasures.map((measure) => `${alias}.${measure}`).join(', '));

/**
 * What was sold in each period, by a dimension and currency: whole months, then days, then the quarter hours of days that are marked, and
 * marked ones from rows, in one statement and so at one moment.
 */
export async function sumSales(db: Db, question: SalesQuestion): Promise<Answered> {
  const { by } = question;
  const isMonthMarked = (month: RawBuilder<unknown>) =>
    sql`exists (select from marked_day m where m.shop_id = f.shop_id and ${monthOf('m.day')} = ${month})`;
  const isWhole = (month: RawBuilder<unknown>) =>
    sql`${month} >= a.first_day and ${month} + interval '1 month' <= a.last_day + 1 and not ${isMonthMarked(month)}`;
  const months = sql`
    select a.period, ${keyOf(by, 'f.month', 'f.month')} as key, f.currency, ${measures('f')}
    from sales_month f join asked a on f.month between a.first_day and a.last_day
    where ${within(question, 'f')} and ${isWhole(sql`f.month`)}`;
  const days = sql`
    select a.period, ${keyOf(by, 'f.day', 'f.day')} as key, f.currency, ${measures('f')}
    from sales_day f join asked a on f.day between a.first_day and a.last_day
    where ${within(question, 'f')} and not exists (select from marked_day m where m.shop_id = f.shop_id and m.day = f.day)
      ${by === 'DAY' ? sql`` : sql`and not (${isWhole(monthOf('f.day'))})`}`;
  const quarters = sql`
    select a.period, ${keyOf(by, 'd.day', 'd.day')} as key, f.currency, ${measures('f')}
    from marked_day d join asked a on d.day between a.first_day and a.last_day cross join lateral (
      select * from sales_bucket b where b.shop_id = d.shop_id and b.bucket >= d.day::timestamp at time zone d.time_zone
        and b.bucket < (d.day + 1)::timestamp at time zone d.time_zone offset 0) f
    where ${within(question, 'f')} and not exists (select from marked m where m.shop_id = f.shop_id and m.bucket = f.bucket)`;
  const counted = countedBuckets(
    ({ table, alias, shopId, at, where }) =>
      sql`marked d cross join lateral (select ${sql.raw(alias)}.* from ${sql.raw(`${table} ${alias}`)}
        where ${shopId} = d.shop_id and ${at} >= d.bucket and ${at} < d.bucket + interval '15 minutes' and ${where} offset 0) ${sql.raw(alias)}`,
  );
  const live = sql`
    select a.period, ${keyOf(by, 'd.day', 'd.day')} as key, f.currency, ${measures('f')}
    from (${counted}) f join marked d on d.shop_id = f.shop_id and d.bucket = f.bucket
      join asked a on d.day between a.first_day and a.last_day
    where ${within(question, 'f')}`;
  const found = sql.join([...(by === 'DAY' ? [] : [months]), days, quarters, live], sql` union all `);
  const statement = summed<SalesSums & Key>(question, found, sumsOfMeasures('f'));
  const { rows, toCount } = answered(await readWithinScope(db, statement));
  return {
    toCount,
    rows: rows.map(({ period, key, currency, waiting: _waiting, ...sums }) => ({ period, key, currency, sums })),
  };
}

type Key = { period: number; key: string; currency: string };
export type SummedGoods = Key & { units: number; netMinor: number };

/** Units and net sales of what the lines of orders name in the catalogue, by days that are counted and from rows of those that are marked. */
export async function sumSoldGoods(db: Db, question: SalesQuestion): Promise<{ rows: SummedGoods[]; toCount: number }> {
  const { by, brandIds, currencies } = question;
  const ofPeriod = (rows: RawBuilder<unknown>, isStored: boolean) => sql`
    select a.period, ${keyOf(by, 'f.day', 'f.day')} as key, f.currency, f.units, f.net_minor
    from ${rows} f join asked a on f.day between a.first_day and a.last_day left join product p on p.id = f.product_id
    where ${shopsOf(question, 'f')} and ${named('p.brand_id', brandIds)}
      and ${currencies === null ? sql`true` : sql`f.currency = any(${currencies}::text[])`}
      and ${isStored ? sql`not exists (select from marked_day m where m.shop_id = f.shop_id and m.day = f.day)` : sql`true`}`;
  const orders = sql`marked_day d join "order" o on o.shop_id = d.shop_id and o.placed_on = d.day`;
  const noReturns = sql`(select * from order_return where false) b`;
  const found = sql`${ofPeriod(sql`product_sales_day`, true)}
    union all ${ofPeriod(sql`(${countedProductDays(orders, noReturns)})`, false)}`;
  const sums = sql`sum(f.units)::bigint as units, sum(f.net_minor)::bigint as "netMinor"`;
  return answered(await readWithinScope(db, summed<SummedGoods>(question, found, sums)));
}

/** The time zones of the reader's own shops among those asked for. */
export async function findOwnZones(
  db: Db,
  actor: Actor,
  subjects: readonly Subject[],
  shopIds: readonly string[] | null,
): Promise<string[]> {
  const rights = subjects.map((subject) => scopeCondition(actor, 'read', subject, { shopId: 's.id' }));
  const rows = await readWithinScope(
    db,
    sql<{ zone: string }>`select distinct s.time_zone as zone from shop s
      where s.kind = 'own' and ${sql.join([...rights, named('s.id', shopIds)], sql` and `)}`,
  );
  return rows.map(({ zone }) => zone);
}

const tables: Partial<Record<FigureDimension, string>> = {
  SHOP: 'shop',
  RIVAL: 'shop',
  PRODUCT: 'product',
  CATEGORY: 'category',
  BRAND: 'brand',
};

/** The names of what rows are of; what is gone has none. */
export async function findLabels(db: Db, by: FigureDimension, keys: readonly string[]): Promise<Map<string, string>> {
  if (by === 'ATTRIBUTE') return findAttributeNames(db, keys);
  const table = tables[by];
  const ids = keys.filter(isId);
  if (by === 'PERSON') return findPersonNames(db, ids);
  if (by === 'CHANNEL') return findChannelNames(db, ids);
  if (table === undefined || ids.length === 0) return new Map();
  const rows = await readWithinScope(
    db,
    sql<{ id: string; name: string }>`select id, name from ${sql.table(table)} where id = ${anyOf(ids)}`,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Of several channels of one name, such as *Direct*, each with its shop. */
async function findChannelNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await readWithinScope(
    db,
    sql<{ id: string; name: string }>`
      select c.id, case when count(*) over (partition by c.name) > 1 then c.name || ' (' || s.name || ')' else c.name end as name
      from channel c join shop s on s.id = c.shop_id where c.id = ${anyOf(ids)}`,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function findAttributeNames(db: Db, codes: readonly string[]): Promise<Map<string, string>> {
  const rows = await readWithinScope(
    db,
    sql<{ code: string; name: string }>`
      select a.code, ${attributeName('a')} as name from attribute a where a.code = any(${codes}::text[])`,
  );
  return new Map(rows.map(({ code, name }) => [code, name]));
}

async function findPersonNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await readWithinScope(
    db,
    sql<{ id: string; name: string }>`select id, person_name(id) as name from unnest(${ids}::uuid[]) i (id)`,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
