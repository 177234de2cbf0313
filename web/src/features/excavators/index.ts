import { defineArea } from '../../ui/routing/index.ts';

const read = { action: 'read', subject: 'Excavator' } as const;
const readProposals = { action: 'read', subject: 'Proposal' } as const;

export const excavatorsArea = defineArea({
  name: 'excavators',
  group: 'sources',
  navigation: [
    { label: 'excavators', path: '/excavators', icon: 'IconShovel', letter: 'e', permission: read },
    {
      label: 'addExcavator',
      path: '/excavators/new',
      permission: { action: 'create', subject: 'Excavator' },
    },
    { label: 'matcher', path: '/excavators/matcher', permission: read },
    { label: 'reviewDesk', path: '/review', icon: 'IconChecklist', letter: 'r', permission: readProposals },
    { label: 'proposals', path: '/proposals', permission: readProposals },
  ],
  records: [
    { entity: 'excavator', subject: 'Excavator', list: 'excavators', path: '/excavators' },
    {
      entity: 'excavation_run',
      readBy: 'Excavator',
      causes: ['excavation'],
      path: '/excavators/runs',
      jobs: ['excavation'],
    },
    { entity: 'proposal', subject: 'Proposal', causes: ['proposal', 'undo'], list: 'proposals', path: '/proposals' },
    { entity: 'matcher_model' },
  ],
  load: () => import('./routes.ts'),
});
