import { type RawBuilder, sql } from 'kysely';
import { type SalesMeasure, salesMeasures } from './sales-measures.ts';

/** The facts of one table: its rows under an alias, the shop and the time of each, and which of them count. */
type Facts = {
  table: string;
  alias: string;
  shopId: RawBuilder<unknown>;
  at: RawBuilder<unknown>;
  where: RawBuilder<unknown>;
};

/** Reads facts under their alias, as far as they are asked for. */
type ReadFacts = (facts: Facts) => RawBuilder<unknown>;

type Part = {
  table: string;
  alias: string;
  at: string;
  joins?: string;
  /** Channel and currency of the order. */
  of: { channel: string; currency: string };
  where: string;
  counts: Partial<Record<SalesMeasure, string>>;
};

const ofOrder = { channel: 'o.channel_id', currency: 'o.currency' };
const whereSold = "o.status <> 'CANCELLED'";
const whereListed = 'o.archived_at is null';
const only = (value: string, condition: string) => `case when ${condition} then ${value} else 0 end`;

const placed: Part = {
  table: '"order"',
  alias: 'o',
  at: 'o.placed_at',
  of: ofOrder,
  // Drafts alone lie in the bin; the condition is that of the index.
  where: 'o.placed_at is not null and o.deleted_at is null',
  counts: {
    orders: only('1', whereSold),
    cancelled: only('1', "o.status = 'CANCELLED'"),
    units: only('o.item_count', whereSold),
    gross_minor: only('o.gross_minor', whereSold),
    net_minor: only('o.net_minor', whereSold),
    tax_minor: only('o.tax_minor', whereSold),
    discount_minor: only('o.discount_minor', whereSold),
    shipping_minor: only('o.shipping_minor', whereSold),
    first_orders: only(
      '1',
      `${whereSold} and o.customer_id is not null and not exists (select from "order" e where e.shop_id = o.shop_id
        and e.customer_id = o.customer_id and e.status <> 'CANCELLED' and e.placed_at <= o.placed_at
        and (e.placed_at, e.id) < (o.placed_at, o.id))`,
    ),
    listed_orders: only('1', whereListed),
    listed_net_minor: only('o.net_minor', whereListed),
    listed_tax_minor: only('o.tax_minor', whereListed),
    listed_gross_minor: only('o.gross_minor', whereListed),
    listed_outstanding_minor: only('o.outstanding_minor', whereListed),
  },
};

const shipped: Part = {
  table: 'fulfilment',
  alias: 'f',
  at: 'f.shipped_at',
  joins: `join fulfilment_line l on l.shop_id = f.shop_id and l.fulfilment_id = f.id
    join "order" o on o.shop_id = f.shop_id and o.id = f.order_id`,
  of: ofOrder,
  where: "f.shipped_at is not null and f.status in ('SHIPPED', 'DELIVERED')",
  counts: { shipped_units: 'l.quantity' },
};

const returned: Part = {
  table: 'order_return',
  alias: 'b',
  at: 'b.received_at',
  joins: `join return_line l on l.shop_id = b.shop_id and l.return_id = b.id
    join "order" o on o.shop_id = b.shop_id and o.id = b.order_id`,
  of: ofOrder,
  where: "b.received_at is not null and b.status in ('RECEIVED', 'CLOSED')",
  counts: { returned_units: 'l.accepted' },
};

// What a dispute took counts as given back, until it is won: from that day on it is taken off again.
const isRefund = "t.kind in ('REFUND', 'CHARGEBACK', 'REVERSAL')";
const sign = "case when t.kind = 'REVERSAL' then -1 else 1 end";
// The tax of a refund is spread over its transactions so that the parts add up to it.
const taxOfPart =
  'round(r.tax * (r.before + t.amount_minor) / r.amount)::bigint - round(r.tax * r.before / r.amount)::bigint';
const netOfPart = `(${sign}) * (t.amount_minor - coalesce(${taxOfPart}, 0))`;
const settled: Part = {
  table: 'payment_transaction',
  alias: 't',
  at: 't.settled_at',
  joins: `join payment p on p.shop_id = t.shop_id and p.id = t.payment_id
    join "order" o on o.shop_id = p.shop_id and o.id = p.order_id
    left join lateral (select r.amount_minor::numeric as amount,
        (select coalesce(sum(l.tax_minor), 0) from refund_line l where l.shop_id = r.shop_id and l.refund_id = r.id) as tax,
        (select coalesce(sum(e.amount_minor), 0) from payment_transaction e where e.shop_id = r.shop_id and e.refund_id = r.id
          and e.state = 'SUCCEEDED' and (e.settled_at, e.id) < (t.settled_at, t.id)) as before
      from refund r where r.shop_id = t.shop_id and r.id = t.refund_id) r on ${isRefund}`,
  of: ofOrder,
  where:
    "t.settled_at is not null and t.state = 'SUCCEEDED' and t.kind in ('CAPTURE', 'REFUND', 'CHARGEBACK', 'REVERSAL')",
  counts: {
    refunds: only('1', `t.kind in ('REFUND', 'CHARGEBACK') and coalesce(r.before, 0) = 0`),
    refund_gross_minor: only(`(${sign}) * t.amount_minor`, isRefund),
    refund_net_minor: only(netOfPart, isRefund),
    sold_refund_net_minor: only(netOfPart, `${isRefund} and ${whereSold}`),
    captured_minor: only('t.amount_minor', "t.kind = 'CAPTURE'"),
  },
};

/** Counts buckets from the rows behind them: `shop_id`, `channel_id`, `currency`, `bucket` and every measure. */
export function countedBuckets(read: ReadFacts): RawBuilder<unknown> {
  const parts = [placed, shipped, returned, settled].map(({ table, alias, at, joins, of, where, counts }) => {
    const shopId = sql.raw(`${alias}.shop_id`);
    const facts = read({ table, alias, shopId, at: sql.raw(at), where: sql.raw(where) });
    const measures = salesMeasures.map((measure) => `${counts[measure] ?? '0'} as ${measure}`);
    return sql`select ${shopId} as shop_id, ${sql.raw(of.channel)} as channel_id, ${sql.raw(of.currency)} as currency,
      sales_quarter(${sql.raw(at)}) as bucket, ${sql.raw(measures.join(', '))} from ${facts} ${sql.raw(joins ?? '')}`;
  });
  return sql`select c.shop_id, c.channel_id, c.currency, c.bucket, ${sumsOfMeasures('c')}
    from (${sql.join(parts, sql` union all `)}) c group by 1, 2, 3, 4`;
}

/** The sum of each measure under its own name. */
export function sumsOfMeasures(alias: string): RawBuilder<unknown> {
  return sql.raw(salesMeasures.map((measure) => `sum(${alias}.${measure})::bigint as ${measure}`).join(', '));
}

/** What was sold and came back of products, counted from lines: on the day of the order, and on the day when it was received. */
export function countedProductDays(orders: RawBuilder<unknown>, returns: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select c.shop_id, c.product_id, c.variant_id, c.currency, c.day, sum(c.units)::bigint as units, sum(c.net_minor)::bigint as net_minor,
      sum(c.returned)::bigint as returned
    from (
      select o.shop_id, l.product_id, l.variant_id, o.currency, o.placed_on as day, l.quantity as units, l.net_minor, 0 as returned
      from ${orders} join order_line l on l.shop_id = o.shop_id and l.order_id = o.id
      where o.placed_on is not null and o.status <> 'CANCELLED' and l.kind = 'item' and l.product_id is not null
      union all
      select b.shop_id, l.product_id, l.variant_id, o.currency, (b.received_at at time zone s.time_zone)::date, 0, 0, r.accepted
      from ${returns} join shop s on s.id = b.shop_id join return_line r on r.shop_id = b.shop_id and r.return_id = b.id
        join order_line l on l.shop_id = r.shop_id and l.id = r.order_line_id join "order" o on o.shop_id = b.shop_id and o.id = b.order_id
      where b.received_at is not null and b.status in ('RECEIVED', 'CLOSED') and l.product_id is not null) c
    group by 1, 2, 3, 4, 5`;
}
