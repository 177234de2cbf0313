import { type RawBuilder, sql } from 'kysely';
import { type Actor, scopeCondition } from '../../platform/auth/index.ts';
import { anyOf, type Db, readWithinScope } from '../../platform/db/index.ts';
import { isId } from '../../platform/ids.ts';
import type { OrderSum } from '../orders/index.ts';

/** Orders of some shops and channels that were placed in a period of days; null where that was not asked. */
type ListedPeriod = {
  actor: Actor;
  shopIds: readonly string[] | null;
  channelIds: readonly string[] | null;
  from: string | null;
  until: string | null;
};

const sums = (column: (name: string) => string) =>
  sql.raw(
    (['orders', 'net_minor', 'tax_minor', 'gross_minor', 'outstanding_minor'] as const)
      .map((name) => `${column(name)} as ${name}`)
      .join(', '),
  );
const stored = sums((name) => `l.listed_${name}`);
const counted = sums((name) => (name === 'orders' ? '1' : `o.${name}`));

/**
 * What the list of orders comes to, by currency: from months and days that are counted, and from the rows of days that are marked, in one
 * statement and so at one moment. Drafts have no day and are few.
 */
export function sumListedOrders(
  db: Db,
  { actor, shopIds, channelIds, from, until }: ListedPeriod,
): Promise<OrderSum[]> {
  const named = (column: string, ids: readonly string[] | null) =>
    ids === null ? sql`true` : sql`${sql.raw(column)} = ${anyOf(ids.filter(isId))}`;
  const shopsOf = (alias: string) =>
    sql`${scopeCondition(actor, 'read', 'Order', { shopId: `${alias}.shop_id` })} and ${named(`${alias}.shop_id`, shopIds)}`;
  const within = (alias: string) => sql`${shopsOf(alias)} and ${named(`${alias}.channel_id`, channelIds)}`;
  const isInPeriod = (day: RawBuilder<unknown>) =>
    sql`(${from}::date is null or ${day} >= ${from}::date) and (${until}::date is null or ${day} <= ${until}::date)`;
  // A month is taken as one where all of it was asked for and none of its days is marked.
  const isWhole = (month: RawBuilder<unknown>) =>
    sql`(${from}::date is null or ${month} >= ${from}::date) and (${until}::date is null or ${month} + interval '1 month' <= ${until}::date + 1)`;
  return readWithinScope(
    db,
    sql<OrderSum>`
      with marked as materialized (
        select distinct m.shop_id, (m.bucket at time zone s.time_zone)::date as day from sales_dirty m join shop s on s.id = m.shop_id
        where isfinite(m.bucket) and ${shopsOf('m')}),
      marked_month as materialized (select distinct shop_id, date_trunc('month', day)::date as month from marked),
      found as (
        select l.currency, ${stored} from sales_month l
        where ${within('l')} and ${isWhole(sql`l.month`)} and (l.shop_id, l.month) not in (select shop_id, month from marked_month)
        union all
        select l.currency, ${stored} from sales_day l
        where ${within('l')} and ${isInPeriod(sql`l.day`)} and (l.shop_id, l.day) not in (select shop_id, day from marked)
          and (not (${isWhole(sql`date_trunc('month', l.day)::date`)})
            or (l.shop_id, date_trunc('month', l.day)::date) in (select shop_id, month from marked_month))
        union all
        select o.currency, ${counted} from marked m join "order" o on o.shop_id = m.shop_id and o.placed_on = m.day
        where ${within('o')} and ${isInPeriod(sql`m.day`)} and o.archived_at is null
        union all
        select o.currency, ${counted} from "order" o
        where ${within('o')} and o.status = 'DRAFT' and o.deleted_at is null and o.archived_at is null
          and ${from}::date is null and ${until}::date is null)
      select f.currency, sum(f.orders)::bigint as orders, sum(f.net_minor)::bigint as "netMinor", sum(f.tax_minor)::bigint as "taxMinor",
        sum(f.gross_minor)::bigint as "grossMinor", sum(f.outstanding_minor)::bigint as "outstandingMinor"
      from found f group by f.currency having sum(f.orders) > 0 order by f.currency`,
  );
}
