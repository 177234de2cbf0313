import { e164 } from '@quarry/contracts/common';
import { sql } from 'kysely';
import { type Db, readWithinScope, type Tx } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import { normalEmail } from './customer-key.ts';
import { lockEmail } from './customer.store.ts';
import { insertCustomer } from './customer-writing.store.ts';

/** What an order says of who bought. */
export type CustomerOfOrder = {
  id: string | null;
  externalId: string | null;
  name: string | null;
  email: string | null;
  phone: string | null;
};

type Seller = { channelId: string; shopId: string; locale: string | null };

/**
 * The customer of an order: by the id of ours, else by that of the channel, else by their e-mail, else a new one; never by a name. Null
 * where nothing is known of them, undefined where the shop has no customer of that id.
 */
export async function customerOfOrder(
  tx: Tx,
  { channelId, shopId, locale }: Seller,
  { id, externalId, name, email, phone }: CustomerOfOrder,
  now: Date,
): Promise<string | null | undefined> {
  if (id !== null) return heldActive(tx, shopId, id);
  if (externalId !== null) {
    // Of two orders of a new customer at once, the second waits here for the first.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`customer:${channelId}:${externalId}`}, 0))`.execute(tx);
    const known = await findByExternalId(tx, channelId, externalId);
    if (known !== undefined) return heldActive(tx, shopId, known);
  }
  if (externalId === null && email === null && name === null) return null;
  const said = {
    name: name ?? email ?? externalId ?? '',
    email,
    phone: phone === null ? null : (e164(phone) ?? null),
    locale,
  };
  const customerId = (await findByEmail(tx, shopId, email)) ?? (await foundOrMade(tx, shopId, said, now));
  if (externalId !== null)
    await sql`insert into customer_external (shop_id, channel_id, external_id, customer_id)
      values (${shopId}, ${channelId}, ${externalId}, ${customerId}) on conflict do nothing`.execute(tx);
  return customerId;
}

type CustomerContact = { name: string; email: string | null; phone: string | null };

/** By which a customer of a shop is reached. */
export async function contactOfCustomer(db: Db | Tx, shopId: string, id: string): Promise<CustomerContact | null> {
  const rows = await readWithinScope(
    db,
    sql<CustomerContact>`select name, email, phone_e164 as phone from customer
      where id = ${id} and shop_id = ${shopId} and status = 'ACTIVE'`,
  );
  return rows[0] ?? null;
}

/** The same of the customer that an order names by our id, or by that of its channel; null where it names nobody who is known. */
export async function contactOfNamed(
  db: Db | Tx,
  { id: channelId, shopId }: { id: string; shopId: string },
  { id, externalId }: Pick<CustomerOfOrder, 'id' | 'externalId'>,
): Promise<CustomerContact | null> {
  const named = id ?? (externalId === null ? undefined : await findByExternalId(db, channelId, externalId));
  return named === undefined ? null : contactOfCustomer(db, shopId, named);
}

/** When a customer bought for the first time, which a later order may move to earlier. */
export async function noteFirstOrder(tx: Tx, customerId: string, placedAt: Date): Promise<void> {
  await sql`update customer set first_order_at = ${placedAt}
    where id = ${customerId} and (first_order_at is null or first_order_at > ${placedAt})`.execute(tx);
}

/**
 * Whom a customer stands for by now: one that was merged is whom it went into. It is held until the order is theirs, so that no merge
 * leaves the order behind.
 */
async function heldActive(tx: Tx, shopId: string, id: string): Promise<string | undefined> {
  let at: string | null = id;
  while (at !== null) {
    const { rows }: { rows: { status: string; mergedInto: string | null }[] } = await sql<{
      status: string;
      mergedInto: string | null;
    }>`select status, merged_into as "mergedInto" from customer
      where id = ${at} and shop_id = ${shopId} and status <> 'ERASED' for key share`.execute(tx);
    if (rows[0]?.status === 'ACTIVE') return at;
    at = rows[0]?.mergedInto ?? null;
  }
  return undefined;
}

async function findByExternalId(db: Db | Tx, channelId: string, externalId: string): Promise<string | undefined> {
  const rows = await readWithinScope(
    db,
    sql<{ id: string }>`
      select coalesce(c.merged_into, c.id) as id from customer_external e join customer c on c.id = e.customer_id
      where e.channel_id = ${channelId} and e.external_id = ${externalId} and c.status <> 'ERASED'`,
  );
  return rows[0]?.id;
}

/** The customer who has an address, else the one into whom its last owner was merged. */
async function findByEmail(tx: Tx, shopId: string, email: string | null): Promise<string | undefined> {
  const emailNorm = normalEmail(email);
  if (emailNorm === null) return undefined;
  const { rows } = await sql<{ id: string }>`
    (select id, updated_at, 0 as place from customer where shop_id = ${shopId} and email_norm = ${emailNorm} and status = 'ACTIVE')
    union all
    (select id, updated_at, 1 from customer where shop_id = ${shopId} and email_norm = ${emailNorm} and status = 'MERGED')
    order by place, updated_at desc limit 1`.execute(tx);
  return rows[0] && heldActive(tx, shopId, rows[0].id);
}

type NewCustomer = { name: string; email: string | null; phone: string | null; locale: string | null };

/** Makes a customer, unless somebody else made one of the same address in the meantime. */
async function foundOrMade(tx: Tx, shopId: string, said: NewCustomer, now: Date): Promise<string> {
  const emailNorm = normalEmail(said.email);
  if (emailNorm !== null) {
    await lockEmail(tx, shopId, emailNorm);
    const known = await findByEmail(tx, shopId, said.email);
    if (known !== undefined) return known;
  }
  const id = newId();
  await insertCustomer(tx, { id, shopId }, { ...said, company: null, vatId: null, note: '' }, now);
  return id;
}
