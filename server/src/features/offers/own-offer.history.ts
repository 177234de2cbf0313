import { inputIssue } from '@quarry/contracts/common';
import { may } from '../../platform/auth/index.ts';
import { type ChangedFields, type RecordHistory, restoringOf } from '../../platform/commands/index.ts';
import { offerById } from './offer.resolvers.ts';
import { ownOfferKind, setOwnOffer } from './own-offer.commands.ts';
import { findOwnOffers } from './own-offer.store.ts';

type Amount = { minor: number; currency: string | null } | null;

/** What people state of an offer is told to the shop's people alone, for cost and stock stand in it. */
export const ownOfferHistory: RecordHistory = {
  rightToRestore: async (context, id) => {
    const offer = may(context.actor, 'read', 'Offer') ? await offerById(context).load(id) : null;
    return offer && may(context.actor, 'update', 'Offer', { shopId: offer.shopId })
      ? ['update', 'Offer', { shopId: offer.shopId }]
      : null;
  },
  restoring: restoringOf(ownOfferKind, ['updated', 'cleared'], async (deps, origin, { id, version, fields }) => {
    const shop = (await findOwnOffers(deps.db, [id])).get(id)?.shop;
    const amounts = [fields.price, fields.listPrice, fields.cost] as Amount[];
    if (amounts.some((amount) => amount && amount.currency !== shop?.currency))
      return { kind: 'invalid', issues: [inputIssue('currency', 'other_currency')] };
    return setOwnOffer(deps, origin, { id, version }, { ...statementOf(fields), confirmed: true });
  }),
};

function statementOf({ price, listPrice, cost, availability, stock }: ChangedFields) {
  const minor = (amount: unknown) => (amount as Amount)?.minor ?? null;
  return {
    price: minor(price),
    listPrice: minor(listPrice),
    cost: minor(cost),
    availability: typeof availability === 'string' ? availability : null,
    stock: typeof stock === 'number' ? stock : null,
  };
}
