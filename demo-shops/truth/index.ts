import { createItems } from '../src/range/items.ts';
import { createListings } from '../src/range/listings.ts';
import { type TrapKind } from '../src/range/department.ts';
import { type ShopKey } from '../src/range/shop-key.ts';

/** What an offer really is. For tests and benchmarks alone: no engine may read this. */
export type TrueOffer = {
  shop: ShopKey;
  /** The shop's own number; on the marketplace each seller has one of their own. */
  sku: string;
  seller?: string;
  title: string;
  /** The exact thing: offers with the same variant are true pairs. */
  variant: string;
  /** Variants of one product share it. */
  product: string;
  department: string;
  /** Whether the shop's GTIN for it can be trusted. */
  gtin: 'own' | 'none' | 'check-digit' | 'shared';
  trap?: TrapKind;
};

/** Two variants with one wording that must never be joined. */
export type Trap = { kind: TrapKind; variants: readonly [string, string] };

/** Every offer that the shops sell on any day, with the variant it is one of. */
export function trueOffers(): TrueOffer[] {
  return createListings().flatMap(({ shop, offers }) =>
    offers.map((offer) => ({
      shop,
      sku: offer.sku,
      ...(offer.seller ? { seller: offer.seller } : {}),
      title: offer.title,
      variant: offer.item.id,
      product: offer.item.family,
      department: offer.item.department.key,
      gtin: offer.gtinFault ?? (offer.gtin ? 'own' : 'none'),
      ...(offer.item.trap ? { trap: offer.item.trap } : {}),
    })),
  );
}

/** Every pair of offers from different shops that are the same variant. */
export function truePairs(): [TrueOffer, TrueOffer][] {
  return [...Map.groupBy(trueOffers(), ({ variant }) => variant).values()].flatMap((offers) =>
    offers.flatMap((left, place) =>
      offers
        .slice(place + 1)
        .flatMap((right): [TrueOffer, TrueOffer][] => (left.shop === right.shop ? [] : [[left, right]])),
    ),
  );
}

/** The twenty pairs of variants that share brand and wording and differ in one thing alone. */
export function traps(): Trap[] {
  const families = Map.groupBy(
    createItems().filter((item) => item.trap),
    (item) => item.family,
  );
  return [...families.values()].flatMap(([left, right]): Trap[] =>
    left?.trap && right ? [{ kind: left.trap, variants: [left.id, right.id] }] : [],
  );
}
