import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { digAgain } from './dig-again.store.ts';
import { runsUntilExpired } from './offer.ts';

/** The absent offers of these pages that nothing but these runs ever stated. */
export async function findMadeOnlyBy(tx: Tx, runIds: readonly string[], pageIds: readonly string[]): Promise<string[]> {
  const found = await sql<{ id: string }>`
    select o.id from offer o
    where o.page_id = any(${pageIds}::uuid[]) and o.state <> 'active' and o.taken_back_run_id is null
      and not exists (select 1 from own_offer w where w.id = o.id)
      -- Retention may have deleted what earlier runs stated, but never when it was seen first.
      and o.first_seen_at = (select min(s.observed_at) from offer_snapshot s where s.offer_id = o.id)
      and not exists (select 1 from offer_snapshot s where s.offer_id = o.id
        and (s.grab_run_id is null or s.grab_run_id <> all(${[...runIds]}::uuid[])))
    order by o.id`.execute(tx);
  return found.rows.map(({ id }) => id);
}

/** Offers out of sight that only a run stated which was taken back. */
export async function hideTakenBack(tx: Tx, runId: string, offerIds: readonly string[], now: Date): Promise<void> {
  if (offerIds.length === 0) return;
  await sql`
    update offer set taken_back_run_id = ${runId}, state = 'expired', missing_runs = ${runsUntilExpired},
      match_state = case when product_id is null then 'unmatched' else match_state end, updated_at = ${now}, version = version + 1
    where id = any(${offerIds}::uuid[]) and state <> 'active'`.execute(tx);
}

/** Offers that were out of sight and are stated again; what they say is excavated anew. */
export async function showAgain(tx: Tx, offerIds: readonly string[]): Promise<void> {
  if (offerIds.length === 0) return;
  const shown = await sql<{ id: string }>`
    update offer set taken_back_run_id = null, is_missed_by_take_back = false
    where id = any(${offerIds}::uuid[]) and (taken_back_run_id is not null or is_missed_by_take_back) and state = 'active' returning id`.execute(
    tx,
  );
  if (shown.rows.length > 0) await digAgain(tx, sql`o.id = any(${shown.rows.map(({ id }) => id)}::uuid[])`);
}

/** Accepted prices of these pages' offers that were opened and ended at one moment, so that they held at no time. */
export async function deleteEmptyPrices(
  tx: Tx,
  pages: readonly { pageId: string; observedAt: Date }[],
  offerIds: readonly string[],
): Promise<void> {
  await sql`
    delete from price_point p
    using json_to_recordset(${JSON.stringify(pages)}::json) as page ("pageId" uuid, "observedAt" timestamptz), offer o
    where p.offer_id = o.id and (o.page_id = page."pageId" or o.id = any(${offerIds}::uuid[]))
      and p.valid_from = page."observedAt" and p.valid_to = p.valid_from and p.state = 'accepted'`.execute(tx);
}
