import type { ReplayState } from '@quarry/contracts/grabbers';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { RunState } from '../../platform/graphql/index.ts';
import type { ReplayDifference } from './replay.store.ts';
import { haltedReplay } from './replay.store.ts';
import type { RunRemark, RunTurn } from './grab-run.ts';

export type GrabRunRecord = {
  id: string;
  grabberId: string;
  crawlRunId: string | null;
  trigger: string;
  state: RunState;
  stopReason: string | null;
  requestedAt: Date;
  requestedBy: string | null;
  /** Of a replay that was opened after an upgrade. */
  extractorVersion: string | null;
  startedAt: Date | null;
  finishedAt: Date | null;
  /** Of a feed that is still being fetched. */
  bytesSoFar: number | null;
  coverage: Record<string, number> | null;
  baseline: { coverage: Record<string, number> } | null;
  remarks: RunRemark[] | null;
  /** A person took it, degraded, as the new normal. */
  isAccepted: boolean;
  turn: RunTurn | null;
  /** Of a replay that is staged before it counts. */
  replayState: ReplayState | null;
  difference: ReplayDifference | null;
  decidedBy: string | null;
  decidedAt: Date | null;
  decisionReason: string | null;
  /** When its items were deleted; its figures stay. */
  itemsGoneAt: Date | null;
};

/** As `grab_run_state` in the database says. */
export const shownState = sql`grab_run_state(r)`;

const runColumns = sql`r.id, r.grabber_id as "grabberId", r.crawl_run_id as "crawlRunId", r.trigger, ${shownState} as state,
  r.stop_reason as "stopReason", r.requested_at as "requestedAt", r.started_at as "startedAt", r.finished_at as "finishedAt",
  r.extractor_version as "extractorVersion", person_name(r.requested_by) as "requestedBy", (r.cursor ->> 'bytes')::bigint as "bytesSoFar",
  r.coverage, r.baseline, r.remarks, r.accepted_as_normal_by is not null as "isAccepted", r.turn, r.replay_state as "replayState", r.difference,
  person_name(r.decided_by) as "decidedBy", r.decided_at as "decidedAt", r.decision_reason as "decisionReason",
  r.items_gone_at as "itemsGoneAt"`;

export async function findGrabRuns(db: Db | Tx, ids: readonly string[]): Promise<Map<string, GrabRunRecord>> {
  const found = await sql<GrabRunRecord>`select ${runColumns} from grab_run r where r.id = any(${ids}::uuid[])`.execute(
    db,
  );
  return new Map(found.rows.map((run) => [run.id, run]));
}

export async function findRunsOfGrabber(db: Db, grabberId: string, first: number): Promise<GrabRunRecord[]> {
  const found = await sql<GrabRunRecord>`
    select ${runColumns} from grab_run r where r.grabber_id = ${grabberId} order by r.requested_at desc, r.id desc limit ${first}`.execute(
    db,
  );
  return found.rows;
}

/** The grabbers of which a run waits or works; those over crawl runs do not count. */
export async function withWaitingRun(db: Db | Tx, grabberIds: readonly string[]): Promise<Set<string>> {
  const found = await sql<{ id: string }>`
    select distinct grabber_id as id from grab_run where grabber_id = any(${grabberIds}::uuid[]) and crawl_run_id is null
      and state in ('queued', 'starting', 'running', 'finishing', 'stalled', 'cancelling')`.execute(db);
  return new Set(found.rows.map(({ id }) => id));
}

/** The run, locked, with the state that is stored; a batch that is being saved ends first. */
export async function findGrabRunForUpdate(
  tx: Tx,
  id: string,
): Promise<{ state: RunState; grabberId: string; isAccepted: boolean } | undefined> {
  const found = await sql<{ state: RunState; grabberId: string; isAccepted: boolean }>`
    select state, grabber_id as "grabberId", accepted_as_normal_by is not null as "isAccepted" from grab_run where id = ${id} for update`.execute(
    tx,
  );
  return found.rows[0];
}

/** The replay, locked, with the step that it is in; a batch that is being saved ends first. */
export async function findReplayForUpdate(
  tx: Tx,
  id: string,
): Promise<{ grabberId: string; replayState: ReplayState | null } | undefined> {
  const found = await sql<{ grabberId: string; replayState: ReplayState | null }>`
    select grabber_id as "grabberId", replay_state as "replayState" from grab_run where id = ${id} for update`.execute(
    tx,
  );
  return found.rows[0];
}

/** A run that waits is cancelled at once, one that works when its worker has let go of it. */
export async function cancelRun(tx: Tx, id: string, to: 'cancelling' | 'cancelled', now: Date): Promise<void> {
  await sql`
    update grab_run set state = ${to}, replay_state = ${to === 'cancelled' ? haltedReplay : sql`replay_state`},
      finished_at = ${to === 'cancelled' ? now : null}, version = version + 1
    where id = ${id}`.execute(tx);
}

export async function insertRun(
  tx: Tx,
  run: {
    id: string;
    grabberId: string;
    configId: string;
    trigger: string;
    requestedBy: string | null;
    /** Of a replay that nobody asked for. */
    extractorVersion?: string;
  },
  now: Date,
): Promise<void> {
  await sql`
    insert into grab_run (id, grabber_id, config_id, trigger, requested_by, requested_at, extractor_version, replay_state)
    values (${run.id}, ${run.grabberId}, ${run.configId}, ${run.trigger}, ${run.requestedBy}, ${now}, ${run.extractorVersion ?? null},
      ${run.trigger === 'replay' ? 'reading' : null})`.execute(tx);
}

/** What the items of each run say: how many pages of each outcome, or rows of a feed, whose good ones are kept by the batch. */
export type RunFigures = { outcomes: { name: string; count: number }[]; offers: number; snapshots: number };

export async function findRunFigures(db: Db, ids: readonly string[]): Promise<Map<string, RunFigures>> {
  const found = await sql<{ runId: string; name: string; count: number; offers: number; snapshots: number }>`
    select run_id as "runId", outcome as name,
      sum(case when line is not null and outcome in ('offers', 'unchanged') then offers else 1 end)::bigint as count, sum(offers)::bigint as offers, sum(snapshots)::bigint as snapshots
    from grab_item where run_id in (select id from grab_run where id = any(${ids}::uuid[]) and figures is null) group by run_id, outcome
    union all
    select r.id, f.name, f.count, f.offers, f.snapshots
    from grab_run r, jsonb_to_recordset(r.figures) as f (name text, count bigint, offers bigint, snapshots bigint)
    where r.id = any(${ids}::uuid[]) order by name`.execute(db);
  return new Map(
    [...Map.groupBy(found.rows, ({ runId }) => runId)].map(([runId, rows]) => [
      runId,
      {
        outcomes: rows.map(({ name, count }) => ({ name, count })),
        offers: rows.reduce((sum, row) => sum + row.offers, 0),
        snapshots: rows.reduce((sum, row) => sum + row.snapshots, 0),
      },
    ]),
  );
}

export type ReadBefore = { readAt: Date; offers: number };

/** What the feed of each run was read as last, before a run that found it unchanged. */
export async function findReadBefore(db: Db, runIds: readonly string[]): Promise<Map<string, ReadBefore>> {
  const found = await sql<ReadBefore & { runId: string }>`
    select r.id as "runId", w.finished_at as "readAt", (w.totals ->> 'offers')::bigint as offers
    from grab_run r cross join lateral (
      select w.finished_at, w.totals from grab_run w
      where w.grabber_id = r.grabber_id and w.state in ('succeeded', 'degraded') and w.trigger <> 'replay'
        and w.stop_reason is distinct from 'unchanged' and w.finished_at is not null and w.totals is not null
        and (w.requested_at, w.id) < (r.requested_at, r.id)
      order by w.requested_at desc, w.id desc limit 1) w
    where r.id = any(${runIds}::uuid[]) and r.stop_reason = 'unchanged'`.execute(db);
  return new Map(found.rows.map(({ runId, ...read }) => [runId, read]));
}

export type ProblemRecord = { line: number | null; url: string | null; code: string; reason: string };

/** Rows and pages that gave no offer, with why; those that are no product pages at all are left out. */
export async function findProblems(db: Db, runId: string, first: number): Promise<ProblemRecord[]> {
  const found = await sql<ProblemRecord>`
    select i.line, p.url, coalesce(i.code, i.outcome) as code, coalesce(i.reason, '') as reason
    from grab_item i left join page p on p.id = i.page_id
    where i.run_id = ${runId} and (i.outcome in ('bad_row', 'error') or i.code in ('no_product', 'strategies_exclude'))
    order by i.line nulls last, i.item_key limit ${first}`.execute(db);
  return found.rows;
}
