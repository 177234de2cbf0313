import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute, redirect } from '@tanstack/react-router';
import { session } from '../../data/index.ts';

export type RouterContext = { queryClient: QueryClient };

/** The application gives these two their components; features hang their routes below `shellRoute`. */
export const rootRoute = createRootRouteWithContext<RouterContext>()();

export const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  beforeLoad: ({ location }): void => {
    if (!session.current()) throw redirect({ to: '/login', search: { returnTo: location.publicHref } });
  },
});
