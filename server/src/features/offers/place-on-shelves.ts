import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { noteShelves, putShelfFigures, shelfOf, type ShopShelf } from '../shelves/index.ts';
import { putOnShelves, type ShelvedOffer, shelfFigures } from './offer-shelf.store.ts';
import { findSourceOffers } from './source-offer.store.ts';

/** Puts offers, which the caller locked, on the shelves that they name now, and counts what lies on each. */
export async function placeOnShelves(tx: Tx, { clock }: Deps, offers: readonly ShelvedOffer[]): Promise<void> {
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
  const noted = await noteShelves(tx, [...named.values()], clock.now());
  const idOf = new Map(noted.map(({ id, shopId, key }) => [`${shopId} ${key}`, id]));
  const places = offers.map(({ id, shelfId }) => {
    const shelf = named.get(id);
    return { offerId: id, before: shelfId, shelfId: (shelf && idOf.get(`${shelf.shopId} ${shelf.key}`)) ?? null };
  });
  await putOnShelves(
    tx,
    places.flatMap(({ offerId, before, shelfId }) => (before === shelfId ? [] : { offerId, shelfId })),
  );
  const touched = new Set(places.flatMap(({ before, shelfId }) => [before ?? [], shelfId ?? []].flat()));
  await putShelfFigures(tx, shelfFigures([...touched]));
}
