import type { NamedRecords } from '../../platform/feature.ts';
import { may } from '../../platform/auth/index.ts';
import { listRoles } from './role-list.store.ts';
import { listUsers } from './user-list.store.ts';

export const namedUsers: NamedRecords = {
  id: 'u.id',
  find: async ({ deps }, request) => {
    const { nodes } = await listUsers(deps.db, request);
    return { nodes: nodes.map(({ id, shownName }) => ({ id, name: shownName })) };
  },
};

export const namedRoles: NamedRecords = {
  id: 'r.id',
  find: async ({ actor, deps }, request) => (may(actor, 'read', 'Role') ? listRoles(deps.db, request) : { nodes: [] }),
};
