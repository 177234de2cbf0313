import type { ListOf } from '../../ui/list-screen/index.ts';
import { OffersListDocument } from './offers.operations.generated.ts';

export const offersList = {
  name: 'offers',
  document: OffersListDocument,
  sort: 'title',
  link: (id) => ({ to: '/offers/$offerId', params: { offerId: id } }),
  exported: 'Offer',
} satisfies ListOf<typeof OffersListDocument>;
