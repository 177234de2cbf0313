import { createRoute } from '@tanstack/react-router';
import { lazyScreen, parseListSearch, searchText, shellRoute, type AreaParts } from '../../ui/routing/index.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

const mayRead = { action: 'read', subject: 'Offer' } as const;

const offersRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/offers',
  validateSearch: parseListSearch,
  staticData: { title: 'offers', permission: mayRead },
  component: lazyScreen(() => import('./offers-list.screen.tsx'), 'OffersListScreen'),
});

const newOfferRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/offers/new',
  validateSearch: (raw: Record<string, unknown>): { product?: string; shop?: string } => {
    const product = searchText(raw, 'product', 36);
    const shop = searchText(raw, 'shop', 36);
    return { ...(product !== undefined && { product }), ...(shop !== undefined && { shop }) };
  },
  staticData: { title: 'addOffer', permission: { action: 'create', subject: 'Offer' } },
  component: lazyScreen(() => import('./own-offer-new.screen.tsx'), 'OwnOfferNewScreen'),
});

// A product begins with its offer, which products know nothing of.
const newProductRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/products/new',
  staticData: { title: 'addProduct', permission: { action: 'create', subject: 'Product' } },
  component: lazyScreen(() => import('./product-new.screen.tsx'), 'ProductNewScreen'),
});

const offerRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/offers/$offerId',
  staticData: { title: 'offer', permission: mayRead },
  component: lazyScreen(() => import('./offer.screen.tsx'), 'OfferScreen'),
});

export const parts = {
  routes: [offersRoute, newOfferRoute, newProductRoute, offerRoute],
  sections: [
    {
      slot: 'product',
      key: 'offers',
      component: lazyPart(() => import('./product-offers.section.tsx').then((m) => m.ProductOffersSection)),
    },
    {
      slot: 'product',
      key: 'prices',
      component: lazyPart(() => import('./product-prices.section.tsx').then((m) => m.ProductPricesSection)),
    },
  ],
  words: [
    {
      entity: 'offer',
      component: lazyPart(() => import('./offer-history.tsx').then((m) => m.OfferWords)),
    },
    {
      entity: 'own_offer',
      component: lazyPart(() => import('./offer-history.tsx').then((m) => m.OwnOfferWords)),
    },
  ],
} as const satisfies AreaParts;
