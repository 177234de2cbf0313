import { lazyScreen } from '../../../ui/routing/index.ts';
import { noSearch, sampleBareRoute, sampleEntry, sampleRoute } from '../kit/sample-route.ts';

const shown = lazyScreen(() => import('./layouts.screens.tsx'), 'ShownLayoutScreen');
const empty = lazyScreen(() => import('./layouts.screens.tsx'), 'EmptyLayoutScreen');
const blank = lazyScreen(() => import('./layouts.screens.tsx'), 'BlankLayoutScreen');

const pages = [
  ['/page-layout/collapse-menu', 'collapseMenu', shown, { isMenuCollapsed: true, isMenuHidden: false }],
  ['/page-layout/layout-boxed', 'layoutBoxed', shown, { content: 'boxed' }],
  ['/page-layout/without-menu', 'withoutMenu', shown, { isMenuHidden: true }],
  ['/page-layout/layout-empty', 'layoutEmpty', empty, {}],
] as const;

export const layoutsRoutes = [
  ...pages.map(([path, title, screen, layout]) => sampleRoute({ path, title, screen, layout, search: noSearch })),
  sampleBareRoute({ path: '/page-layout/layout-blank', title: 'layoutBlank', screen: blank, search: noSearch }),
] as const;

export const layoutsNavigation = [
  ...pages.map(([path, title], place) => sampleEntry(title, path, place === 0 ? 'layout' : undefined)),
  sampleEntry('layoutBlank', '/page-layout/layout-blank'),
];
