import { createGzip } from 'node:zlib';
import { pipeline } from 'node:stream';
import type { ChannelField } from '@quarry/contracts/feeds';
import { Attempts } from '../../platform/batches/index.ts';
import { withTransaction } from '../../platform/db/index.ts';
import { messageOf } from '../../platform/failure.ts';
import type { Deps } from '../../platform/feature.ts';
import { deleteUnusedBlobs, noteBlobs, type StoredBytes } from '../../platform/storage/index.ts';
import { log } from '../../platform/log.ts';
import type { FeedFileFormat } from './feed.ts';
import { CopiedRows } from './copied-rows.ts';
import {
  copyRendered,
  deleteOldFiles,
  type DueFeed,
  findDueFeeds,
  findRevision,
  insertFeedFile,
  tryToWrite,
} from './feed-file.store.ts';
import { findKindFields } from './kind-fields.store.ts';
import { frameOf, rewriting } from './made-row.ts';

/** A file that is read is at least so old while its rows still change. */
const freshForMs = 20_000;
/** As in the store: small chunks take longer on their way to another thread than there. */
const chunkSize = 128 * 1024;

export const mediaTypes: Readonly<Record<FeedFileFormat, string>> = {
  xml: 'application/xml; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  tsv: 'text/tab-separated-values; charset=utf-8',
  jsonl: 'application/jsonl; charset=utf-8',
};

const failedFiles = new Attempts();

/** Writes the file of each feed whose revision has none yet; resolves with their number. A revision that fails three times keeps none. */
export async function writeDueFeeds(deps: Deps): Promise<number> {
  const since = new Date(deps.clock.now().getTime() - freshForMs);
  let written = 0;
  for (const feed of await findDueFeeds(deps.db, since)) {
    const { id: feedId, revision } = feed;
    const isWritten = await failedFiles.try(
      `${feedId} ${revision}`,
      () => writeFeed(deps, feed),
      (error) => log.error({ event: 'feed.file-failed', feedId, revision, reason: messageOf(error), err: error }),
    );
    if (isWritten === true) written += 1;
  }
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
      const rows = new CopiedRows(rewriteTo(format, fields, feed.id));
      const copied = copyRendered(tx, feed.id, format, now);
      const stored = await deps.storage.putStream(chunksOf(frameOf(format, fields, feed), rows, copied));
      return { stored, revision, format, rows: rows.count };
    });
  if (!plain) return false;
  // The compressed file is made of the written one, without the database.
  const packed = pipeline(await deps.storage.stream(plain.stored), createGzip({ chunkSize }), () => undefined);
  const gzip = await deps.storage.putStream(packed);
  await keepFiles(deps, feed, { ...plain, gzip, now });
  return true;
}

/** Rows of another format, which are not evaluated yet since the feed has this one, say in it what they said. */
function rewriteTo(
  format: FeedFileFormat,
  fields: readonly ChannelField[],
  feedId: string,
): (tag: string, rendered: string) => string | undefined {
  const rewrites = new Map<string, ReturnType<typeof rewriting>>();
  return (tag, rendered) => {
    const [from = ''] = tag.split(' ', 1);
    const rewrite = rewrites.get(from) ?? rewriting(from as FeedFileFormat, format, fields);
    rewrites.set(from, rewrite);
    const rewritten = rewrite(rendered);
    const externalId = tag.slice(from.length + 1);
    if (rewritten === undefined) log.error({ event: 'feed.row-not-rewritten', feedId, externalId, from, to: format });
    return rewritten;
  };
}

async function* chunksOf(
  { head, foot }: ReturnType<typeof frameOf>,
  rows: CopiedRows,
  copied: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  yield Buffer.from(head);
  for await (const chunk of copied) yield* rows.take(chunk);
  yield rows.end();
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
    await noteBlobs(tx, storage, [
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
