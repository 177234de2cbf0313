import { storeWording, wording } from '@quarry/contracts/wording';
import {
  type CurrencyRule,
  type PricePeriod,
  priceAtShop,
  type PriceValue,
  type RawOffer,
} from '@quarry/contracts/offers';
import { classifyGtin } from '@quarry/extraction/gtin';
import { cutText } from '../../platform/cut-text.ts';
import { brandKey } from '../brands/index.ts';
import type { OfferShop } from './offer.ts';

/** The columns of an offer that lists show, filter and sort by, as one snapshot states them; prices are decided apart. */
export type OfferProjection = {
  title: string;
  brandText: string | null;
  brandKey: string | null;
  gtin14: string | null;
  isGtinUsable: boolean;
  mpnKey: string | null;
  sku: string | null;
  seller: string | null;
  itemGroup: string | null;
  url: string | null;
  imageUrl: string | null;
  categoryText: string | null;
  availability: string | null;
  condition: string | null;
  quarantineReason: string | null;
};

/** What one snapshot says about the price, in minor units; `low` and `high` are the ends of a range, which is no price. */
export type StatedPrice = {
  minor: number | null;
  listMinor: number | null;
  lowMinor: number | null;
  highMinor: number | null;
  shippingMinor: number | null;
  /** What is paid again in each period, where no price is stated that is paid once. */
  recurringMinor: number | null;
  recurringPeriod: PricePeriod | null;
  currency: string | null;
  /** What gave the currency; null where there is none, and for snapshots from before that was noted. */
  currencyRule: CurrencyRule | null;
  /** Whether tax is in the price, where the source says so itself. */
  isTaxIncluded: boolean | null;
};

export function projectOffer(offer: RawOffer, price: StatedPrice): OfferProjection {
  const gtin = offer.gtin === undefined ? undefined : classifyGtin(offer.gtin.value);
  const brand = offer.brand?.value.trim() || null;
  return {
    title: cutText(offer.name?.value ?? '', 1000),
    brandText: brand,
    brandKey: brand === null ? null : brandKey(brand) || null,
    gtin14: gtin?.gtin14 ?? null,
    isGtinUsable: gtin?.usable ?? false,
    mpnKey: offer.mpn?.value.toUpperCase().replaceAll(/[^\p{L}\p{N}+]/gu, '') || null,
    sku: offer.sku?.value ?? offer.itemId?.value ?? null,
    seller: offer.seller?.value ?? null,
    itemGroup: offer.itemGroup?.value ?? null,
    url: offer.url?.value ?? null,
    imageUrl: offer.images?.value[0] ?? null,
    categoryText: offer.category?.value ?? offer.breadcrumb?.value.map(({ name }) => name).join(' > ') ?? null,
    availability: offer.availability?.value ?? null,
    condition: offer.condition?.value ?? null,
    quarantineReason: quarantineReason(offer, price),
  };
}

/** Why an offer is kept apart from matching, as it is stored; null when it is fit. */
function quarantineReason(offer: RawOffer, price: StatedPrice): string | null {
  if ((offer.name?.value ?? '').trim() === '') return storeWording(wording('quarantine:no_name'));
  const hasAmount = price.minor !== null || price.lowMinor !== null || price.recurringMinor !== null;
  if (hasAmount && price.currency === null) {
    return storeWording(wording('quarantine:no_currency'));
  }
  return null;
}

/** The amounts a snapshot states; the shop's currency stands in where the source names none. */
export function statedPrice(offer: RawOffer, shop: OfferShop): StatedPrice {
  const once = offer.price ?? offer.lowPrice;
  const recurring = once === undefined ? offer.recurringPrice?.value : undefined;
  const named = once ?? offer.recurringPrice ?? offer.listPrice;
  const price = named && priceAtShop(named.value, shop.currency);
  const currency = price?.currency ?? shop.currency;
  const minorOf = (value: PriceValue | undefined): number | null => {
    const formed = value && priceAtShop(value, currency);
    return formed?.currency === currency ? formed.minor : null;
  };
  return {
    minor: minorOf(offer.price?.value),
    listMinor: minorOf(offer.listPrice?.value),
    lowMinor: minorOf(offer.lowPrice?.value),
    highMinor: minorOf(offer.highPrice?.value),
    shippingMinor: minorOf(offer.shippingPrice?.value),
    recurringMinor: minorOf(recurring),
    recurringPeriod: recurring?.period ?? null,
    currency,
    currencyRule: price?.currencyRule ?? null,
    isTaxIncluded: price?.tax === undefined ? null : price.tax === 'included',
  };
}
