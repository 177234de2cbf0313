import { readSentence, type Wording } from '@quarry/contracts/wording';
import { sql } from 'kysely';
import { type Db, type Tx, withTransaction } from '../../../platform/db/index.ts';
import type { StoredLocation } from '../../../platform/storage/index.ts';
import { isChosen, type RunChoice } from '../crawl-run.store.ts';
import type { HostAddress } from './frontier.ts';

/** The right to speak to one host for one run, until it expires or another worker's fence is higher. */
export type HostLease = HostAddress & {
  hostId: string;
  runId: string;
  owner: string;
  fence: number;
  leaseMs: number;
  latencyMs: number | null;
  strike: number;
  robots: KnownRobots;
};

/** What the last request for robots.txt left. */
export type KnownRobots = {
  status: number | null;
  fetchedAt: Date | null;
  expiresAt: Date | null;
  failingSince: Date | null;
  stored: StoredLocation | null;
  /** Why the file could not be had, while there is no status that says so. */
  trouble: Wording | null;
};

/** The lease was lost: another worker holds the host, and nothing of ours may be written. */
export class FenceLost extends Error {
  override name = 'FenceLost';
}

/** Long enough to outlive the longest pause between two requests, so that a takeover never comes too soon for the host. */
export const leaseMs = 30_000;

type HostRow = HostAddress & {
  hostId: string;
  runId: string;
  fence: number;
  latencyMs: number | null;
  strike: number;
  robotsStatus: number | null;
  robotsError: string | null;
  robotsFetchedAt: Date | null;
  robotsExpiresAt: Date | null;
  robotsFailingSince: Date | null;
  robotsLocation: string | null;
  robotsCodec: 'none' | 'zstd' | null;
};

const hostColumns = sql`h.id as "hostId", h.scheme, h.host, h.port, h.fence, h.latency_ewma_ms as "latencyMs", h.strike,
  h.robots_status as "robotsStatus", h.robots_error as "robotsError", h.robots_fetched_at as "robotsFetchedAt", h.robots_expires_at as "robotsExpiresAt",
  h.robots_failing_since as "robotsFailingSince",
  (select location from blob where sha256 = h.robots_blob_sha256) as "robotsLocation",
  (select codec from blob where sha256 = h.robots_blob_sha256) as "robotsCodec"`;

const isFree = sql`(h.lease_until is null or h.lease_until < now())
  and (h.backoff_until is null or h.backoff_until <= now()) and (h.crawl_delay_until is null or h.crawl_delay_until <= now())`;

/** Leases a free host that a running run, of those chosen, has due pages on; undefined when there is none. */
export async function claimHost(db: Db, owner: string, choice?: RunChoice): Promise<HostLease | undefined> {
  const claimed = await sql<HostRow>`
    with picked as (
      select h.id, due.run_id from host h cross join lateral (
        select r.id as run_id from crawl_run r
        where r.state = 'running' and ${isChosen(choice)} and exists (
          select 1 from page p where p.run_id = r.id and p.host_id = h.id
            and (p.state = 'queued' or (p.state = 'retry_wait' and p.next_fetch_at <= now())))
        order by r.requested_at limit 1) due
      where ${isFree}
      order by h.crawl_delay_until nulls first limit 1 for update of h skip locked)
    update host h set lease_owner = ${owner}, lease_until = now() + ${leaseMs} * interval '1 ms', fence = h.fence + 1
    from picked where h.id = picked.id
    returning ${hostColumns}, picked.run_id as "runId"`.execute(db);
  return toLease(claimed.rows[0], owner);
}

/** Leases one certain host for a run; undefined while it is leased or wants to be left alone. */
export async function claimHostById(
  db: Db,
  owner: string,
  hostId: string,
  runId: string,
): Promise<HostLease | undefined> {
  const claimed = await sql<HostRow>`
    with picked as (select h.id from host h where h.id = ${hostId} and ${isFree} for update of h skip locked)
    update host h set lease_owner = ${owner}, lease_until = now() + ${leaseMs} * interval '1 ms', fence = h.fence + 1
    from picked where h.id = picked.id
    returning ${hostColumns}, ${runId}::uuid as "runId"`.execute(db);
  return toLease(claimed.rows[0], owner);
}

function toLease(row: HostRow | undefined, owner: string): HostLease | undefined {
  if (!row) return undefined;
  const { hostId, runId, scheme, host, port, fence, latencyMs, strike } = row;
  const robots: KnownRobots = {
    status: row.robotsStatus,
    fetchedAt: row.robotsFetchedAt,
    expiresAt: row.robotsExpiresAt,
    failingSince: row.robotsFailingSince,
    stored: row.robotsLocation && row.robotsCodec ? { location: row.robotsLocation, codec: row.robotsCodec } : null,
    trouble: row.robotsStatus === null && row.robotsError !== null ? readSentence(row.robotsError).wording : null,
  };
  return { hostId, runId, scheme, host, port, fence, latencyMs, strike, owner, leaseMs, robots };
}

/**
 * Keeps the host and its leased pages ours; throws FenceLost when they no longer are. Both in one transaction: anyone who changes leased
 * pages holds their host's row first, so that no two wait for each other.
 */
export async function renewLease(db: Db, { hostId, fence }: HostLease): Promise<void> {
  await withTransaction(db, async (tx) => {
    const renewed = await sql`
      update host set lease_until = now() + ${leaseMs} * interval '1 ms' where id = ${hostId} and fence = ${fence} and lease_owner is not null
      returning id`.execute(tx);
    if (renewed.rows.length === 0) throw new FenceLost('Another worker took over the host.');
    await sql`
      update page set lease_until = now() + ${leaseMs} * interval '1 ms'
      where host_id = ${hostId} and state = 'leased' and lease_fence = ${fence}`.execute(tx);
  });
}

/** What a batch of answers tells about the host. */
export type HostNews = {
  delayMs: number;
  /** Present when the host asked to be left alone. */
  backoffMs: number | null;
  strike: number;
  latencyMs: number | null;
  lastStatus: number | null;
  now: Date;
};

/** Writes the host's clocks under the fence; throws FenceLost, which rolls the caller's transaction back. */
export async function saveHostNews(tx: Tx, { hostId, fence }: HostLease, news: HostNews): Promise<void> {
  const saved = await sql`
    update host set lease_until = now() + ${leaseMs} * interval '1 ms',
      crawl_delay_until = clock_timestamp() + ${news.delayMs} * interval '1 ms',
      backoff_until = coalesce(clock_timestamp() + ${news.backoffMs}::float8 * interval '1 ms', backoff_until),
      delay_ms = ${news.delayMs}, strike = ${news.strike}, latency_ewma_ms = ${news.latencyMs},
      last_status = coalesce(${news.lastStatus}, last_status), last_answer_at = greatest(last_answer_at, ${news.now})
    where id = ${hostId} and fence = ${fence} and lease_owner is not null returning id`.execute(tx);
  if (saved.rows.length === 0) throw new FenceLost('Another worker took over the host.');
}

/** Lets go of the host; the next request to it, by whomever, waits out the pause. */
export async function releaseHost(db: Db, { hostId, fence }: HostLease, pauseMs: number): Promise<void> {
  await sql`
    update host set lease_owner = null, lease_until = null,
      crawl_delay_until = greatest(crawl_delay_until, now() + ${pauseMs} * interval '1 ms')
    where id = ${hostId} and fence = ${fence}`.execute(db);
}

export type RobotsNews = {
  status: number | null;
  error: string | null;
  blobSha256: Buffer | null;
  fetchedAt: Date;
  expiresAt: Date;
  failingSince: Date | null;
};

export async function saveRobots(tx: Tx, { hostId, fence }: HostLease, news: RobotsNews): Promise<void> {
  const saved = await sql`
    update host set robots_status = ${news.status}, robots_error = ${news.error}, robots_fetched_at = ${news.fetchedAt},
      robots_blob_sha256 = coalesce(${news.blobSha256}, robots_blob_sha256), robots_expires_at = ${news.expiresAt},
      robots_failing_since = ${news.failingSince}
    where id = ${hostId} and fence = ${fence} and lease_owner is not null returning id`.execute(tx);
  if (saved.rows.length === 0) throw new FenceLost('Another worker took over the host.');
}

/** Lets the next session ask for robots.txt again, although the last answer would still hold. */
export async function expireRobots(tx: Tx, { hostId, fence }: HostLease): Promise<void> {
  await sql`update host set robots_expires_at = robots_fetched_at where id = ${hostId} and fence = ${fence}`.execute(
    tx,
  );
}
