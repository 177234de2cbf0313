import {
  disputeStates,
  type RefundPurpose,
  refundPurposes,
  type RefundState,
  refundStates,
} from '@quarry/contracts/payments';
import { type RawBuilder, sql } from 'kysely';
import { type Actor, type AskedOfShops, fanOverShops, scopeCondition } from '../../platform/auth/index.ts';
import {
  anyOf,
  type Db,
  type ListPage,
  type ListSort,
  type ListStart,
  readWithinScope,
  recordList,
  type Tx,
} from '../../platform/db/index.ts';
import { dayFields, listFilter, shopDay } from '../../platform/filters/index.ts';
import type { RefundFilter } from '../../platform/graphql/index.ts';
import { matchesKey, plainKey } from '../../platform/search-keys.ts';
import { findOrderForUpdate } from '../orders/index.ts';
import type { RefundLineRecord, RefundRecord } from './refund.ts';

export type RefundSortField = 'CREATED_AT' | 'AMOUNT';
export type RefundQuestion = AskedOfShops & { filter: readonly RawBuilder<unknown>[] };
export type RefundListRequest = RefundQuestion & {
  first: number;
  after: string | null;
  from: ListStart | null;
  sort: readonly ListSort<RefundSortField>[] | null;
};

const refunds = recordList<RefundRecord, RefundSortField>({
  table: 'refund r',
  columns: sql`r.id, r.shop_id as "shopId", r.order_id as "orderId", r.return_id as "returnId", r.number, r.purpose, r.reason, nullif(r.note, '') as note, r.reference,
    r.happened_at as "happenedAt", r.currency, r.amount_minor as "amountMinor", r.state,
    r.asked_of as "askedOf", r.dispute_state as "disputeState",
    case when r.purpose = 'DISPUTE' then (select v.code from payment_transaction t
      join payment p on p.shop_id = t.shop_id and p.id = t.payment_id join payment_provider v on v.shop_id = p.shop_id and v.id = p.provider_id
      where t.shop_id = r.shop_id and t.refund_id = r.id and t.kind = 'CHARGEBACK') end as "disputedAt",
    r.requested_by as "requestedById",
    case when r.requested_by is not null then person_name(r.requested_by) end as "requestedBy",
    case when r.decided_by is not null then person_name(r.decided_by) end as "decidedBy", r.decided_at as "decidedAt",
    r.created_at as "createdAt", r.updated_at as "updatedAt", r.version`,
  sorts: {
    CREATED_AT: { column: 'r.created_at', type: 'timestamptz' },
    AMOUNT: { column: 'r.amount_minor', type: 'bigint' },
  },
  defaultSort: [{ field: 'CREATED_AT', direction: 'DESC' }],
  isScoped: true,
});

/** The shop's own day on which a refund was asked for. */
export const refundRequestedOn = shopDay('r.created_at', 'r.shop_id');
const createdDays = dayFields('r.created_at', refundRequestedOn);

/** What the list of refunds can be asked. */
export const refundFilter = listFilter<RefundFilter>({
  state: { type: 'choice', column: 'r.state', choices: refundStates satisfies readonly RefundState[] },
  purpose: { type: 'choice', column: 'r.purpose', choices: refundPurposes satisfies readonly RefundPurpose[] },
  disputeState: { type: 'choice', column: 'r.dispute_state', choices: disputeStates },
  shopId: { type: 'id', of: 'Shop', column: 'r.shop_id' },
  orderId: { type: 'id', column: 'r.order_id', isHidden: true },
  waitsForMe: {
    type: 'flag',
    isTrue: (reader) => sql`(r.state = 'AWAITING_APPROVAL' and r.requested_by is distinct from ${reader.userId}::uuid
      and ${scopeCondition(reader, 'approve', 'Payment', { shopId: 'r.shop_id' })})`,
  },
  currency: { type: 'choice', column: 'r.currency' },
  createdAt: { type: 'date', column: 'r.created_at' },
  createdFrom: createdDays.from,
  createdUntil: createdDays.until,
  amount: { type: 'money', column: 'r.amount_minor', currency: 'r.currency' },
});

/** Those of orders whose number is or begins with the text. */
function isFound(search: string | null | undefined): RawBuilder<unknown>[] {
  const key = plainKey(search ?? '');
  if (key === '') return [];
  return [
    sql`r.order_id in (select k.order_id from order_key k where k.kind = 'number' and ${matchesKey(sql`k.key`, key)})`,
  ];
}

/** The refunds that the actor may read, over `refund r`. */
export const readableRefunds = (actor: Actor): RawBuilder<unknown> =>
  scopeCondition(actor, 'read', 'Payment', { shopId: 'r.shop_id' });

function conditions({ actor, search, filter }: RefundQuestion): RawBuilder<unknown>[] {
  return [readableRefunds(actor), ...filter, ...isFound(search)];
}

export function listRefunds(db: Db, request: RefundListRequest): Promise<ListPage<RefundRecord>> {
  const fanOut = fanOverShops(request, 'Payment', 'r.shop_id');
  return refunds.page(db, { ...request, where: conditions(request), fanOut });
}

export function countRefunds(db: Db, request: RefundQuestion): Promise<{ count: number; isExact: boolean }> {
  return refunds.total(db, conditions(request));
}

/** The refunds of these ids that the actor may read. */
export function findRefunds(db: Db, actor: Actor, ids: readonly string[]): Promise<Map<string, RefundRecord>> {
  return refunds.find(db, ids, [readableRefunds(actor)]);
}

/** A refund with its order, both locked in this order until the transaction ends. */
export async function findRefundForUpdate(tx: Tx, id: string): Promise<RefundRecord | undefined> {
  const { rows } = await sql<{ orderId: string }>`select order_id as "orderId" from refund where id = ${id}`.execute(
    tx,
  );
  const [found] = rows;
  if (!found) return undefined;
  await findOrderForUpdate(tx, found.orderId);
  return refunds.lock(tx, id);
}

/** The ids of refunds of orders, the oldest first. */
export function findRefundIds(db: Db, orderIds: readonly string[]): Promise<{ id: string; orderId: string }[]> {
  return readWithinScope(
    db,
    sql<{ id: string; orderId: string }>`
      select r.id, r.order_id as "orderId" from "order" o join refund r on r.shop_id = o.shop_id and r.order_id = o.id
      where o.id = ${anyOf(orderIds)} order by r.number`,
  );
}

/** The lines of refunds in the order of those of their order. */
export function findRefundLines(db: Db | Tx, refundIds: readonly string[]): Promise<RefundLineRecord[]> {
  return readWithinScope(
    db,
    sql<RefundLineRecord>`
      select l.refund_id as "refundId", l.order_line_id as "lineId", l.quantity, l.net_minor as "netMinor", l.tax_minor as "taxMinor",
        l.gross_minor as "grossMinor"
      from refund_line l join order_line o on o.shop_id = l.shop_id and o.id = l.order_line_id
      where l.refund_id = ${anyOf(refundIds)} order by o.position`,
  );
}
