import { defineArea } from '../../ui/routing/index.ts';

export { KeptFields } from './lazy-kept-fields.tsx';
export { RecordHistory } from './lazy-record-history.tsx';
export { useUndoOf } from './use-undo-of.ts';
export { useRevert } from './use-revert.ts';

const mayRead = { action: 'read', subject: 'Audit' } as const;

export const auditArea = defineArea({
  name: 'audit',
  group: 'organisation',
  navigation: [{ label: 'auditTrail', path: '/audit', icon: 'IconFiles', letter: 'a', permission: mayRead }],
  load: () => import('./routes.ts'),
});
