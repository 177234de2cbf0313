import { sql } from 'kysely';
import { anyOf, type Db, readWithinScope, type Tx } from '../../platform/db/index.ts';
import type { CustomerAddressRecord, CustomerConsentRecord } from './customer.ts';

/** The addresses of customers, the defaults first. */
export function findAddresses(db: Db | Tx, customerIds: readonly string[]): Promise<CustomerAddressRecord[]> {
  return readWithinScope(
    db,
    sql<CustomerAddressRecord>`
      select id, customer_id as "customerId", name, company, phone, lines, postcode, city, region, country,
        is_default_billing as "isDefaultBilling", is_default_shipping as "isDefaultShipping"
      from customer_address where customer_id = ${anyOf(customerIds)}
      order by is_default_billing desc, is_default_shipping desc, created_at, id`,
  );
}

/** Every statement of customers, the latest first. */
export function findConsents(db: Db | Tx, customerIds: readonly string[]): Promise<CustomerConsentRecord[]> {
  return readWithinScope(
    db,
    sql<CustomerConsentRecord>`
      select id, customer_id as "customerId", purpose, given, at, source, text_version as "textVersion"
      from customer_consent where customer_id = ${anyOf(customerIds)} order by at desc, id desc`,
  );
}

export type CustomerExternalRecord = {
  customerId: string;
  channelId: string;
  channelName: string;
  externalId: string;
};

/** By which channels know customers. */
export function findExternalIds(db: Db | Tx, customerIds: readonly string[]): Promise<CustomerExternalRecord[]> {
  return readWithinScope(
    db,
    sql<CustomerExternalRecord>`
      select e.customer_id as "customerId", e.channel_id as "channelId", c.name as "channelName", e.external_id as "externalId"
      from customer_external e join channel c on c.id = e.channel_id
      where e.customer_id = ${anyOf(customerIds)} order by c.name, e.external_id`,
  );
}

export async function insertConsent(
  tx: Tx,
  { shopId, ...consent }: CustomerConsentRecord & { shopId: string },
): Promise<void> {
  const { id, customerId, purpose, given, at, source, textVersion } = consent;
  await sql`insert into customer_consent (id, shop_id, customer_id, purpose, given, at, source, text_version)
    values (${id}, ${shopId}, ${customerId}, ${purpose}, ${given}, ${at}, ${source}, ${textVersion})`.execute(tx);
}
