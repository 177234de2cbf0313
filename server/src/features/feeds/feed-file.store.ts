import { sql } from 'kysely';
import { copyOut, type Db, readWithinScope, type Tx } from '../../platform/db/index.ts';
import type { FeedFileFormat } from './feed.ts';
import { isInFile } from './row-state.ts';

export type FeedEncoding = 'plain' | 'gzip';

/** A feed whose file is older than its rows. */
export type DueFeed = {
  id: string;
  shopId: string;
  /** When it was found due; more may have come when it is written. */
  revision: number;
  kindVersionId: string;
  title: string;
  link: string;
};

/**
 * Feeds with a revision that has no file yet. While rows are being evaluated they wait for the end of it, but not after `since`, when the
 * file that is read was written; the first file waits for all of its rows.
 */
export async function findDueFeeds(db: Db, since: Date): Promise<DueFeed[]> {
  return readWithinScope(
    db,
    sql<DueFeed>`
      select f.id, f.shop_id as "shopId", f.revision, c.kind_version_id as "kindVersionId", s.name || ' ' || c.name as title, s.url as link
      from channel_feed f join channel c on c.id = f.channel_id join shop s on s.id = f.shop_id
        left join lateral (select revision, written_at from feed_file w where w.feed_id = f.id order by revision desc limit 1) w on true
      where f.revision > coalesce(w.revision, 0) and c.status <> 'ARCHIVED' and c.kind_version_id is not null
        and (w.written_at <= ${since} or not (
          exists (select from feed_dirty d where d.channel_id = f.channel_id)
          or exists (select from feed_run r where r.feed_id = f.id and r.kind = 'rebuild'
            and r.state in ('queued', 'running', 'pausing', 'cancelling'))))
      order by f.id`,
  );
}

/** Whether nobody else writes the file of the feed, which then nobody does until the transaction ends. */
export async function tryToWrite(tx: Tx, feedId: string): Promise<boolean> {
  const { rows } = await sql<{ isHeld: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`feed file:${feedId}`}, 0)) as "isHeld"`.execute(tx);
  return rows[0]?.isHeld === true;
}

/** What a file is to be by the snapshot of the transaction. */
export async function findRevision(
  tx: Tx,
  feedId: string,
): Promise<{ revision: number; format: FeedFileFormat } | undefined> {
  const { rows } = await sql<{ revision: number; format: FeedFileFormat }>`
    select revision, format from channel_feed where id = ${feedId}`.execute(tx);
  return rows[0];
}

/** A slow disk slows the server down, and a file takes no longer than this. */
const copiedWithin = '10min';

/**
 * Rows that stand in the file of a format at a moment, in its order, as COPY writes them: the text, and before it a tag for rows that are of
 * another format still, which is that format and the id. A single row of a query takes several times as long.
 */
export async function* copyRendered(
  tx: Tx,
  feedId: string,
  format: FeedFileFormat,
  now: Date,
): AsyncGenerator<Buffer, void, undefined> {
  await sql`set local statement_timeout = ${sql.lit(copiedWithin)}`.execute(tx);
  const at = sql<Date>`${sql.lit(now.toISOString())}::timestamptz`;
  yield* copyOut(
    tx,
    sql`select case when r.format <> ${sql.lit(format)} then r.format || ' ' || r.external_id end, r.rendered from feed_row r
      where r.feed_id = ${sql.lit(feedId)} and r.state in ('served', 'held') and ${isInFile(at)} order by r.external_id`,
  );
}

export type NewFeedFile = {
  feedId: string;
  shopId: string;
  revision: number;
  format: FeedFileFormat;
  encoding: FeedEncoding;
  sha256: Buffer;
  bytes: number;
  rows: number;
  writtenAt: Date;
};

export async function insertFeedFile(tx: Tx, file: NewFeedFile): Promise<void> {
  const { feedId, shopId, revision, format, encoding, sha256, bytes, rows, writtenAt } = file;
  await sql`
    insert into feed_file (shop_id, feed_id, revision, format, encoding, blob_sha256, bytes, rows, written_at)
    values (${shopId}, ${feedId}, ${revision}, ${format}, ${encoding}, ${sha256}, ${bytes}, ${rows}, ${writtenAt})
    on conflict (feed_id, revision, encoding) do nothing`.execute(tx);
}

/** Lets go of all files but those of the last two revisions; resolves with the hashes of their bytes. */
export async function deleteOldFiles(tx: Tx, feedId: string): Promise<Buffer[]> {
  const { rows } = await sql<{ sha256: Buffer }>`
    delete from feed_file where feed_id = ${feedId} and revision not in (
      select distinct revision from feed_file where feed_id = ${feedId} order by revision desc limit 2)
    returning blob_sha256 as sha256`.execute(tx);
  return rows.map(({ sha256 }) => sha256);
}

/** What the door needs of a feed: where its newest file lies. */
export type ReadableFeed = {
  id: string;
  shopId: string;
  format: FeedFileFormat;
  isArchived: boolean;
  file: {
    sha256: Buffer;
    /** In which it was written; that of the feed may be another by now. */
    format: FeedFileFormat;
    revision: number;
    rows: number;
    bytes: number;
    writtenAt: Date;
    location: string;
    codec: 'none' | 'zstd';
  } | null;
};

/** The feed of a token, or of the one before it while that holds, with its newest file. */
export async function findReadableFeed(
  db: Db,
  tokenHash: Buffer,
  encoding: FeedEncoding,
  now: Date,
): Promise<ReadableFeed | undefined> {
  const [feed] = await readWithinScope(
    db,
    sql<ReadableFeed>`
      select f.id, f.shop_id as "shopId", f.format, c.status = 'ARCHIVED' as "isArchived"
      from channel_feed f join channel c on c.id = f.channel_id
      where f.token_hash = ${tokenHash} or (f.previous_token_hash = ${tokenHash} and f.previous_until > ${now})`,
  );
  if (!feed) return undefined;
  const [file] = await readWithinScope(
    db,
    sql<NonNullable<ReadableFeed['file']>>`
      select w.blob_sha256 as sha256, w.format, w.revision, w.rows, w.bytes, w.written_at as "writtenAt", b.location, b.codec
      from feed_file w join blob b on b.sha256 = w.blob_sha256
      where w.feed_id = ${feed.id} and w.encoding = ${encoding} order by w.revision desc limit 1`,
  );
  return { ...feed, file: file ?? null };
}

export type NewFeedRead = {
  id: string;
  feedId: string;
  shopId: string;
  at: Date;
  status: number;
  rows: number;
  bytes: number;
  revision: number;
  readerHash: Buffer;
};

export async function insertFeedRead(tx: Tx, read: NewFeedRead): Promise<void> {
  const { id, feedId, shopId, at, status, rows, bytes, revision, readerHash } = read;
  await sql`
    insert into feed_read (id, shop_id, feed_id, at, status, rows, bytes, revision, reader_hash)
    values (${id}, ${shopId}, ${feedId}, ${at}, ${status}, ${rows}, ${bytes}, ${revision}, ${readerHash})`.execute(tx);
}

/** Forgets what is older than a time, a bounded part at once; true when there is more. */
export async function forgetReads(tx: Tx, before: Date, most: number): Promise<boolean> {
  const read = await sql`
    delete from feed_read where id in (select id from feed_read where at < ${before} order by at limit ${most})`.execute(
    tx,
  );
  const row = await sql`
    delete from feed_row_history where (id, valid_until) in (
      select id, valid_until from feed_row_history where valid_until < ${before} limit ${most})`.execute(tx);
  return Number(read.numAffectedRows ?? 0) === most || Number(row.numAffectedRows ?? 0) === most;
}
