import type { NamedRecords } from '../../platform/feature.ts';
import { listUsers } from './user-list.store.ts';

export const namedUsers: NamedRecords = {
  id: 'u.id',
  find: async ({ deps }, request) => {
    const { nodes } = await listUsers(deps.db, request);
    return { nodes: nodes.map(({ id, shownName }) => ({ id, name: shownName })) };
  },
};
