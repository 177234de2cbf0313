import { createGzip } from 'node:zlib';
import { pipeline } from 'node:stream';
import type { ChannelField } from '@quarry/contracts/feeds';
import { type Tx, withTransaction } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { deleteUnusedBlobs, noteBlobs, type StoredBytes } from '../../platform/storage/index.ts';
import { log } from '../../platform/log.ts';
import type { FeedFileFormat } from './feed.ts';
import {
  deleteOldFiles,
  type DueFeed,
  findDueFeeds,
  findRendered,
  findRevision,
  insertFeedFile,
  type RenderedRow,
  tryToWrite,
} from './feed-file.store.ts';
import { findKindFields } from './kind-fields.store.ts';
import { frameOf, rewriting } from './made-row.ts';

/** A file that is read is at least so old while its rows still change. */
const freshForMs = 20_000;
const rowsAtOnce = 1_000;

export const mediaTypes: Readonly<Record<FeedFileFormat, string>> = {
  xml: 'application/xml; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  tsv: 'text/tab-separated-values; charset=utf-8',
};

/** Writes the file of each feed whose revision has none yet; resolves with their number. */
export async function writeDueFeeds(deps: Deps): Promise<number> {
  const since = new Date(deps.clock.now().getTime() - freshForMs);
  let written = 0;
  for (const feed of await findDueFeeds(deps.db, since)) if (await writeFeed(deps, feed)) written += 1;
  return written;
}

/**
 * Writes a revision of a feed to the store, plain and compressed, from one snapshot of its rows. Readers go on with the file before it.
 * False where somebody else writes it. Killed, it leaves the file before as it is.
 */
async function writeFeed(deps: Deps, feed: DueFeed): Promise<boolean> {
  const now = deps.clock.now();
  const plain = await deps.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const target = (await tryToWrite(tx, feed.id)) ? await findRevision(tx, feed.id) : undefined;
      if (target === undefined) return undefined;
      const { format, revision } = target;
      const fields = await findKindFields(tx, feed.kindVersionId);
      const counted = { rows: 0 };
      const textOf = textIn(format, fields, feed.id);
      const frame = frameOf(format, fields, feed);
      const stored = await deps.storage.putStream(chunksOf(tx, feed.id, { ...frame, textOf, now, counted }));
      return { stored, revision, format, rows: counted.rows };
    });
  if (!plain) return false;
  // The compressed file is made of the written one, without the database.
  const packed = pipeline(await deps.storage.stream(plain.stored), createGzip(), () => undefined);
  const gzip = await deps.storage.putStream(packed);
  await keepFiles(deps, feed, { ...plain, gzip, now });
  return true;
}

/** Rows as they stand in a file of a format: those that are not evaluated yet since the feed has it say what they said. */
function textIn(
  format: FeedFileFormat,
  fields: readonly ChannelField[],
  feedId: string,
): (row: RenderedRow) => string | undefined {
  const rewrites = new Map<FeedFileFormat, ReturnType<typeof rewriting>>();
  return ({ externalId, format: from, rendered }) => {
    if (from === format) return rendered;
    const rewrite = rewrites.get(from) ?? rewriting(from, format, fields);
    rewrites.set(from, rewrite);
    const rewritten = rewrite(rendered);
    if (rewritten === undefined) log.error({ event: 'feed.row-not-rewritten', feedId, externalId, from, to: format });
    return rewritten;
  };
}

type FilePlan = {
  head: string;
  foot: string;
  textOf: (row: RenderedRow) => string | undefined;
  now: Date;
  counted: { rows: number };
};

async function* chunksOf(
  tx: Tx,
  feedId: string,
  { head, foot, textOf, now, counted }: FilePlan,
): AsyncGenerator<Buffer> {
  yield Buffer.from(head);
  for (let after = ''; ;) {
    const rows = await findRendered(tx, feedId, { after, most: rowsAtOnce, now });
    const last = rows.at(-1);
    if (!last) break;
    const texts = rows.flatMap((row) => textOf(row) ?? []);
    counted.rows += texts.length;
    yield Buffer.from(texts.join(''));
    after = last.externalId;
  }
  yield Buffer.from(foot);
}

type Written = {
  stored: StoredBytes;
  gzip: StoredBytes;
  revision: number;
  format: FeedFileFormat;
  rows: number;
  now: Date;
};

async function keepFiles(
  { db, storage }: Deps,
  feed: DueFeed,
  { stored, gzip, revision, format, rows, now }: Written,
): Promise<void> {
  const type = mediaTypes[format];
  const unused = await withTransaction(db, async (tx) => {
    await noteBlobs(tx, [
      { stored, mediaType: type, seenAt: now },
      { stored: gzip, mediaType: 'application/gzip', seenAt: now },
    ]);
    const file = { feedId: feed.id, shopId: feed.shopId, revision, format, rows, writtenAt: now };
    await insertFeedFile(tx, { ...file, encoding: 'plain', sha256: stored.sha256, bytes: stored.bytes });
    await insertFeedFile(tx, { ...file, encoding: 'gzip', sha256: gzip.sha256, bytes: gzip.bytes });
    return deleteUnusedBlobs(tx, await deleteOldFiles(tx, feed.id));
  });
  for (const location of unused) await storage.remove(location);
}
