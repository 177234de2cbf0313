import { createRoute } from '@tanstack/react-router';
import { lazyScreen, parseListSearch, shellRoute, type AreaParts } from '../../ui/routing/index.ts';

const mayRead = { action: 'read', subject: 'Dashboard' } as const;

const jobsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/jobs',
  validateSearch: parseListSearch,
  staticData: { title: 'jobs', permission: mayRead },
  component: lazyScreen(() => import('./jobs-list.screen.tsx'), 'JobsListScreen'),
});

const tasksRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/jobs/tasks',
  staticData: { title: 'backgroundTasks', permission: { action: 'manage', subject: 'all' } },
  component: lazyScreen(() => import('./tasks.screen.tsx'), 'TasksScreen'),
});

const bulkRunRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/jobs/$runId',
  validateSearch: parseListSearch,
  staticData: { title: 'bulk_run', permission: mayRead },
  component: lazyScreen(() => import('./bulk-run.screen.tsx'), 'BulkRunScreen'),
});

export const parts = {
  routes: [jobsRoute, tasksRoute, bulkRunRoute],
} as const satisfies AreaParts;
