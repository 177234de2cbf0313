import { owesSecondFactor } from '@quarry/contracts/access';
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
    const current = session.current();
    const search = { returnTo: location.publicHref };
    if (!current) throw redirect({ to: '/login', search });
    if (owesSecondFactor(current.userData)) throw redirect({ to: '/second-factor', search });
  },
});
