import type { RawOffer } from '@quarry/contracts/offers';
import type { OfferRow, OfferShop } from './offer.ts';
import { fieldsHash } from './fields-hash.ts';
import { boundKey, offerKey, optionsOf } from './offer-key.ts';
import { type OfferProjection, projectOffer, type StatedPrice, statedPrice } from './offer-projection.ts';
import { planJointPrice, priceContext, priceStatement, type ShownOffer } from './joint-price.ts';
import { type OpenPricePoint, planPrice, type PricePlan } from './price-interval.ts';

/**
 * A row with all that is read out of it alone, before its neighbours and the database are looked at. Of the raw offer only the text
 * goes on: by the thousand its many small objects would outlive the nursery of the heap.
 */
export type PreparedRow = Omit<OfferRow, 'rawOffer'> & {
  key: string | undefined;
  /** The raw offer as JSON, as its snapshot keeps it. */
  fields: string;
  /** Hash of the fields, hex. */
  hash: string;
  projection: OfferProjection;
  price: StatedPrice;
};

/** A row with its key, ready to be compared with what is stored. */
export type KeyedRow = PreparedRow & { key: string };

/** What a grabber said of an offer when it last changed its mind. */
export type OwnReading = {
  snapshotId: string;
  snapshotAt: Date;
  fieldsHash: string;
  lastSeenAt: Date;
  /** A complete run of the grabber no longer found the offer. */
  isWithdrawn: boolean;
};

/** What is stored of an offer before the save, as one grabber finds it. */
export type KnownOffer = {
  id: string;
  offerKey: string;
  state: string;
  productId: string | null;
  /** Other grabbers read it as well: what is shown is merged. */
  isJoint: boolean;
  /** It is away only because a replay was taken back. */
  isTakenBack: boolean;
  /** Of these, nobody sees it: only the replay stated it. */
  isHidden: boolean;
  snapshotSeq: number;
  lastSeenAt: Date;
  lastChangedAt: Date;
  /** Null when only others have read it. */
  own: OwnReading | null;
  openPoints: OpenPricePoint[];
};

/** What one row changes. */
export type OfferPlan = {
  row: KeyedRow;
  known: KnownOffer | undefined;
  outcome: Outcome;
  prices: PricePlan | undefined;
  /** What a joint offer shows from now on; absent when it goes on as it was. */
  shown?: ShownOffer;
};

/** `new` and `changed` write a snapshot; `replaced` is a reading of the current fetch by newer rules; `older` keeps the current one. */
export type Outcome = 'new' | 'changed' | 'replaced' | 'confirmed' | 'older';

export type KeyedRows = { rows: KeyedRow[]; withoutKey: number };

/** Reads key, hash, columns and amounts out of a row; a reader of many rows does so while the ones before are saved. */
export function prepareRow({ rawOffer, ...row }: OfferRow, shop: OfferShop): PreparedRow {
  const price = statedPrice(rawOffer, shop);
  return {
    ...row,
    key: offerKey(rawOffer, shop.isMarketplace),
    fields: JSON.stringify(rawOffer),
    hash: fieldsHash(rawOffer),
    price,
    projection: projectOffer(rawOffer, price),
  };
}

/** The raw offer of a prepared row. */
export function rawOfferOf({ fields }: Pick<PreparedRow, 'fields'>): RawOffer {
  return JSON.parse(fields) as RawOffer;
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
    const free = taken.has(key) ? boundKey(`${key}${optionsOf(rawOfferOf(row))}`) : key;
    const standing = taken.get(free);
    if (standing === undefined || standing.observedAt < row.observedAt) taken.set(free, { ...row, key: free });
  }
  return { rows: [...taken.values()], withoutKey };
}

export type PlanContext = {
  shop: OfferShop;
  /** Median asked by three or more other shops, by `${productId} ${currency}`. */
  marketMedians: ReadonlyMap<string, number>;
  /** What joint offers show after the rows, by offer; those whose merge can not have changed are left out. */
  shown: ReadonlyMap<string, ShownOffer>;
  /** The grab run that reads the rows; null for any other door. */
  runId: string | null;
};

export function planOffer(row: KeyedRow, known: KnownOffer | undefined, context: PlanContext): OfferPlan {
  const outcome = outcomeOf(row, known);
  if (outcome === 'older') return { row, known, outcome, prices: undefined };
  const stated = priceStatement(row, context.shop);
  // Newer rules that find no price take none away before their run has ended.
  const isLoss = stated === null && context.runId !== null && !known?.isJoint;
  const { standing, withdrawn } = splitPoints(
    known?.openPoints ?? [],
    outcome === 'replaced' && !isLoss ? row.observedAt : undefined,
  );
  const shown = known?.isJoint ? context.shown.get(known.id) : undefined;
  const prices = known?.isJoint
    ? planJointPrice({ ...known, openPoints: standing }, { at: row.observedAt, price: row.price }, shown, context)
    : planPrice(standing, stated, row.observedAt, priceContext(known, row.price, context));
  const closed = [...withdrawn, ...prices.closed];
  return { row, known, outcome, prices: { ...prices, closed }, ...(shown !== undefined && { shown }) };
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

function isAway(known: KnownOffer, own: OwnReading): boolean {
  return known.state !== 'active' || own.isWithdrawn;
}

export function outcomeOf(row: KeyedRow, known: KnownOffer | undefined): Outcome {
  const own = known?.own ?? null;
  if (known === undefined || own === null) return 'new';
  if (row.observedAt < own.snapshotAt) return 'older';
  const isSeenSince = row.observedAt <= own.lastSeenAt;
  const isBroughtBack = row.isTakenBack === true || known.isTakenBack;
  if (isBroughtBack && isAway(known, own)) return own.fieldsHash === row.hash ? 'confirmed' : 'changed';
  if (own.fieldsHash === row.hash) return isSeenSince ? 'older' : 'confirmed';
  // A fetch from before an offer went missing does not bring it back.
  if (isSeenSince && known.state !== 'active') return 'older';
  return row.observedAt.getTime() === own.snapshotAt.getTime() ? 'replaced' : 'changed';
}
