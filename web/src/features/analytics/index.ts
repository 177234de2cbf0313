import { defineArea } from '../../ui/routing/index.ts';

export { reportLink, useBuiltReports } from './found-reports.ts';

export const analyticsArea = defineArea({
  name: 'analytics',
  group: 'selling',
  navigation: [
    {
      label: 'analytics',
      path: '/analytics',
      icon: 'IconChartBar',
      letter: 'h',
      permission: { action: 'read', subject: 'Analytics' },
    },
  ],
  records: [{ entity: 'saved_report', subject: 'Report', list: 'savedReports', isBinned: true }],
  load: () => import('./routes.ts'),
});
