import { createRoute, createRouter, redirect } from '@tanstack/react-router';
import { session } from '../data/index.ts';
import { featureRoutes } from './features.ts';
import {
  lazyScreen,
  parseAddressSearch,
  rootRoute,
  searchText,
  shellRoute,
  stringifyAddressSearch,
} from '../ui/routing/index.ts';
import { LoadingScreen } from '../loading-screen.tsx';
import { ErrorScreen } from './problems/error.screen.tsx';
import { NotFoundScreen } from './problems/not-found.screen.tsx';
import { queryClient } from './query-client.ts';
import { safeReturnAddress } from './return-address.ts';

const logInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  validateSearch: (raw: Record<string, unknown>): { returnTo?: string } => {
    const returnTo = safeReturnAddress(searchText(raw, 'returnTo', 2000));
    return returnTo ? { returnTo } : {};
  },
  beforeLoad: ({ search }) => {
    if (session.current()) throw redirect({ href: search.returnTo ?? '/', replace: true });
  },
  component: lazyScreen(() => import('./log-in/log-in.screen.tsx'), 'LogInScreen'),
});

shellRoute.update({
  component: lazyScreen(() => import('./shell/shell.tsx'), 'Shell'),
});

const routeTree = rootRoute.addChildren([logInRoute, shellRoute.addChildren([...featureRoutes])]);

export const router = createRouter({
  routeTree,
  context: { queryClient },
  parseSearch: parseAddressSearch,
  stringifySearch: stringifyAddressSearch,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  scrollRestoration: true,
  defaultPendingComponent: LoadingScreen,
  defaultErrorComponent: ErrorScreen,
  defaultNotFoundComponent: NotFoundScreen,
});

declare module '@tanstack/react-router' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Register {
    router: typeof router;
  }
}

// A session that ends anywhere, in another tab too, leads to the log-in screen and back again afterwards.
let person = session.current()?.userData.id;
session.subscribe(() => {
  const next = session.current()?.userData.id;
  if (next === person) return;
  person = next;
  queryClient.clear();
  void router.invalidate();
});
