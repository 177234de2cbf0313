import { createRoute } from '@tanstack/react-router';
import { lazyScreen, shellRoute, type AreaParts } from '../../ui/routing/index.ts';
import { parsePreviewSearch } from './preview-search.ts';

const mayRun = { action: 'run', subject: 'Import' } as const;

const importCommentsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/comments/import',
  staticData: { title: 'importComments', permission: mayRun },
  component: lazyScreen(() => import('./import-comments.screen.tsx'), 'ImportCommentsScreen'),
});

const commentsImportRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/comments/import/$importId',
  validateSearch: parsePreviewSearch,
  staticData: { title: 'import', permission: mayRun },
  component: lazyScreen(() => import('./import.screen.tsx'), 'ImportScreen'),
});

export const parts = {
  routes: [importCommentsRoute, commentsImportRoute],
} as const satisfies AreaParts;
