import { createRoute } from '@tanstack/react-router';
import { lazyScreen, parseListSearch, searchText, shellRoute, type AreaParts } from '../../ui/routing/index.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

const shopsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/shops',
  validateSearch: parseListSearch,
  staticData: { title: 'shops', permission: { action: 'read', subject: 'Shop' } },
  component: lazyScreen(() => import('./shops-list.screen.tsx'), 'ShopsListScreen'),
});

const newShopRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/shops/new',
  validateSearch: (raw: Record<string, unknown>): { url?: string } => {
    const url = searchText(raw, 'url', 2000);
    return url ? { url } : {};
  },
  staticData: { title: 'addShop', permission: { action: 'create', subject: 'Shop' } },
  component: lazyScreen(() => import('./shop-new.screen.tsx'), 'ShopNewScreen'),
});

const shopRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/shops/$shopId',
  staticData: { title: 'shop', permission: { action: 'read', subject: 'Shop' } },
  component: lazyScreen(() => import('./shop-edit.screen.tsx'), 'ShopEditScreen'),
});

export const parts = {
  routes: [shopsRoute, newShopRoute, shopRoute],
  words: [
    {
      entity: 'shop',
      component: lazyPart(() => import('./shop-history.tsx').then((m) => m.ShopWords)),
    },
  ],
} as const satisfies AreaParts;
