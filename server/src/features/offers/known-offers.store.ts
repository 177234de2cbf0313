import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { OpenPricePoint, PriceKind, Waiting } from './price-interval.ts';
import type { KnownOffer } from './save-plan.ts';

/**
 * The columns of an offer as a grabber finds it, and the tables they stand in. The offer's own columns hold the only reading of it, or the last one of somebody
 * who is no longer there; where several grabbers read it, each has a row of its own.
 */
function asKnownTo(grabberId: string | null): RawBuilder<unknown> {
  return sql`
  o.id, o.offer_key as "offerKey", o.state, o.product_id as "productId", o.snapshot_seq as "snapshotSeq", o.last_seen_at as "lastSeenAt",
  o.last_changed_at as "lastChangedAt", o.taken_back_run_id is not null or o.is_missed_by_take_back and o.state <> 'active' as "isTakenBack", o.taken_back_run_id is not null as "isHidden", o.is_shared or own.snapshot_id is null and o.current_snapshot_id is not null as "isJoint",
  own.snapshot_id as "snapshotId", own.snapshot_at as "snapshotAt", own.last_seen_at as "ownSeenAt", own.is_withdrawn as "isWithdrawn",
  encode(s.fields_hash, 'hex') as "fieldsHash",
  coalesce((select json_agg(json_build_object(
      'id', p.id, 'kind', p.kind, 'amountMinor', p.amount_minor, 'currency', p.currency, 'currencyRule', p.currency_rule, 'listMinor', p.list_amount_minor,
      'shippingMinor', p.shipping_minor, 'isTaxIncluded', p.is_tax_included, 'availability', p.availability,
      'condition', p.condition, 'validFrom', p.valid_from, 'lastConfirmedAt', p.last_confirmed_at, 'snapshotId', p.snapshot_id,
      'state', p.state, 'reason', p.reason,
      'waits', json_build_object('lostAt', p.lost_at, 'runId', p.waits_for_run_id, 'isHeld', p.is_held))
      order by p.valid_from desc)
    from price_point p where p.offer_id = o.id and p.valid_to is null and p.state in ('accepted', 'suspect')), '[]') as "openPoints"
  from offer o
    left join offer_reading r on o.is_shared and r.offer_id = o.id and r.grabber_id = coalesce(${grabberId}::uuid, o.grabber_id)
    left join lateral (
      select r.snapshot_id, r.snapshot_at, r.last_seen_at, r.is_withdrawn where o.is_shared
      union all
      select o.current_snapshot_id, o.current_snapshot_at, o.last_seen_at, false
      where not o.is_shared and (o.grabber_id = ${grabberId}::uuid or o.grabber_id is null or ${grabberId}::uuid is null or o.state <> 'active'
        or exists (select 1 from grabber g where g.id = o.grabber_id and g.state = 'archived'))
    ) own on own.snapshot_id is not null
    left join offer_snapshot s on s.id = own.snapshot_id and s.observed_at = own.snapshot_at`;
}

type KnownRow = Omit<KnownOffer, 'openPoints' | 'own'> & {
  snapshotId: string | null;
  snapshotAt: Date;
  ownSeenAt: Date;
  isWithdrawn: boolean;
  fieldsHash: string;
  openPoints: (Omit<OpenPricePoint, 'validFrom' | 'lastConfirmedAt' | 'kind' | 'waits'> & {
    kind: PriceKind;
    validFrom: string;
    lastConfirmedAt: string;
    waits: Omit<Waiting, 'lostAt'> & { lostAt: string | null };
  })[];
};

export async function findKnownOffers(
  tx: Tx,
  shopId: string,
  grabberId: string | null,
  keys: readonly string[],
): Promise<KnownOffer[]> {
  const found = await sql<KnownRow>`
    select ${asKnownTo(grabberId)}
    where o.shop_id = ${shopId} and o.offer_key = any(${keys}::text[])`.execute(tx);
  return found.rows.map(knownOffer);
}

/** The same by id; those that are gone are left out. */
export async function findKnownOffersById(
  tx: Tx,
  grabberId: string | null,
  offerIds: readonly string[],
): Promise<KnownOffer[]> {
  const found = await sql<KnownRow>`
    select ${asKnownTo(grabberId)} where o.id = any(${offerIds}::uuid[]) order by o.id`.execute(tx);
  return found.rows.map(knownOffer);
}

/** The offers that a grabber last read off these pages. */
export async function findKnownOffersOfPages(
  tx: Tx,
  grabberId: string | null,
  pageIds: readonly string[],
): Promise<(KnownOffer & { pageId: string })[]> {
  const found = await sql<KnownRow & { pageId: string }>`
    select coalesce(r.page_id, o.page_id) as "pageId", ${asKnownTo(grabberId)}
    where o.id in (select id from offer where page_id = any(${pageIds}::uuid[]) and not is_shared
        union all select offer_id from offer_reading where page_id = any(${pageIds}::uuid[]) and grabber_id = ${grabberId}::uuid)`.execute(
    tx,
  );
  return found.rows.map((row) => ({ ...knownOffer(row), pageId: row.pageId }));
}

/** The offers of a grabber whose newest price waits for its second sighting. */
export async function findSuspectOffers(tx: Tx, shopId: string, grabberId: string): Promise<KnownOffer[]> {
  const found = await sql<KnownRow>`
    select ${asKnownTo(grabberId)}
    where o.shop_id = ${shopId} and o.grabber_id = ${grabberId} and o.price_state = 'suspect' and o.state = 'active'`.execute(
    tx,
  );
  return found.rows.map(knownOffer);
}

/** Offers after one that a grabber holds while another one gives what they show, in the order of their ids. */
export async function findOffersLedByOthers(
  tx: Tx,
  grabberId: string,
  after: string,
  limit: number,
): Promise<KnownOffer[]> {
  const found = await sql<KnownRow>`
    select ${asKnownTo(grabberId)}
    where o.id in (select r.offer_id from offer_reading r join offer l on l.id = r.offer_id
      where r.grabber_id = ${grabberId} and not r.is_withdrawn and l.state = 'active' and l.current_snapshot_id <> r.snapshot_id
        and r.offer_id > ${after} order by r.offer_id limit ${limit})
    order by o.id`.execute(tx);
  return found.rows.map(knownOffer);
}

function knownOffer({ snapshotId, snapshotAt, ownSeenAt, isWithdrawn, fieldsHash, ...row }: KnownRow): KnownOffer {
  return {
    ...row,
    own: snapshotId === null ? null : { snapshotId, snapshotAt, lastSeenAt: ownSeenAt, isWithdrawn, fieldsHash },
    openPoints: row.openPoints.map((point) => ({
      ...point,
      validFrom: new Date(point.validFrom),
      lastConfirmedAt: new Date(point.lastConfirmedAt),
      waits: { ...point.waits, lostAt: point.waits.lostAt === null ? null : new Date(point.waits.lostAt) },
    })),
  };
}

/** What three or more other shops ask for the products, by `${productId} ${currency}`; one figure a shop. */
export async function findMarketMedians(
  tx: Tx,
  shopId: string,
  productIds: readonly string[],
  isTaxIncluded: boolean,
): Promise<Map<string, number>> {
  if (productIds.length === 0) return new Map();
  const found = await sql<{ key: string; median: number }>`
    select product_id || ' ' || currency as key, percentile_cont(0.5) within group (order by lowest) as median
    from (
      select product_id, currency, shop_id, min(price_minor) as lowest
      from offer
      where product_id = any(${productIds}::uuid[]) and shop_id <> ${shopId} and state = 'active'
        and price_minor is not null and price_state = 'accepted' and is_tax_included = ${isTaxIncluded}
      group by product_id, currency, shop_id
    ) asked
    group by product_id, currency having count(*) >= 3`.execute(tx);
  return new Map(found.rows.map(({ key, median }) => [key, median]));
}
