import type { Tx } from '../../platform/db/index.ts';
import { type EventOrigin, publishSigned } from '../../platform/events/index.ts';
import { productChanged } from '../products/index.ts';
import { type OfferPlace, placeOffers } from './offer-place.store.ts';

/** An offer with the place that it gets, and the product that it hung on until now. */
export type OfferMove = OfferPlace & { from: string | null; origin: EventOrigin };

/** Hangs offers elsewhere and tells of each product that one came to or went from; `products` says of which brand these are. */
export async function moveOffers(
  tx: Tx,
  moves: readonly OfferMove[],
  products: ReadonlyMap<string, { brandId: string | null }>,
  now: Date,
): Promise<void> {
  await placeOffers(
    tx,
    moves.map(({ from: _from, origin: _origin, ...place }) => place),
    now,
  );
  const events = moves.flatMap(({ from, productId, origin }) =>
    (from === productId ? [] : [from, productId]).flatMap((id) =>
      id === null
        ? []
        : [{ topic: productChanged, origin, id, brandId: products.get(id)?.brandId ?? null, changed: ['offers'] }],
    ),
  );
  await publishSigned(tx, events);
}
