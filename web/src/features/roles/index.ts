import { createRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { lazyScreen, parseListSearch, searchText, shellRoute, type FeatureManifest } from '../../ui/routing/index.ts';

const mayRead = { action: 'read', subject: 'Role' } as const;
const idLength = 36;

const rolesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/users/roles',
  validateSearch: parseListSearch,
  staticData: { title: 'roles', permission: mayRead },
  component: lazyScreen(() => import('./roles-list.screen.tsx'), 'RolesListScreen'),
});

const newRoleRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/users/roles/new',
  validateSearch: (raw: Record<string, unknown>): { copyOf?: string | undefined } => ({
    copyOf: searchText(raw, 'copyOf', idLength),
  }),
  staticData: { title: 'addRole', permission: { action: 'create', subject: 'Role' } },
  component: lazyScreen(() => import('./role-new.screen.tsx'), 'RoleNewScreen'),
});

const roleRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/users/roles/$roleId',
  staticData: { title: 'role', permission: mayRead },
  component: lazyScreen(() => import('./role-edit.screen.tsx'), 'RoleEditScreen'),
});

export const rolesFeature = {
  name: 'roles',
  navigation: [{ label: 'roles', group: 'organisation', path: '/users/roles', permission: mayRead }],
  routes: [rolesRoute, newRoleRoute, roleRoute],
  words: [
    {
      entity: 'role',
      component: lazy(async () => ({ default: (await import('./role-history.tsx')).RoleWords })),
    },
  ],
} as const satisfies FeatureManifest;
