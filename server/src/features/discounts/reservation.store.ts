import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';

/** What a shop was answered for a cart. */
export type Reservation = {
  expiresAt: string;
  applied: { discountId: string; label: string; code: string | null; savingMinor: number }[];
  totalMinor: number;
  currency: string;
};

export type ReservationKey = { channelId: string; shopId: string; key: string };

/** So many that are long over go when a new one comes. */
const forgottenAtOnce = 10;
const forgottenAfterMs = 24 * 3_600_000;

/** Claims a key; what stands under it already is answered, locked until the transaction ends, and the key is then whose it was. */
export async function claimReservation(
  tx: Tx,
  { channelId, shopId, key }: ReservationKey,
  { hash, expiresAt, now }: { hash: Buffer; expiresAt: Date; now: Date },
): Promise<{ hash: Buffer; answer: Reservation; expiresAt: Date } | null> {
  await sql`delete from discount_reservation r using (select channel_id, reservation_key from discount_reservation
    where channel_id = ${channelId} and expires_at < ${new Date(now.getTime() - forgottenAfterMs)} limit ${forgottenAtOnce}
    for update skip locked) o where r.channel_id = o.channel_id and r.reservation_key = o.reservation_key`.execute(tx);
  const claimed = await sql`
    insert into discount_reservation (channel_id, reservation_key, shop_id, cart_hash, answer, expires_at, at)
    values (${channelId}, ${key}, ${shopId}, ${hash}, '{}', ${expiresAt}, ${now}) on conflict do nothing returning 1`.execute(
    tx,
  );
  if (claimed.rows.length > 0) return null;
  const found = await sql<{ hash: Buffer; answer: Reservation; expiresAt: Date }>`
    select cart_hash as hash, answer, expires_at as "expiresAt" from discount_reservation
    where channel_id = ${channelId} and reservation_key = ${key} for update`.execute(tx);
  return found.rows[0] ?? null;
}

export async function keepReservation(
  tx: Tx,
  { channelId, key }: ReservationKey,
  { hash, expiresAt, now, answer }: { hash: Buffer; expiresAt: Date; now: Date; answer: Reservation },
): Promise<void> {
  await sql`update discount_reservation set cart_hash = ${hash}, answer = ${JSON.stringify(answer)}::jsonb, expires_at = ${expiresAt},
    at = ${now} where channel_id = ${channelId} and reservation_key = ${key}`.execute(tx);
}

export async function dropReservation(tx: Tx, { channelId, key }: Omit<ReservationKey, 'shopId'>): Promise<void> {
  await sql`delete from discount_reservation where channel_id = ${channelId} and reservation_key = ${key}`.execute(tx);
}

/** The discounts that a key holds a use of. */
export async function findReserved(db: Db | Tx, { channelId, key }: Omit<ReservationKey, 'shopId'>): Promise<string[]> {
  const found = await sql<{ id: string }>`select distinct discount_id as id from discount_use
    where channel_id = ${channelId} and reservation_key = ${key} and state = 'RESERVED'`.execute(db);
  return found.rows.map(({ id }) => id);
}

/** Lets nobody else count a use of these discounts, or change them, until the transaction ends. */
export async function lockCounters(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`select from discount_counter c join discount d on d.id = c.discount_id where c.discount_id = any(${ids}::uuid[])
    order by c.discount_id for update of c for share of d`.execute(tx);
}

/** Releases the uses that a key holds; the caller has locked their counters. */
export async function releaseKey(tx: Tx, { channelId, key }: Omit<ReservationKey, 'shopId'>): Promise<void> {
  await release(tx, sql`u.state = 'RESERVED' and u.channel_id = ${channelId} and u.reservation_key = ${key}`);
}

/** Releases uses of these discounts whose time is over; the caller has locked their counters. */
export async function releaseExpired(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  await release(tx, sql`u.state = 'RESERVED' and u.discount_id = any(${ids}::uuid[]) and u.expires_at <= ${now}`);
}

/** Releases the uses of an order, whose counters it locks first. */
export async function releaseOrderUses(tx: Tx, orderId: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select distinct discount_id as id from discount_use where order_id = ${orderId} and state = 'COMMITTED'`.execute(
    tx,
  );
  await lockCounters(
    tx,
    rows.map(({ id }) => id),
  );
  await release(tx, sql`u.state = 'COMMITTED' and u.order_id = ${orderId}`);
}

async function release(tx: Tx, condition: ReturnType<typeof sql>): Promise<void> {
  await sql`
    with gone as (update discount_use u set state = 'RELEASED' where ${condition}
        returning u.discount_id, u.code_id, u.customer_key),
      total as (update discount_counter c set used = c.used - g.count
        from (select discount_id, count(*) as count from gone group by 1) g where c.discount_id = g.discount_id),
      by_customer as (update discount_customer_counter c set used = c.used - g.count
        from (select discount_id, customer_key, count(*) as count from gone where customer_key is not null group by 1, 2) g
        where c.discount_id = g.discount_id and c.customer_key = g.customer_key)
    update discount_code c set used = c.used - g.count
      from (select code_id, count(*) as count from gone where code_id is not null group by 1) g where c.id = g.code_id`.execute(
    tx,
  );
}

export type CountedUse = { discountId: string; codeId: string | null; amountMinor: number; isOverLimit?: boolean };

/** Whose uses are: held under a key until a time, or those of an order for good. */
export type UseHolder = { channelId: string; shopId: string } & (
  | { key: string; expiresAt: Date }
  | { orderId: string }
);

/** Counts a use of each of these discounts; the caller has locked their counters. */
export async function addUses(
  tx: Tx,
  holder: UseHolder,
  uses: readonly CountedUse[],
  { customerKey, currency, now }: { customerKey: string | null; currency: string; now: Date },
): Promise<void> {
  if (uses.length === 0) return;
  const { channelId, shopId } = holder;
  const held = 'key' in holder ? holder : { key: null, expiresAt: null };
  const orderId = 'orderId' in holder ? holder.orderId : null;
  const rows = JSON.stringify(uses.map((use) => ({ id: newId(), isOverLimit: false, ...use })));
  await sql`
    with used as (
        insert into discount_use (id, shop_id, discount_id, code_id, order_id, channel_id, reservation_key, customer_key, state,
          amount_minor, currency, over_limit, expires_at, at)
        select r.id, ${shopId}, r."discountId", r."codeId", ${orderId}, ${channelId}, ${held.key}, ${customerKey},
          ${orderId === null ? 'RESERVED' : 'COMMITTED'}, r."amountMinor", ${currency}, r."isOverLimit", ${held.expiresAt}, ${now}
        from jsonb_to_recordset(${rows}::jsonb) as r (id uuid, "discountId" uuid, "codeId" uuid, "amountMinor" bigint, "isOverLimit" boolean)
        returning discount_id, code_id, customer_key),
      total as (update discount_counter c set used = c.used + 1 from used u where c.discount_id = u.discount_id),
      by_customer as (
        insert into discount_customer_counter as c (discount_id, customer_key, shop_id, used)
        select u.discount_id, u.customer_key, ${shopId}, 1 from used u where u.customer_key is not null
        on conflict (discount_id, customer_key) do update set used = c.used + 1)
    update discount_code c set used = c.used + 1 from used u where c.id = u.code_id`.execute(tx);
}
