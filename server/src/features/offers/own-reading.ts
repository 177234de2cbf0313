import { formatMinor } from '@quarry/contracts/money';
import type { ExtractionMethod, Field, PriceValue, RawOffer } from '@quarry/contracts/offers';
import { derivedId } from '../../platform/ids.ts';
import { fieldsHash } from './fields-hash.ts';
import type { OfferShop } from './offer.ts';
import type { OwnStatement } from './own-offer.store.ts';
import type { OfferReading } from './reading.store.ts';
import type { SnapshotColumns } from './save-offers.store.ts';

/** What a statement says beside amounts: by what the offer is called where nothing else names it, as far as people did not type it. */
type OwnName = { title: string; sku: string | null; isOfProduct?: boolean };

function stated<T>(value: T, raw = String(value), method: ExtractionMethod = 'person'): Field<T> {
  return { value, raw, method, path: '', confidence: 1 };
}

/** A name or SKU with the source it was read from before; people did not type it again. */
function known(value: string, before: Field<string> | undefined): Field<string> {
  if (before === undefined) return stated(value);
  const isOfPeople = before.method === 'person' || before.method === 'catalogue';
  return { ...before, value, ...(!isOfPeople && { isTakenOver: true }) };
}

/** The fields of a statement; cost and stock are not among them, for others read these. `before` is what was known of the offer. */
export function statedFields(
  { title, sku, isOfProduct = false }: OwnName,
  { price, listPrice, availability }: OwnStatement,
  { currency, pricesIncludeTax }: Pick<OfferShop, 'currency' | 'pricesIncludeTax'>,
  before: Pick<RawOffer, 'name' | 'sku'> = {},
): RawOffer {
  const amount = (minor: number): Field<PriceValue> => {
    const text = formatMinor(minor, currency);
    const tax = pricesIncludeTax ? 'included' : 'excluded';
    return stated({ amount: text, minor, currency, currencyRule: 'shop', tax }, text);
  };
  return {
    ...(title !== '' && { name: isOfProduct ? stated(title, title, 'catalogue') : known(title, before.name) }),
    ...(sku !== null && { sku: known(sku, before.sku) }),
    ...(price !== null && { price: amount(price) }),
    ...(listPrice !== null && { listPrice: amount(listPrice) }),
    ...(availability !== null && { availability: stated(availability) }),
  };
}

/** The reading of a statement at a moment, and the snapshot that keeps it. */
export function readStatement(
  offerId: string,
  fields: RawOffer,
  at: Date,
  seq: number,
): { reading: OfferReading; snapshot: SnapshotColumns } {
  const hash = fieldsHash(fields);
  const id = derivedId<'snapshot'>(`snapshot:${offerId}:${at.toISOString()}:${hash}`);
  const times = { since: at.getTime(), seenAt: at.getTime() };
  return {
    reading: {
      offerId,
      grabberId: null,
      snapshotId: id,
      snapshotAt: at,
      isUnlisted: false,
      isOwn: true,
      fields,
      ...times,
    },
    snapshot: {
      id,
      offer_id: offerId,
      seq,
      observed_at: at,
      page_id: null,
      page_fetch_id: null,
      blob: null,
      fields: JSON.stringify(fields),
      fields_hash: hash,
      warnings: [],
    },
  };
}
