import { lazyScreen } from '../../../ui/routing/index.ts';
import { noSearch, sampleEntry, sampleRoute } from '../kit/sample-route.ts';

export const cardsNavigation = [sampleEntry('uiCards', '/ui/cards', 'palette')];

export const cardsRoutes = [
  sampleRoute({
    path: '/ui/cards',
    title: 'uiCards',
    search: noSearch,
    screen: lazyScreen(() => import('./cards.screen.tsx'), 'CardsScreen'),
  }),
] as const;
