import { owesSecondFactor } from '@quarry/contracts/access';
import { createRoute, createRouter, redirect } from '@tanstack/react-router';
import { askOrigin, session } from '../data/index.ts';
import { entryRoutes } from '../features/access/index.ts';
import { type AreaRoutes, groupOf, knownParts, loadGroup, offeredAreas, offeredRoutes, onMoreParts } from './areas.ts';
import {
  lazyScreen,
  navigationGroups,
  parseAddressSearch,
  parseListSearch,
  provideAreas,
  rootRoute,
  shellRoute,
  stringifyAddressSearch,
  type AreaParts,
  type NavigationGroup,
} from '../ui/routing/index.ts';
import { LoadingScreen } from '../loading-screen.tsx';
import { ErrorScreen } from './problems/error.screen.tsx';
import { NotFound } from '../ui/not-found.tsx';
import { queryClient } from './query-client.ts';

shellRoute.update({
  component: lazyScreen(() => import('./shell/shell.tsx'), 'Shell'),
});

/**
 * An address that no area has that is here: its group is fetched and it is matched anew. One that leads nowhere keeps the menu around it,
 * which is the way on, and so does one whose areas cannot be fetched now.
 */
const unknownRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '$',
  beforeLoad: async ({ location }): Promise<void> => {
    const opening = openAreas(location.pathname);
    if (!opening) return;
    try {
      await opening;
    } catch (error) {
      // Notes whether the server is out of reach, and thereby when it is back.
      await askOrigin();
      throw error;
    }
    throw redirect({ href: location.href, replace: true });
  },
  component: NotFound,
});

/** The living page of the kit, while developing: the build drops the import with its condition. */
const kitRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/kit/$part',
  validateSearch: parseListSearch,
  component: import.meta.env.DEV ? lazyScreen(() => import('./kit/kit.screen.tsx'), 'KitScreen') : NotFound,
});

/** Without it the address leads nowhere, as any other that is unknown. */
const kitRoutes = import.meta.env.DEV ? [kitRoute] : [];

/** The routes that are here, typed as all of them: links are, and an address is matched once its own have come. */
function routeTree() {
  const offered = offeredRoutes() as unknown as AreaRoutes;
  return rootRoute.addChildren([...entryRoutes, ...kitRoutes, shellRoute.addChildren([...offered, unknownRoute])]);
}

const isOffered = (group: NavigationGroup) => offeredAreas().some((area) => area.group === group);
const entryPaths = new Set(entryRoutes.map(({ options }): unknown => 'path' in options && options.path));

/** Fetches the areas that an address lies in; undefined where they are here, and where the log-in or the kit has it. */
export function openAreas(pathname: string): Promise<void> | undefined {
  if (entryPaths.has(pathname) || pathname.startsWith('/kit/')) return undefined;
  const group = groupOf(pathname);
  return isOffered(group) ? loadGroup(group) : undefined;
}

/** Opened once the configuration is known, since that says which screens there are. `basepath` is the folder that the dashboard is served from. */
export function openRouter(basepath = '/') {
  const router = createRouter({
    routeTree: routeTree(),
    basepath,
    context: { queryClient },
    parseSearch: parseAddressSearch,
    stringifySearch: stringifyAddressSearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    scrollToTopSelectors: ['#page'],
    defaultPendingComponent: LoadingScreen,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFound,
  });
  onMoreParts(() => {
    routeTree();
    router.setRoutes(router.buildRouteTree());
  });
  provideAreas(openAllAreas());

  // A session that ends anywhere, in another tab too, leads to the log-in screen and back again afterwards; one that owes a second
  // factor to where it is set up.
  const who = () => {
    const userData = session.current()?.userData;
    return userData && `${userData.id} ${owesSecondFactor(userData)}`;
  };
  let person = who();
  session.subscribe(() => {
    const next = who();
    if (next === person) return;
    person = next;
    queryClient.clear();
    void router.invalidate();
  });
  return router;
}

/** All areas, asked for once; what could not be fetched is asked for again. */
function openAllAreas() {
  let opening: Promise<readonly AreaParts[]> | undefined;
  return () =>
    (opening ??= Promise.all(navigationGroups.filter(isOffered).map(async (group) => loadGroup(group))).then(
      knownParts,
      (error: unknown) => {
        opening = undefined;
        throw error;
      },
    ));
}

declare module '@tanstack/react-router' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Register {
    router: ReturnType<typeof openRouter>;
  }
}
