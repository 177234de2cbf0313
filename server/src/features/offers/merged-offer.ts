import { priceAtShop, type PriceValue, type RawOffer } from '@quarry/contracts/offers';
import type { MergedOffer } from '@quarry/extraction/merge';
import type { OfferReading } from './reading.store.ts';
import { shownFields, type ShownField } from './field-text.ts';

/** The fields that an offer shows, each with the snapshot it was taken from. */
export function mergedFields({ fields, givenBy, leader }: MergedOffer<OfferReading>): (ShownField & {
  snapshotId: string;
})[] {
  return shownFields(fields).map((field) => ({
    ...field,
    snapshotId: (givenBy.get(field.name as keyof RawOffer) ?? leader).snapshotId,
  }));
}

type Price = { minor: number; currency: string };

/** The two prices that fresh sources name, in minor units; null when they agree. `currency` stands in where a source names none. */
export function disagreedPrices(
  { disagreement }: MergedOffer<OfferReading>,
  currency: string | null,
): { given: Price; givenBy: string; other: Price; otherBy: string } | null {
  const given = disagreement?.given.fields.price;
  const other = disagreement?.other.fields.price;
  if (given === undefined || other === undefined) return null;
  const [givenPrice, otherPrice] = [priceOf(given.value, currency), priceOf(other.value, currency)];
  if (givenPrice === null || otherPrice === null) return null;
  return { given: givenPrice, givenBy: given.method, other: otherPrice, otherBy: other.method };
}

function priceOf(value: PriceValue, fallback: string | null): Price | null {
  const { minor, currency } = priceAtShop(value, fallback);
  return currency === null ? null : { minor, currency };
}
