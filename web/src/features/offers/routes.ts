import { createRoute } from '@tanstack/react-router';
import { lazyScreen, parseListSearch, shellRoute, type AreaParts } from '../../ui/routing/index.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

const mayRead = { action: 'read', subject: 'Offer' } as const;

const offersRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/offers',
  validateSearch: parseListSearch,
  staticData: { title: 'offers', permission: mayRead },
  component: lazyScreen(() => import('./offers-list.screen.tsx'), 'OffersListScreen'),
});

const offerRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/offers/$offerId',
  staticData: { title: 'offer', permission: mayRead },
  component: lazyScreen(() => import('./offer.screen.tsx'), 'OfferScreen'),
});

export const parts = {
  routes: [offersRoute, offerRoute],
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
