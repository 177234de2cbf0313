import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { RunState } from '../../platform/graphql/index.ts';
import type { DugOffer } from './dig.commands.ts';
import type { ExcavatorScope } from './excavator.ts';
import { inScope } from './excavator.store.ts';

/** A run in the hands of this worker; every write of it shows the fence. */
export type HeldRun = {
  id: string;
  excavatorId: string;
  trigger: string;
  /** Null where nobody asked for it. */
  requestedById: string | null;
  fence: number;
  scope: ExcavatorScope;
  autoThreshold: number;
  /** The last offer dug through by a run over the whole scope. */
  cursor: string | null;
};

/** A run whose worker has not been heard of for this long is taken over. */
const leaseSeconds = 25;

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
    await sql`select 1 from outbox x join offer_snapshot n on n.id = x.subject_id and n.observed_at = x.subject_at join offer o on o.id = n.offer_id
    where x.topic = 'snapshot_created' and ${inScope(scope)} and ${isNotHeld} limit 1`.execute(tx);
  return found.rows.length > 0;
}

/** Says of runs whose worker fell silent that they are stalled, and ends those that were being cancelled. */
export async function markStalledRuns(db: Db): Promise<void> {
  await sql`update excavation_run set state = case when state = 'cancelling' then 'cancelled' else 'stalled' end, version = version + 1,
      finished_at = case when state = 'cancelling' then now() end
    where state in ('starting', 'running', 'finishing', 'cancelling') and heartbeat_at < now() - make_interval(secs => ${leaseSeconds})`.execute(
    db,
  );
}

/** Takes up the oldest run that waits or was left by its worker; its fence rises, so that a late writer is refused. */
export async function claimRun(db: Db, startedAt: Date): Promise<HeldRun | undefined> {
  const claimed = await sql<HeldRun>`
    with taken as (
      update excavation_run r set state = 'running', fence = r.fence + 1, heartbeat_at = now(), started_at = coalesce(r.started_at, ${startedAt}),
        stalls = r.stalls + case when r.state = 'stalled' then 1 else 0 end, version = r.version + 1
      where r.id = (select id from excavation_run where state in ('queued', 'stalled') order by requested_at, id limit 1 for update skip locked)
      returning r.*)
    select t.id, t.excavator_id as "excavatorId", t.trigger, t.requested_by as "requestedById", t.fence, t.cursor ->> 'offerId' as cursor, (c.config ->> 'autoThreshold')::real as "autoThreshold",
      jsonb_build_object('shopIds', coalesce(e.scope -> 'shopIds', '[]'), 'brandIds', coalesce(e.scope -> 'brandIds', '[]')) as scope
    from taken t join excavator e on e.id = t.excavator_id join excavator_config c on c.id = t.config_id`.execute(db);
  return claimed.rows[0];
}

/** Shows life and the place reached; false when the run is no longer this worker's to go on with. */
export async function keepRun(tx: Tx, run: HeldRun, cursor: string | null): Promise<boolean> {
  const kept =
    await sql`update excavation_run set heartbeat_at = now(), cursor = ${cursor === null ? null : JSON.stringify({ offerId: cursor })}::jsonb
    where id = ${run.id} and fence = ${run.fence} and state = 'running' returning id`.execute(tx);
  return kept.rows.length > 0;
}

/** Ends a run that this worker holds. A run that was being cancelled ends as cancelled. */
export async function endRun(
  tx: Db | Tx,
  run: HeldRun,
  state: 'succeeded' | 'failed' | 'queued',
  reason: string | null,
  now: Date,
): Promise<void> {
  await sql`update excavation_run set state = case when state = 'cancelling' then 'cancelled' else ${state} end, stop_reason = ${reason},
      finished_at = case when ${state} <> 'queued' then ${now}::timestamptz end, version = version + 1
    where id = ${run.id} and fence = ${run.fence} and state in ('running', 'cancelling')`.execute(tx);
}

/** The run, locked, with the state that is stored; a batch that is being saved ends first. */
export async function findRunStateForUpdate(tx: Tx, id: string): Promise<RunState | undefined> {
  const found = await sql<{ state: RunState }>`select state from excavation_run where id = ${id} for update`.execute(
    tx,
  );
  return found.rows[0]?.state;
}

/** A run that nobody holds is cancelled at once, one that works when its worker has let go of it. */
export async function cancelRun(tx: Tx, id: string, to: 'cancelling' | 'cancelled', now: Date): Promise<void> {
  await sql`update excavation_run set state = ${to}, finished_at = ${to === 'cancelled' ? now : null}, version = version + 1
    where id = ${id}`.execute(tx);
}

/** Nobody is answering a question about the offer (alias `o`) just now. */
const isNotHeld = sql`not exists (select 1 from proposal h where h.offer_id = o.id and h.held_until > now())`;

export type WaitingSnapshot = { position: number; offerId: string };

/** Takes snapshots that wait, in order, so that no other worker takes them before this transaction ends. */
export async function claimSnapshots(tx: Tx, scope: ExcavatorScope, limit: number): Promise<WaitingSnapshot[]> {
  const claimed = await sql<WaitingSnapshot>`
    select x.position, n.offer_id as "offerId" from outbox x join offer_snapshot n on n.id = x.subject_id and n.observed_at = x.subject_at
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

export async function putItems(tx: Tx, runId: string, dug: readonly DugOffer[], now: Date): Promise<void> {
  if (dug.length === 0) return;
  await sql`insert into excavation_item (run_id, offer_id, snapshot_id, stage, outcome, at)
    select ${runId}, d."offerId", d."snapshotId", case when d.outcome = 'quarantined' then 'validate' else 'decide' end, d.outcome, ${now}
    from jsonb_to_recordset(${JSON.stringify(dug)}::jsonb) as d ("offerId" uuid, "snapshotId" uuid, outcome text)
    on conflict (run_id, offer_id, snapshot_id) do update set stage = excluded.stage, outcome = excluded.outcome, at = excluded.at`.execute(
    tx,
  );
}
