import type { OfferRow, OfferShop } from './offer.ts';
import { fieldsHash } from './fields-hash.ts';
import { offerKey, optionsOf } from './offer-key.ts';
import { type OfferProjection, projectOffer, type StatedPrice, statedPrice } from './offer-projection.ts';
import { type OpenPricePoint, planPrice, type PricePlan, type PriceStatement } from './price-interval.ts';

/** A row with its key, ready to be compared with what is stored. */
export type KeyedRow = OfferRow & {
  key: string;
  hash: Buffer;
  projection: OfferProjection;
  price: StatedPrice;
};

/** A row with all that is read out of it alone, before its neighbours and the database are looked at. */
export type PreparedRow = Omit<KeyedRow, 'key'> & { key: string | undefined };

/** What is stored of an offer before the save. */
export type KnownOffer = {
  id: string;
  offerKey: string;
  state: string;
  productId: string | null;
  snapshotId: string | null;
  snapshotAt: Date | null;
  snapshotSeq: number;
  fieldsHash: string | null;
  lastSeenAt: Date;
  openPoints: OpenPricePoint[];
};

/** What one row changes. */
export type OfferPlan = {
  row: KeyedRow;
  known: KnownOffer | undefined;
  /** `new` and `changed` write a snapshot; `replaced` is a reading of the current fetch by newer rules; `older` keeps the current one. */
  outcome: 'new' | 'changed' | 'replaced' | 'confirmed' | 'older';
  prices: PricePlan | undefined;
};

export type KeyedRows = { rows: KeyedRow[]; withoutKey: number };

/** Reads key, hash, columns and amounts out of a row; a reader of many rows does so while the ones before are saved. */
export function prepareRow(row: OfferRow, shop: OfferShop): PreparedRow {
  const price = statedPrice(row.rawOffer, shop);
  return {
    ...row,
    key: offerKey(row.rawOffer, shop.isMarketplace),
    hash: fieldsHash(row.rawOffer),
    price,
    projection: projectOffer(row.rawOffer, price),
  };
}

/**
 * Gives every row its key. Rows of one key on one page are told apart by their options; of those that remain alike the
 * first stands. A row that names nothing to be known by is counted and left out.
 */
export function keyRows(rows: readonly PreparedRow[]): KeyedRows {
  const taken = new Map<string, KeyedRow>();
  let withoutKey = 0;
  for (const row of rows) {
    const { key } = row;
    if (key === undefined) {
      withoutKey += 1;
      continue;
    }
    const free = taken.has(key) ? `${key}${optionsOf(row.rawOffer)}` : key;
    const standing = taken.get(free);
    if (standing === undefined || standing.observedAt < row.observedAt) taken.set(free, { ...row, key: free });
  }
  return { rows: [...taken.values()], withoutKey };
}

export type PlanContext = {
  shop: OfferShop;
  /** Median asked by three or more other shops, by `${productId} ${currency}`. */
  marketMedians: ReadonlyMap<string, number>;
};

export function planOffer(row: KeyedRow, known: KnownOffer | undefined, context: PlanContext): OfferPlan {
  const outcome = outcomeOf(row, known);
  if (outcome === 'older') return { row, known, outcome, prices: undefined };
  const stated = priceStatement(row, context.shop);
  const median = context.marketMedians.get(`${known?.productId} ${row.price.currency}`) ?? null;
  const { standing, withdrawn } = splitPoints(
    known?.openPoints ?? [],
    outcome === 'replaced' ? row.observedAt : undefined,
  );
  const prices = planPrice(standing, stated, row.observedAt, {
    isObserved: context.shop.kind !== 'own',
    marketMedianMinor: median,
  });
  return { row, known, outcome, prices: { ...prices, closed: [...withdrawn, ...prices.closed] } };
}

/** A reading by newer rules withdraws what the older reading of the same fetch opened. */
function splitPoints(
  open: readonly OpenPricePoint[],
  replacedAt: Date | undefined,
): { standing: OpenPricePoint[]; withdrawn: PricePlan['closed'] } {
  const isReplaced = (point: OpenPricePoint): boolean => point.validFrom.getTime() === replacedAt?.getTime();
  const withdrawn = open.filter(isReplaced).map(({ id, validFrom }) => ({
    id,
    validTo: validFrom,
    state: 'rejected' as const,
    reason: 'The same fetch was read again by newer rules.',
  }));
  return { standing: open.filter((point) => !isReplaced(point)), withdrawn };
}

function outcomeOf(row: KeyedRow, known: KnownOffer | undefined): OfferPlan['outcome'] {
  if (known === undefined || known.snapshotAt === null) return 'new';
  if (row.observedAt < known.snapshotAt) return 'older';
  const isSeenSince = row.observedAt <= known.lastSeenAt;
  if (known.fieldsHash === row.hash.toString('hex')) return isSeenSince ? 'older' : 'confirmed';
  // A fetch from before an offer went missing does not bring it back.
  if (isSeenSince && known.state !== 'active') return 'older';
  return row.observedAt.getTime() === known.snapshotAt.getTime() ? 'replaced' : 'changed';
}

function priceStatement({ price, projection }: KeyedRow, shop: OfferShop): PriceStatement | null {
  const amountMinor = price.minor ?? price.lowMinor;
  if (amountMinor === null || price.currency === null) return null;
  const isSale = price.listMinor !== null && price.listMinor > amountMinor;
  return {
    kind: price.minor === null ? 'from' : isSale ? 'sale' : 'regular',
    amountMinor,
    currency: price.currency,
    listMinor: price.listMinor,
    shippingMinor: price.shippingMinor,
    isTaxIncluded: shop.pricesIncludeTax,
    availability: projection.availability,
    condition: projection.condition,
  };
}
