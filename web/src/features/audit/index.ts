import { defineArea } from '../../ui/routing/index.ts';

const mayRead = { action: 'read', subject: 'Audit' } as const;

export const auditArea = defineArea({
  name: 'audit',
  group: 'organisation',
  navigation: [{ label: 'auditTrail', path: '/audit', icon: 'IconFiles', letter: 'a', permission: mayRead }],
  load: () => import('./routes.ts'),
});
