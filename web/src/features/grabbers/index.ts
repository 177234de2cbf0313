import { defineArea } from '../../ui/routing/index.ts';

const mayRead = { action: 'read', subject: 'Grabber' } as const;

export const grabbersArea = defineArea({
  name: 'grabbers',
  group: 'sources',
  navigation: [
    { label: 'grabbers', path: '/grabbers', icon: 'IconPick', letter: 'g', permission: mayRead },
    {
      label: 'addGrabber',
      path: '/grabbers/new',
      permission: { action: 'create', subject: 'Grabber' },
    },
  ],
  records: [
    { entity: 'grabber', subject: 'Grabber', list: 'grabbers', path: '/grabbers', isLookedUp: true },
    { entity: 'grab_run', readBy: 'Grabber', causes: ['grab_run'], path: '/grabbers/runs', jobs: ['grab'] },
  ],
  load: () => import('./routes.ts'),
});
