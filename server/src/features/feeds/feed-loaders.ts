import DataLoader from 'dataloader';
import { perRequest } from '../../platform/feature.ts';
import { valuesOfProduct } from '../products/index.ts';
import { findFeedFacts } from './feed-facts.store.ts';
import { findRunsOfFeeds } from './feed-run-list.store.ts';
import { findPictureOffers, type ShownPicture } from './picture-offers.store.ts';

/** How feeds stand, one look for all that a request asks for. */
export const feedFacts = perRequest(
  ({ deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const facts = await findFeedFacts(deps.db, ids, deps.clock.now());
      return ids.map((id) => facts.get(id) ?? new Error(`The feed ${id} went away while it was read.`));
    }),
);

const mostRuns = 100;

/** The newest rebuilds of feeds. */
export const runsOfFeed = perRequest(
  ({ deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const runs = Map.groupBy(await findRunsOfFeeds(deps.db, ids, mostRuns), ({ feedId }) => feedId);
      return ids.map((id) => runs.get(id) ?? []);
    }),
);

const pictureKey = ({ productId, mediaId }: ShownPicture) => `${productId} ${mediaId}`;

/** The offers that pictures on products came from. */
export const offerOfPicture = perRequest(
  ({ deps }) =>
    new DataLoader(
      async (pictures: readonly ShownPicture[]) => {
        const found = await findPictureOffers(deps.db, pictures);
        const offers = new Map(found.map((one) => [pictureKey(one), one.offerId]));
        return pictures.map((one) => offers.get(pictureKey(one)) ?? null);
      },
      { cacheKeyFn: pictureKey },
    ),
);

/** The values of products that the reader sees, by their ids. */
export const valuesById = perRequest(
  (context) =>
    new DataLoader((productIds: readonly string[]) =>
      Promise.all(
        productIds.map(
          async (productId) => new Map((await valuesOfProduct(context, productId)).map((one) => [one.id, one])),
        ),
      ),
    ),
);
