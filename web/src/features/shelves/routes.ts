import { createRoute, redirect } from '@tanstack/react-router';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { lazyScreen, parseListSearch, shellRoute, type AreaParts } from '../../ui/routing/index.ts';
import { openShelves } from './open-shelves.ts';

const shelvesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/categories/shop-categories',
  validateSearch: parseListSearch,
  beforeLoad: ({ search, cause, location: { pathname } }): void => {
    // Anyone who takes the filter away stays here, and sees all.
    if (cause !== 'stay' && Object.keys(search).length === 0)
      throw redirect({ to: pathname, search: { filter: [...openShelves] }, replace: true });
  },
  staticData: { title: 'shelves', permission: { action: 'read', subject: 'Offer' } },
  component: lazyScreen(() => import('./shelves-list.screen.tsx'), 'ShelvesListScreen'),
});

export const parts = {
  routes: [shelvesRoute],
  words: [{ entity: 'shelf', component: lazyPart(() => import('./shelf-words.tsx').then((m) => m.ShelfWords)) }],
} as const satisfies AreaParts;
