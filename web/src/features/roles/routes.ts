import { createRoute } from '@tanstack/react-router';
import { lazyScreen, parseListSearch, searchText, shellRoute, type AreaParts } from '../../ui/routing/index.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

/** A question about somebody's right, as the address holds it. */
type RightSearch = Partial<Record<'person' | 'action' | 'subject' | 'record' | 'field', string | undefined>>;

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

const compareRolesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/users/roles/compare',
  validateSearch: (raw: Record<string, unknown>): { left?: string | undefined; right?: string | undefined } => ({
    left: searchText(raw, 'left', idLength),
    right: searchText(raw, 'right', idLength),
  }),
  staticData: { title: 'compareRoles', permission: mayRead },
  component: lazyScreen(() => import('./compare-roles.screen.tsx'), 'CompareRolesScreen'),
});

const explainRightRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/users/rights',
  validateSearch: (raw: Record<string, unknown>): RightSearch => ({
    person: searchText(raw, 'person', idLength),
    action: searchText(raw, 'action', idLength),
    subject: searchText(raw, 'subject', idLength),
    record: searchText(raw, 'record', idLength),
    field: searchText(raw, 'field', idLength),
  }),
  staticData: { title: 'explainRight', permission: mayRead },
  component: lazyScreen(() => import('./explain-right.screen.tsx'), 'ExplainRightScreen'),
});

const roleRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/users/roles/$roleId',
  staticData: { title: 'role', permission: mayRead },
  component: lazyScreen(() => import('./role-edit.screen.tsx'), 'RoleEditScreen'),
});

export const parts = {
  routes: [rolesRoute, newRoleRoute, compareRolesRoute, explainRightRoute, roleRoute],
  words: [
    {
      entity: 'role',
      component: lazyPart(() => import('./role-history.tsx').then((m) => m.RoleWords)),
    },
  ],
} as const satisfies AreaParts;
