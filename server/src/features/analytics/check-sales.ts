import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { countedBuckets, countedProductDays, sumsOfMeasures } from './counted-sales.ts';
import { salesMeasures } from './sales-measures.ts';

/** What is stored of sales and is not what the rows behind it come to. */
export type SalesDifference = {
  shop: string;
  /** Which quarter of an hour, day or month, of which channel or product. */
  of: string;
  what: string;
  stored: unknown;
  computed: unknown;
};

type SalesReport = { buckets: number; differences: SalesDifference[] };

/** More differences than this say no more than that there are many. */
const mostShown = 1_000;

const bucketKey = sql`concat_ws(' ', channel_id, currency, to_char(bucket at time zone 'UTC', 'YYYY-MM-DD HH24:MI'))`;
const dayKey = sql`concat_ws(' ', channel_id, currency, day)`;
const monthKey = sql`concat_ws(' ', channel_id, currency, to_char(month, 'YYYY-MM'))`;
const productKey = sql`concat_ws(' ', 'product', product_id, variant_id, currency, day)`;

/** Counts every bucket, day and month of sales from rows, shop by shop. What is marked waits to be counted and is no difference. */
export async function checkSales(db: Db): Promise<SalesReport> {
  const { rows: shops } = await sql<{ id: string; timeZone: string }>`
    select s.id, s.time_zone as "timeZone" from shop s where exists (select from "order" o where o.shop_id = s.id)
      or exists (select from sales_bucket b where b.shop_id = s.id) order by s.id`.execute(db);
  const differences: SalesDifference[] = [];
  let buckets = 0;
  for (const { id, timeZone } of shops) {
    const counted = countedBuckets(
      ({ table, alias, shopId, where }) =>
        sql`(select ${sql.raw(alias)}.* from ${sql.raw(`${table} ${alias}`)} where ${shopId} = ${id} and ${where}) ${sql.raw(alias)}`,
    );
    const ofShop = (table: string) => sql`select * from ${sql.table(table)} where shop_id = ${id}`;
    const dayOf = sql`(b.bucket at time zone ${timeZone})::date`;
    const days = sql`select b.channel_id, b.currency, ${dayOf} as day, ${sumsOfMeasures('b')} from (${ofShop('sales_bucket')}) b group by 1, 2, 3`;
    const months = sql`select b.channel_id, b.currency, date_trunc('month', b.day)::date as month, ${sumsOfMeasures('b')}
      from (${ofShop('sales_day')}) b group by 1, 2, 3`;
    const products = countedProductDays(
      sql`(select * from "order" where shop_id = ${id}) o`,
      sql`(select * from order_return where shop_id = ${id}) b`,
    );
    const markedDay = sql`select (bucket at time zone ${timeZone})::date from sales_dirty where shop_id = ${id} and isfinite(bucket)`;
    const counts: Compared[] = [
      {
        stored: ofShop('sales_bucket'),
        counted,
        key: bucketKey,
        isMarked: sql`bucket in (select bucket from sales_dirty where shop_id = ${id})`,
        measures: salesMeasures,
      },
      {
        stored: ofShop('sales_day'),
        counted: days,
        key: dayKey,
        isMarked: sql`day in (${markedDay})`,
        measures: salesMeasures,
      },
      {
        stored: ofShop('sales_month'),
        counted: months,
        key: monthKey,
        isMarked: sql`month in (select date_trunc('month', d.day)::date from (${markedDay}) d (day))`,
        measures: salesMeasures,
      },
      {
        stored: ofShop('product_sales_day'),
        counted: products,
        key: productKey,
        isMarked: sql`day in (${markedDay})`,
        measures: ['units', 'net_minor', 'returned'],
      },
    ];
    for (const one of counts) differences.push(...(await compare(db, id, one)));
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::integer as count from sales_bucket where shop_id = ${id}`.execute(db);
    buckets += rows[0]?.count ?? 0;
    if (differences.length > mostShown) break;
  }
  return { buckets, differences: differences.slice(0, mostShown) };
}

type Compared = {
  stored: RawBuilder<unknown>;
  counted: RawBuilder<unknown>;
  key: RawBuilder<unknown>;
  isMarked: RawBuilder<unknown>;
  measures: readonly string[];
};

async function compare(
  db: Db,
  shop: string,
  { stored, counted, key, isMarked, measures }: Compared,
): Promise<SalesDifference[]> {
  const columns = sql.raw(measures.map((measure) => `'${measure}', ${measure}`).join(', '));
  const side = (rows: RawBuilder<unknown>) =>
    sql`(select ${key} as key, jsonb_build_object(${columns}) as found from (${rows}) r where not (${isMarked}))`;
  const { rows } = await sql<Omit<SalesDifference, 'shop'>>`
    select coalesce(s.key, c.key) as of, m.measure as what, coalesce(s.found -> m.measure, '0') as stored,
      coalesce(c.found -> m.measure, '0') as computed
    from ${side(stored)} s full join ${side(counted)} c on c.key = s.key
      cross join unnest(${[...measures]}::text[]) m (measure)
    where s.found is distinct from c.found and coalesce(s.found -> m.measure, '0') <> coalesce(c.found -> m.measure, '0')
    order by 1, 2 limit ${mostShown}`.execute(db);
  return rows.map((row) => ({ shop, ...row }));
}
