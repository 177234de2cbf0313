import type { NamedRecords } from '../../platform/feature.ts';
import { may } from '../../platform/auth/index.ts';
import { readerNameOrder } from '../../platform/reader-name-order.ts';
import { listRoles } from './role-list.store.ts';
import { listUsers } from './user-list.store.ts';

export const namedUsers: NamedRecords = {
  id: 'u.id',
  find: async (context, request) => {
    const nameOrder = await readerNameOrder(context);
    const { nodes } = await listUsers(context.deps.db, { ...request, nameOrder });
    return { nodes: nodes.map(({ id, shownName }) => ({ id, name: shownName })) };
  },
};

export const namedRoles: NamedRecords = {
  id: 'r.id',
  find: async (context, request) => {
    if (!may(context.actor, 'read', 'Role')) return { nodes: [] };
    return listRoles(context.deps.db, { ...request, nameOrder: await readerNameOrder(context) });
  },
};
