import { lazyScreen } from '../../../ui/routing/index.ts';
import { noSearch, sampleEntry, sampleRoute } from '../kit/sample-route.ts';

export const chartsNavigation = [
  sampleEntry('chartsApex', '/charts/apex', 'chart'),
  sampleEntry('chartsChartjs', '/charts/chartjs'),
  sampleEntry('chartsRecharts', '/charts/recharts'),
];

export const chartsRoutes = [
  sampleRoute({
    path: '/charts/apex',
    title: 'chartsApex',
    search: noSearch,
    screen: lazyScreen(() => import('./lines.screen.tsx'), 'LinesScreen'),
  }),
  sampleRoute({
    path: '/charts/chartjs',
    title: 'chartsChartjs',
    search: noSearch,
    screen: lazyScreen(() => import('./shares.screen.tsx'), 'SharesScreen'),
  }),
  sampleRoute({
    path: '/charts/recharts',
    title: 'chartsRecharts',
    search: noSearch,
    screen: lazyScreen(() => import('./composed.screen.tsx'), 'ComposedScreen'),
  }),
] as const;
