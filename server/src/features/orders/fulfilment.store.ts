import type { FulfilLine, FulfilmentStatus } from '@quarry/contracts/orders';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import { plainKey } from '../../platform/search-keys.ts';

type OfOrder = { id: string; shopId: string };
/** How a shipment goes out. */
export type Shipping = { carrier: string | null; tracking: string | null; shippedAt: Date };

/** Inserts a fulfilment of an order that the transaction has locked; resolves with its number. */
export async function insertFulfilment(
  tx: Tx,
  { id: orderId, shopId }: OfOrder,
  lines: readonly FulfilLine[],
  { shipping, createdBy, now }: { shipping: Shipping | null; createdBy: string | null; now: Date },
): Promise<number> {
  const id = newId();
  const { rows } = await sql<{ number: number }>`
    insert into fulfilment (id, shop_id, order_id, number, status, carrier, tracking, shipped_at, created_by, created_at, updated_at)
    select ${id}, ${shopId}, ${orderId}, coalesce(max(f.number), 0) + 1, ${shipping ? 'SHIPPED' : 'PACKING'},
      ${shipping?.carrier ?? null}, ${shipping?.tracking ?? null}, ${shipping?.shippedAt ?? null}, ${createdBy}, ${now}, ${now}
    from fulfilment f where f.shop_id = ${shopId} and f.order_id = ${orderId}
    returning number`.execute(tx);
  await sql`
    insert into fulfilment_line (shop_id, fulfilment_id, order_line_id, quantity)
    select ${shopId}, ${id}, r.line, r.quantity
    from unnest(${lines.map(({ lineId }) => lineId)}::uuid[], ${lines.map(({ quantity }) => quantity)}::int[]) r (line, quantity)`.execute(
    tx,
  );
  const [inserted] = rows;
  if (!inserted) throw new Error(`The order ${orderId} got no fulfilment.`);
  return inserted.number;
}

/** Moves a fulfilment on; what is shipped says how. */
export async function moveFulfilment(
  tx: Tx,
  id: string,
  to: FulfilmentStatus,
  { shipping, deliveredAt, now }: { shipping?: Shipping; deliveredAt?: Date; now: Date },
): Promise<void> {
  await sql`
    update fulfilment set status = ${to}, carrier = coalesce(${shipping?.carrier ?? null}, carrier),
      tracking = coalesce(${shipping?.tracking ?? null}, tracking), shipped_at = coalesce(${shipping?.shippedAt ?? null}, shipped_at),
      delivered_at = ${deliveredAt ?? null}, updated_at = ${now}, version = version + 1
    where id = ${id}`.execute(tx);
}

/** Adds to what is packed and shipped of lines; below zero it takes away. */
export async function countUnits(
  tx: Tx,
  { id: orderId, shopId }: OfOrder,
  lines: readonly FulfilLine[],
  { packed, shipped }: { packed: -1 | 0 | 1; shipped: -1 | 0 | 1 },
): Promise<void> {
  await sql`
    update order_line l set packed = l.packed + ${packed}::int * r.quantity, shipped = l.shipped + ${shipped}::int * r.quantity
    from unnest(${lines.map(({ lineId }) => lineId)}::uuid[], ${lines.map(({ quantity }) => quantity)}::int[]) r (line, quantity)
    where l.shop_id = ${shopId} and l.order_id = ${orderId} and l.id = r.line`.execute(tx);
}

/** Whether another fulfilment of the order goes by this tracking number of the carrier. */
export async function isTracked(
  tx: Tx,
  { id: orderId, shopId }: OfOrder,
  { carrier, tracking }: Pick<Shipping, 'carrier' | 'tracking'>,
): Promise<boolean> {
  if (tracking === null) return false;
  const { rows } = await sql`
    select from fulfilment where shop_id = ${shopId} and order_id = ${orderId} and tracking = ${tracking}
      and carrier is not distinct from ${carrier}::text and status <> 'CANCELLED'`.execute(tx);
  return rows.length > 0;
}

/** Keeps by which tracking numbers an order is found: those of the fulfilments that count. */
export async function putTrackingKeys(tx: Tx, { id: orderId, shopId }: OfOrder): Promise<void> {
  const { rows } = await sql<{ tracking: string }>`
    select distinct tracking from fulfilment
    where shop_id = ${shopId} and order_id = ${orderId} and tracking is not null and status <> 'CANCELLED'`.execute(tx);
  const keys = [...new Set(rows.map(({ tracking }) => plainKey(tracking)))];
  await sql`delete from order_key where shop_id = ${shopId} and order_id = ${orderId} and kind = 'tracking'`.execute(
    tx,
  );
  await sql`
    insert into order_key (shop_id, order_id, placed_at, kind, key)
    select o.shop_id, o.id, coalesce(o.placed_at, o.created_at), 'tracking', k.key
    from "order" o, unnest(${keys}::text[]) k (key) where o.id = ${orderId}`.execute(tx);
}
