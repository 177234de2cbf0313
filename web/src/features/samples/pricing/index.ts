import { lazyScreen, searchText } from '../../../ui/routing/index.ts';
import { sampleEntry, sampleRoute } from '../kit/sample-route.ts';

export const pricingNavigation = [sampleEntry('pricing', '/pages/pricing')];

export const pricingRoutes = [
  sampleRoute({
    path: '/pages/pricing',
    title: 'pricing',
    search: (raw): { period?: 'yearly' | undefined } => ({
      period: searchText(raw, 'period') === 'yearly' ? 'yearly' : undefined,
    }),
    screen: lazyScreen(() => import('./pricing.screen.tsx'), 'PricingScreen'),
  }),
] as const;
