import { may } from '../../platform/auth/index.ts';
import type { RecordHistory } from '../../platform/commands/index.ts';
import { productById } from '../products/index.ts';
import { offerById } from './offer.resolvers.ts';

/** What became of an offer: it is read here, and taken back where it was decided. */
export const offerHistory: RecordHistory = {
  rightToRestore: async (context, id) => {
    const offer = may(context.actor, 'read', 'Offer') ? await offerById(context).load(id) : null;
    return offer && ['update', 'Offer', { shopId: offer.shopId }];
  },
  referenceOf: (field) => {
    if (field === 'productId') return async (context, id) => (await productById(context).load(id))?.name ?? null;
    if (field === 'continues') return async (context, id) => (await offerById(context).load(id))?.title ?? null;
    return undefined;
  },
};
