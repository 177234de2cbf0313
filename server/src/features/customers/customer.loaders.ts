import DataLoader from 'dataloader';
import { sql } from 'kysely';
import { may } from '../../platform/auth/index.ts';
import { anyOf, readWithinScope } from '../../platform/db/index.ts';
import { perRequest, type RequestContext } from '../../platform/feature.ts';
import { isId } from '../../platform/ids.ts';
import { findAddresses, findConsents, findExternalIds } from './customer-parts.store.ts';
import type { CustomerRecord, PersonalFields } from './customer.ts';
import { findCustomers } from './customer.store.ts';
import { findPersonData } from './person-data.store.ts';

export type CustomerMention = {
  id: string;
  shopId: string;
  name: string;
  email: string | null;
  erasedAt: Date | null;
};

/** What is known of customers by anyone who reads something that names them. */
export const customerMention = perRequest(
  ({ deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const rows = await readWithinScope(
        deps.db,
        sql<CustomerMention>`select id, shop_id as "shopId", name, email, erased_at as "erasedAt" from customer where id = ${anyOf(ids)}`,
      );
      const found = new Map(rows.map((customer) => [customer.id, customer]));
      return ids.map((id) => found.get(id) ?? null);
    }),
);

/** Customers by id as far as the actor may read them, one statement for all that a request asks for. */
export const customerById = perRequest(
  ({ actor, deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const found = await findCustomers(deps.db, actor, ids);
      return ids.map((id) => found.get(id) ?? null);
    }),
);

/** The customer, when the actor may see it. */
export async function visibleCustomer(context: RequestContext, { id }: { id: string }): Promise<CustomerRecord | null> {
  return may(context.actor, 'read', 'Customer') && isId(id) ? customerById(context).load(id) : null;
}

export const addressesOf = perRequest(
  ({ deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const found = Map.groupBy(await findAddresses(deps.db, ids), ({ customerId }) => customerId);
      return ids.map((id) => found.get(id) ?? []);
    }),
);

export const consentsOf = perRequest(
  ({ deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const found = Map.groupBy(await findConsents(deps.db, ids), ({ customerId }) => customerId);
      return ids.map((id) => found.get(id) ?? []);
    }),
);

export const externalIdsOf = perRequest(
  ({ deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const found = Map.groupBy(await findExternalIds(deps.db, ids), ({ customerId }) => customerId);
      return ids.map((id) => found.get(id) ?? []);
    }),
);

/** What was personal in a customer at a change; null once it was erased. */
export const personalThen = perRequest(
  ({ deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const found = await findPersonData<PersonalFields>(deps.db, ids);
      return ids.map((id) => found.get(id) ?? null);
    }),
);
