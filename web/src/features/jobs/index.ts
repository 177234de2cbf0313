import { createRoute } from '@tanstack/react-router';
import { lazyScreen, parseListSearch, shellRoute, type FeatureManifest } from '../../ui/routing/index.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

/** Fetched apart: the log-in needs the routes of all features, and no tray. */
export const loadJobTray = () => import('./job-tray.tsx').then((m) => m.JobTray);

export const JobEntry = lazyPart(() => import('./job-entry.tsx').then((m) => m.JobEntry));
export type { Job } from './job.ts';

const mayRead = { action: 'read', subject: 'Dashboard' } as const;

const jobsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/jobs',
  validateSearch: parseListSearch,
  staticData: { title: 'jobs', permission: mayRead },
  component: lazyScreen(() => import('./jobs-list.screen.tsx'), 'JobsListScreen'),
});

const bulkRunRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/jobs/$runId',
  validateSearch: parseListSearch,
  staticData: { title: 'bulkRun', permission: mayRead },
  component: lazyScreen(() => import('./bulk-run.screen.tsx'), 'BulkRunScreen'),
});

export const jobsFeature = {
  name: 'jobs',
  navigation: [{ label: 'jobs', group: 'overview', path: '/jobs', icon: 'job', letter: 'j', permission: mayRead }],
  routes: [jobsRoute, bulkRunRoute],
} as const satisfies FeatureManifest;
