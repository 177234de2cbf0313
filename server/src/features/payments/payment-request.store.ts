import { sql } from 'kysely';
import type { Actor } from '../../platform/auth/index.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import { plainKey } from '../../platform/search-keys.ts';
import type { RequestKind } from './providers/index.ts';

/** How long a worker has to send or look up; longer than the provider may take to answer. */
export const leaseMs = 30_000;

/** The amounts of a payment that a kind of request moves: what is asked for, and what came of it. */
export const amountColumns = {
  AUTHORIZE: { settled: 'authorized_minor', pending: 'authorized_pending_minor' },
  CAPTURE: { settled: 'captured_minor', pending: 'captured_pending_minor' },
  REFUND: { settled: 'refunded_minor', pending: 'refunded_pending_minor' },
  VOID: { settled: 'voided_minor', pending: 'voided_pending_minor' },
} as const satisfies Record<RequestKind, { settled: string; pending: string }>;

export type NewRequest = { kind: RequestKind; amountMinor: number; refundId?: string };

/** Keeps what a provider is to be asked, under the lock of its payment; its id is the key that the provider gets. */
export async function insertRequest(
  tx: Tx,
  { id: paymentId, shopId }: { id: string; shopId: string },
  { actor }: { actor: Actor },
  { kind, amountMinor, refundId }: NewRequest,
  now: Date,
): Promise<void> {
  const requestedBy = actor.kind === 'user' ? actor.userId : null;
  await sql`
    insert into payment_transaction (id, shop_id, payment_id, kind, amount_minor, state, refund_id, requested_by, requested_at, lease_until)
    values (${newId()}, ${shopId}, ${paymentId}, ${kind}, ${amountMinor}, 'REQUESTED', ${refundId ?? null}, ${requestedBy}, ${now}, ${now})`.execute(
    tx,
  );
  const { pending } = amountColumns[kind];
  await sql`
    update payment set ${sql.ref(pending)} = ${sql.ref(pending)} + ${amountMinor}, updated_at = ${now}, version = version + 1
    where id = ${paymentId}`.execute(tx);
}

/** A request that a worker took up. */
export type ClaimedRequest = {
  id: string;
  paymentId: string;
  kind: RequestKind;
  amountMinor: number;
  currency: string;
  paymentRef: string | null;
  orderHint: string | null;
  fence: number;
  attempts: number;
  /** Sent now; else it was sent before, and what became of it is looked up. */
  isNew: boolean;
  code: string;
  endpoint: string | null;
  secretId: string | null;
};

/** Takes up the request that waited longest; committed before any call, so that a kill leaves it found. */
export async function claimRequest(db: Db, now: Date): Promise<ClaimedRequest | undefined> {
  const { rows } = await sql<ClaimedRequest>`
    with due as (
      select t.id, t.state from payment_transaction t where t.lease_until <= ${now}
      order by t.lease_until limit 1 for update of t skip locked),
    claimed as (
      update payment_transaction t set fence = t.fence + 1, attempts = t.attempts + 1, lease_until = ${new Date(now.getTime() + leaseMs)},
        state = case due.state when 'REQUESTED' then 'SENT' when 'SENT' then 'UNKNOWN' else due.state end,
        sent_at = case when due.state = 'REQUESTED' then ${now}::timestamptz else t.sent_at end
      from due where t.id = due.id
      returning t.*, due.state = 'REQUESTED' as is_new)
    select c.id, c.payment_id as "paymentId", c.kind, c.amount_minor as "amountMinor", p.currency, p.provider_ref as "paymentRef",
      o.number_text as "orderHint", c.fence, c.attempts, c.is_new as "isNew", v.code, v.endpoint, v.secret_id as "secretId"
    from claimed c join payment p on p.shop_id = c.shop_id and p.id = c.payment_id
      join payment_provider v on v.shop_id = p.shop_id and v.id = p.provider_id
      left join "order" o on o.shop_id = p.shop_id and o.id = p.order_id`.execute(db);
  return rows[0];
}

/** Writes how a request stands that has no end yet, unless somebody else took it up or it ended meanwhile. */
export async function putRequestOff(
  db: Db,
  { id, fence }: Pick<ClaimedRequest, 'id' | 'fence'>,
  { state, until, error }: { state: 'REQUESTED' | 'PENDING' | 'UNKNOWN'; until: Date | null; error: string | null },
): Promise<void> {
  await sql`
    update payment_transaction set state = ${state}, lease_until = ${until}, error = ${error}
    where id = ${id} and fence = ${fence} and state in ('REQUESTED', 'SENT', 'PENDING', 'UNKNOWN')`.execute(db);
}

/** Has a request without an end looked up at once. */
export async function bringForward(tx: Tx, id: string, now: Date): Promise<void> {
  await sql`
    update payment_transaction set lease_until = ${now} where id = ${id} and state in ('PENDING', 'UNKNOWN')`.execute(
    tx,
  );
}

export type OpenRequest = { id: string; kind: RequestKind; amountMinor: number; refundId: string | null };

/** The requests of a payment without an end, the oldest first; the payment is locked. */
export async function findOpenRequests(tx: Tx, paymentId: string): Promise<OpenRequest[]> {
  const { rows } = await sql<OpenRequest>`
    select id, kind, amount_minor as "amountMinor", refund_id as "refundId" from payment_transaction
    where payment_id = ${paymentId} and state in ('REQUESTED', 'SENT', 'PENDING', 'UNKNOWN')
    order by requested_at, id`.execute(tx);
  return rows;
}

export type RequestEnd =
  | { kind: 'succeeded'; paymentRef: string | null }
  | { kind: 'failed'; code: string; text: string };

/** Ends a request of a payment that the transaction has locked: what waited is there, or is given back. */
export async function endRequest(
  tx: Tx,
  paymentId: string,
  { id, kind, amountMinor }: OpenRequest,
  end: RequestEnd,
  { now, at }: { now: Date; at: Date },
): Promise<void> {
  const { settled, pending } = amountColumns[kind];
  const isDone = end.kind === 'succeeded';
  const reference = isDone && kind === 'AUTHORIZE' ? end.paymentRef : null;
  await sql`
    update payment_transaction set state = ${isDone ? 'SUCCEEDED' : 'FAILED'}, settled_at = ${at}, lease_until = null,
      error = ${isDone ? null : end.text}, provider_ref = coalesce(${reference}, provider_ref),
      reference_key = coalesce(${reference === null ? null : plainKey(reference)}, reference_key)
    where id = ${id}`.execute(tx);
  await sql`
    update payment set ${sql.ref(pending)} = ${sql.ref(pending)} - ${amountMinor},
      ${sql.ref(settled)} = ${sql.ref(settled)} + ${isDone ? amountMinor : 0},
      provider_ref = coalesce(provider_ref, ${reference}), failure_code = ${isDone ? null : end.code}, updated_at = ${now},
      version = version + 1
    where id = ${paymentId}`.execute(tx);
}
