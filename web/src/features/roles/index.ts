import { defineArea } from '../../ui/routing/index.ts';

const mayRead = { action: 'read', subject: 'Role' } as const;

export const rolesArea = defineArea({
  name: 'roles',
  group: 'organisation',
  navigation: [
    { label: 'roles', path: '/users/roles', permission: mayRead },
    { label: 'explainRight', path: '/users/rights', permission: mayRead },
  ],
  records: [{ entity: 'role', subject: 'Role', list: 'roles', path: '/users/roles', isBinned: true }],
  load: () => import('./routes.ts'),
});
