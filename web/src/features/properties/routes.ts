import { createRoute, redirect } from '@tanstack/react-router';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { lazyScreen, parseListSearch, shellRoute, type AreaParts } from '../../ui/routing/index.ts';
import { openPropertyNames } from './open-property-names.ts';

const propertyNamesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/categories/shop-attributes',
  validateSearch: parseListSearch,
  beforeLoad: ({ search, cause, location: { pathname } }): void => {
    // A filter that is removed here stays away, so that all are seen.
    if (cause !== 'stay' && Object.keys(search).length === 0)
      throw redirect({ to: pathname, search: { filter: [...openPropertyNames] }, replace: true });
  },
  staticData: { title: 'propertyNames', permission: { action: 'read', subject: 'Offer' } },
  component: lazyScreen(() => import('./property-names-list.screen.tsx'), 'PropertyNamesListScreen'),
});

export const parts = {
  routes: [propertyNamesRoute],
  words: [
    {
      entity: 'property_name',
      component: lazyPart(() => import('./property-name-words.tsx').then((m) => m.PropertyNameWords)),
    },
  ],
} as const satisfies AreaParts;
