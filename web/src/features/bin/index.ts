import { defineArea } from '../../ui/routing/index.ts';

const mayRead = { action: 'read', subject: 'Dashboard' } as const;

export const binArea = defineArea({
  name: 'bin',
  group: 'overview',
  navigation: [{ label: 'bin', path: '/bin', icon: 'IconFiles', letter: 'x', permission: mayRead }],
  load: () => import('./routes.ts'),
});
