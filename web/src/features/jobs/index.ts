import { defineArea } from '../../ui/routing/index.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

/** Fetched apart: the log-in needs the routes of all features, and no tray. */
export const loadJobTray = () => import('./job-tray.tsx').then((m) => m.JobTray);
export const JobEntry = lazyPart(() => import('./job-entry.tsx').then((m) => m.JobEntry));
export type { Job } from './job.ts';

const mayRead = { action: 'read', subject: 'Dashboard' } as const;

export const jobsArea = defineArea({
  name: 'jobs',
  group: 'overview',
  navigation: [{ label: 'jobs', path: '/jobs', icon: 'IconActivity', letter: 'j', permission: mayRead }],
  records: [
    { entity: 'bulk_run', list: 'jobs', path: '/jobs', jobs: ['bulk'] },
    { entity: 'retention_run', jobs: ['retention'] },
    { entity: 'task' },
  ],
  load: () => import('./routes.ts'),
});
