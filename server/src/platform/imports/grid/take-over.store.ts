import { sql } from 'kysely';
import type { Tx } from '../../db/index.ts';
import { setChangeSetState } from '../change-set.store.ts';

/** Those of these jobs that have ended, however. */
export type EndedJobs = (tx: Tx, ids: readonly string[]) => Promise<ReadonlySet<string>>;

type Open = { setId: string; ownerId: string; kind: string; now: Date };

/**
 * Copies into an open set what earlier grid sets of the same person did not get done; what the open set says itself holds. Resolves with
 * the records. A row is taken over once.
 */
export async function takeOverLeft(tx: Tx, open: Open, endedJobs: EndedJobs): Promise<string[]> {
  const { rows: sets } = await sql<{ id: string; jobId: string | null; state: 'applying' | 'applied' }>`
    select id, job_id as "jobId", state from change_set
    where owner_id = ${open.ownerId} and kind = ${open.kind} and source = 'grid' and state in ('applying', 'applied')
      and not params ? 'isTakenOver' order by updated_at desc, id for update`.execute(tx);
  const ended = await endedJobs(
    tx,
    sets.flatMap(({ state, jobId }) => (state === 'applying' && jobId !== null ? [jobId] : [])),
  );
  const taken: string[] = [];
  for (const { id, jobId, state } of sets) {
    const isThrough = state === 'applied' || (jobId !== null && ended.has(jobId));
    taken.push(...(await takeOver(tx, open, id, isThrough)));
    if (!isThrough) continue;
    if (state === 'applying') await setChangeSetState(tx, id, { state: 'applied', now: open.now });
    await sql`update change_set set params = params || '{"isTakenOver": true}' where id = ${id}`.execute(tx);
  }
  return [...new Set(taken)];
}

/** As long as its job works, only what the job was not given. */
async function takeOver(tx: Tx, { setId }: Open, fromId: string, isThrough: boolean): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`update change_set_row set is_settled = true
    where set_id = ${fromId} and not is_settled and record_id is not null and ${isThrough ? sql`true` : sql`plan = 'refused'`}
    returning record_id as id`.execute(tx);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  await sql`insert into change_set_row (set_id, position, record_id, base_version, name, plan, refusals)
    select ${setId}, m.last + row_number() over (order by r.position), r.record_id, r.base_version, r.name, r.plan, r.refusals
    from change_set_row r, (select coalesce(max(position), 0) as last from change_set_row where set_id = ${setId}) m
    where r.set_id = ${fromId} and r.record_id = any(${ids}::uuid[])
      and not exists (select from change_set_row o where o.set_id = ${setId} and o.record_id = r.record_id)`.execute(
    tx,
  );
  await sql`insert into change_set_cell (set_id, record_id, attribute, variant_id, locale, channel_id, operation, old, new, base_version, raw)
    select ${setId}, c.record_id, c.attribute, c.variant_id, c.locale, c.channel_id, c.operation, c.old, c.new, c.base_version, c.raw
    from change_set_cell c where c.set_id = ${fromId} and c.record_id = any(${ids}::uuid[])
    on conflict do nothing`.execute(tx);
  return ids;
}
