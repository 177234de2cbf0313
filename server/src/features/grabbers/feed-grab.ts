import { type Reasoned, reasoned, storeWording } from '@quarry/contracts/wording';
import {
  type BadFeedRow,
  type GoodFeedRow,
  readFeedBatches,
  type FeedItem,
  type FeedSummary,
} from '@quarry/extraction/feed';
import { isFaultOfWork, notSaved, saveApart } from '../../platform/batches/index.ts';
import { type Tx, withTransaction } from '../../platform/db/index.ts';
import { messageOf } from '../../platform/failure.ts';
import type { Deps } from '../../platform/feature.ts';
import { log } from '../../platform/log.ts';
import { encodingRemark, openOutbound, OutboundBodyError, type OutboundStream } from '../../platform/http/index.ts';
import { noteBlob } from '../../platform/storage/index.ts';
import {
  confirmUnchangedFeed,
  extractorVersion,
  type PreparedRow,
  prepareRow,
  savePreparedOffers,
} from '../offers/index.ts';
import { closeRun, markUnlisted } from './end-grab-run.ts';
import { findBlob, type HeldRun, lastCompleteFeed, type RunCursor } from './feed-grab.store.ts';
import { endRun, noteSourceConfirmed } from './grab-run.store.ts';
import { holdOn } from './hold-on.ts';
import { type GrabItem, writeGrabItems } from './page-grab.store.ts';
import { applyDefaults } from './read-offers.ts';

const rowsPerBatch = 2_000;
/** Channels take files of up to 4 GB; how far a fetch has come is told meanwhile, and it can be cancelled. */
const feedLimits = { maxBytes: 4_000_000_000, timeoutMs: 3_600_000 };
const toldEveryMs = 2_000;

const endsEarly: ReadonlySet<string> = new Set([
  'xml_not_closed',
  'json_not_closed',
  'compression_damaged',
  'gzip_cut',
]);

/** The run can not go on: why, for its page. */
export class FeedUnreadable extends Error {
  override name = 'FeedUnreadable';
  readonly why: Reasoned;
  constructor(why: Reasoned) {
    super(why.reason);
    this.why = why;
  }
}

/**
 * Reads a feed into offers: fetched conditionally and stored once, then read from the stored bytes in batches, each with its place in
 * one transaction. A killed run goes on behind its last batch. A feed that did not change writes no row. Throws StopRun when another
 * worker took the run over, FeedUnreadable when there is no feed to read; once `signal` says so, what it gives as the reason.
 */
export async function grabFeed(deps: Deps, run: HeldRun, signal: AbortSignal): Promise<void> {
  const before = await lastCompleteFeed(deps.db, run.grabber, extractorVersion);
  const cursor = run.cursor.feed === undefined ? await fetchFeed(deps, run, before, signal) : run.cursor;
  if (cursor === 'unchanged' || (cursor.feed === before?.feed && (cursor.rows ?? 0) === 0)) {
    await endUnchanged(deps, run, cursor === 'unchanged' ? (before ?? {}) : cursor);
    return;
  }
  const summary = await readStoredFeed(deps, run, cursor, signal);
  if (summary.refusal !== undefined) throw new FeedUnreadable(summary.refusal);
  const { encodingFault } = cursor;
  const warnings = [...summary.warnings, ...(encodingFault ? [{ line: null, ...encodingRemark(encodingFault) }] : [])];
  const close = async (tx: Tx) => {
    await holdOn(tx, run, { ...cursor, rows: summary.rows });
    return closeRun(tx, deps, {
      id: run.id,
      grabberId: run.grabber.id,
      shop: run.grabber.shop,
      seenSince: run.startedAt,
      crawlRunId: null,
      isComplete: !warnings.some(({ code }) => endsEarly.has(code)),
      remarks: warnings.map(({ line, code, wording }) => ({ line, code, reason: storeWording(wording) })),
    });
  };
  while ((await withTransaction(deps.db, close)) === 'more') signal.throwIfAborted();
}

async function fetchFeed(
  deps: Deps,
  run: HeldRun,
  before: RunCursor | undefined,
  signal: AbortSignal,
): Promise<RunCursor | 'unchanged'> {
  const address = run.grabber.feedUrl ?? '';
  const conditional = { etag: before?.etag ?? null, lastModified: before?.lastModified ?? null };
  const response = await openOutbound(address, { ...feedLimits, allowHosts: deps.allowHosts, conditional, signal });
  signal.throwIfAborted();
  if (response.kind === 'refusal') throw new FeedUnreadable(response);
  if (response.status === 304 && before?.feed !== undefined) {
    await response.body.return();
    return 'unchanged';
  }
  if (response.status < 200 || response.status > 299) {
    await response.body.return();
    throw new FeedUnreadable(reasoned('bad_status:feed', { status: String(response.status) }));
  }
  return storeFeed(deps, run, response, signal);
}

async function storeFeed(deps: Deps, run: HeldRun, response: OutboundStream, signal: AbortSignal): Promise<RunCursor> {
  const { etag = null, 'last-modified': lastModified = null, 'content-type': contentType = null } = response.headers;
  try {
    const stored = await deps.storage.putStream(told(response.body, (bytes) => holdOn(deps.db, run, { bytes })));
    await noteBlob(deps.db, deps.storage, stored, contentType ?? 'application/octet-stream', deps.clock.now());
    const fault = response.encodingFault();
    const feed = stored.sha256.toString('hex');
    // What came early to its end is asked for in full the next time.
    const validators = fault === 'cut' ? {} : { etag, lastModified };
    const cursor = {
      feed,
      ...validators,
      contentType,
      extractor: extractorVersion,
      ...(fault && { encodingFault: fault }),
      rows: 0,
    };
    await holdOn(deps.db, run, cursor);
    return cursor;
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof OutboundBodyError ? new FeedUnreadable(error.refusal) : error;
  }
}

/** The same bytes, with a word now and then of how many there were. */
async function* told(body: OutboundStream['body'], tell: (bytes: number) => Promise<void>) {
  let bytes = 0;
  let toldAt = performance.now();
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (performance.now() - toldAt > toldEveryMs) {
      await tell(bytes);
      toldAt = performance.now();
    }
    yield chunk;
  }
}

async function endUnchanged(deps: Deps, run: HeldRun, cursor: RunCursor): Promise<void> {
  const hasMore = await withTransaction(deps.db, async (tx) => {
    await holdOn(tx, run, cursor);
    const { id: grabberId, shop } = run.grabber;
    await confirmUnchangedFeed(tx, { shop, grabberId, runId: run.id, now: deps.clock.now() }, run.startedAt);
    // Only now: what its silence moves is told by comparing with the time before.
    await noteSourceConfirmed(tx, grabberId, run.startedAt);
    if (await markUnlisted(tx, deps, { id: run.id, grabberId, shop })) return true;
    const nothing = { totals: { offers: 0, snapshots: 0, problems: 0 }, coverage: null, baseline: null };
    await endRun(tx, run.id, { state: 'succeeded', stopReason: 'unchanged' }, nothing, deps.clock.now());
    return false;
  });
  if (hasMore) await endUnchanged(deps, run, cursor);
}

async function readStoredFeed(deps: Deps, run: HeldRun, cursor: RunCursor, signal: AbortSignal): Promise<FeedSummary> {
  const sha256 = Buffer.from(cursor.feed ?? '', 'hex');
  const blob = await findBlob(deps.db, sha256);
  if (blob === undefined) throw new FeedUnreadable(reasoned('bytes_missing:feed'));
  const { config, feedUrl, shop } = run.grabber;
  const currency = config.currency ?? shop.currency;
  const items = readFeedBatches(await deps.storage.stream(blob), {
    now: run.startedAt.getTime(),
    ...(feedUrl !== null && { url: feedUrl }),
    ...(cursor.contentType && { contentType: cursor.contentType }),
    ...(config.locale !== null && { locale: config.locale }),
    ...(currency !== null && { currency }),
  });
  let done = cursor.rows ?? 0;
  const prepare = (row: FeedRowItem): ReadRow => prepareFeedRow(row, run, sha256);
  const source = inBatches(items, done, prepare);
  const batches = withReadAhead(source);
  try {
    for (;;) {
      const { done: isOver, value: batch } = await batches.next();
      if (isOver === true) throw new Error('The feed ended without a summary.');
      if (!Array.isArray(batch)) return batch;
      signal.throwIfAborted();
      done += batch.length;
      await withTransaction(deps.db, async (tx) => {
        await holdOn(tx, run, { ...cursor, rows: done });
        await saveRows(tx, deps, run, batch, batches.readAhead);
      });
    }
  } finally {
    await source.return(undefined);
  }
}

type FeedRowItem = Exclude<FeedItem, { summary: FeedSummary }>;
/** A row that can be saved, or why not. */
type ReadRow = { line: number; prepared: PreparedRow } | BadFeedRow;

function prepareFeedRow(row: FeedRowItem, run: HeldRun, feed: Buffer): ReadRow {
  if ('error' in row) return row;
  try {
    return readGoodRow(row, run, feed);
  } catch (error) {
    if (!isFaultOfWork(error)) throw error;
    return { line: row.line, id: row.id, error: { ...notSaved(error), field: null } };
  }
}

function readGoodRow(row: GoodFeedRow, run: HeldRun, feed: Buffer): ReadRow {
  const { offer, warnings, line } = row;
  applyDefaults(offer, run.grabber.config);
  const prepared = prepareRow(
    { rawOffer: offer, warnings, observedAt: run.startedAt, blobSha256: feed },
    run.grabber.shop,
  );
  return { line, prepared };
}

/** Rows in batches, those before `skip` left out, and last the summary. */
async function* inBatches(
  items: AsyncIterable<FeedItem[]>,
  skip: number,
  prepare: (row: FeedRowItem) => ReadRow,
): AsyncGenerator<ReadRow[] | FeedSummary> {
  let waiting: ReadRow[] = [];
  let seen = 0;
  for await (const part of items) {
    for (const item of part) {
      if ('summary' in item) {
        if (waiting.length > 0) yield waiting;
        yield item.summary;
        return;
      }
      seen += 1;
      if (seen > skip) waiting.push(prepare(item));
      if (waiting.length === rowsPerBatch) {
        yield waiting;
        waiting = [];
      }
    }
  }
}

type ReadAhead<Item> = { next: () => Promise<IteratorResult<Item>>; readAhead: () => void };

/** One item, and no more, may be read before it is asked for. */
function withReadAhead<Item>(source: AsyncGenerator<Item>): ReadAhead<Item> {
  let coming: Promise<IteratorResult<Item>> | undefined;
  return {
    next: () => {
      const next = coming ?? source.next();
      coming = undefined;
      return next;
    },
    readAhead: () => {
      coming ??= source.next();
      // Anyone who asks for it hears of its failure; until then it is no unhandled one.
      coming.catch(() => undefined);
    },
  };
}

async function saveRows(
  tx: Tx,
  deps: Deps,
  run: HeldRun,
  rows: readonly ReadRow[],
  whileWriting: () => void,
): Promise<void> {
  const { grabber } = run;
  const good = rows.filter((row): row is Exclude<ReadRow, BadFeedRow> => 'prepared' in row);
  const saved = { offers: 0, snapshots: 0 };
  const items: GrabItem[] = rows.flatMap((row) =>
    'error' in row ? [{ ...lineItem(row.line), outcome: 'bad_row' as const, ...keptReason(row.error) }] : [],
  );
  await saveApart(tx, good, {
    save: async (part) => {
      const source = { kind: 'grab', grabberId: grabber.id, grabRunId: run.id } as const;
      const prepared = part.map((row) => row.prepared);
      const { offers, snapshots } = await savePreparedOffers(tx, deps, grabber.shop, source, prepared, whileWriting);
      saved.offers += offers;
      saved.snapshots += snapshots;
    },
    giveUp: async ({ line }, error) => {
      log.error({ event: 'feed-grab.given-up', runId: run.id, line, reason: messageOf(error), err: error });
      items.push({ ...lineItem(line), outcome: 'error', ...keptReason(notSaved(error)) });
    },
  });
  if (good[0] !== undefined) {
    items.push({
      ...lineItem(good[0].line),
      item_key: `rows from line ${good[0].line}`,
      outcome: saved.snapshots > 0 ? 'offers' : 'unchanged',
      offers: saved.offers,
      snapshots: saved.snapshots,
    });
  }
  await writeGrabItems(tx, run.id, deps.clock.now(), distinctItems(items));
}

/** Several bad rows may begin on one line, as in a feed without line ends: each keeps its own item. */
function distinctItems(items: readonly GrabItem[]): GrabItem[] {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const count = (counts.get(item.item_key) ?? 0) + 1;
    counts.set(item.item_key, count);
    return count === 1 ? item : { ...item, item_key: `${item.item_key} (${count})` };
  });
}

function keptReason({ code, wording }: Reasoned): Pick<GrabItem, 'code' | 'reason'> {
  return { code, reason: storeWording(wording) };
}

function lineItem(line: number): GrabItem {
  return {
    item_key: `line ${line}`,
    page_id: null,
    page_fetch_id: null,
    line,
    outcome: 'bad_row',
    offers: 0,
    snapshots: 0,
    code: null,
    reason: null,
  };
}
