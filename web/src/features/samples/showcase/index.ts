import { lazyScreen, searchText } from '../../../ui/routing/index.ts';
import { noSearch, sampleEntry, sampleRoute } from '../kit/sample-route.ts';

export const showcaseNavigation = [
  sampleEntry('uiComponents', '/ui/components'),
  sampleEntry('uiExtensions', '/ui/extensions'),
  sampleEntry('uiIcons', '/ui/icons'),
  sampleEntry('uiColors', '/ui/colors'),
  sampleEntry('uiTypography', '/ui/typography'),
];

export const showcaseRoutes = [
  sampleRoute({
    path: '/ui/components',
    title: 'uiComponents',
    search: noSearch,
    screen: lazyScreen(() => import('./components.screen.tsx'), 'ComponentsScreen'),
  }),
  sampleRoute({
    path: '/ui/extensions',
    title: 'uiExtensions',
    search: noSearch,
    screen: lazyScreen(() => import('./extensions.screen.tsx'), 'ExtensionsScreen'),
  }),
  sampleRoute({
    path: '/ui/icons',
    title: 'uiIcons',
    search: (raw): { q?: string | undefined } => ({ q: searchText(raw, 'q', 60) }),
    screen: lazyScreen(() => import('./icons.screen.tsx'), 'IconsScreen'),
  }),
  sampleRoute({
    path: '/ui/colors',
    title: 'uiColors',
    search: noSearch,
    screen: lazyScreen(() => import('./colors.screen.tsx'), 'ColorsScreen'),
  }),
  sampleRoute({
    path: '/ui/typography',
    title: 'uiTypography',
    search: noSearch,
    screen: lazyScreen(() => import('./typography.screen.tsx'), 'TypographyScreen'),
  }),
] as const;
