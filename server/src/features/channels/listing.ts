import type { ListingDraft, ListingReason, ListingState } from '@quarry/contracts/channels';
import { zonedTime } from '@quarry/contracts/common';
import type { ProductStatus } from '@quarry/contracts/products';
import { type Reasoned, reasoned, wording } from '@quarry/contracts/wording';

/** A variant on a channel, as it is stored. */
export type ListingRecord = ListingDraft & {
  id: string;
  shopId: string;
  channelId: string;
  /** The channel's: that of the amounts. */
  currency: string | null;
  variantId: string;
  productId: string;
  productName: string;
  externalId: string | null;
  createdAt: Date;
  updatedAt: Date;
  version: number;
};

/** Which variant on which channel. */
export type ListingPlace = { channelId: string; variantId: string };

/** What holds of a variant on a channel at a moment, and what its sentences mention. */
export type Standing = ListingPlace & {
  productId: string;
  shopId: string;
  state: ListingState;
  reasons: ListingReason[];
  listingId: string | null;
  offerId: string | null;
  price: number | null;
  listPrice: number | null;
  priceSource: 'LISTING' | 'OWN_OFFER' | null;
  taxRatePpm: number | null;
  /** What the listing itself says. */
  ownPrice: number | null;
  currency: string | null;
  country: string | null;
  pricesWithTax: boolean;
  publishAt: Date | null;
  unpublishAt: Date | null;
  timeZone: string;
  productName: string;
  productStatus: ProductStatus;
  isBinned: boolean;
  channelName: string;
  shopName: string;
};

/** The fields an audit entry compares: amounts with their currency. */
export function auditedListing({
  published,
  publishAt,
  unpublishAt,
  price,
  listPrice,
  currency,
}: ListingRecord): Record<string, unknown> {
  const money = (minor: number | null) => (minor === null ? null : { minor, currency });
  return { published, publishAt, unpublishAt, price: money(price), listPrice: money(listPrice) };
}

/** Why a product may be on no channel as it is; null where it may. */
export function refusalOfProduct({
  productName: product,
  productStatus,
  isBinned,
}: Pick<Standing, 'productName' | 'productStatus' | 'isBinned'>): Reasoned | null {
  if (isBinned) return reasoned('LISTING_PRODUCT:gone', { product });
  if (productStatus === 'ACTIVE' || productStatus === 'UNLISTED') return null;
  return reasoned('LISTING_PRODUCT', { product, status: wording(`status:${productStatus}`) });
}

/** A time as sentences mention it: in the zone of the shop, the same in every language. */
export function momentText(moment: Date | null, timeZone: string): string {
  return moment === null ? '' : zonedTime(moment, timeZone);
}

/** A reason as one sentence with its next step. */
export function hurdleOf(reason: ListingReason, standing: Standing): Reasoned {
  const { productName: product, channelName: channel, shopName: shop, currency, country } = standing;
  switch (reason) {
    case 'NOT_PUBLISHED':
      return reasoned('listing:NOT_PUBLISHED', { product, channel });
    case 'NOT_YET':
      return reasoned('listing:NOT_YET', { date: momentText(standing.publishAt, standing.timeZone) });
    case 'OVER':
      return reasoned('listing:OVER', { date: momentText(standing.unpublishAt, standing.timeZone) });
    case 'PRODUCT_NOT_ACTIVE':
      return refusalOfProduct(standing) ?? reasoned('LISTING_PRODUCT:gone', { product });
    case 'CHANNEL_DRAFT':
      return reasoned('listing:CHANNEL_DRAFT', { channel });
    case 'CHANNEL_ARCHIVED':
      return reasoned('CHANNEL_IS_ARCHIVED', { channel });
    case 'NO_PRICE':
      return currency === null
        ? reasoned('listing:NO_PRICE:no_currency', { channel })
        : reasoned('listing:NO_PRICE', { shop, currency });
    case 'NO_TAX_RATE': {
      const told = { shop, channel, country: country ?? '' };
      return standing.pricesWithTax
        ? reasoned('listing:NO_TAX_RATE', told)
        : reasoned('listing:NO_TAX_RATE:without', told);
    }
    case 'OPEN_ERRORS':
      return reasoned('listing:OPEN_ERRORS', { product, channel });
  }
}
