import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { publishEvents } from '../../platform/events/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { changedOffer } from './confirm-offers.ts';
import { joinWithout } from './joint-offers.ts';
import { planJointPrice } from './joint-price.ts';
import { runsUntilExpired, type OfferShop } from './offer.ts';
import { grabOrigin, offerChanged } from './offer.topics.ts';
import { writeAll } from './offer-writing.ts';
import { withdrawReadings } from './reading.store.ts';
import { findKnownOffersById, findMarketMedians } from './known-offers.store.ts';
import { lockShopOffers } from './save-offers.store.ts';

/** The run that did not see the offers, and those of them whose page the shop itself calls gone; `isTakeBack` says that it looked for none. */
export type RunWithout = {
  id: string | null;
  shop: OfferShop;
  grabberId: string;
  gone?: readonly string[];
  isTakeBack?: boolean;
};

/** An offer that was not there, and when it was looked for; one that was seen meanwhile, `at` or later, is there all the same. */
export type Absence = {
  id: string;
  at: Date;
  /** Until when sightings do not count: newer rules read off an old fetch that the offer never stood there. */
  despiteSeen?: Date | undefined;
};

const offersPerBatch = 500;

/**
 * Takes note of offers that a non-degraded run looked for and did not see. One that another grabber still holds goes on with what that
 * one says; the others are missing, and expired after the third such run: their open price intervals end when they were looked for.
 * Gives the number of those.
 */
export async function markAbsentOffers(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  run: RunWithout,
  absences: readonly Absence[],
): Promise<number> {
  if (absences.length === 0) return 0;
  await lockShopOffers(tx, run.shop.id);
  let marked = 0;
  for (let from = 0; from < absences.length; from += offersPerBatch) {
    const batch = absences.slice(from, from + offersPerBatch);
    const held = await leaveToOthers(tx, deps, run, batch);
    marked += await markMissing(
      tx,
      deps,
      run,
      batch.filter(({ id }) => !held.has(id)),
    );
  }
  return marked;
}

/** Withdraws what the grabber said of offers that others hold; gives these. */
async function leaveToOthers(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  { id: runId, shop, grabberId, gone = [] }: RunWithout,
  absences: readonly Absence[],
): Promise<ReadonlySet<string>> {
  const times = new Map(absences.map(({ id, at }) => [id, at]));
  const known = await findKnownOffersById(tx, grabberId, [...times.keys()]);
  const joint = known.filter(({ isJoint, state }) => isJoint && state === 'active');
  const shown = await joinWithout(
    tx,
    shop,
    grabberId,
    joint.map(({ id }) => id),
    new Set(gone),
  );
  const held = joint.filter(({ id }) => shown.has(id));
  const productIds = [...new Set(held.flatMap(({ productId }) => productId ?? []))];
  const marketMedians = await findMarketMedians(tx, shop.id, productIds, shop.pricesIncludeTax);
  const writings = held.flatMap((offer) => {
    const next = shown.get(offer.id);
    if (!next?.isChanged) return [];
    const at = times.get(offer.id) ?? offer.lastSeenAt;
    const prices = planJointPrice(offer, { at }, next, { shop, marketMedians, runId: null });
    return [{ offerId: offer.id, prices, ...changedOffer(offer, next, prices, offer.lastSeenAt, { shop, runId }) }];
  });
  await withdrawReadings(
    tx,
    held.map(({ id }) => id),
    grabberId,
  );
  await writeAll(tx, deps.clock.now(), writings);
  return new Set(held.map(({ id }) => id));
}

async function markMissing(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  { id: runId, shop, isTakeBack = false }: RunWithout,
  absences: readonly Absence[],
): Promise<number> {
  const rows = JSON.stringify(absences.map(({ id, at, despiteSeen = at }) => ({ id, at, until: despiteSeen })));
  const marked = await sql<{ id: string; at: Date; isChanged: boolean }>`
    update offer o set missing_runs = missing_runs + 1, missed_run_id = ${runId}::uuid, is_missed_by_take_back = ${isTakeBack}, updated_at = ${deps.clock.now()}, version = version + 1,
      state = case when missing_runs + 1 >= ${runsUntilExpired} then 'expired' else 'missing' end,
      last_changed_at = case when state = 'active' then greatest(last_changed_at, row.at) else last_changed_at end
    from json_to_recordset(${rows}::json) as row (id uuid, at timestamptz, until timestamptz)
    where o.shop_id = ${shop.id} and o.id = row.id and o.last_seen_at < row.until and o.state <> 'expired'
    returning o.id, row.at, missing_runs = 1 or state = 'expired' as "isChanged"`.execute(tx);
  const ids = marked.rows.map(({ id }) => id);
  await withdrawReadings(tx, ids);
  await sql`
    update price_point p set valid_to = greatest(valid_from, coalesce(lost_at, row.at)),
      state = case when state = 'suspect' then 'rejected' else state end
    from json_to_recordset(${JSON.stringify(marked.rows)}::json) as row (id uuid, at timestamptz)
    where p.offer_id = row.id and p.valid_to is null and p.state in ('accepted', 'suspect')`.execute(tx);
  await publishEvents(
    tx,
    offerChanged,
    grabOrigin(runId),
    marked.rows.flatMap(({ id, isChanged }) => (isChanged ? [{ id, shopId: shop.id, changed: ['state'] }] : [])),
  );
  return ids.length;
}
