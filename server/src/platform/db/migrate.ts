import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client, DatabaseError, type QueryResult } from 'pg';
import { Failure, messageOf } from '../failure.ts';
import { connectionTo } from './connection.ts';

type Migration = { number: number; name: string; file: string; text: string; checksum: string };

const migrationsFolder = join(import.meta.dirname, '../../../migrations');

/** Any fixed number: it serialises processes that migrate the same database at once. */
export const migrationLock = 7_261_954_001;

/**
 * Brings the database at `url` to the newest schema: applies every numbered SQL file that is not yet in the table
 * `schema_migration`, each in one transaction, and resolves with their names. Throws a Failure when a file that was
 * applied has changed since, when a newer Quarry wrote the database, or when a file's SQL fails (with file and line). Where an older
 * Quarry was used before, `tell` hears of each file how many rows it changed.
 */
export async function migrate(
  url: string,
  folder: string = migrationsFolder,
  tell: (text: string) => void = () => undefined,
): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = new Client({ ...connectionTo(url), application_name: 'quarry migrate' });
  await client.connect();
  try {
    await refuseOldServer(client);
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    return await applyPending(client, migrations, tell);
  } finally {
    await client.end();
  }
}

/** A migration as the table `schema_migration` and a backup name it. */
export type AppliedMigration = Pick<Migration, 'number' | 'name' | 'checksum'>;

/** The migrations that this Quarry knows, first to last. */
export async function knownMigrations(): Promise<AppliedMigration[]> {
  const migrations = await readMigrations(migrationsFolder);
  return migrations.map(({ number, name, checksum }) => ({ number, name, checksum }));
}

/**
 * Applies what is not yet applied, up to the migration of that number, inside the transaction that is open on `client`: it is all
 * there when the caller commits, or nothing is. Another process that migrates waits until then.
 */
export async function migrateWithin(client: Client, lastNumber = Number.POSITIVE_INFINITY): Promise<void> {
  const migrations = await readMigrations(migrationsFolder);
  await refuseOldServer(client);
  await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
  for (const migration of await pendingOf(client, migrations)) {
    if (migration.number <= lastNumber) await run(client, migration);
  }
}

/** Whether the database of `client` has every migration of this Quarry. Throws a Failure when it has one that this Quarry does not know. */
export async function isMigrated(client: Client): Promise<boolean> {
  const migrations = await readMigrations(migrationsFolder);
  const table = await client.query<{ name: string | null }>(`select to_regclass('schema_migration') as name`);
  const applied = table.rows[0]?.name ? await readApplied(client) : [];
  compare(applied, migrations);
  return applied.length === migrations.length;
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted();
  const migrations = await Promise.all(files.map((file) => readMigration(folder, file)));
  for (const [index, { number, file }] of migrations.entries()) {
    if (migrations[index - 1]?.number === number)
      throw new Failure('MIGRATION_NUMBER', `Two migrations have the number of ${file}: rename one of them.`);
  }
  return migrations;
}

async function readMigration(folder: string, file: string): Promise<Migration> {
  const [, digits, name] = /^(\d{4})_([a-z0-9_]+)\.sql$/.exec(file) ?? [];
  if (digits === undefined || name === undefined)
    throw new Failure('MIGRATION_NAME', `The migration ${file} is not named like 0001_name.sql.`);
  const text = (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n');
  return { number: Number(digits), name, file, text, checksum: createHash('sha256').update(text).digest('hex') };
}

async function refuseOldServer(client: Client): Promise<void> {
  const found = await client.query<{ version: string }>(`select current_setting('server_version') as version`);
  const version = found.rows[0]?.version ?? '';
  if (Number.parseInt(version, 10) >= 15) return;
  throw new Failure(
    'POSTGRES_TOO_OLD',
    `The server of DATABASE_URL is PostgreSQL ${version}; Quarry needs version 15 or newer.`,
  );
}

async function applyPending(client: Client, migrations: Migration[], tell: (text: string) => void): Promise<string[]> {
  const pending = await pendingOf(client, migrations);
  const isUpgrade = pending.length < migrations.length;
  for (const migration of pending) {
    const changed = await apply(client, migration);
    if (isUpgrade) tell(`Migration ${migration.file}: ${changed}.`);
  }
  return pending.map((migration) => migration.file);
}

async function pendingOf(client: Client, migrations: Migration[]): Promise<Migration[]> {
  await client.query(`
    create table if not exists schema_migration (
      number integer primary key,
      name text not null,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`);
  const applied = await readApplied(client);
  compare(applied, migrations);
  const done = new Set(applied.map((row) => row.number));
  return migrations.filter((migration) => !done.has(migration.number));
}

async function readApplied(client: Client): Promise<AppliedMigration[]> {
  const found = await client.query<AppliedMigration>(
    'select number, name, checksum from schema_migration order by number',
  );
  return found.rows;
}

function compare(applied: readonly AppliedMigration[], migrations: readonly Migration[]): void {
  const byNumber = new Map(migrations.map((migration) => [migration.number, migration]));
  for (const row of applied) {
    const migration = byNumber.get(row.number);
    if (!migration) {
      throw new Failure(
        'DATABASE_NEWER',
        `The database holds the migration ${String(row.number).padStart(4, '0')}_${row.name}, which this Quarry does not know: start the newer Quarry that wrote it.`,
      );
    }
    if (migration.checksum !== row.checksum) {
      throw new Failure(
        'MIGRATION_CHANGED',
        `The migration ${migration.file} was changed after it had been applied: put the original file back and write the change as a new migration.`,
      );
    }
  }
}

async function apply(client: Client, migration: Migration): Promise<string> {
  await client.query('begin');
  try {
    const results = await run(client, migration);
    await client.query('commit');
    return changedRows(results);
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** How many rows the statements of a file wrote; what its functions and blocks did is not counted. */
function changedRows(results: readonly QueryResult[]): string {
  const verbs = { INSERT: 'added', UPDATE: 'changed', DELETE: 'deleted' } as const;
  const counts = Object.entries(verbs).map(([command, verb]) => {
    const rows = results.reduce((sum, result) => sum + (result.command === command ? (result.rowCount ?? 0) : 0), 0);
    return { verb, rows };
  });
  const written = counts.filter(({ rows }) => rows > 0).map(({ verb, rows }) => `${rows} ${verb}`);
  return written.length === 0 ? 'no rows changed' : `rows ${written.join(', ')}`;
}

async function run(client: Client, { number, name, file, text, checksum }: Migration): Promise<QueryResult[]> {
  try {
    // Several statements in one text come back as a list, which the types do not say.
    const results: QueryResult | QueryResult[] = await client.query(text);
    await client.query('insert into schema_migration (number, name, checksum) values ($1, $2, $3)', [
      number,
      name,
      checksum,
    ]);
    return [results].flat();
  } catch (error) {
    const position = error instanceof DatabaseError ? Number(error.position) : Number.NaN;
    const line = Number.isNaN(position) ? '' : `, line ${text.slice(0, position).split('\n').length}`;
    throw new Failure('MIGRATION_FAILED', `The migration ${file}${line} failed: ${messageOf(error)}.`, {
      cause: error,
    });
  }
}
