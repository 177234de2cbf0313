import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { DugOffer } from './dig.commands.ts';
import type { ExcavatorScope } from './excavator.ts';
import { inScope } from './excavator.store.ts';

/** What a run digs through, and by which settings. */
export type DugScope = {
  excavatorId: string;
  trigger: string;
  scope: ExcavatorScope;
  autoThreshold: number;
};

export async function findDug(tx: Tx, runId: string): Promise<DugScope> {
  const found = await sql<DugScope>`
    select r.excavator_id as "excavatorId", r.trigger, (c.config ->> 'autoThreshold')::real as "autoThreshold",
      jsonb_build_object('shopIds', coalesce(e.scope -> 'shopIds', '[]'), 'brandIds', coalesce(e.scope -> 'brandIds', '[]')) as scope
    from excavation_run r join excavator e on e.id = r.excavator_id join excavator_config c on c.id = r.config_id
    where r.id = ${runId}`.execute(tx);
  const [dug] = found.rows;
  if (!dug) throw new Error(`The excavation run ${runId} vanished under its own lock.`);
  return dug;
}

export async function insertRun(
  tx: Tx,
  run: { id: string; excavatorId: string; configId: string; trigger: string; requestedBy: string | null; now: Date },
): Promise<void> {
  await sql`insert into excavation_run (id, excavator_id, config_id, trigger, requested_by, requested_at)
    values (${run.id}, ${run.excavatorId}, ${run.configId}, ${run.trigger}, ${run.requestedBy}, ${run.now})`.execute(
    tx,
  );
  await sql`update excavator set last_run_id = ${run.id} where id = ${run.excavatorId}`.execute(tx);
}

/** Whether a run of this excavator waits or works already. */
export async function hasLivingRun(tx: Db | Tx, excavatorId: string): Promise<boolean> {
  const found = await sql`select 1 from excavation_run where excavator_id = ${excavatorId}
    and state not in ('succeeded', 'degraded', 'failed', 'timed_out', 'cancelled') limit 1`.execute(tx);
  return found.rows.length > 0;
}

/** Whether snapshots of the scope wait to be dug through. */
export async function hasWaitingSnapshots(tx: Db | Tx, scope: ExcavatorScope): Promise<boolean> {
  const found =
    await sql`select 1 from backlog x join offer_snapshot n on n.id = x.subject_id and n.observed_at = x.subject_at join offer o on o.id = n.offer_id
    where x.topic = 'snapshot_created' and ${inScope(scope)} and ${isNotHeld} limit 1`.execute(tx);
  return found.rows.length > 0;
}

/** Nobody is answering a question about the offer (alias `o`) just now. */
const isNotHeld = sql`not exists (select 1 from proposal h where h.offer_id = o.id and h.held_until > now())`;

export type WaitingSnapshot = { position: number; offerId: string };

/** Takes snapshots that wait, in order, so that no other worker takes them before this transaction ends. */
export async function claimSnapshots(tx: Tx, scope: ExcavatorScope, limit: number): Promise<WaitingSnapshot[]> {
  const claimed = await sql<WaitingSnapshot>`
    select x.position, n.offer_id as "offerId" from backlog x join offer_snapshot n on n.id = x.subject_id and n.observed_at = x.subject_at
      join offer o on o.id = n.offer_id
    where x.topic = 'snapshot_created' and ${inScope(scope)} and ${isNotHeld} order by x.position limit ${limit} for update of x skip locked`.execute(
    tx,
  );
  return claimed.rows;
}

/** The next offers of a scope by id. */
export async function nextOffers(
  tx: Tx,
  scope: ExcavatorScope,
  after: string | null,
  limit: number,
): Promise<string[]> {
  const found = await sql<{ id: string }>`
    select o.id from offer o where o.current_snapshot_id is not null and ${after === null ? sql`true` : sql`o.id > ${after}`} and ${inScope(scope)}
    order by o.id limit ${limit}`.execute(tx);
  return found.rows.map(({ id }) => id);
}

/** An offer that was given up, as an item of its run. */
export async function findGivenUp(tx: Tx, offerId: string): Promise<DugOffer[]> {
  const found = await sql<DugOffer>`
    select id as "offerId", current_snapshot_id as "snapshotId", 'quarantined' as outcome from offer
    where id = ${offerId} and current_snapshot_id is not null`.execute(tx);
  return found.rows;
}

export async function putItems(tx: Tx, runId: string, dug: readonly DugOffer[], now: Date): Promise<void> {
  if (dug.length === 0) return;
  await sql`insert into excavation_item (run_id, offer_id, snapshot_id, stage, outcome, at)
    select ${runId}, d."offerId", d."snapshotId", case when d.outcome = 'quarantined' then 'validate' else 'decide' end, d.outcome, ${now}
    from jsonb_to_recordset(${JSON.stringify(dug)}::jsonb) as d ("offerId" uuid, "snapshotId" uuid, outcome text)
    on conflict (run_id, offer_id, snapshot_id) do update set stage = excluded.stage, outcome = excluded.outcome, at = excluded.at`.execute(
    tx,
  );
}
