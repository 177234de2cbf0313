import { defineArea } from '../../ui/routing/index.ts';

export const dashboardArea = defineArea({
  name: 'dashboard',
  group: 'overview',
  navigation: [
    {
      label: 'dashboard',
      path: '/',
      icon: 'IconLayoutDashboard',
      letter: 'd',
      permission: { action: 'read', subject: 'Dashboard' },
    },
  ],
  records: [
    { entity: 'snoozed_need' },
    { entity: 'dashboard_view' },
    { entity: 'demo_clock' },
    { entity: 'demo_import' },
  ],
  load: () => import('./routes.ts'),
});
