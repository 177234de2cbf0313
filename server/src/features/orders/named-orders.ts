import { sql } from 'kysely';
import type { NamedRecords } from '../../platform/feature.ts';
import { listOrders } from './order.store.ts';

/** By their number, else by that of their channel; a draft has neither, and is not searched for. */
export const namedOrders: NamedRecords = {
  id: 'o.id',
  isSearched: sql`(o.number_text is not null or o.external_id is not null)`,
  find: async ({ actor, deps }, request) => {
    const { nodes } = await listOrders(deps.db, { actor, ...request });
    return { nodes: nodes.map(({ id, number, externalId }) => ({ id, name: number ?? externalId ?? '' })) };
  },
};
