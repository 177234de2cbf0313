import { lazyScreen } from '../../../ui/routing/index.ts';
import { noSearch, sampleEntry, sampleRoute } from '../kit/sample-route.ts';

export const dialogsNavigation = [sampleEntry('modalExamples', '/pages/modal-examples')];

export const dialogsRoutes = [
  sampleRoute({
    path: '/pages/modal-examples',
    title: 'modalExamples',
    search: noSearch,
    screen: lazyScreen(() => import('./dialogs.screen.tsx'), 'DialogsScreen'),
  }),
] as const;
