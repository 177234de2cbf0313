import { type OrderAxes, orderAxes, type OrderFacts, totalsDiffer } from '@quarry/contracts/orders';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { returningUnits } from './order-return.store.ts';

/** What is stored of an order and is not what its rows come to. */
export type OrderDifference = {
  order: string;
  number: string | null;
  what: string;
  stored: unknown;
  computed: unknown;
};

export type OrderReport = { orders: number; differences: OrderDifference[] };

/** So many orders are read at a time. */
const batch = 500;
/** More differences than this say no more than that there are many. */
const mostShown = 1_000;

type CheckedOrder = OrderAxes & {
  id: string;
  number: string | null;
  status: OrderFacts['status'];
  /** Amounts that came with an order stay as they were sent. */
  isReceived: boolean;
  totalsDiffer: boolean;
  stored: Sums;
  sums: Sums;
  lineCount: number;
  grossMinor: number;
  authorizedMinor: number;
  capturedMinor: number;
  refundedMinor: number;
  creditedMinor: number;
  lines: OrderFacts['lines'] | null;
  returns: OrderFacts['returns'];
  hasOpenHold: boolean;
  wrongCounters: number;
};
type Sums = Record<'net' | 'tax' | 'gross' | 'discount' | 'shipping' | 'items', number>;

/** Recomputes every derived state and sum of orders from their rows, and that numbers have no gap. */
export async function checkOrders(db: Db): Promise<OrderReport> {
  const differences: OrderDifference[] = [];
  let orders = 0;
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const found = await readOrders(db, after);
    const last = found.at(-1);
    if (!last) break;
    after = last.id;
    orders += found.length;
    differences.push(...found.flatMap(differencesIn));
    if (differences.length > mostShown) break;
  }
  differences.push(...(await numberDifferences(db)));
  return { orders, differences: differences.slice(0, mostShown) };
}

async function readOrders(db: Db, after: string): Promise<CheckedOrder[]> {
  const { rows } = await sql<CheckedOrder>`
    select o.id, o.number_text as number, o.status, o.totals_differ as "totalsDiffer", o.gross_minor as "grossMinor",
      o.payment_status as "paymentStatus", o.fulfilment_status as "fulfilmentStatus", o.return_status as "returnStatus",
      o.outstanding_minor as "outstandingMinor", o.authorized_minor as "authorizedMinor", o.captured_minor as "capturedMinor",
      o.refunded_minor as "refundedMinor", o.credited_minor as "creditedMinor",
      json_build_object('net', o.net_minor, 'tax', o.tax_minor, 'gross', o.gross_minor, 'discount', o.discount_minor,
        'shipping', o.shipping_minor, 'items', o.item_count) as stored,
      json_build_object('net', coalesce(l.net, 0), 'tax', coalesce(l.tax, 0), 'gross', coalesce(l.gross, 0),
        'discount', coalesce(l.discount, 0), 'shipping', coalesce(l.shipping, 0), 'items', coalesce(l.items, 0)) as sums,
      coalesce(l.count, 0)::int as "lineCount", l.lines, coalesce(l.wrong, 0)::int as "wrongCounters",
      array(select r.status from order_return r where r.shop_id = o.shop_id and r.order_id = o.id) as returns,
      exists (select from order_hold h where h.order_id = o.id and h.released_at is null) as "hasOpenHold",
      exists (select from order_event e where e.order_id = o.id and e.kind = 'received') as "isReceived"
    from "order" o left join lateral (
      select count(*) as count, sum(l.net_minor)::bigint as net, sum(l.tax_minor)::bigint as tax, sum(l.gross_minor)::bigint as gross,
        sum(l.discount_minor)::bigint as discount, sum(l.gross_minor) filter (where l.kind = 'shipping')::bigint as shipping,
        sum(l.quantity) filter (where l.kind = 'item')::bigint as items,
        json_agg(json_build_object('quantity', l.quantity, 'ships', l.ships, 'shipped', l.shipped, 'returned', l.returned)) as lines,
        count(*) filter (where l.packed <> f.packed or l.shipped <> f.shipped or l.returned <> b.returned
          or l.returned + a.returning > l.shipped or l.discount_minor <> coalesce(d.amount, l.discount_minor)) as wrong
      from order_line l
        cross join lateral (select coalesce(sum(f.quantity) filter (where u.status = 'PACKING'), 0) as packed,
            coalesce(sum(f.quantity) filter (where u.status in ('SHIPPED', 'DELIVERED')), 0) as shipped
          from fulfilment_line f join fulfilment u on u.id = f.fulfilment_id where f.shop_id = l.shop_id and f.order_line_id = l.id) f
        cross join lateral (select coalesce(sum(r.accepted), 0) as returned from return_line r join order_return b on b.id = r.return_id
          where r.shop_id = l.shop_id and r.order_line_id = l.id and b.status in ('RECEIVED', 'CLOSED')) b
        cross join lateral (select ${returningUnits} as returning) a
        cross join lateral (select sum(d.amount_minor) as amount from order_line_discount d
          where d.shop_id = l.shop_id and d.order_line_id = l.id) d
      where l.shop_id = o.shop_id and l.order_id = o.id) l on true
    where o.id > ${after} order by o.id limit ${batch}`.execute(db);
  return rows;
}

function differencesIn(order: CheckedOrder): OrderDifference[] {
  const { id, number, stored, sums, lineCount, wrongCounters } = order;
  const found: OrderDifference[] = [];
  const compare = (what: string, is: unknown, shouldBe: unknown) => {
    if (is !== shouldBe) found.push({ order: id, number, what, stored: is, computed: shouldBe });
  };
  if (order.isReceived) compare('totalsDiffer', order.totalsDiffer, totalsDiffer(stored, sums, lineCount));
  else for (const part of ['net', 'tax', 'gross'] as const) compare(part, stored[part], sums[part]);
  for (const part of ['discount', 'shipping', 'items'] as const) compare(part, stored[part], sums[part]);
  const { authorizedMinor, capturedMinor, refundedMinor, creditedMinor, paymentStatus } = order;
  const last = (['EXPIRED', 'VOIDED', 'FAILED'] as const).find((state) => state === paymentStatus) ?? null;
  const axes = orderAxes({
    ...order,
    lines: order.lines ?? [],
    paid: { authorizedMinor, capturedMinor, refundedMinor, creditedMinor, last },
  });
  for (const axis of ['paymentStatus', 'fulfilmentStatus', 'returnStatus', 'outstandingMinor'] as const)
    compare(axis, order[axis], axes[axis]);
  compare('counters of lines', wrongCounters, 0);
  return found;
}

/** A number that is missing or that the sequence would give again. */
async function numberDifferences(db: Db): Promise<OrderDifference[]> {
  const { rows } = await sql<{ shop: string; next: number; count: number; first: number; last: number }>`
    select o.shop_id as shop, s.next, count(*) as count, min(o.number) as first, max(o.number) as last
    from "order" o left join order_sequence s on s.shop_id = o.shop_id where o.number is not null group by 1, 2`.execute(
    db,
  );
  return rows.flatMap(({ shop, next, count, first, last }) => {
    const of = { order: shop, number: null };
    return [
      ...(last - first + 1 === count
        ? []
        : [{ ...of, what: 'numbers of the shop', stored: count, computed: last - first + 1 }]),
      ...(next === last + 1 ? [] : [{ ...of, what: 'next number of the shop', stored: next, computed: last + 1 }]),
    ];
  });
}
