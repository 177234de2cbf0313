import { customerStatuses } from '@quarry/contracts/customers';
import { type RawBuilder, sql } from 'kysely';
import { type Actor, type AskedOfShops, fanOverShops, scopeCondition } from '../../platform/auth/index.ts';
import { type Db, type ListPage, type ListSort, type ListStart, recordList, type Tx } from '../../platform/db/index.ts';
import { dayFields, listFilter, shopDay } from '../../platform/filters/index.ts';
import type { CustomerFilter } from '../../platform/graphql/index.ts';
import { searchedByKeys } from '../../platform/search-keys.ts';
import type { CustomerRecord } from './customer.ts';

export type CustomerSortField = 'NAME' | 'CREATED_AT' | 'FIRST_ORDER_AT';
export type CustomerQuestion = AskedOfShops & { filter: readonly RawBuilder<unknown>[] };
export type CustomerListRequest = CustomerQuestion & {
  first: number;
  after?: string | null;
  from?: ListStart | null;
  sort?: readonly ListSort<CustomerSortField>[] | null;
};

const customers = recordList<CustomerRecord, CustomerSortField>({
  table: 'customer c',
  columns: sql`c.id, c.shop_id as "shopId", c.name, c.email, c.phone_e164 as phone, c.company, c.vat_id as "vatId", c.locale, c.note,
    c.status, c.merged_into as "mergedIntoId", c.first_order_at as "firstOrderAt", c.erased_at as "erasedAt", c.created_at as "createdAt",
    c.updated_at as "updatedAt", c.version`,
  sorts: {
    NAME: { column: 'c.name', type: 'text' },
    CREATED_AT: { column: 'c.created_at', type: 'timestamptz' },
    FIRST_ORDER_AT: { column: 'c.first_order_at', type: 'timestamptz', isNullable: true },
  },
  defaultSort: [{ field: 'CREATED_AT', direction: 'DESC' }],
  isScoped: true,
});

/** The shop's own day on which a customer was added. */
export const customerAddedOn = shopDay('c.created_at', 'c.shop_id');
const createdDays = dayFields('c.created_at', customerAddedOn);

/** What the customer list can be asked. */
export const customerFilter = listFilter<CustomerFilter>({
  shopId: { type: 'id', of: 'Shop', column: 'c.shop_id' },
  status: { type: 'choice', column: 'c.status', choices: customerStatuses, unlessAsked: sql`c.status = 'ACTIVE'` },
  country: {
    type: 'choice',
    holds: (countries) => sql`c.id in (select a.customer_id from customer_address a
      where a.country = any(${countries.map((country) => country.toUpperCase())}::text[]))`,
  },
  createdAt: { type: 'date', column: 'c.created_at' },
  createdFrom: createdDays.from,
  createdUntil: createdDays.until,
  firstOrderAt: { type: 'date', column: 'c.first_order_at', isNullable: true },
});

/** The customers that the actor may read, over `customer c`. */
export function readableCustomers(actor: Actor): RawBuilder<unknown> {
  return scopeCondition(actor, 'read', 'Customer', { shopId: 'c.shop_id' });
}

function conditions({ actor, search, filter }: CustomerQuestion): RawBuilder<unknown>[] {
  const words = searchedByKeys(
    search ?? '',
    sql`c.id`,
    (isMeant) => sql`select k.customer_id from customer_key k where ${isMeant}`,
  );
  return [readableCustomers(actor), ...filter, ...words];
}

export function listCustomers(db: Db, request: CustomerListRequest): Promise<ListPage<CustomerRecord>> {
  const fanOut = fanOverShops(request, 'Customer', 'c.shop_id');
  return customers.page(db, { ...request, where: conditions(request), ...(fanOut && { fanOut }) });
}

export function countCustomers(db: Db, request: CustomerQuestion): Promise<{ count: number; isExact: boolean }> {
  return customers.total(db, conditions(request));
}

/** The customers of these ids that the actor may read, merged ones among them. */
export function findCustomers(db: Db | Tx, actor: Actor, ids: readonly string[]): Promise<Map<string, CustomerRecord>> {
  return customers.find(db, ids, [readableCustomers(actor)]);
}

/** One that is there for good, locked against a second editor until the transaction ends. */
export function lockCustomer(tx: Tx, id: string): Promise<CustomerRecord | undefined> {
  return customers.lock(tx, id);
}

/** The active customer of the shop that an address belongs to, if it is another one. */
export async function findByEmailNorm(
  tx: Tx,
  { shopId, emailNorm, not }: { shopId: string; emailNorm: string; not: string },
): Promise<CustomerRecord | undefined> {
  const { rows } = await sql<{ id: string }>`select id from customer
    where shop_id = ${shopId} and email_norm = ${emailNorm} and status = 'ACTIVE' and id <> ${not}`.execute(tx);
  return rows[0] && (await customers.find(tx, [rows[0].id])).get(rows[0].id);
}

/** Of two who give one address to customers of a shop at once, the second waits until the first is done. */
export async function lockEmail(tx: Tx, shopId: string, emailNorm: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`customer:${shopId}:${emailNorm}`}, 0))`.execute(tx);
}
