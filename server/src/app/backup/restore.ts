import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';
import { connectionTo, knownMigrations, migrateWithin } from '../../platform/db/index.ts';
import { codeOf, Failure, messageOf } from '../../platform/failure.ts';
import { packedAt, type Storage } from '../../platform/storage/index.ts';
import { migrateAll } from '../migrate-all.ts';
import { ahead, smallBytes } from './ahead.ts';
import { type ArchiveEnd, type ArchiveEntry, type ArchiveHead, checkArchive, readArchive } from './archive.ts';
import { endedRows, writeTextAlike } from './copying.ts';
import { progress } from './progress.ts';
import {
  addForeignKey,
  addIndex,
  dropEverything,
  dropForeignKeys,
  dropIndexes,
  fillTable,
  freeOwner,
  holdOwner,
  prepareTables,
  readHoldings,
  readUse,
  restTriggers,
  setCounters,
  wakeTriggers,
} from './restore.store.ts';

export type RestoreReport = Omit<ArchiveEnd, 'sha256' | 'rows'> & {
  file: string;
  /** When the backup was made. */
  madeAt: string;
  tables: number;
  rows: number;
};

/** An archive that was found whole. */
export type CheckedArchive = { file: string; head: ArchiveHead; end: ArchiveEnd };

/**
 * Reads the whole backup in `file` before anything is made or changed for it. Throws a Failure when it is no whole backup, or was
 * written by a newer Quarry.
 */
export async function checkBackup(file: string, tell: (text: string) => void): Promise<CheckedArchive> {
  const tellNow = progress(tell);
  const known = await knownMigrations();
  const archive = await checkArchive(
    file,
    (head) => requireKnown(file, head, known),
    (share) => tellNow(() => `Checking the backup: ${percent(share)}`),
  );
  return { ...archive, file };
}

/**
 * Puts a checked backup into an empty installation, or in place of what is there when `isReplacing`, and brings it to the schema
 * of this Quarry. The database changes in one transaction: what fails leaves it as it was.
 * Throws a Failure when the database is filled, foreign or in use.
 */
export async function restore(
  { url, storage }: { url: string; storage: Storage },
  archive: CheckedArchive,
  options: { isReplacing: boolean; tell: (text: string) => void },
): Promise<RestoreReport> {
  const tellNow = progress(options.tell);
  const client = new Client({ ...connectionTo(url), application_name: 'quarry restore' });
  // A loss between two statements is thrown by the next one; unheard it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  let put: PutCounts;
  try {
    await requireUnused(client);
    await client.query('begin');
    await writeTextAlike(client);
    await requireRoom(client, options.isReplacing);
    put = await replaceAll({ client, storage }, archive, tellNow);
    await client.query('commit');
  } catch (error) {
    throw restoreFailure(error);
  } finally {
    // An open transaction ends with its connection.
    await client.end();
  }
  await migrateAll(url);
  await analyse(url);
  const { file, head, end } = archive;
  return { file, madeAt: head.madeAt, tables: head.tables.length, ...put, missing: end.missing };
}

type PutCounts = Pick<RestoreReport, 'rows' | 'files' | 'fileBytes' | 'damaged'>;
type Target = { client: Client; storage: Storage };

const percent = (share: number) => `${Math.floor(share * 100)} %`;

/** Everything within the transaction: what is there goes, what the archive holds comes, in the newest schema. */
async function replaceAll(
  { client, storage }: Target,
  archive: CheckedArchive,
  tellNow: ReturnType<typeof progress>,
): Promise<PutCounts> {
  const { head, file } = archive;
  await dropEverything(client);
  await migrateWithin(client, head.migrations.at(-1)?.number);
  const forced = await freeOwner(client);
  const resting = await restTriggers(client);
  const foreignKeys = await dropForeignKeys(client);
  const indexes = await dropIndexes(client);
  await prepareTables(client, head);
  const entries = readArchive(file, (share) => tellNow(() => `Restoring: ${percent(share)}`));
  const files = await putEntries({ client, storage }, archive, entries);
  for (const [done, index] of indexes.entries()) {
    tellNow(() => `Building indexes: ${percent(done / indexes.length)}`);
    await addIndex(client, index);
  }
  for (const foreignKey of foreignKeys) {
    tellNow(() => `Checking that ${foreignKey.table} names only rows that are there`);
    await addForeignKey(client, foreignKey);
  }
  for (const table of resting) await wakeTriggers(client, table);
  for (const table of forced) await holdOwner(client, table);
  await setCounters(client, head.counters);
  await migrateWithin(client);
  return files;
}

function requireKnown(file: string, head: ArchiveHead, known: ArchiveHead['migrations']): void {
  const byNumber = new Map(known.map((migration) => [migration.number, migration]));
  for (const { number, name, checksum } of head.migrations) {
    const ours = byNumber.get(number);
    if (ours?.name === name && ours.checksum === checksum) continue;
    const migration = `${String(number).padStart(4, '0')}_${name}`;
    throw ours === undefined
      ? new Failure(
          'BACKUP_NEWER',
          `${file} was written by a newer Quarry (it has the migration ${migration}): restore it with that Quarry or a newer one.`,
        )
      : new Failure(
          'BACKUP_FOREIGN',
          `${file} was written by another Quarry (its migration ${migration} is not ours): restore it with the Quarry that wrote it.`,
        );
  }
}

/** A process that has just been stopped is listed for a moment still. */
async function requireUnused(client: Client): Promise<void> {
  let use = await readUse(client);
  for (let waitedMs = 0; use.length > 0 && waitedMs < 2_000; waitedMs += 200) {
    await delay(200);
    use = await readUse(client);
  }
  if (use.length > 0)
    throw new Failure('IN_USE', `Quarry works on this database now (${use.join(', ')}): stop it and restore again.`);
}

async function requireRoom(client: Client, isReplacing: boolean): Promise<void> {
  const holdings = await readHoldings(client);
  if (holdings === 'foreign') {
    throw new Failure(
      'FOREIGN_DATABASE',
      'The database holds tables that are not of Quarry: name an empty one in DATABASE_URL.',
    );
  }
  if (isReplacing || holdings === undefined) return;
  const { users, shops, products } = holdings;
  if (users + shops + products === 0) return;
  throw new Failure(
    'NOT_EMPTY',
    `This installation is not empty (${users} users, ${shops} shops, ${products} products): restore into an empty one, another QUARRY_DATA or DATABASE_URL, or say --replace to lose what is there.`,
  );
}

/** Fills tables and keeps stored bytes, which come behind them. */
async function putEntries(
  { client, storage }: Target,
  { head }: CheckedArchive,
  entries: AsyncIterator<ArchiveEntry, void, undefined>,
): Promise<PutCounts> {
  const counts = { rows: 0, files: 0, fileBytes: 0, damaged: 0 };
  const next = async () => (await entries.next()).value ?? undefined;
  let entry = await next();

  async function* rowsOf(prefix: string): AsyncGenerator<Buffer, void, undefined> {
    for (;;) {
      if (!entry?.name.startsWith(prefix)) return;
      for await (const bytes of entry.content) {
        counts.rows += endedRows(bytes);
        yield bytes;
      }
      entry = await next();
    }
  }

  async function* storedBytes(): AsyncGenerator<PutBytes, void, undefined> {
    for (; entry !== undefined; entry = await next()) {
      const location = entry.name.replace(/^bytes\//, '');
      const { size, content } = entry;
      // The archive goes on only when an entry was read, so a large one is kept before the next begins.
      if (size > smallBytes) await put({ location, size, content });
      else yield { location, size, content: Readable.from([await buffer(content)]) };
    }
  }

  /** Bytes that were damaged already when the backup was made are left out. */
  async function put({ location, size, content }: PutBytes): Promise<void> {
    counts.files += 1;
    counts.fileBytes += size;
    await storage.putPacked(packedAt(location, size), content).catch((error: unknown) => {
      if (codeOf(error) !== 'BYTES_DAMAGED') throw error;
      counts.damaged += 1;
    });
  }

  for (const table of head.tables) {
    const filling = fillTable(client, table);
    const before = counts.rows;
    await pipeline(rowsOf(`tables/${table.name}/`), filling).catch((error: unknown) => {
      throw rowsFailure(table.name, error);
    });
    if (filling.rowCount !== counts.rows - before)
      throw new Failure(
        'ROWS_MISSING',
        `Not every row of ${table.name} could be restored, so none was: take an earlier backup.`,
      );
  }
  for await (const _ of ahead(storedBytes(), put));
  return counts;
}

/** Stored bytes on their way out of the archive. */
type PutBytes = { location: string; size: number; content: AsyncIterable<Uint8Array> };

/** Plans are made from figures of the tables, which nobody has taken yet. */
async function analyse(url: string): Promise<void> {
  const client = new Client({ ...connectionTo(url), application_name: 'quarry restore' });
  await client.connect();
  try {
    await client.query('analyze');
  } finally {
    await client.end();
  }
}

const diskFull = '53100';

function rowsFailure(table: string, error: unknown): unknown {
  if (!(error instanceof DatabaseError) || error.code === diskFull) return error;
  return new Failure(
    'ROWS_REFUSED',
    `The database refuses rows of ${table}, so nothing was restored: ${messageOf(error)}.`,
    { cause: error },
  );
}

function restoreFailure(error: unknown): unknown {
  if (codeOf(error) !== diskFull && codeOf(error) !== 'DISK_FULL') return error;
  return new Failure(
    'DISK_FULL',
    `There is no room for all that the backup holds, so nothing was restored: free some room and restore again.`,
    { cause: error },
  );
}
