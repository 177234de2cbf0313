import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { type Different, differentLines, differentRefunds, overRefunded } from './check-refunds.ts';
import { paidOfOrder } from './payment-writing.store.ts';

/** What is stored of a payment, or of what was paid of an order, and is not what its rows come to. */
export type PaymentDifference = {
  record: 'payment' | 'refund' | 'order';
  id: string;
  number: string | null;
  what: string;
  stored: unknown;
  computed: unknown;
};

export type PaymentReport = { payments: number; differences: PaymentDifference[] };

/** More differences than this say no more than that there are many. */
const mostShown = 1_000;

/**
 * Recomputes the amounts of payments from their transactions, what was paid of orders from their payments, and refunds from transactions and
 * lines.
 */
export async function checkPayments(db: Db): Promise<PaymentReport> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from payment`.execute(db);
  const differences = [
    ...(await differentPayments(db)).flatMap((row) => differencesIn('payment', row)),
    ...(await differentOrders(db)).flatMap((row) => differencesIn('order', row)),
    ...(await differentRefunds(db, mostShown)).flatMap((row) => differencesIn('refund', row)),
    ...(await differentLines(db, mostShown)).flatMap((row) => differencesIn('order', row)),
    ...(await overRefunded(db, mostShown)).flatMap((row) => differencesIn('order', row)),
  ];
  return { payments: rows[0]?.count ?? 0, differences: differences.slice(0, mostShown) };
}

async function differentPayments(db: Db): Promise<Different[]> {
  const settled = sql`t.state = 'SUCCEEDED'`;
  const open = sql`t.state in ('REQUESTED', 'SENT', 'PENDING', 'UNKNOWN')`;
  const sum = (kinds: readonly string[], state: typeof open) =>
    sql`coalesce(sum(case t.kind when 'REVERSAL' then -t.amount_minor else t.amount_minor end) filter (where t.kind = any(${kinds}::text[]) and ${state}), 0)::bigint`;
  const kinds = {
    authorized: ['AUTHORIZE', 'ADJUST'],
    captured: ['CAPTURE'],
    refunded: ['REFUND', 'CHARGEBACK', 'REVERSAL'],
    voided: ['VOID'],
  };
  const parts = Object.entries(kinds);
  const stored = parts.map(
    ([name]) =>
      sql`${name}::text, ${sql.ref(`p.${name}_minor`)}, ${`${name} under way`}::text, ${sql.ref(`p.${name}_pending_minor`)}`,
  );
  const computed = parts.map(
    ([name, of]) => sql`${name}::text, ${sum(of, settled)}, ${`${name} under way`}::text, ${sum(of, open)}`,
  );
  const { rows } = await sql<Different>`
    select p.id, o.number_text as number, jsonb_build_object(${sql.join(stored)}) as stored, c.amounts as computed
    from payment p left join "order" o on o.shop_id = p.shop_id and o.id = p.order_id
    cross join lateral (select jsonb_build_object(${sql.join(computed)}) as amounts from payment_transaction t
      where t.shop_id = p.shop_id and t.payment_id = p.id) c
    where jsonb_build_object(${sql.join(stored)}) <> c.amounts order by p.id limit ${mostShown}`.execute(db);
  return rows;
}

/** An order whose sums are others, or that says another end than its last transaction where nothing of its payments is left. */
async function differentOrders(db: Db): Promise<Different[]> {
  const ends = sql`('PENDING', 'EXPIRED', 'VOIDED', 'FAILED')`;
  const { rows } = await sql<Different>`
    select c.* from "order" o cross join lateral (${paidOfOrder}) paid
    cross join lateral (select o.id, o.number_text as number,
      jsonb_build_object('authorized', o.authorized_minor, 'captured', o.captured_minor, 'refunded', o.refunded_minor,
        'credited', o.credited_minor, 'end of the authorisation', o.auth_expires_at, 'last capture', o.captured_at,
        'end of the payments', case when o.payment_status in ${ends} then o.payment_status end) as stored,
      jsonb_build_object('authorized', paid."authorizedMinor", 'captured', paid."capturedMinor", 'refunded', paid."refundedMinor",
        'credited', paid."creditedMinor", 'end of the authorisation', paid."authExpiresAt", 'last capture', paid."capturedAt",
        'end of the payments', case when o.payment_status in ${ends} then coalesce(paid.last, 'PENDING') end) as computed) c
    where c.stored <> c.computed order by o.id limit ${mostShown}`.execute(db);
  return rows;
}

function differencesIn(
  record: PaymentDifference['record'],
  { id, number, stored, computed }: Different,
): PaymentDifference[] {
  return Object.keys(computed)
    .filter((what) => stored[what] !== computed[what])
    .map((what) => ({ record, id, number, what, stored: stored[what], computed: computed[what] }));
}
