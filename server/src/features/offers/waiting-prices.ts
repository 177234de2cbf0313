import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { publishEvents } from '../../platform/events/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { grabOrigin, priceChanged } from './offer.topics.ts';
import { lockShopOffers } from './save-offers.store.ts';

/** A run that has ended, or was taken as the new normal, and the shop whose prices it read. */
export type DecidingRun = { id: string; shop: { id: string }; before?: HeldBefore };

/** Runs before it that still hold prices. Anyone who takes it as the new normal decides about those too whose offers were seen since. */
type HeldBefore = { runIds: readonly string[]; seenSince: Date };

/** Which open prices (alias `p`) are decided with a run. */
function decidedWith({ id, before }: DecidingRun): RawBuilder<unknown> {
  const earlier =
    before &&
    sql`or p.waits_for_run_id = any(${before.runIds}::uuid[])
      and exists (select from offer o where o.id = p.offer_id and o.last_seen_at >= ${before.seenSince})`;
  return sql`p.valid_to is null and (p.waits_for_run_id = ${id} ${earlier ?? sql``})`;
}

/**
 * Prices that a degraded run no longer found, or doubted, wait for a person from now on. Gives how many, at most `limit`; the caller comes
 * again in another transaction while there are as many.
 */
export async function holdPrices(tx: Tx, { id, shop }: DecidingRun, limit: number): Promise<number> {
  await lockShopOffers(tx, shop.id);
  const held = await sql`
    update price_point set is_held = true where id in (select p.id from price_point p
      where p.waits_for_run_id = ${id} and p.valid_to is null and (p.state = 'suspect' or p.lost_at is not null) and not p.is_held
      limit ${limit})
    returning id`.execute(tx);
  return held.rows.length;
}

/**
 * Ends the intervals of prices that a run no longer found, at the time of its reading. Gives how many, at most `limit`; the caller comes
 * again in another transaction while there are as many.
 */
export async function endLostPrices(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  run: DecidingRun,
  limit: number,
): Promise<number> {
  await lockShopOffers(tx, run.shop.id);
  const now = clock.now();
  const ended = await sql<{ id: string }>`
    with ended as (
      update price_point set valid_to = greatest(valid_from, lost_at), is_held = false
      where id in (select p.id from price_point p where ${decidedWith(run)} and p.lost_at is not null limit ${limit})
      returning offer_id, valid_to
    )
    update offer o set price_minor = null, list_price_minor = null,
      price_state = case when o.price_state = 'suspect' then o.price_state end,
      last_changed_at = greatest(o.last_changed_at, ended.valid_to), updated_at = ${now}, version = o.version + 1
    from ended where o.id = ended.offer_id returning o.id`.execute(tx);
  await tellOf(tx, run, ended.rows);
  return ended.rows.length;
}

/** Accepts the doubted prices that a run held, from when they were first seen; a range is no price and only waits on. Gives how many. */
export async function acceptHeldPrices(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  run: DecidingRun,
  limit: number,
): Promise<number> {
  await lockShopOffers(tx, run.shop.id);
  const now = clock.now();
  const held = sql`select p.id, p.offer_id, p.valid_from from price_point p where ${decidedWith(run)}
    and p.is_held and p.state = 'suspect' and p.kind <> 'from' order by p.id limit ${limit}`;
  // An offer has one open accepted interval at any moment, so the one before ends first.
  await sql`
    update price_point before set valid_to = greatest(before.valid_from, held.valid_from)
    from (${held}) held where before.offer_id = held.offer_id and before.valid_to is null and before.state = 'accepted'`.execute(
    tx,
  );
  const accepted = await sql<{ id: string }>`
    with accepted as (
      update price_point p set state = 'accepted', waits_for_run_id = null, is_held = false from (${held}) held where p.id = held.id
      returning p.offer_id, p.amount_minor, p.currency, p.list_amount_minor
    )
    update offer o set price_minor = a.amount_minor, currency = a.currency, list_price_minor = a.list_amount_minor, price_state = 'accepted',
      last_changed_at = greatest(o.last_changed_at, ${now}::timestamptz), updated_at = ${now}, version = o.version + 1
    from accepted a where o.id = a.offer_id returning o.id`.execute(tx);
  await tellOf(tx, run, accepted.rows);
  return accepted.rows.length;
}

async function tellOf(tx: Tx, { id: runId, shop }: DecidingRun, offers: readonly { id: string }[]): Promise<void> {
  await publishEvents(
    tx,
    priceChanged,
    grabOrigin(runId),
    offers.map(({ id }) => ({ id, shopId: shop.id, changed: ['price'] as const })),
  );
}
