import DataLoader from 'dataloader';
import { perRequest, type ResolverMap } from '../../platform/feature.ts';
import type { Resolvers } from '../../platform/graphql/index.ts';
import { offerById, shapeOffer } from './offer.resolvers.ts';
import { findExamples } from './shelf-example.store.ts';

const examplesOf = perRequest(
  ({ actor, deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const found = await findExamples(deps.db, actor, ids);
      return ids.map((id) => found.get(id) ?? []);
    }),
);

/** Shelves know no offers; what lies on one is told here. */
export const shelfExampleResolvers = {
  Shelf: {
    examples: async ({ id = '' }, _args, context) => {
      const ids = await examplesOf(context).load(id);
      const offers = await Promise.all(ids.map((offerId) => offerById(context).load(offerId)));
      return offers.flatMap((offer) => (offer ? shapeOffer(offer) : []));
    },
  },
} satisfies Pick<Resolvers, 'Shelf'> & ResolverMap;
