import { createHmac } from 'node:crypto';
import { pipeline, Transform } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withTransaction } from '../../platform/db/index.ts';
import { messageOf } from '../../platform/failure.ts';
import type { Deps } from '../../platform/feature.ts';
import { newId } from '../../platform/ids.ts';
import { log } from '../../platform/log.ts';
import { readerLanguage, type ReaderText } from '../../platform/reader-language.ts';
import { findReadableFeed, insertFeedRead, type ReadableFeed } from './feed-file.store.ts';
import { hashOfToken } from './feed-token.ts';
import { mediaTypes } from './write-feed.ts';

/** A reader that takes fewer bytes in such a time is cut off. */
export type SlowReader = { bytes: number; withinMs: number };
const slowReader: SlowReader = { bytes: 60_000, withinMs: 60_000 };

const noSuchFeed: ReaderText = {
  en: 'There is no such feed.',
  de: 'Diesen Feed gibt es nicht.',
  fr: 'Ce flux n’existe pas.',
  pt: 'Este feed não existe.',
};
const feedIsGone: ReaderText = {
  en: 'The channel of this feed is archived.',
  de: 'Der Kanal dieses Feeds ist archiviert.',
  fr: 'Le canal de ce flux est archivé.',
  pt: 'O canal deste feed está arquivado.',
};
const feedIsComing: ReaderText = {
  en: 'The feed is being written for the first time. Read it again in a moment.',
  de: 'Der Feed wird zum ersten Mal geschrieben. Lesen Sie ihn gleich noch einmal.',
  fr: 'Le flux est en cours de première écriture. Relisez-le dans un instant.',
  pt: 'O feed está a ser escrito pela primeira vez. Leia-o de novo dentro de momentos.',
};

type Door = { deps: Deps; slow?: SlowReader };
type Request = FastifyRequest<{ Params: { file: string } }>;

/**
 * `GET /feeds/<token>.<xml|csv|tsv|jsonl>[.gz]`: the newest file of a feed, which the store gives out with ETag and ranges while nothing of the
 * database is held. A file is read with the ending of the format in which it was written; that of a format which is not written yet is 503.
 * An unknown token is 404, an archived channel 410.
 */
export function feedRoutes(app: FastifyInstance, { deps, slow = slowReader }: Door): void {
  app.route<{ Params: { file: string } }>({ method: ['GET', 'HEAD'], url: '/feeds/:file', handler: answer });

  async function answer(request: Request, reply: FastifyReply): Promise<FastifyReply> {
    const [, token = '', format, gz] = /^([\w-]{1,100})\.(xml|csv|tsv|jsonl)(\.gz)?$/.exec(request.params.file) ?? [];
    const encoding = gz === undefined ? 'plain' : 'gzip';
    const found =
      format === undefined
        ? undefined
        : await findReadableFeed(deps.db, hashOfToken(token), encoding, deps.clock.now());
    const isOfFile = found?.file?.format === format;
    if (!found || !(isOfFile || found.format === format)) return refuse(request, reply, 404, noSuchFeed);
    if (found.isArchived) {
      await noteRead(deps, request, found, { status: 410, bytes: 0 });
      return refuse(request, reply, 410, feedIsGone);
    }
    if (!found.file || !isOfFile) return refuse(request, reply.header('retry-after', '10'), 503, feedIsComing);
    const type = gz === undefined ? mediaTypes[found.file.format] : 'application/gzip';
    return sendFile({ deps, slow }, request, reply.header('content-type', type), { ...found, file: found.file });
  }
}

type Readable = ReadableFeed & { file: NonNullable<ReadableFeed['file']> };

async function sendFile(
  { deps, slow }: Required<Door>,
  request: Request,
  reply: FastifyReply,
  feed: Readable,
): Promise<FastifyReply> {
  const { file } = feed;
  const etag = `"${file.sha256.toString('hex')}"`;
  reply.headers({
    etag,
    'last-modified': file.writtenAt.toUTCString(),
    'accept-ranges': 'bytes',
    // A program asks again each time, and is told by the ETag that nothing changed.
    'cache-control': 'private, no-cache',
  });
  if (isKnown(request.headers['if-none-match'], etag)) {
    await noteRead(deps, request, feed, { status: 304, bytes: 0 });
    return reply.code(304).send();
  }
  const range = rangeOf(request, etag, file.bytes);
  if (range === 'unsatisfiable') {
    await noteRead(deps, request, feed, { status: 416, bytes: 0 });
    return reply.code(416).header('content-range', `bytes */${file.bytes}`).send();
  }
  const { from, to } = range ?? { from: 0, to: file.bytes - 1 };
  const status = range ? 206 : 200;
  if (range) reply.header('content-range', `bytes ${from}-${to}/${file.bytes}`);
  reply.code(status).header('content-length', to - from + 1);
  if (request.method === 'HEAD') return reply.send();
  const part = partOf(from, to);
  const bytes = pipeline(await deps.storage.stream(file), part, () => undefined);
  watch({ deps, slow }, request, reply, feed, { status, sent: () => part.sent });
  return reply.send(bytes);
}

function isKnown(given: string | undefined, etag: string): boolean {
  return (given ?? '').split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
}

type Range = { from: number; to: number };

/** The one range that is asked for; undefined where all of it is, or the file is another than the reader has a part of. */
function rangeOf(request: Request, etag: string, bytes: number): Range | 'unsatisfiable' | undefined {
  const { range, 'if-range': ifRange } = request.headers;
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if ((first === '' && last === '') || (ifRange !== undefined && ifRange !== etag)) return undefined;
  const from = first === '' ? Math.max(0, bytes - Number(last)) : Number(first);
  const to = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (first !== '' && last !== '' && Number(last) < from) return undefined;
  return from < bytes && from <= to ? { from, to } : 'unsatisfiable';
}

/** Lets the bytes of a range through, and counts them. */
function partOf(from: number, to: number): Transform & { sent: number } {
  let at = 0;
  const part: Transform & { sent: number } = Object.assign(
    new Transform({
      transform(chunk: Buffer, _encoding, done) {
        const kept = chunk.subarray(Math.max(0, from - at), Math.max(0, to + 1 - at));
        at += chunk.length;
        part.sent += kept.length;
        done(null, kept.length > 0 ? kept : undefined);
      },
    }),
    { sent: 0 },
  );
  return part;
}

/** Cuts a reader off that hardly takes anything, and notes the read once it is over. */
function watch(
  { deps, slow }: Required<Door>,
  request: Request,
  reply: FastifyReply,
  feed: Readable,
  { status, sent }: { status: number; sent: () => number },
): void {
  const { socket } = request.raw;
  let before = socket.bytesWritten - socket.writableLength;
  const timer = setInterval(() => {
    const now = socket.bytesWritten - socket.writableLength;
    if (now - before < slow.bytes) socket.destroy();
    before = now;
  }, slow.withinMs);
  reply.raw.once('close', () => {
    clearInterval(timer);
    noteRead(deps, request, feed, { status, bytes: sent() }).catch((error: unknown) =>
      log.warn({ event: 'feed.read-not-noted', feedId: feed.id, reason: messageOf(error) }),
    );
  });
}

async function noteRead(
  { db, clock, secrets }: Deps,
  { ip, headers }: Request,
  { id, shopId, file }: ReadableFeed,
  { status, bytes }: { status: number; bytes: number },
): Promise<void> {
  // Keyed, since an address alone is found again by trying all of them.
  const readerHash = createHmac('sha256', (await secrets.key()).bytes)
    .update(`feed reader ${ip} ${headers['user-agent'] ?? ''}`)
    .digest()
    .subarray(0, 8);
  const isWhole = status === 200 && bytes === file?.bytes;
  const read = { status, bytes, rows: isWhole ? file.rows : 0, revision: file?.revision ?? 0, readerHash };
  await withTransaction(db, (tx) => insertFeedRead(tx, { ...read, id: newId(), feedId: id, shopId, at: clock.now() }));
}

function refuse(request: Request, reply: FastifyReply, status: number, text: ReaderText): FastifyReply {
  const language = readerLanguage(request.headers['accept-language']);
  return reply.code(status).header('content-language', language).send({ error: text[language] });
}
