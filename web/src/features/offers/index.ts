import { defineArea } from '../../ui/routing/index.ts';

const mayRead = { action: 'read', subject: 'Offer' } as const;

export const offersArea = defineArea({
  name: 'offers',
  group: 'catalogue',
  navigation: [
    { label: 'offers', path: '/offers', icon: 'IconTags', letter: 'o', permission: mayRead },
    { label: 'importOffers', path: '/offers/update', permission: { action: 'run', subject: 'Import' } },
  ],
  records: [
    { entity: 'offer', subject: 'Offer', list: 'offers', runs: ['ownOfferChanges'], path: '/offers' },
    { entity: 'price_point' },
    { entity: 'own_offer' },
  ],
  load: () => import('./routes.ts'),
});
