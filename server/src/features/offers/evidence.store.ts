import type { CurrencyRule, RawOffer } from '@quarry/contracts/offers';
import { sql } from 'kysely';
import type { Actor } from '../../platform/auth/index.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import { visibleOffers } from './visible-offers.ts';

/** A warning as its snapshot keeps it: a wording, or English from before there were any. */
export type StoredWarning = { code: string; detail?: string; wording?: unknown };

/** A snapshot with the page it was read from. */
export type SnapshotRecord = {
  id: string;
  offerId: string;
  seq: number;
  observedAt: Date;
  lastConfirmedAt: Date;
  sourceKind: string;
  grabberId: string | null;
  pageUrl: string | null;
  hasBytes: boolean;
  /** It had some, which were deleted when their retention ended. */
  isStoredPageGone: boolean;
  fields: RawOffer;
  warnings: StoredWarning[];
};

const snapshotColumns = sql`s.id, s.offer_id as "offerId", s.seq, s.observed_at as "observedAt", s.last_confirmed_at as "lastConfirmedAt",
  s.source_kind as "sourceKind", (select grabber_id from grab_run where id = s.grab_run_id) as "grabberId", coalesce(p.url, o.url) as "pageUrl", exists (select from blob b where b.sha256 = s.blob_sha256) as "hasBytes",
  s.blob_sha256 is not null and not exists (select from blob b where b.sha256 = s.blob_sha256) as "isStoredPageGone", s.fields, s.warnings`;

/** Snapshots by id and time; both, because the time says in which month to look. */
export async function findSnapshots(
  db: Db,
  keys: readonly { id: string; at: Date }[],
): Promise<Map<string, SnapshotRecord>> {
  const found = await sql<SnapshotRecord>`
    select ${snapshotColumns}
    from unnest(${keys.map(({ id }) => id)}::uuid[], ${keys.map(({ at }) => at)}::timestamptz[]) as key (id, at)
      join offer_snapshot s on s.id = key.id and s.observed_at = key.at
      join offer o on o.id = s.offer_id left join page p on p.id = s.page_id`.execute(db);
  return new Map(found.rows.map((snapshot) => [snapshot.id, snapshot]));
}

/** The newest snapshots of each offer. */
export async function findSnapshotsOfOffers(
  db: Db,
  offerIds: readonly string[],
  first: number,
): Promise<Map<string, SnapshotRecord[]>> {
  const found = await sql<SnapshotRecord>`
    select ${snapshotColumns}
    from unnest(${offerIds}::uuid[]) as wanted (id) join offer o on o.id = wanted.id
      cross join lateral (select * from offer_snapshot where offer_id = o.id order by observed_at desc, seq desc limit ${first}) s
      left join page p on p.id = s.page_id
    order by s.observed_at desc`.execute(db);
  return Map.groupBy(found.rows, ({ offerId }) => offerId);
}

export type PricePointRecord = {
  id: string;
  offerId: string;
  shopId: string;
  kind: string;
  validFrom: Date;
  lastConfirmedAt: Date;
  validTo: Date | null;
  amountMinor: number;
  currency: string;
  currencyRule: CurrencyRule | null;
  listAmountMinor: number | null;
  availability: string | null;
  state: string;
  reason: string | null;
  /** The snapshot that first stated it; it may have left by retention. */
  snapshotId: string | null;
  snapshotAt: Date | null;
};

const pointColumns = sql`p.id, p.offer_id as "offerId", o.shop_id as "shopId", p.kind, p.valid_from as "validFrom",
  p.last_confirmed_at as "lastConfirmedAt", p.valid_to as "validTo", p.amount_minor as "amountMinor", p.currency, p.currency_rule as "currencyRule",
  p.list_amount_minor as "listAmountMinor", p.availability, p.state, p.reason, p.snapshot_id as "snapshotId", p.snapshot_at as "snapshotAt"`;

export async function findPricePointsOfOffers(
  db: Db,
  offerIds: readonly string[],
  first: number,
): Promise<Map<string, PricePointRecord[]>> {
  const found = await sql<PricePointRecord>`
    select ${pointColumns}
    from unnest(${offerIds}::uuid[]) as wanted (id) join offer o on o.id = wanted.id
      cross join lateral (select * from price_point where offer_id = o.id order by valid_from desc, id desc limit ${first}) p
    order by p.valid_from desc, p.id desc`.execute(db);
  return Map.groupBy(found.rows, ({ offerId }) => offerId);
}

export type SeriesPoint = PricePointRecord & { shopName: string; seller: string | null };

/** Price points of a product's offers that held at some time since then, offer by offer in the order of time. */
export async function findProductPriceSeries(
  db: Db,
  actor: Actor,
  productId: string,
  since: Date,
): Promise<SeriesPoint[]> {
  const found = await sql<SeriesPoint>`
    select ${pointColumns}, s.name as "shopName", o.seller
    from offer o join shop s on s.id = o.shop_id join price_point p on p.offer_id = o.id
    where o.product_id = ${productId} and ${visibleOffers(actor)} and p.state in ('accepted', 'suspect')
      and (p.valid_to is null or p.valid_to > greatest(p.valid_from, ${since}::timestamptz))
    order by s.name, o.seller nulls first, o.id, p.valid_from, p.id limit 20000`.execute(db);
  return found.rows;
}

export async function findPricePoint(db: Db | Tx, actor: Actor, id: string): Promise<PricePointRecord | null> {
  const found = await sql<PricePointRecord>`
    select ${pointColumns} from price_point p join offer o on o.id = p.offer_id
    where p.id = ${id} and ${visibleOffers(actor)}`.execute(db);
  return found.rows[0] ?? null;
}

/** An open suspect price point with its offer, locked until the transaction ends. */
export async function findPricePointForDecision(
  tx: Tx,
  actor: Actor,
  id: string,
): Promise<(PricePointRecord & { productId: string | null }) | undefined> {
  const found = await sql<PricePointRecord & { productId: string | null }>`
    select ${pointColumns}, o.product_id as "productId" from price_point p join offer o on o.id = p.offer_id
    where p.id = ${id} and ${visibleOffers(actor)} for update of p, o`.execute(tx);
  return found.rows[0];
}

export async function acceptPricePoint(tx: Tx, point: PricePointRecord, now: Date): Promise<void> {
  await sql`
    update price_point set valid_to = greatest(valid_from, ${point.validFrom}::timestamptz)
    where offer_id = ${point.offerId} and valid_to is null and state = 'accepted'`.execute(tx);
  await sql`update price_point set state = 'accepted' where id = ${point.id}`.execute(tx);
  await sql`
    update offer set price_minor = ${point.amountMinor}, currency = ${point.currency}, list_price_minor = ${point.listAmountMinor},
      price_state = 'accepted', last_changed_at = greatest(last_changed_at, ${now}::timestamptz), updated_at = ${now}, version = version + 1
    where id = ${point.offerId}`.execute(tx);
}

export async function rejectPricePoint(tx: Tx, point: PricePointRecord, now: Date): Promise<void> {
  await sql`
    update price_point set state = 'rejected', valid_to = greatest(valid_from, ${now}::timestamptz) where id = ${point.id}`.execute(
    tx,
  );
  await sql`
    update offer set price_state = case when price_minor is null then null else 'accepted' end, updated_at = ${now}, version = version + 1
    where id = ${point.offerId}`.execute(tx);
}
