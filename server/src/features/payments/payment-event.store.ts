import {
  type PaymentEventKind,
  paymentEventKinds,
  type PaymentEventState,
  paymentEventStates,
} from '@quarry/contracts/payments';
import { type RawBuilder, sql } from 'kysely';
import { type Actor, type AskedOfShops, fanOverShops, scopeCondition } from '../../platform/auth/index.ts';
import {
  anyOf,
  type Db,
  executePrepared,
  type ListPage,
  type ListSort,
  type ListStart,
  readWithinScope,
  recordList,
  type Tx,
  writeAlone,
} from '../../platform/db/index.ts';
import { listFilter } from '../../platform/filters/index.ts';
import type { PaymentEventFilter } from '../../platform/graphql/index.ts';
import { newId } from '../../platform/ids.ts';
import { plainKey } from '../../platform/search-keys.ts';
import type { ProviderEvent } from './providers/index.ts';

/** What a provider told, as it is stored. */
export type PaymentEventRecord = {
  id: string;
  shopId: string;
  providerId: string;
  kind: PaymentEventKind;
  state: PaymentEventState;
  reference: string | null;
  orderHint: string | null;
  amountMinor: number | null;
  currency: string | null;
  occurredAt: Date;
  receivedAt: Date;
  requestId: string | null;
  paymentId: string | null;
  /** The dispute as the provider knows it. */
  dispute: string | null;
  note: string | null;
  /** How often it failed by its own fault. */
  failures: number;
};

export type EventSortField = 'RECEIVED_AT';
export type EventQuestion = Pick<AskedOfShops, 'actor' | 'shopIds'> & { filter: readonly RawBuilder<unknown>[] };
export type EventListRequest = EventQuestion & {
  first: number;
  after: string | null;
  from: ListStart | null;
  sort: readonly ListSort<EventSortField>[] | null;
};

const events = recordList<PaymentEventRecord, EventSortField>({
  table: 'payment_event e',
  columns: sql`e.id, e.shop_id as "shopId", e.provider_id as "providerId", e.kind, e.state, e.provider_ref as reference,
    e.order_hint as "orderHint", e.amount_minor as "amountMinor", e.currency, e.occurred_at as "occurredAt", e.received_at as "receivedAt",
    e.request_id as "requestId", e.payment_id as "paymentId", e.dispute_ref as dispute, e.note,
    e.failures`,
  sorts: { RECEIVED_AT: { column: 'e.received_at', type: 'timestamptz' } },
  defaultSort: [{ field: 'RECEIVED_AT', direction: 'DESC' }],
  isScoped: true,
});

/** What the list of events can be asked. */
export const eventFilter = listFilter<PaymentEventFilter>({
  state: { type: 'choice', column: 'e.state', choices: paymentEventStates },
  kind: { type: 'choice', column: 'e.kind', choices: paymentEventKinds },
  shopId: { type: 'id', of: 'Shop', column: 'e.shop_id' },
  providerId: { type: 'id', column: 'e.provider_id', isHidden: true },
  receivedAt: { type: 'date', column: 'e.received_at' },
});

const isVisible = (actor: Actor) => scopeCondition(actor, 'read', 'Payment', { shopId: 'e.shop_id' });

export function listEvents(db: Db, request: EventListRequest): Promise<ListPage<PaymentEventRecord>> {
  const where = [isVisible(request.actor), ...request.filter];
  return events.page(db, {
    ...request,
    where,
    fanOut: fanOverShops({ ...request, search: null }, 'Payment', 'e.shop_id'),
  });
}

export function countEvents(db: Db, { actor, filter }: EventQuestion): Promise<{ count: number; isExact: boolean }> {
  return events.total(db, [isVisible(actor), ...filter]);
}

export function findEvents(db: Db, actor: Actor, ids: readonly string[]): Promise<Map<string, PaymentEventRecord>> {
  return events.find(db, ids, [isVisible(actor)]);
}

export function lockEvent(tx: Tx, id: string): Promise<PaymentEventRecord | undefined> {
  return events.lock(tx, id);
}

/** Keeps what a provider told, once however often it tells it; outside a transaction it is committed by itself. */
export async function keepEvents(
  db: Db | Tx,
  { id: providerId, shopId }: { id: string; shopId: string },
  told: readonly ProviderEvent[],
  { bytes, now }: { bytes: Buffer | null; now: Date },
): Promise<void> {
  if (told.length === 0) return;
  const rows = told.map((event) => ({ ...event, row: newId(), hintKey: hintKey(event.orderHint) }));
  const statement = sql`
    insert into payment_event (id, shop_id, provider_id, provider_event_id, kind, provider_ref, order_hint, amount_minor, currency,
      hint_key, occurred_at, received_at, blob, state, request_id, dispute_ref)
    select t.row, ${shopId}::uuid, ${providerId}::uuid, t.id, t.kind, t."paymentRef", t."orderHint", t."amountMinor", t.currency,
      t."hintKey", t."occurredAt", ${now}::timestamptz, ${bytes}::bytea, 'RECEIVED',
      t."requestKey", t.dispute
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t (row uuid, id text, kind text, "paymentRef" text, "orderHint" text,
      "amountMinor" bigint, currency text, "hintKey" text, "occurredAt" timestamptz, "requestKey" uuid, dispute text)
    on conflict (provider_id, provider_event_id) do nothing`;
  await writeAlone(db, statement);
}

/** The order that an event names, as orders are searched; null where that names none. */
function hintKey(orderHint: string | null): string | null {
  return orderHint === null ? null : plainKey(orderHint) || null;
}

/** The order that a provider means, by its number or by its id at a channel. */
const hintedOrder = sql`
  select k.order_id as id from order_key k join "order" o on o.shop_id = k.shop_id and o.id = k.order_id
  where k.shop_id = e.shop_id and k.kind in ('number', 'external') and o.deleted_at is null and o.status <> 'DRAFT'
    and k.key = e.hint_key
  order by k.kind desc, o.placed_at desc limit 1`;

/** The payment that a provider means, by its own reference or by the request that it answers. */
const meantPayment = sql`
  select p.id from payment p where p.provider_id = e.provider_id and p.provider_ref = e.provider_ref
  union all select p.id from payment_transaction t join payment p on p.id = t.payment_id
    where t.id = e.request_id and p.provider_id = e.provider_id limit 1`;

/** Leaves an event that failed by its own fault alone until then. */
export async function noteFailure(tx: Tx, id: string, failures: number, retryAt: Date): Promise<void> {
  await sql`update payment_event set failures = ${failures}, retry_at = ${retryAt} where id = ${id}`.execute(tx);
}

/** Events that were just received, the oldest first. */
export async function findReceivedEvents(db: Db): Promise<string[]> {
  const rows = await readWithinScope(
    db,
    sql<{ id: string }>`select id from payment_event where state = 'RECEIVED' order by received_at, id limit 100`,
  );
  return rows.map(({ id }) => id);
}

/** Events that waited for what is there by now, or for too long. One that failed is left alone until it is tried again. */
export async function findWaitedEvents(
  db: Db,
  { now, waitedSince }: { now: Date; waitedSince: Date },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select e.id from payment_event e where e.state = 'WAITING' and (e.retry_at is null or e.retry_at <= ${now})
      and (e.received_at <= ${waitedSince} or exists (${meantPayment}) or exists (${hintedOrder})) order by e.received_at, e.id limit 100`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Where an event belongs, as things stand. */
export async function placeOf(tx: Tx, id: string): Promise<{ paymentId: string | null; orderId: string | null }> {
  const [place] = await executePrepared(
    tx,
    sql<{ paymentId: string | null; orderId: string | null }>`
      select (${meantPayment}) as "paymentId", (${hintedOrder}) as "orderId" from payment_event e where e.id = ${id}`,
  );
  return place ?? { paymentId: null, orderId: null };
}

export async function setEventState(
  tx: Tx,
  id: string,
  {
    state,
    paymentId = null,
    note = null,
  }: { state: PaymentEventState; paymentId?: string | null; note?: string | null },
): Promise<void> {
  await executePrepared(
    tx,
    sql`
      update payment_event set state = ${state}, payment_id = coalesce(${paymentId}::uuid, payment_id), note = ${note} where id = ${id}`,
  );
}

/** Gives those of these that are listed for people back to the worker, who takes no others. */
export async function haveUnmatchedWait(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    with listed as (
      select id from payment_event where id = ${anyOf(ids)} and state = 'UNMATCHED' order by id for no key update)
    update payment_event e set state = 'WAITING', note = null from listed where e.id = listed.id`.execute(tx);
}

const readAtOnce = 100;

/**
 * Events that came before the order that they name, and what else was told of the same payments; what is of a payment of another order is
 * left out. The worker takes those beyond the first hundred.
 */
export async function findToldBefore(tx: Tx, { id, shopId }: { id: string; shopId: string }): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with hinted as materialized (
      select e.id, e.provider_id, e.provider_ref from payment_event e
      where e.shop_id = ${shopId} and e.state in ('RECEIVED', 'WAITING', 'UNMATCHED')
        and e.hint_key in (select k.key from order_key k
          where k.shop_id = ${shopId} and k.order_id = ${id} and k.kind in ('number', 'external'))
        and (${hintedOrder}) = ${id}
      order by e.received_at, e.id limit ${readAtOnce}),
    told as (
      select id from hinted
      union select e.id from hinted h join payment_event e on e.provider_id = h.provider_id and e.provider_ref = h.provider_ref
        where e.state in ('RECEIVED', 'WAITING', 'UNMATCHED'))
    select e.id from told join payment_event e on e.id = told.id
    where not exists (select from (${meantPayment}) m join payment p on p.id = m.id where p.order_id is distinct from ${id})
    order by e.id limit ${readAtOnce}`.execute(tx);
  return rows.map(({ id: event }) => event);
}

/** The events of the same payment at the provider in these states, the oldest first; the chosen one is among them in any state. */
export async function findSiblings(
  tx: Tx,
  { providerId, reference }: Pick<PaymentEventRecord, 'providerId' | 'reference'>,
  states: readonly PaymentEventState[],
  chosenId: string | null = null,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from payment_event where provider_id = ${providerId} and provider_ref = ${reference}
      and (state in (${sql.join(states)}) or id = ${chosenId}) order by occurred_at, id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Events that wait to be booked, for those who look after the installation. */
export async function findWaitingEvents(db: Db): Promise<{ count: number; oldestAt: Date | null }> {
  const [found] = await readWithinScope(
    db,
    sql<{ count: number; oldestAt: Date | null }>`
      select count(*)::integer as count, min(m.received_at) as "oldestAt"
      from (select received_at from payment_event where state = 'RECEIVED' order by received_at limit 1000) m`,
  );
  return found ?? { count: 0, oldestAt: null };
}
