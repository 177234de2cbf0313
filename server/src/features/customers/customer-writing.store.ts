import type { CustomerDraft } from '@quarry/contracts/customers';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { customerKeys, normalEmail } from './customer-key.ts';
import type { CustomerAddressRecord } from './customer.ts';

type Place = { id: string; shopId: string };

export async function insertCustomer(tx: Tx, { id, shopId }: Place, customer: CustomerDraft, now: Date): Promise<void> {
  const { name, email, phone, company, vatId, locale, note } = customer;
  await sql`insert into customer (id, shop_id, name, email, email_norm, phone_e164, company, vat_id, locale, note, created_at, updated_at)
    values (${id}, ${shopId}, ${name}, ${email}, ${normalEmail(email)}, ${phone}, ${company}, ${vatId}, ${locale}, ${note}, ${now},
      ${now})`.execute(tx);
  await putCustomerKeys(tx, { id, shopId }, customer);
}

export async function updateCustomerRow(
  tx: Tx,
  { id, shopId }: Place,
  customer: CustomerDraft,
  now: Date,
): Promise<void> {
  const { name, email, phone, company, vatId, locale, note } = customer;
  await sql`update customer set name = ${name}, email = ${email}, email_norm = ${normalEmail(email)}, phone_e164 = ${phone},
    company = ${company}, vat_id = ${vatId}, locale = ${locale}, note = ${note} where id = ${id}`.execute(tx);
  await raiseVersion(tx, id, now);
  await putCustomerKeys(tx, { id, shopId }, customer);
}

export async function raiseVersion(tx: Tx, id: string, now: Date): Promise<void> {
  await sql`update customer set version = version + 1, updated_at = ${now} where id = ${id}`.execute(tx);
}

/** Replaces what a customer is found by. */
export async function putCustomerKeys(
  tx: Tx,
  { id, shopId }: Place,
  customer: Parameters<typeof customerKeys>[0],
): Promise<void> {
  const keys = customerKeys(customer);
  await sql`delete from customer_key where shop_id = ${shopId} and customer_id = ${id}`.execute(tx);
  await sql`insert into customer_key (shop_id, customer_id, kind, key)
    select ${shopId}, ${id}, r.kind, r.key from unnest(${keys.map(({ kind }) => kind)}::text[],
      ${keys.map(({ key }) => key)}::text[]) as r (kind, key)`.execute(tx);
}

/** Writes one address; it takes the defaults that it claims from the others. */
export async function putAddress(tx: Tx, shopId: string, address: CustomerAddressRecord, now: Date): Promise<void> {
  const { id, customerId, name, company, phone, lines, postcode, city, region, country } = address;
  const { isDefaultBilling, isDefaultShipping } = address;
  await sql`update customer_address set is_default_billing = is_default_billing and not ${isDefaultBilling}::boolean,
      is_default_shipping = is_default_shipping and not ${isDefaultShipping}::boolean
    where shop_id = ${shopId} and customer_id = ${customerId} and id <> ${id}`.execute(tx);
  await sql`insert into customer_address as a (id, shop_id, customer_id, name, company, lines, postcode, city, region, country, phone,
      is_default_billing, is_default_shipping, created_at, updated_at)
    values (${id}, ${shopId}, ${customerId}, ${name}, ${company}, ${lines}, ${postcode}, ${city}, ${region}, ${country}, ${phone},
      ${isDefaultBilling}, ${isDefaultShipping}, ${now}, ${now})
    on conflict (id) do update set name = excluded.name, company = excluded.company, lines = excluded.lines,
      postcode = excluded.postcode, city = excluded.city, region = excluded.region, country = excluded.country,
      phone = excluded.phone, is_default_billing = excluded.is_default_billing,
      is_default_shipping = excluded.is_default_shipping, version = a.version + 1, updated_at = excluded.updated_at`.execute(
    tx,
  );
}

/** Removes the addresses of a customer that are none of these; what came by a merge goes with its undoing alone. */
export async function keepAddresses(tx: Tx, { id, shopId }: Place, ids: readonly string[]): Promise<void> {
  await sql`delete from customer_address where shop_id = ${shopId} and customer_id = ${id} and id <> all(${ids}::uuid[])
    and not exists (select from customer_merge m join customer_merge_row r on r.merge_id = m.id
      where m.shop_id = ${shopId} and m.survivor_id = ${id} and m.undone_at is null and r.kind = 'address'
        and r.record_id = customer_address.id)`.execute(tx);
}

export async function deleteAddress(tx: Tx, { id, shopId }: Place, addressId: string): Promise<void> {
  await sql`delete from customer_address where shop_id = ${shopId} and customer_id = ${id} and id = ${addressId}`.execute(
    tx,
  );
}
