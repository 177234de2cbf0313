import { createRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { lazyScreen, parseListSearch, shellRoute, type FeatureManifest } from '../../ui/routing/index.ts';

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

export const offersFeature = {
  name: 'offers',
  navigation: [
    { label: 'offers', group: 'catalogue', path: '/offers', icon: 'offer', letter: 'o', permission: mayRead },
  ],
  routes: [offersRoute, offerRoute],
  sections: [
    {
      slot: 'product',
      key: 'offers',
      component: lazy(async () => ({ default: (await import('./product-offers.section.tsx')).ProductOffersSection })),
    },
    {
      slot: 'product',
      key: 'prices',
      component: lazy(async () => ({ default: (await import('./product-prices.section.tsx')).ProductPricesSection })),
    },
  ],
  words: [
    {
      entity: 'offer',
      component: lazy(async () => ({ default: (await import('./offer-history.tsx')).OfferWords })),
    },
  ],
} as const satisfies FeatureManifest;
