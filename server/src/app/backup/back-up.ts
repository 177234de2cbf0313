import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import { Client } from 'pg';
import { codeOf, Failure } from '../../platform/failure.ts';
import { connectionTo } from '../../platform/db/index.ts';
import type { Storage, StoredBytes } from '../../platform/storage/index.ts';
import { ahead, smallBytes } from './ahead.ts';
import { type ArchiveEnd, type ArchiveHead, archiveWriter } from './archive.ts';
import { endedRows } from './copying.ts';
import { progress, sizeText } from './progress.ts';
import {
  copyTable,
  openSnapshot,
  readBlobs,
  readCounters,
  readMigrations,
  readPartitions,
  readTables,
} from './snapshot.store.ts';

export type BackupReport = Omit<ArchiveEnd, 'sha256' | 'rows'> & {
  file: string;
  tables: number;
  rows: number;
  /** Size of the backup itself. */
  bytes: number;
};

const partBytes = 1024 * 1024;

/**
 * Writes everything the installation holds to `file`: every table as it was at one moment, and the stored bytes that these rows
 * name. Others go on writing meanwhile. The file appears under its name when it is whole. Throws a Failure when the database is
 * not Quarry's, when the file is there already or cannot be written, and when `signal` stops it.
 */
export async function backUp(
  { url, storage }: { url: string; storage: Storage },
  file: string,
  options: { now: Date; isOverwriting: boolean; signal: AbortSignal; tell: (text: string) => void },
): Promise<BackupReport> {
  if (!options.isOverwriting) await requireAbsent(file);
  const client = new Client({ ...connectionTo(url), application_name: 'quarry backup' });
  // A loss between two statements is thrown by the next one; unheard it would end the process.
  client.on('error', () => undefined);
  const partial = `${file}.partial`;
  await client.connect();
  try {
    await openSnapshot(client);
    const archive = openArchive(client, storage, options);
    await pipeline(
      archive.chunks(await readHead(client)),
      createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } }),
      createWriteStream(partial, { mode: 0o600, flush: true }),
      { signal: options.signal },
    );
    await rename(partial, file);
    const { rows, ...counts } = archive.counts;
    const { size } = await stat(file);
    const perTable = Object.values(rows);
    return { file, tables: perTable.length, rows: perTable.reduce((sum, of) => sum + of, 0), ...counts, bytes: size };
  } catch (error) {
    await rm(partial, { force: true });
    throw writeFailure(file, error);
  } finally {
    await client.end();
  }
}

async function readHead(client: Client): Promise<Omit<ArchiveHead, 'format' | 'madeAt'>> {
  const migrations = await readMigrations(client);
  if (migrations.length === 0)
    throw new Failure('NOTHING_TO_BACK_UP', 'The database holds no Quarry yet, so there is nothing to back up.');
  return {
    migrations,
    tables: await readTables(client),
    partitions: await readPartitions(client),
    counters: await readCounters(client),
  };
}

/** Stored bytes with what the archive is to hold of them. */
type FoundBytes = { stored: StoredBytes; content: AsyncIterable<Uint8Array> | Iterable<Uint8Array> };

function openArchive(client: Client, storage: Storage, options: { now: Date; tell: (text: string) => void }) {
  const counts: Omit<ArchiveEnd, 'sha256'> = { rows: {}, files: 0, fileBytes: 0, missing: 0, damaged: 0 };
  const writer = archiveWriter(options.now);
  const tellNow = progress(options.tell);
  let tableBytes = 0;

  async function* chunks(head: Omit<ArchiveHead, 'format' | 'madeAt'>): AsyncGenerator<Uint8Array, void, undefined> {
    yield* writer.head(head);
    for (const table of head.tables) yield* rowsOf(table);
    for await (const found of ahead(readBlobs(client), find)) if (found !== undefined) yield* bytesOf(found);
    yield* writer.end(counts);
  }

  async function* rowsOf(table: ArchiveHead['tables'][number]): AsyncGenerator<Uint8Array, void, undefined> {
    const copy = copyTable(client, table);
    let part = 0;
    let ended = 0;
    for await (const rows of inParts(copy)) {
      yield* writer.write(`tables/${table.name}/${String(part).padStart(6, '0')}`, rows.byteLength, [rows]);
      part += 1;
      ended += endedRows(rows);
      tableBytes += rows.byteLength;
      tellNow(() => `Reading ${table.name}; ${sizeText(tableBytes)} of rows so far`);
    }
    counts.rows[table.name] = ended;
  }

  /** Small files are read ahead of their turn; undefined when they are gone. */
  async function find(stored: StoredBytes): Promise<FoundBytes | undefined> {
    const packed = await packedOf(stored);
    if (packed === undefined) return undefined;
    const content = padded(stored, packed, () => (counts.damaged += 1));
    return { stored, content: stored.storedBytes > smallBytes ? content : [await buffer(content)] };
  }

  async function* bytesOf({ stored, content }: FoundBytes): AsyncGenerator<Uint8Array, void, undefined> {
    yield* writer.write(`bytes/${stored.location}`, stored.storedBytes, content);
    counts.files += 1;
    counts.fileBytes += stored.storedBytes;
    tellNow(() => `Reading stored bytes; ${counts.files} files with ${sizeText(counts.fileBytes)} so far`);
  }

  async function packedOf(stored: StoredBytes): Promise<AsyncIterable<Uint8Array> | undefined> {
    try {
      return await storage.packed(stored);
    } catch (error) {
      if (codeOf(error) !== 'BYTES_MISSING') throw error;
      counts.missing += 1;
      return undefined;
    }
  }

  return { chunks, counts };
}

/** Chunks as they come, joined to parts of about a megabyte. */
async function* inParts(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void, undefined> {
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  for await (const chunk of chunks) {
    waiting.push(chunk);
    waitingBytes += chunk.byteLength;
    if (waitingBytes < partBytes) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    waitingBytes = 0;
  }
  if (waitingBytes > 0) yield Buffer.concat(waiting);
}

/** Exactly as many bytes as the row says: a damaged file is copied as it is, and found damaged again when it is restored. */
async function* padded(
  stored: StoredBytes,
  packed: AsyncIterable<Uint8Array>,
  onDamaged: () => void,
): AsyncGenerator<Uint8Array, void, undefined> {
  let left = stored.storedBytes;
  try {
    for await (const chunk of packed) {
      const fitting = chunk.subarray(0, left);
      left -= fitting.byteLength;
      yield fitting;
    }
  } catch (error) {
    if (codeOf(error) !== 'BYTES_DAMAGED') throw error;
    onDamaged();
  }
  for (; left > 0; left -= Math.min(left, partBytes)) yield Buffer.alloc(Math.min(left, partBytes));
}

async function requireAbsent(file: string): Promise<void> {
  const present = await stat(file).catch(() => undefined);
  if (present === undefined) return;
  throw new Failure('FILE_EXISTS', `${file} is there already: choose another name, or say --overwrite.`);
}

function writeFailure(file: string, error: unknown): unknown {
  const because = (code: string, reason: string) => new Failure(code, reason, { cause: error });
  switch (codeOf(error)) {
    case 'ABORT_ERR':
      return because('STOPPED', 'The backup was stopped before it was whole, so none was kept.');
    case 'ENOSPC':
    case 'EDQUOT':
    case 'EFBIG':
      return because(
        'DISK_FULL',
        `There is no room for the whole backup ${file}, so none was kept: free some room, or name a file on another disk.`,
      );
    case 'ENOENT':
    case 'ENOTDIR':
      return because('NO_FOLDER', `The folder of ${file} does not exist: make it, or choose another.`);
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'EISDIR':
      return because('NOT_WRITABLE', `${file} cannot be written (${codeOf(error)}): choose another name or folder.`);
    default:
      return error;
  }
}
