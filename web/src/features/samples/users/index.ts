import { lazyScreen, type RawSearch } from '../../../ui/routing/index.ts';
import { parsePagedSearch } from '../kit/paged-list/paged-search.ts';
import { sampleEntry, sampleRoute } from '../kit/sample-route.ts';
import { isAccountTab, type AccountTab } from './account-tabs.ts';

const userList = sampleEntry('sampleUsers', '/apps/user/list', 'user');

export const usersNavigation = [
  userList,
  sampleEntry('sampleUser', '/apps/user/view'),
  sampleEntry('sampleRoles', '/apps/roles'),
  sampleEntry('samplePermissions', '/apps/permissions'),
];

const view = lazyScreen(() => import('./user.screen.tsx'), 'UserScreen');

function parseUserSearch({ tab }: RawSearch): { tab?: AccountTab } {
  return isAccountTab(tab) && tab !== 'account' ? { tab } : {};
}

/** Bare, the view shows the first user of the list. */
export const usersRoutes = [
  sampleRoute({
    path: '/apps/user/list',
    title: 'sampleUsers',
    search: parsePagedSearch,
    screen: lazyScreen(() => import('./users-list.screen.tsx'), 'UsersListScreen'),
  }),
  sampleRoute({ path: '/apps/user/view', title: 'sampleUser', above: userList, search: parseUserSearch, screen: view }),
  sampleRoute({
    path: '/apps/user/view/$userId',
    title: 'sampleUser',
    above: userList,
    search: parseUserSearch,
    screen: view,
  }),
  sampleRoute({
    path: '/apps/roles',
    title: 'sampleRoles',
    search: parsePagedSearch,
    screen: lazyScreen(() => import('./roles.screen.tsx'), 'RolesScreen'),
  }),
  sampleRoute({
    path: '/apps/permissions',
    title: 'samplePermissions',
    search: parsePagedSearch,
    screen: lazyScreen(() => import('./permissions.screen.tsx'), 'PermissionsScreen'),
  }),
] as const;
