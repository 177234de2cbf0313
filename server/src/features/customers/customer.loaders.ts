import DataLoader from 'dataloader';
import { sql } from 'kysely';
import { anyOf, readWithinScope } from '../../platform/db/index.ts';
import { perRequest } from '../../platform/feature.ts';

export type CustomerRecord = { id: string; shopId: string; name: string; email: string | null };

/** Customers by id; what names one has been read under the rights to it. */
export const customerById = perRequest(
  ({ deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const rows = await readWithinScope(
        deps.db,
        sql<CustomerRecord>`select id, shop_id as "shopId", name, email from customer where id = ${anyOf(ids)}`,
      );
      const found = new Map(rows.map((customer) => [customer.id, customer]));
      return ids.map((id) => found.get(id) ?? null);
    }),
);
