import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { pipeline as connect } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createZstdDecompress } from 'node:zlib';
import * as z from 'zod';
import { codeOf, Failure } from '../../platform/failure.ts';
import { ArchiveFault, readTar, tarEnd, type TarEntry, tarHeader, tarPadding } from './tar.ts';

/**
 * A backup is a tar archive compressed with zstd. In this order:
 *
 *     quarry-backup.json      what wrote it: format, time, migrations, tables with their columns
 *     tables/<name>/<part>    rows as COPY writes them, in parts of about a megabyte
 *     bytes/<location>        stored bytes as they lay in the store
 *     end.json                counts, and the hash of everything before it: a backup without its end is none
 */
export const archiveFormat = 1;

const count = z.int().min(0);
const tableName = z.string().regex(/^[a-z_][a-z0-9_]*$/);

const headSchema = z.object({
  format: z.literal(archiveFormat),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.object({ number: z.int(), name: z.string(), checksum: z.string() })).min(1),
  tables: z.array(z.object({ name: tableName, columns: z.array(z.string()).min(1) })).min(1),
  /** Parts of tables that are divided by time. */
  partitions: z.array(z.object({ name: tableName, parent: tableName, from: z.string(), to: z.string() })),
  /** The last number that each counting column gave out. */
  counters: z.array(z.object({ table: tableName, column: z.string(), last: count })),
});

const endSchema = z.object({
  rows: z.record(tableName, count),
  files: count,
  fileBytes: count,
  /** Stored bytes that were gone, or no longer what their hash says, when the backup was made. */
  missing: count,
  damaged: count,
  sha256: z.hex(),
});

/** What an archive says of itself at its beginning. */
export type ArchiveHead = z.infer<typeof headSchema>;
/** What an archive says of itself at its end. */
export type ArchiveEnd = z.infer<typeof endSchema>;

/** One file within an archive that was opened for restoring. */
export type ArchiveEntry = Pick<TarEntry, 'name' | 'size' | 'content'>;

const headName = 'quarry-backup.json';
const endName = 'end.json';

/** The bytes of an archive before compression: `write` gives those of one file; everything that it gave counts into `end`. */
export function archiveWriter(madeAt: Date) {
  const hash = createHash('sha256');
  const write = async function* (
    name: string,
    size: number,
    chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  ): AsyncGenerator<Uint8Array, void, undefined> {
    const header = tarHeader(name, size, madeAt);
    hash.update(header);
    yield header;
    for await (const chunk of chunks) {
      hash.update(chunk);
      yield chunk;
    }
    yield tarPadding(size);
  };
  const writeJson = (name: string, value: unknown) => {
    const text = Buffer.from(`${JSON.stringify(value)}\n`);
    return write(name, text.byteLength, [text]);
  };
  return {
    write,
    head: (head: Omit<ArchiveHead, 'format' | 'madeAt'>) =>
      writeJson(headName, { format: archiveFormat, madeAt: madeAt.toISOString(), ...head }),
    async *end(end: Omit<ArchiveEnd, 'sha256'>): AsyncGenerator<Uint8Array, void, undefined> {
      yield* writeJson(endName, { ...end, sha256: hash.copy().digest('hex') });
      yield tarEnd;
    },
  };
}

/**
 * Reads an archive from its first byte to its last and compares its hash. `onHead` is called before the rest is read and may throw.
 * Throws a Failure NO_BACKUP for another file, and BACKUP_DAMAGED for one that was cut short or changed.
 */
export async function checkArchive(
  file: string,
  onHead: (head: ArchiveHead) => void,
  onRead: (share: number) => void,
): Promise<{ head: ArchiveHead; end: ArchiveEnd }> {
  const hash = createHash('sha256');
  const hashed = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      yield chunk;
    }
  };
  let head: ArchiveHead | undefined;
  let end: ArchiveEnd | undefined;
  // A damaged head may look like another Quarry's, so the rest is read first.
  let refusal: unknown;
  try {
    for await (const entry of openTar(file, onRead)) {
      const before = hash.copy().digest('hex');
      hash.update(entry.header);
      if (head === undefined) {
        if (entry.name !== headName) throw noBackup(file);
        const parsedHead = parseHead(file, await buffer(hashed(entry.content)));
        head = parsedHead;
        refusal = refusalOf(() => onHead(parsedHead));
      } else if (entry.name === endName) {
        end = parsed(endSchema, await buffer(entry.content));
        if (end?.sha256 !== before) throw damaged(file);
      } else {
        for await (const chunk of entry.content) hash.update(chunk);
      }
    }
  } catch (error) {
    if (error instanceof ArchiveFault && head === undefined) throw noBackup(file);
    throw error instanceof ArchiveFault || /^(?:ZSTD_|Z_)/.test(codeOf(error)) ? damaged(file) : error;
  }
  if (head === undefined || end === undefined) throw damaged(file);
  if (refusal !== undefined) throw refusal;
  return { head, end };
}

function refusalOf(look: () => void): unknown {
  try {
    look();
    return undefined;
  } catch (error) {
    return error;
  }
}

/** The tables and stored bytes of an archive that `checkArchive` found whole. */
export async function* readArchive(
  file: string,
  onRead: (share: number) => void,
): AsyncGenerator<ArchiveEntry, void, undefined> {
  for await (const entry of openTar(file, onRead)) {
    if (entry.name === endName) return;
    if (entry.name !== headName) yield entry;
  }
}

function parseHead(file: string, content: Buffer): ArchiveHead {
  const head = parsed(headSchema, content);
  if (head) return head;
  const format = parsed(z.object({ format: z.int() }), content)?.format ?? 0;
  if (format <= archiveFormat) throw damaged(file);
  throw new Failure(
    'BACKUP_NEWER',
    `${file} was written by a newer Quarry, in a form that this one cannot read: restore it with that Quarry or a newer one.`,
  );
}

function parsed<Schema extends z.ZodType>(schema: Schema, content: Buffer): z.infer<Schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(content.toString())).data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** The entries of the file; tells how far reading has come. */
async function* openTar(file: string, onRead: (share: number) => void): AsyncGenerator<TarEntry, void, undefined> {
  const size = await requireZstd(file);
  const source = createReadStream(file, { highWaterMark: 1 << 20 });
  const unpacked = connect(source, createZstdDecompress(), () => undefined);
  try {
    for await (const entry of readTar(unpacked)) {
      onRead(source.bytesRead / size);
      yield entry;
    }
  } finally {
    source.destroy();
  }
}

const zstdMagic = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);

async function requireZstd(file: string): Promise<number> {
  const found = await stat(file).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') throw new Failure('NO_FILE', `There is no file ${file}: check its name.`);
    throw error;
  });
  if (!found.isFile()) throw noBackup(file);
  const handle = await open(file);
  try {
    const { buffer: first } = await handle.read(Buffer.alloc(zstdMagic.byteLength), 0, zstdMagic.byteLength, 0);
    if (!first.equals(zstdMagic)) throw noBackup(file);
  } finally {
    await handle.close();
  }
  return found.size;
}

function noBackup(file: string): Failure {
  return new Failure('NO_BACKUP', `${file} is no backup of Quarry: name a file that "quarry backup" wrote.`);
}

function damaged(file: string): Failure {
  return new Failure(
    'BACKUP_DAMAGED',
    `${file} was cut short or changed since it was written, so nothing was restored: take another copy of it, or an earlier backup.`,
  );
}
