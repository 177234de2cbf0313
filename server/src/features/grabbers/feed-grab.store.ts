import type { ReplayState } from '@quarry/contracts/grabbers';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { EncodingFault } from '../../platform/http/index.ts';
import { stalledAfterS } from './grab-run.store.ts';
import { haltedReplay, hasOpenReplay } from './replay.store.ts';
import { hasOtherReading, isLiveWorkWaiting } from './read-again.store.ts';
import { type GrabberAtWork, findGrabberOfRun } from './page-grab.store.ts';

/** How far a run has come: the stored feed it reads and the rows saved of it; of a replay the last page. */
export type RunCursor = {
  /** Hash of the stored feed, hex. */
  feed?: string;
  /** Fetched so far, while it is still coming. */
  bytes?: number;
  etag?: string | null;
  lastModified?: string | null;
  contentType?: string | null;
  /** Version of the extractor that began to read it; another one reads the same bytes again. */
  extractor?: string;
  /** What was wrong with the coding of the feed's bytes on their way. */
  encodingFault?: EncodingFault;
  rows?: number;
  pageId?: string;
};

/** A run that this worker holds: writes are refused once another one raised the fence. */
export type HeldRun = {
  id: string;
  trigger: string;
  /** The person who asked for it, or decided on the step that it is in; null where nobody did. */
  requestedById: string | null;
  /** Of a replay that was opened after an upgrade: it goes behind live work. */
  extractorVersion: string | null;
  /** A person decided on the step that it is in. */
  isDecided: boolean;
  /** Of a replay, the step that it is in. */
  replayState: ReplayState | null;
  fence: number;
  /** How often it was taken up again. */
  stalls: number;
  startedAt: Date;
  cursor: RunCursor;
  grabber: GrabberAtWork;
};

/**
 * Takes the oldest run that waits, or one whose worker is gone; replays after an upgrade only while no live work waits, and none while
 * another one of its grabber is not decided. Runs over a crawl belong to the crawl and are not taken.
 */
export async function takeRun(tx: Tx, now: Date, ids?: readonly string[]): Promise<HeldRun | undefined> {
  const found = await sql<Omit<HeldRun, 'grabber'> & { grabber: string }>`
    update grab_run r set state = 'running', fence = fence + 1, heartbeat_at = now(), started_at = coalesce(started_at, ${now}),
      stalls = stalls + case when r.state = 'queued' then 0 else 1 end
    where r.id = (
      select id from grab_run
      where crawl_run_id is null and ${ids === undefined ? sql`true` : sql`id = any(${[...ids]})`} and (state = 'queued'
        or (state in ('starting', 'running', 'finishing', 'stalled') and heartbeat_at < now() - make_interval(secs => ${stalledAfterS})))
        and (extractor_version is null or decided_by is not null or not ${isLiveWorkWaiting})
      and (replay_state is distinct from 'reading' or not ${hasOpenReplay(sql`grab_run.grabber_id`, sql`grab_run.id`)})
      order by extractor_version is not null and decided_by is null, requested_at, id limit 1 for update skip locked)
    returning r.id, r.trigger, coalesce(r.decided_by, r.requested_by) as "requestedById", r.decided_by is not null as "isDecided", r.replay_state as "replayState", r.extractor_version as "extractorVersion", r.fence, r.stalls, r.started_at as "startedAt", coalesce(r.cursor, '{}') as cursor, r.grabber_id as grabber`.execute(
    tx,
  );
  const [run] = found.rows;
  if (run === undefined) return undefined;
  const grabber = await findGrabberOfRun(tx, run.id);
  if (grabber === undefined) return undefined;
  await sql`update grabber set last_run_id = ${run.id} where id = ${run.grabber}`.execute(tx);
  return { ...run, grabber };
}

/** Writes how far the run has come, if this worker still holds it; false when another one took it or it was cancelled. */
export async function keepRun(db: Db | Tx, run: HeldRun, cursor: RunCursor): Promise<boolean> {
  const kept = await sql`
    update grab_run set cursor = ${JSON.stringify(cursor)}::jsonb, heartbeat_at = now()
    where id = ${run.id} and fence = ${run.fence} and state = 'running'`.execute(db);
  return kept.numAffectedRows === 1n;
}

/** Shows life without progress; false when the run is cancelled or another worker's. */
export async function beat(db: Db, run: HeldRun): Promise<boolean> {
  const beaten = await sql`
    update grab_run set heartbeat_at = now() where id = ${run.id} and fence = ${run.fence} and state = 'running'`.execute(
    db,
  );
  return beaten.numAffectedRows === 1n;
}

/** The worker has let go of a run that is being cancelled; one that another worker took over is left to it. */
export async function endCancelled(db: Db, run: HeldRun, now: Date): Promise<void> {
  await sql`
    update grab_run set state = 'cancelled', replay_state = ${haltedReplay}, finished_at = ${now}, version = version + 1
    where id = ${run.id} and fence = ${run.fence} and state = 'cancelling'`.execute(db);
}

/** Ends cancelled runs that no worker holds: those over a crawl, which is read batch by batch, and those whose worker is gone. Gives their ids. */
export async function endCancelledWithoutWorker(db: Db, now: Date): Promise<string[]> {
  const ended = await sql<{ id: string }>`
    update grab_run set state = 'cancelled', replay_state = ${haltedReplay}, finished_at = ${now}, version = version + 1
    where state = 'cancelling' and (crawl_run_id is not null or heartbeat_at < now() - make_interval(secs => ${stalledAfterS}))
    returning id`.execute(db);
  return ended.rows.map(({ id }) => id);
}

/** Puts the run back among those that wait, where it stands. */
export async function requeueRun(db: Db, run: HeldRun): Promise<void> {
  await sql`
    update grab_run set state = 'queued', fence = fence + 1
    where id = ${run.id} and fence = ${run.fence} and state = 'running'`.execute(db);
}

/** Hands the run back: the next worker takes it up where it stands. A beat that is still under way meets a raised fence. */
export async function releaseRun(db: Db, run: HeldRun): Promise<void> {
  await sql`
    update grab_run set fence = fence + 1, heartbeat_at = now() - make_interval(secs => ${stalledAfterS}) - interval '1 second'
    where id = ${run.id} and fence = ${run.fence} and state = 'running'`.execute(db);
}

/** The run is given up: why, as a stored wording. */
export async function failRun(db: Db, run: HeldRun, stopReason: string, now: Date): Promise<void> {
  await sql`
    update grab_run set state = 'failed', replay_state = ${haltedReplay}, stop_reason = ${stopReason}, finished_at = ${now}, version = version + 1
    where id = ${run.id} and fence = ${run.fence} and state = 'running'`.execute(db);
}

/** What the last complete reading of the feed by this version of the extractor was: its hash and validators. */
export async function lastCompleteFeed(
  db: Db,
  grabber: GrabberAtWork,
  version: string,
): Promise<RunCursor | undefined> {
  const found = await sql<{ cursor: RunCursor }>`
    select cursor from grab_run where grabber_id = ${grabber.id} and config_id = ${grabber.configId}
      and state in ('succeeded', 'degraded') and cursor ? 'feed' and cursor ->> 'extractor' = ${version} order by requested_at desc limit 1`.execute(
    db,
  );
  return found.rows[0]?.cursor;
}

export async function findBlob(
  db: Db,
  sha256: Buffer,
): Promise<{ location: string; codec: 'none' | 'zstd' } | undefined> {
  const found = await sql<{ location: string; codec: 'none' | 'zstd' }>`
    select location, codec from blob where sha256 = ${sha256}`.execute(db);
  return found.rows[0];
}

export type DueFeed = { id: string; configId: string; schedule: unknown; dueAt: Date; timeZone: string };

/** Feeds whose time has come, with a run queued for each; one that still runs is left alone. */
export async function dueFeeds(tx: Tx, now: Date): Promise<DueFeed[]> {
  const found = await sql<DueFeed>`
    select g.id, g.config_id as "configId", g.schedule, g.next_run_at as "dueAt", s.time_zone as "timeZone" from grabber g join shop s on s.id = g.shop_id
    where g.kind = 'feed' and g.state = 'active' and g.next_run_at <= ${now} and (g.retry_at is null or g.retry_at <= ${now})
      and g.config_id is not null and s.status not in ('SUSPENDED', 'CLOSED')
    for update of g skip locked`.execute(tx);
  return found.rows;
}

/** Stored pages of a crawler, the newest bytes of each. */
export type StoredFetch = {
  pageId: string;
  fetchId: string;
  url: string;
  observedAt: Date;
  mediaType: string;
  blobSha256: Buffer;
  location: string;
  codec: 'none' | 'zstd';
  note: string | null;
};

/** In the order of their ids; where told so only pages that another version of the extractor read. */
export async function storedFetches(
  tx: Tx,
  crawlerId: string,
  afterPageId: string | undefined,
  limit: number,
  readOtherwise?: { grabberId: string; version: string },
): Promise<StoredFetch[]> {
  const isOfVersion = readOtherwise
    ? hasOtherReading(sql`${readOtherwise.grabberId}`, readOtherwise.version, sql`p.id`)
    : sql`true`;
  const found = await sql<StoredFetch>`
    select p.id as "pageId", f.id as "fetchId", p.url, f.fetched_at as "observedAt", b.media_type as "mediaType",
      f.blob_sha256 as "blobSha256", b.location, b.codec, f.error_detail as note
    from page p
      cross join lateral (select id, fetched_at, blob_sha256, error_detail from page_fetch
        where page_id = p.id and blob_sha256 is not null and outcome = 'changed' order by fetched_at desc limit 1) f
      join blob b on b.sha256 = f.blob_sha256
    where p.crawler_id = ${crawlerId} and p.id > ${afterPageId ?? '00000000-0000-0000-0000-000000000000'}
      -- A page that is gone since states nothing, whatever its stored bytes say.
      and not exists (select 1 from page_fetch g where g.page_id = p.id and g.fetched_at > f.fetched_at and g.outcome = 'gone')
      and ${isOfVersion}
    order by p.id limit ${limit}`.execute(tx);
  return found.rows;
}
