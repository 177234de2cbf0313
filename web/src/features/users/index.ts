import { defineArea } from '../../ui/routing/index.ts';

export const usersArea = defineArea({
  name: 'users',
  group: 'organisation',
  navigation: [
    {
      label: 'users',
      path: '/users',
      icon: 'IconUsers',
      letter: 'u',
      permission: { action: 'read', subject: 'User' },
    },
    { label: 'addUser', path: '/users/new', permission: { action: 'create', subject: 'User' } },
    {
      label: 'inviteUsers',
      path: '/users/invite',
      permission: { action: 'create', subject: 'User' },
    },
  ],
  records: [{ entity: 'user', subject: 'User', list: 'users', path: '/users', isLookedUp: true }],
  load: () => import('./routes.ts'),
});
