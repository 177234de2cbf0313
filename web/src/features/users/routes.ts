import { createRoute } from '@tanstack/react-router';
import { lazyScreen, parseListSearch, shellRoute, type AreaParts } from '../../ui/routing/index.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

const usersRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/users',
  validateSearch: parseListSearch,
  staticData: { title: 'users', permission: { action: 'read', subject: 'User' } },
  component: lazyScreen(() => import('./users-list.screen.tsx'), 'UsersListScreen'),
});

const newUserRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/users/new',
  staticData: { title: 'addUser', permission: { action: 'create', subject: 'User' } },
  component: lazyScreen(() => import('./user-new.screen.tsx'), 'UserNewScreen'),
});

const inviteUsersRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/users/invite',
  staticData: { title: 'inviteUsers', permission: { action: 'create', subject: 'User' } },
  component: lazyScreen(() => import('./users-invite.screen.tsx'), 'UsersInviteScreen'),
});

const userRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/users/$userId',
  staticData: { title: 'user', permission: { action: 'read', subject: 'User' } },
  component: lazyScreen(() => import('./user-edit.screen.tsx'), 'UserEditScreen'),
});

export const parts = {
  routes: [usersRoute, newUserRoute, inviteUsersRoute, userRoute],
  words: [
    {
      entity: 'user',
      component: lazyPart(() => import('./user-history.tsx').then((m) => m.UserWords)),
    },
  ],
} as const satisfies AreaParts;
