import type { Money } from '@quarry/contracts/money';
import { sql } from 'kysely';
import { anyOf, type Db, type ListPage, readWithinScope, recordList, type Tx } from '../../platform/db/index.ts';
import { returningUnits } from './order-return.store.ts';
import type { OrderLineRecord } from './order.ts';

export type OrderContactRecord = {
  orderId: string;
  role: 'billing' | 'shipping';
  name: string;
  company: string | null;
  email: string | null;
  phone: string | null;
  lines: string[];
  postcode: string | null;
  city: string | null;
  region: string | null;
  country: string | null;
};

/** The lines of orders, in their order. */
export function findLines(db: Db | Tx, orderIds: readonly string[]): Promise<OrderLineRecord[]> {
  return readWithinScope(
    db,
    sql<OrderLineRecord>`
      select l.id, l.order_id as "orderId", l.position, l.kind, l.title, l.sku, l.gtin, l.link, l.product_id as "productId",
        l.variant_id as "variantId", l.quantity, l.unit_minor as "unitMinor", l.list_unit_minor as "listUnitMinor",
        l.discount_minor as "discountMinor", l.tax_rate_ppm as "taxRatePpm", l.tax_name as "taxName", l.net_minor as "netMinor",
        l.tax_minor as "taxMinor", l.gross_minor as "grossMinor", l.price_reason as "priceReason", l.ships, l.packed, l.shipped,
        l.returned, greatest(l.shipped - l.returned - ${returningUnits}, 0) as returnable,
        coalesce((select json_agg(json_build_object('discountId', d.discount_id, 'code', d.code, 'label', d.label,
          'amountMinor', d.amount_minor) order by d.position) from order_line_discount d
          where d.shop_id = l.shop_id and d.order_line_id = l.id), '[]') as discounts
      from "order" o join order_line l on l.shop_id = o.shop_id and l.order_id = o.id
      where o.id = ${anyOf(orderIds)} order by l.order_id, l.position`,
  );
}

/** The contacts of orders as their newest revision has them. */
export function findContacts(db: Db | Tx, orderIds: readonly string[]): Promise<OrderContactRecord[]> {
  return readWithinScope(
    db,
    sql<OrderContactRecord>`
      select c.order_id as "orderId", c.role, c.name, c.company, c.email, c.phone, c.lines, c.postcode, c.city, c.region, c.country
      from "order" o join order_contact c on c.order_id = o.id and c.revision = o.revision where o.id = ${anyOf(orderIds)}`,
  );
}

export async function findTags(db: Db | Tx, orderIds: readonly string[]): Promise<{ orderId: string; tag: string }[]> {
  return readWithinScope(
    db,
    sql<{ orderId: string; tag: string }>`
      select order_id as "orderId", tag from order_tag where order_id = ${anyOf(orderIds)} order by tag`,
  );
}

export type OrderEventRecord = {
  id: string;
  at: Date;
  kind: string;
  data: {
    number?: string;
    amount?: Money;
    fulfilment?: number;
    carrier?: string | null;
    reason?: string;
    return?: number;
    received?: number;
    accepted?: number;
    /** The name of whom it was given to; empty for a person who was erased. */
    person?: string;
  };
  /** The name of the person, or of the channel; null for the product itself. */
  by: string | null;
  note: string | null;
};

const events = recordList<OrderEventRecord, 'at'>({
  table: 'order_event e',
  columns: sql`e.id, e.at, e.kind, e.note, case when e.kind = 'assigned'
      then e.data || jsonb_build_object('person', person_name((e.data ->> 'personId')::uuid)) else e.data end as data, case e.actor_kind when 'user' then person_name(e.actor_id)
    when 'channel' then (select c.name from channel c where c.id = e.actor_id) end as by`,
  sorts: { at: { column: 'e.at', type: 'timestamptz' } },
  defaultSort: [{ field: 'at', direction: 'DESC' }],
  isScoped: true,
});

export function listEvents(
  db: Db,
  { orderId, first, after }: { orderId: string; first: number; after?: string | null },
): Promise<ListPage<OrderEventRecord>> {
  return events.page(db, { first, after, where: [], parent: sql`e.order_id = ${orderId}` });
}
