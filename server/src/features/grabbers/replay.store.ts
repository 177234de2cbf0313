import type { ExtractionWarning, RawOffer } from '@quarry/contracts/offers';
import type { ReplayState } from '@quarry/contracts/grabbers';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { FieldComparison } from './compare-readings.ts';
import { comparePages } from './grab-loss.store.ts';
import type { PagesCompared, RunEnd, RunTurn, TurnPage } from './grab-run.ts';
import type { PageToRead } from './read-stored-pages.ts';
import type { ReplayUndone } from './replay-undone.store.ts';

/** An offer that a page stated before a replay, by the snapshot that holds what it stated. */
export type StatedOffer = { offerId: string; key: string; snapshotId: string; snapshotAt: Date };

/** One raw offer that waits to be saved. */
export type StagedRow = { rawOffer: RawOffer; warnings: ExtractionWarning[] };

export type ReplayKind = 'added' | 'back' | 'changed' | 'unchanged' | 'lost' | 'price_refused' | 'unread';

/** What a replay read off a page, before it counts. */
export type StagedPage = {
  page: PageToRead;
  outcome: string;
  state: 'staged' | 'same' | 'unread';
  rows: StagedRow[];
  stated: StatedOffer[];
  kinds: ReplayKind[];
  changes: FieldComparison[];
  added: number;
  /** Were not on sale any more. */
  back: number;
  changed: number;
  unchanged: number;
  lost: number;
};

export async function writeStagedPages(tx: Tx, runId: string, pages: readonly StagedPage[]): Promise<void> {
  if (pages.length === 0) return;
  const rows = pages.map(({ page, ...staged }) => ({
    ...staged,
    page_id: page.pageId,
    fetch_id: page.fetchId,
    observed_at: page.observedAt,
    blob: page.blobSha256.toString('hex'),
    fields: staged.changes.map(({ field }) => field),
  }));
  await sql`
    insert into replay_page (run_id, page_id, fetch_id, observed_at, blob_sha256, state, outcome, rows, stated, kinds, fields, changes,
      added, back, changed, unchanged, lost)
    select ${runId}::uuid, page_id, fetch_id, observed_at, decode(blob, 'hex'), state, outcome, rows, stated, kinds, fields, changes,
      added, back, changed, unchanged, lost
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (page_id uuid, fetch_id uuid, observed_at timestamptz, blob text,
      state text, outcome text, rows jsonb, stated jsonb, kinds text[], fields text[], changes jsonb, added integer, back integer, changed integer,
      unchanged integer, lost integer)
    on conflict (run_id, page_id) do nothing`.execute(tx);
}

/** The active offers that a grabber read off these pages, each with the snapshot that it states. */
export async function findStatedOffers(
  tx: Tx,
  grabberId: string,
  pageIds: readonly string[],
): Promise<(StatedOffer & { pageId: string; fields: RawOffer })[]> {
  const found = await sql<StatedOffer & { pageId: string; fields: RawOffer }>`
    select v.page_id as "pageId", v.offer_id as "offerId", o.offer_key as key, v.snapshot_id as "snapshotId",
      v.snapshot_at as "snapshotAt", s.fields
    from offer_standing v join offer o on o.id = v.offer_id
      join offer_snapshot s on s.id = v.snapshot_id and s.observed_at = v.snapshot_at
    where v.grabber_id = ${grabberId} and v.page_id = any(${[...pageIds]}::uuid[]) and v.state = 'active'
    order by v.page_id, v.offer_id`.execute(tx);
  return found.rows;
}

/** The staged pages of a run against what was last read off them. */
export function compareStagedPages(db: Db | Tx, run: { id: string; grabberId: string }): Promise<PagesCompared> {
  return comparePages(db, run, sql`select page_id from replay_page where run_id = ${run.id} and lost > 0`);
}

/** How a replay was judged and what differs, as its run keeps it. */
export type ReplayDifference = {
  end: RunEnd;
  pages: number;
  offersAdded: number;
  /** Absent in those of before they were counted. */
  offersBack?: number;
  offersChanged: number;
  offersUnchanged: number;
  offersLost: number;
  pricesRefused: number;
  unread: number;
  fields: { field: string; new: number; changed: number; lost: number }[];
  /** Pages that the steps so far passed over. */
  leftOut?: number;
  kept?: number;
  /** Offers whose snapshot of before was gone when it was taken back. */
  notBack?: number;
  undone?: ReplayUndone;
};

export async function sumDifference(
  tx: Tx,
  runId: string,
): Promise<Omit<ReplayDifference, 'end'> & { differs: number }> {
  const found = await sql<Omit<ReplayDifference, 'end'> & { differs: number }>`
    select count(*) as pages, coalesce(sum(added), 0)::bigint as "offersAdded", coalesce(sum(back), 0)::bigint as "offersBack", coalesce(sum(changed), 0)::bigint as "offersChanged",
      coalesce(sum(unchanged), 0)::bigint as "offersUnchanged", coalesce(sum(lost), 0)::bigint as "offersLost",
      count(*) filter (where 'price_refused' = any(kinds)) as "pricesRefused", count(*) filter (where state = 'unread') as unread,
      count(*) filter (where state = 'staged') as differs,
      coalesce((select jsonb_agg(row_to_json(f)) from (
        select c.field, sum(c.new)::bigint as new, sum(c.changed)::bigint as changed, sum(c.lost)::bigint as lost
        from replay_page q cross join jsonb_to_recordset(q.changes) as c (field text, new integer, changed integer, lost integer)
        where q.run_id = ${runId} group by c.field order by sum(c.new + c.changed + c.lost) desc, c.field) f), '[]') as fields
    from replay_page where run_id = ${runId}`.execute(tx);
  return found.rows[0]!;
}

/** The first page, by its fetch, that no longer states an offer. */
export async function firstStagedLoss(tx: Tx, runId: string): Promise<RunTurn | null> {
  const found = await sql<TurnPage>`
    select q.page_id as "pageId", q.fetch_id as "fetchId", p.url, q.observed_at as at from replay_page q join page p on p.id = q.page_id
    where q.run_id = ${runId} and q.lost > 0 order by q.observed_at, q.id limit 1`.execute(tx);
  const [firstWrong] = found.rows;
  return firstWrong === undefined ? null : { lastRight: null, firstWrong };
}

/** The run is judged and rests until a person decides. */
export async function awaitDecision(
  tx: Tx,
  runId: string,
  difference: ReplayDifference,
  turn: RunTurn | null,
  now: Date,
): Promise<void> {
  await sql`
    update grab_run set state = 'waiting', replay_state = 'waiting', stop_reason = ${difference.end.stopReason}, finished_at = ${now},
      difference = ${JSON.stringify(difference)}::jsonb, turn = ${turn === null ? null : JSON.stringify(turn)}::jsonb, version = version + 1
    where id = ${runId}`.execute(tx);
}

export async function keepDifference(tx: Tx, runId: string, difference: ReplayDifference): Promise<void> {
  await sql`update grab_run set difference = ${JSON.stringify(difference)}::jsonb where id = ${runId}`.execute(tx);
}

/** How a replay was judged, and who decided to apply it. */
export async function findJudgement(
  tx: Tx,
  runId: string,
): Promise<{ end: RunEnd; startedAt: Date; decidedBy: string | null }> {
  const found = await sql<{ end: RunEnd; startedAt: Date; decidedBy: string | null }>`
    select difference -> 'end' as end, started_at as "startedAt", decided_by as "decidedBy" from grab_run where id = ${runId}`.execute(
    tx,
  );
  return found.rows[0]!;
}

/** Where a replay comes to when its step is over. */
export async function moveReplay(tx: Tx, runId: string, to: ReplayState): Promise<void> {
  await sql`update grab_run set replay_state = ${to} where id = ${runId}`.execute(tx);
}

/** The run is over without any effect of its replay, or without it any more; `stopReason` is a stored wording. */
export async function closeWithout(
  tx: Tx,
  runId: string,
  to: 'discarded' | 'taken_back',
  stopReason: string,
  now: Date,
): Promise<void> {
  await sql`
    update grab_run set state = 'cancelled', replay_state = ${to}, stop_reason = ${stopReason}, finished_at = ${now}, turn = null,
      version = version + 1
    where id = ${runId}`.execute(tx);
  // Those that tell of offers that are not back stay as long as staged pages do.
  await dropStagedPages(tx, runId, sql`'not_back' = any(kinds)`);
}

/** How many pages an applied replay passed over, since they were fetched again. */
export async function keepLeftOut(tx: Tx, runId: string): Promise<void> {
  await sql`
    update grab_run set difference = difference || jsonb_build_object(
      'leftOut', (select count(*) from replay_page where run_id = ${runId} and state = 'left_out'))
    where id = ${runId}`.execute(tx);
}

export async function dropStagedPages(tx: Tx, runId: string, stays = sql<boolean>`false`): Promise<void> {
  await sql`
    update grab_run set difference = difference || jsonb_build_object(
      'leftOut', coalesce((difference ->> 'leftOut')::bigint, (select count(*) from replay_page where run_id = ${runId} and state = 'left_out')),
      'kept', coalesce((difference ->> 'kept')::bigint, (select count(*) from replay_page where run_id = ${runId} and state = 'kept')))
    where id = ${runId} and exists (select 1 from replay_page where run_id = ${runId})`.execute(tx);
  await sql`delete from replay_page where run_id = ${runId} and not ${stays}`.execute(tx);
}

/** What became of the replay of a run that stopped on its way; its other columns are the caller's. */
export const haltedReplay: RawBuilder<string | null> = sql`case replay_state when 'reading' then 'discarded'
  when 'applying' then 'part_applied' when 'taking_back' then 'part_taken_back' else replay_state end`;

/** A staged page whose turn it is, with where its bytes lie. */
export type PageInTurn = PageToRead & {
  rows: StagedRow[];
  stated: StatedOffer[];
  outcome: string;
  /** The shop's page was fetched again and said something else. */
  isFetchedSince: boolean;
};

/** Bytes may be gone of a page that was fetched again, which is passed over. */
export async function findPagesInTurn(
  tx: Tx,
  runId: string,
  state: 'staged' | 'applied',
  limit: number,
): Promise<PageInTurn[]> {
  const found = await sql<PageInTurn>`
    select q.page_id as "pageId", q.fetch_id as "fetchId", p.url, q.observed_at as "observedAt", b.media_type as "mediaType",
      q.blob_sha256 as "blobSha256", coalesce(b.location, '') as location, coalesce(b.codec, 'none') as codec, q.rows, q.stated, q.outcome,
      exists (select 1 from page_fetch f where f.page_id = q.page_id and f.fetched_at > q.observed_at
        and f.outcome in ('changed', 'gone')) as "isFetchedSince"
    from replay_page q join page p on p.id = q.page_id left join blob b on b.sha256 = q.blob_sha256
    where q.run_id = ${runId} and q.state = ${state} order by q.page_id limit ${limit}`.execute(tx);
  return found.rows.map((page) => ({
    ...page,
    stated: page.stated.map((offer) => ({ ...offer, snapshotAt: new Date(offer.snapshotAt) })),
  }));
}

export async function settlePages(
  tx: Tx,
  runId: string,
  pageIds: readonly string[],
  state: 'applied' | 'left_out' | 'taken_back' | 'kept',
): Promise<void> {
  if (pageIds.length === 0) return;
  await sql`update replay_page set state = ${state} where run_id = ${runId} and page_id = any(${[...pageIds]}::uuid[])`.execute(
    tx,
  );
}

/** What a snapshot states, and where it was read. */
export type KeptSnapshot = {
  fields: RawOffer;
  warnings: ExtractionWarning[];
  pageId: string | null;
  pageFetchId: string | null;
  blobSha256: Buffer | null;
};

/** By id; those that are gone are left out. */
export async function findSnapshots(tx: Tx, stated: readonly StatedOffer[]): Promise<Map<string, KeptSnapshot>> {
  if (stated.length === 0) return new Map();
  const found = await sql<KeptSnapshot & { id: string }>`
    select s.id, s.fields, s.warnings, s.page_id as "pageId", s.page_fetch_id as "pageFetchId", s.blob_sha256 as "blobSha256"
    from json_to_recordset(${JSON.stringify(stated)}::json) as row ("snapshotId" uuid, "snapshotAt" timestamptz)
      join offer_snapshot s on s.id = row."snapshotId" and s.observed_at = row."snapshotAt"`.execute(tx);
  return new Map(found.rows.map(({ id, ...snapshot }) => [id, snapshot]));
}

/** Notes offers that keep what the replay states, since the snapshot of before it is gone, with their pages. */
export async function noteNotBack(
  tx: Tx,
  runId: string,
  pages: readonly { pageId: string; offers: number }[],
): Promise<void> {
  if (pages.length === 0) return;
  const offers = pages.reduce((sum, page) => sum + page.offers, 0);
  await sql`
    update replay_page set kinds = kinds || '{not_back}'::text[]
    where run_id = ${runId} and page_id = any(${pages.map(({ pageId }) => pageId)}::uuid[])`.execute(tx);
  await sql`
    update grab_run set difference = difference || jsonb_build_object('notBack', coalesce((difference ->> 'notBack')::bigint, 0) + ${offers}::bigint)
    where id = ${runId}`.execute(tx);
}

export async function countNotBack(tx: Tx, runId: string): Promise<number> {
  const found = await sql<{ count: number }>`
    select coalesce((difference ->> 'notBack')::bigint, 0) as count from grab_run where id = ${runId}`.execute(tx);
  return found.rows[0]?.count ?? 0;
}

/** The losses of these pages no longer hold. */
export async function forgetLosses(tx: Tx, runId: string, pageIds: readonly string[]): Promise<void> {
  await sql`delete from grab_loss where run_id = ${runId} and page_id = any(${[...pageIds]}::uuid[])`.execute(tx);
}

/** The replays of a grabber that were taken back as a whole. */
export async function takenBackReplays(tx: Tx, grabberId: string): Promise<string[]> {
  const found = await sql<{ id: string }>`
    select id from grab_run where grabber_id = ${grabberId} and replay_state = 'taken_back'`.execute(tx);
  return found.rows.map(({ id }) => id);
}

/** How a replay stands, for its command; the run is locked by the caller. */
export async function findReplayFacts(
  db: Db | Tx,
  runId: string,
): Promise<{ isArchived: boolean; hasWaitingRun: boolean; hasLaterReplay: boolean; isKept: boolean } | undefined> {
  const found = await sql<{ isArchived: boolean; hasWaitingRun: boolean; hasLaterReplay: boolean; isKept: boolean }>`
    select g.state = 'archived' as "isArchived",
      exists (select 1 from grab_run w where w.grabber_id = r.grabber_id and w.crawl_run_id is null and w.id <> r.id
        and w.state in ('queued', 'starting', 'running', 'finishing', 'stalled', 'cancelling')
        and not (w.state = 'queued' and w.replay_state = 'reading')) as "hasWaitingRun",
      exists (select 1 from grab_run n where n.grabber_id = r.grabber_id and (n.requested_at, n.id) > (r.requested_at, r.id)
        and n.replay_state in ('applying', 'applied', 'part_applied', 'taking_back', 'part_taken_back')) as "hasLaterReplay",
      exists (select 1 from replay_page q where q.run_id = r.id) as "isKept"
    from grab_run r join grabber g on g.id = r.grabber_id where r.id = ${runId}`.execute(db);
  return found.rows[0];
}

/** Another replay of the grabber is neither over nor only being read: what a new one would be compared with may still change. */
export function hasOpenReplay(grabberId: RawBuilder<unknown>, runId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`exists (select 1 from grab_run u where u.grabber_id = ${grabberId} and u.id <> ${runId}
    and u.replay_state in ('waiting', 'applying', 'part_applied', 'taking_back', 'part_taken_back'))`;
}

/** The grabbers of which a replay waits for a decision, or was left off on its way. */
export async function withUndecidedReplay(db: Db | Tx, grabberIds: readonly string[]): Promise<Set<string>> {
  const found = await sql<{ id: string }>`
    select distinct grabber_id as id from grab_run where grabber_id = any(${[...grabberIds]}::uuid[])
      and replay_state in ('waiting', 'part_applied', 'part_taken_back')`.execute(db);
  return new Set(found.rows.map(({ id }) => id));
}

/** The step that a person decided on waits for a worker. */
export async function queueStep(
  tx: Tx,
  runId: string,
  step: { to: ReplayState; userId: string | null; reason: string | null; now: Date },
): Promise<void> {
  await sql`
    update grab_run set state = 'queued', replay_state = ${step.to}, cursor = null, stalls = 0, finished_at = null,
      decided_by = ${step.userId}, decided_at = ${step.now}, decision_reason = ${step.reason}, version = version + 1
    where id = ${runId}`.execute(tx);
}

export async function noteDecision(
  tx: Tx,
  runId: string,
  { userId, reason, now }: { userId: string | null; reason: string | null; now: Date },
): Promise<void> {
  await sql`
    update grab_run set decided_by = ${userId}, decided_at = ${now}, decision_reason = ${reason} where id = ${runId}`.execute(
    tx,
  );
}

export const stagedForDays = 30;

/** The runs whose staged pages have been kept for long enough; one that waits is over then. */
export async function claimOutlivedReplays(
  tx: Tx,
  before: Date,
  limit: number,
): Promise<{ id: string; waits: boolean }[]> {
  const found = await sql<{ id: string; waits: boolean }>`
    select r.id, r.replay_state = 'waiting' as waits from grab_run r
    where r.replay_state is not null and r.replay_state not in ('reading', 'applying', 'taking_back')
      and (r.replay_state in ('discarded', 'same') or coalesce(r.decided_at, r.finished_at) < ${before})
      and (r.replay_state = 'waiting' or exists (select 1 from replay_page q where q.run_id = r.id))
    order by r.id limit ${limit} for update of r skip locked`.execute(tx);
  return found.rows;
}

/** Pages done of the step that a replay is in, and passed over. */
export type ReplayProgress = {
  pages: number;
  staged: number;
  applied: number;
  leftOut: number;
  takenBack: number;
  kept: number;
};

export async function countReplayPages(db: Db, runIds: readonly string[]): Promise<Map<string, ReplayProgress>> {
  const found = await sql<ReplayProgress & { runId: string }>`
    select run_id as "runId", count(*) as pages, count(*) filter (where state = 'staged') as staged,
      count(*) filter (where state = 'applied') as applied, count(*) filter (where state = 'left_out') as "leftOut",
      count(*) filter (where state = 'taken_back') as "takenBack", count(*) filter (where state = 'kept') as kept
    from replay_page where run_id = any(${[...runIds]}::uuid[]) group by run_id`.execute(db);
  return new Map(found.rows.map(({ runId, ...counts }) => [runId, counts]));
}
