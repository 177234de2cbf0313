import { defineArea } from '../../ui/routing/index.ts';

const mayRead = { action: 'read', subject: 'Offer' } as const;

export const offersArea = defineArea({
  name: 'offers',
  group: 'catalogue',
  navigation: [{ label: 'offers', path: '/offers', icon: 'offer', letter: 'o', permission: mayRead }],
  load: () => import('./routes.ts'),
});
