import { type RawBuilder, sql } from 'kysely';
import { saveApart } from '../../platform/batches/index.ts';
import { type Db, type Tx, withTransaction } from '../../platform/db/index.ts';
import { messageOf } from '../../platform/failure.ts';
import { log } from '../../platform/log.ts';
import { restatePlacedDays } from '../orders/index.ts';
import { countedBuckets, countedProductDays, sumsOfMeasures } from './counted-sales.ts';
import { salesMeasures } from './sales-measures.ts';

/** Marks that are worked off in one transaction. */
const marksAtOnce = 500;
/** Orders of a shop in another zone that are moved in one transaction. */
const ordersAtOnce = 5_000;
/** Any fixed number. */
const recountLock = 7_261_954_229;

const measures = sql.raw(salesMeasures.join(', '));

/**
 * Counts buckets that were marked anew from their rows, with the days and months they lie in, and deletes the marks it saw; resolves with
 * their number. Killed, it leaves the marks. Only one worker counts at a time: of two, the slower would store the older count. A bucket that
 * cannot be counted keeps its last count until it is marked again.
 */
export function recountSales(db: Db): Promise<number> {
  return withTransaction(db, async (tx) => {
    const { rows: lock } = await sql<{
      isHeld: boolean;
    }>`select pg_try_advisory_xact_lock(${recountLock}) as "isHeld"`.execute(tx);
    if (lock[0]?.isHeld !== true) return 0;
    const { rows: marks } = await sql<Mark>`
      select id, shop_id as "shopId", bucket::text, not isfinite(bucket) as "isWholeShop" from sales_dirty order by id limit ${marksAtOnce}`.execute(
      tx,
    );
    if (marks.length === 0) return 0;
    await saveApart(tx, marks, {
      save: (some) => workOff(tx, some),
      giveUp: async ({ id, shopId, bucket }, error) => {
        log.error({ event: 'sales.not-counted', shopId, bucket, reason: messageOf(error), err: error });
        await deleteMarks(tx, [id]);
      },
    });
    return marks.length;
  });
}

type Mark = { id: number; shopId: string; bucket: string; isWholeShop: boolean };

async function workOff(tx: Tx, marks: readonly Mark[]): Promise<void> {
  const stay = await moveWholeShops(
    tx,
    marks.filter(({ isWholeShop }) => isWholeShop),
  );
  const ids = marks.flatMap(({ id, shopId, isWholeShop }) => (isWholeShop && stay.has(shopId) ? [] : [id]));
  await recount(
    tx,
    sql`(select distinct m.shop_id, m.bucket from sales_dirty m where m.id = any(${ids}::bigint[]) and isfinite(m.bucket))`,
  );
  await deleteMarks(tx, ids);
}

async function deleteMarks(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`delete from sales_dirty where id = any(${ids}::bigint[])`.execute(tx);
}

/**
 * A shop in another zone is marked as a whole: its orders move to other days, a part at a time, and then all its buckets are counted. Its
 * days may have begun a day earlier, and may begin a day later. Resolves with shops of which more is to be moved.
 */
async function moveWholeShops(tx: Tx, marks: readonly Mark[]): Promise<ReadonlySet<string>> {
  const stay = new Set<string>();
  for (const shopId of new Set(marks.map((mark) => mark.shopId))) {
    if ((await restatePlacedDays(tx, shopId, ordersAtOnce)) === ordersAtOnce) stay.add(shopId);
    else
      await sql`
        insert into sales_dirty (shop_id, bucket)
        select distinct b.shop_id, b.bucket + d.days * interval '1 day' from sales_bucket b cross join (values (-1), (0), (1)) d (days)
        where b.shop_id = ${shopId}`.execute(tx);
  }
  return stay;
}

/** Counts everything anew, where orders came in without a mark. */
export async function recountAllSales(tx: Tx): Promise<void> {
  await sql`delete from sales_dirty`.execute(tx);
  await recount(
    tx,
    sql`(select shop_id, sales_quarter(placed_at) as bucket from "order" where placed_at is not null
      union select shop_id, sales_quarter(shipped_at) from fulfilment where shipped_at is not null
      union select shop_id, sales_quarter(received_at) from order_return where received_at is not null
      union select shop_id, sales_quarter(settled_at) from payment_transaction where settled_at is not null
      union select shop_id, bucket from sales_bucket)`,
  );
}

/** `due` is a relation of `shop_id` and `bucket`. */
async function recount(tx: Tx, due: RawBuilder<unknown>): Promise<void> {
  await sql`delete from sales_bucket b using ${due} d where b.shop_id = d.shop_id and b.bucket = d.bucket`.execute(tx);
  // Each bucket by the index of its time: joined by shop alone, all of a shop's rows would be compared with each.
  const counted = countedBuckets(
    ({ table, alias, shopId, at, where }) =>
      sql`${due} d cross join lateral (select ${sql.raw(alias)}.* from ${sql.raw(`${table} ${alias}`)}
        where ${shopId} = d.shop_id and ${at} >= d.bucket and ${at} < d.bucket + interval '15 minutes' and ${where} offset 0) ${sql.raw(alias)}`,
  );
  await sql`
    insert into sales_bucket (shop_id, channel_id, currency, bucket, ${measures})
    select c.shop_id, c.channel_id, c.currency, c.bucket, ${measures} from (${counted}) c`.execute(tx);
  const days = sql`(select distinct d.shop_id, (d.bucket at time zone s.time_zone)::date as day, s.time_zone
    from ${due} d join shop s on s.id = d.shop_id)`;
  await recountDays(tx, days);
  await recountMonths(tx, sql`(select distinct shop_id, date_trunc('month', day)::date as month from ${days} d)`);
  await recountProductDays(tx, days);
}

async function recountDays(tx: Tx, days: RawBuilder<unknown>): Promise<void> {
  await sql`delete from sales_day s using ${days} d where s.shop_id = d.shop_id and s.day = d.day`.execute(tx);
  await sql`
    insert into sales_day (shop_id, channel_id, currency, day, ${measures})
    select b.shop_id, b.channel_id, b.currency, d.day, ${sumsOfMeasures('b')} from ${days} d cross join lateral (
      select * from sales_bucket b where b.shop_id = d.shop_id
        and b.bucket >= d.day::timestamp at time zone d.time_zone and b.bucket < (d.day + 1)::timestamp at time zone d.time_zone
      offset 0) b
    group by 1, 2, 3, 4`.execute(tx);
}

async function recountMonths(tx: Tx, months: RawBuilder<unknown>): Promise<void> {
  await sql`delete from sales_month s using ${months} m where s.shop_id = m.shop_id and s.month = m.month`.execute(tx);
  await sql`
    insert into sales_month (shop_id, channel_id, currency, month, ${measures})
    select b.shop_id, b.channel_id, b.currency, m.month, ${sumsOfMeasures('b')} from ${months} m join sales_day b on b.shop_id = m.shop_id
      and b.day >= m.month and b.day < m.month + interval '1 month'
    group by 1, 2, 3, 4`.execute(tx);
}

async function recountProductDays(tx: Tx, days: RawBuilder<unknown>): Promise<void> {
  await sql`delete from product_sales_day s using ${days} d where s.shop_id = d.shop_id and s.day = d.day`.execute(tx);
  const orders = sql`${days} d join "order" o on o.shop_id = d.shop_id and o.placed_on = d.day`;
  const returns = sql`${days} d cross join lateral (
    select * from order_return b where b.shop_id = d.shop_id
      and b.received_at >= d.day::timestamp at time zone d.time_zone and b.received_at < (d.day + 1)::timestamp at time zone d.time_zone
    offset 0) b`;
  await sql`
    insert into product_sales_day (shop_id, product_id, variant_id, currency, day, units, net_minor, returned)
    ${countedProductDays(orders, returns)}`.execute(tx);
}
