import { sql } from 'kysely';
import { type Db, readWithinScope, type Tx } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';

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
  if (id !== null) return findOwn(tx, shopId, id);
  if (externalId !== null) {
    // Of two orders of a new customer at once, the second waits here for the first.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`customer:${channelId}:${externalId}`}, 0))`.execute(tx);
    const known = await findByExternalId(tx, channelId, externalId);
    if (known !== undefined) return known;
  }
  if (externalId === null && email === null && name === null) return null;
  const emailNorm = normalEmail(email);
  const customerId =
    (emailNorm === null ? undefined : await findByEmail(tx, shopId, emailNorm)) ??
    (await insertCustomer(
      tx,
      shopId,
      { name: name ?? email ?? externalId ?? '', email, emailNorm, phone, locale },
      now,
    ));
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

function normalEmail(email: string | null): string | null {
  return email === null ? null : email.normalize('NFKC').trim().toLowerCase();
}

/** E.164: what is written otherwise is kept with the order alone. */
function e164(phone: string | null): string | null {
  const digits = phone?.replaceAll(/[\s()./-]/g, '') ?? '';
  return /^\+[1-9]\d{6,14}$/.test(digits) ? digits : null;
}

async function findOwn(tx: Tx, shopId: string, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from customer where id = ${id} and shop_id = ${shopId} and status = 'ACTIVE'`.execute(tx);
  return rows[0]?.id;
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

async function findByEmail(tx: Tx, shopId: string, emailNorm: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from customer where shop_id = ${shopId} and email_norm = ${emailNorm} and status = 'ACTIVE'`.execute(tx);
  return rows[0]?.id;
}

type NewCustomer = {
  name: string;
  email: string | null;
  emailNorm: string | null;
  phone: string | null;
  locale: string | null;
};

async function insertCustomer(
  tx: Tx,
  shopId: string,
  { name, email, emailNorm, phone, locale }: NewCustomer,
  now: Date,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into customer (id, shop_id, name, email, email_norm, phone_e164, locale, created_at, updated_at)
    values (${newId()}, ${shopId}, ${name}, ${email}, ${emailNorm}, ${e164(phone)}, ${locale}, ${now}, ${now})
    on conflict (shop_id, email_norm) where status = 'ACTIVE' do nothing returning id`.execute(tx);
  // Somebody else made the same one in the meantime.
  const id = rows[0]?.id ?? (await findByEmail(tx, shopId, emailNorm ?? ''));
  if (id === undefined) throw new Error(`The customer of an order of the shop ${shopId} was neither made nor found.`);
  return id;
}
