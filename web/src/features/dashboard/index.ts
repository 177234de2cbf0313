import { defineArea } from '../../ui/routing/index.ts';

export const dashboardArea = defineArea({
  name: 'dashboard',
  group: 'overview',
  navigation: [
    {
      label: 'dashboard',
      path: '/',
      icon: 'dashboard',
      letter: 'd',
      permission: { action: 'read', subject: 'Dashboard' },
    },
  ],
  load: () => import('./routes.ts'),
});
