import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { lockPlacing, restateCategories } from '../products/index.ts';
import { noteShelves, putShelfFigures, shelfOf, type ShopShelf } from '../shelves/index.ts';
import { grabOrigin } from './offer.topics.ts';
import {
  haveAcceptedShelves,
  lockFreeOffers,
  putOnShelves,
  shelfFigures,
  type ShelvedOffer,
} from './offer-shelf.store.ts';
import { findSourceOffers } from './source-offer.store.ts';

/** Locks those of the offers that nobody else writes just now. Where products may follow from it, nobody digs meanwhile. */
export async function claimOffers(tx: Tx, ids: readonly string[]): Promise<ShelvedOffer[]> {
  if (await haveAcceptedShelves(tx, ids)) await lockPlacing(tx);
  return lockFreeOffers(tx, ids);
}

/** Puts offers, which the caller claimed, on the shelves that they name now, and counts what lies on each. */
export async function placeOnShelves(tx: Tx, deps: Deps, offers: readonly ShelvedOffer[]): Promise<void> {
  const sources = await findSourceOffers(
    tx,
    offers.map(({ id }) => id),
  );
  const named = new Map(
    offers.flatMap(({ id, shopName }): [string, ShopShelf][] => {
      const source = sources.get(id);
      const titles = source ? [source.title, source.fields.name?.value ?? ''] : [];
      const shelf = source && shelfOf(source.fields, { shopName, titles });
      return shelf ? [[id, { ...shelf, shopId: source.shopId }]] : [];
    }),
  );
  const noted = await noteShelves(tx, [...named.values()], deps.clock.now());
  const shelfFor = new Map(noted.map((shelf) => [`${shelf.shopId} ${shelf.key}`, shelf]));
  const places = offers.map(({ id, shelfId, isAccepted }) => {
    const shelf = named.get(id);
    const after = shelf && shelfFor.get(`${shelf.shopId} ${shelf.key}`);
    const concernsProduct = isAccepted || after?.state === 'ACCEPTED';
    return { offerId: id, before: shelfId, shelfId: after?.id ?? null, concernsProduct };
  });
  const moved = places.filter(({ before, shelfId }) => before !== shelfId);
  await putOnShelves(
    tx,
    moved.map(({ offerId, shelfId }) => ({ offerId, shelfId })),
  );
  const touched = new Set(places.flatMap(({ before, shelfId }) => [before ?? [], shelfId ?? []].flat()));
  await putShelfFigures(tx, shelfFigures([...touched]));
  const restated = await findSourceOffers(
    tx,
    moved.flatMap(({ offerId, concernsProduct }) => (concernsProduct ? offerId : [])),
  );
  await restateCategories(tx, deps, grabOrigin(null), [...restated.values()]);
}
