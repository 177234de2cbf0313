import type { ReceivedLine, ReturnCondition, ReturnDraft, ReturnReason, ReturnState } from '@quarry/contracts/orders';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';

/** What a customer wants to send back, and what of it came. */
export type ReturnRecord = {
  id: string;
  number: number;
  state: ReturnState;
  reason: ReturnReason;
  note: string | null;
  /** Why it was declined, cancelled, or closed without a refund. */
  outcome: string | null;
  /** The name of the person; empty for one who was erased, null for the product itself. */
  requestedBy: string | null;
  createdAt: Date;
  approvedAt: Date | null;
  receivedAt: Date | null;
  updatedAt: Date;
  lines: ReturnLineRecord[];
};

export type ReturnLineRecord = {
  lineId: string;
  quantity: number;
  reason: ReturnReason;
  received: number;
  accepted: number;
  condition: ReturnCondition | null;
};

type OfOrder = { id: string; shopId: string };

/** Over `order_line l`: how many of its units are asked back and did not arrive yet. */
export const returningUnits = sql`coalesce((select sum(b.quantity) from return_line b join order_return r on r.shop_id = b.shop_id and r.id = b.return_id
  where b.shop_id = l.shop_id and b.order_line_id = l.id and r.status in ('REQUESTED', 'APPROVED')), 0)::int`;

/** Over `"order" o`: its returns as JSON, the oldest first. */
export const returnsOfOrder: RawBuilder<unknown> = sql`coalesce((
  select json_agg(json_build_object('id', r.id, 'number', r.number, 'state', r.status, 'reason', upper(r.reason), 'note', nullif(r.note, ''),
    'outcome', nullif(r.outcome, ''), 'requestedBy', case when r.requested_by is not null then person_name(r.requested_by) end,
    'createdAt', r.created_at, 'approvedAt', r.approved_at, 'receivedAt', r.received_at, 'updatedAt', r.updated_at,
    'lines', coalesce((select json_agg(json_build_object('lineId', b.order_line_id, 'quantity', b.quantity, 'reason', upper(b.reason),
        'received', b.received, 'accepted', b.accepted, 'condition', upper(b.condition)) order by l.position)
      from return_line b join order_line l on l.shop_id = b.shop_id and l.id = b.order_line_id
      where b.shop_id = r.shop_id and b.return_id = r.id), '[]')) order by r.number)
  from order_return r where r.shop_id = o.shop_id and r.order_id = o.id), '[]')`;

/** Inserts a return of an order that the transaction has locked; resolves with its number. */
export async function insertReturn(
  tx: Tx,
  { id: orderId, shopId }: OfOrder,
  { reason, note, lines }: ReturnDraft,
  { requestedBy, now }: { requestedBy: string | null; now: Date },
): Promise<number> {
  const id = newId();
  const { rows } = await sql<{ number: number }>`
    insert into order_return (id, shop_id, order_id, number, status, reason, note, requested_by, created_at, updated_at)
    select ${id}, ${shopId}, ${orderId}, coalesce(max(r.number), 0) + 1, 'REQUESTED', ${reason.toLowerCase()}, ${note ?? ''},
      ${requestedBy}::uuid, ${now}, ${now}
    from order_return r where r.shop_id = ${shopId} and r.order_id = ${orderId}
    returning number`.execute(tx);
  const asked = lines.map((line) => ({ ...line, reason: (line.reason ?? reason).toLowerCase() }));
  await sql`
    insert into return_line (shop_id, return_id, order_line_id, quantity, reason)
    select ${shopId}, ${id}, b."lineId", b.quantity, b.reason
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as b ("lineId" uuid, quantity integer, reason text)`.execute(
    tx,
  );
  const [inserted] = rows;
  if (!inserted) throw new Error(`The order ${orderId} got no return.`);
  return inserted.number;
}

/** Moves a return on, and resolves with its number; what ends it without goods or money says why. */
export async function moveReturn(
  tx: Tx,
  { id, shopId }: OfOrder,
  to: ReturnState,
  { outcome = null, now }: { outcome?: string | null; now: Date },
): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    update order_return set status = ${to}, outcome = coalesce(${outcome}, outcome), updated_at = ${now}, version = version + 1,
      approved_at = case when ${to} = 'APPROVED' then ${now} else approved_at end,
      received_at = case when ${to} = 'RECEIVED' then ${now} else received_at end
    where shop_id = ${shopId} and id = ${id} returning number`.execute(tx);
  const [moved] = rows;
  if (!moved) throw new Error(`The return ${id} is locked and is not there.`);
  return moved.number;
}

/** Writes what arrived of the lines of a return, and counts what of them was accepted on the lines of the order. */
export async function putReceived(tx: Tx, { id, shopId }: OfOrder, lines: readonly ReceivedLine[]): Promise<void> {
  const arrived = lines.map((line) => ({ ...line, condition: line.condition?.toLowerCase() ?? null }));
  const received = sql`jsonb_to_recordset(${JSON.stringify(arrived)}::jsonb)
    as c ("lineId" uuid, received integer, accepted integer, condition text)`;
  await sql`
    update return_line b set received = c.received, accepted = c.accepted, condition = c.condition from ${received}
    where b.shop_id = ${shopId} and b.return_id = ${id} and b.order_line_id = c."lineId"`.execute(tx);
  await sql`
    update order_line l set returned = l.returned + c.accepted from ${received}
    where l.shop_id = ${shopId} and l.id = c."lineId" and c.accepted > 0`.execute(tx);
}
