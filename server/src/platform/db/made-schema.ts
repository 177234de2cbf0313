import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { Client } from 'pg';
import { Failure } from '../failure.ts';
import { connectionTo } from './connection.ts';
import { isMigrated, migrationLock } from './migrate.ts';
import type { Db, Tx } from './pool.ts';

/** What the database is made to know of the program, after the numbered migrations and whenever it changes: views, functions, who follows the log. */
export type MadeSchema = {
  /** The release whose definitions these are. */
  release: string;
  /** SHA-256 over all definitions. */
  hash: string;
  /** Statements that make each, also in place of an earlier one. */
  definitions: readonly string[];
};

export function madeSchema(release: string, definitions: readonly string[]): MadeSchema {
  return { release, hash: createHash('sha256').update(definitions.join(';\n')).digest('hex'), definitions };
}

/** What was made last in a database. */
type Made = Pick<MadeSchema, 'release' | 'hash'>;

const lastMade = 'select release, hash from record_manifest';

/** Makes the definitions in the database at `url`, which all numbered migrations were applied to, unless they are there already. */
export async function makeSchema(url: string, { release, hash, definitions }: MadeSchema): Promise<void> {
  const client = new Client({ ...connectionTo(url), application_name: 'quarry migrate' });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    if ((await readMade(client))?.hash !== hash) {
      for (const definition of definitions) await client.query(definition);
      await client.query(
        `insert into record_manifest (hash, release, made_at) values ($1, $2, now())
         on conflict (is_only) do update set hash = excluded.hash, release = excluded.release, made_at = excluded.made_at`,
        [hash, release],
      );
    }
    await client.query('commit');
  } finally {
    // An open transaction ends with its connection.
    await client.end();
  }
}

/**
 * Refuses with a Failure a database at `url` that lacks a migration of this Quarry, has one that this Quarry does not know, or was made
 * for another release; changes nothing.
 */
export async function requireMigrated(url: string, own: MadeSchema): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'quarry' });
  await client.connect();
  try {
    const made = (await isMigrated(client)) ? await readMade(client) : undefined;
    if (!made) {
      throw new Failure(
        'NOT_MIGRATED',
        'The database is not that of this Quarry yet. Run "npm run -s quarry -- migrate" and try again.',
      );
    }
    const reason = unlike(own, made);
    if (reason !== undefined) throw new Failure('OTHER_RELEASE', reason);
  } finally {
    await client.end();
  }
}

/**
 * Holds the database at the release of this program until the transaction ends: anyone who migrates it waits. Throws a Failure when it is
 * made for another release.
 */
export async function holdRelease(tx: Tx, own: MadeSchema): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${migrationLock})`.execute(tx);
  const reason = await otherRelease(tx, own);
  if (reason !== undefined) throw new Failure('OTHER_RELEASE', reason);
}

/** Why this program does not fit the database that it is at, in a sentence; undefined when it does. Throws when the database does not answer. */
export async function otherRelease(db: Db | Tx, own: MadeSchema): Promise<string | undefined> {
  const { rows } = await sql<Made>`${sql.raw(lastMade)}`.execute(db);
  return unlike(own, rows[0]);
}

async function readMade(client: Client): Promise<Made | undefined> {
  const { rows } = await client.query<Made>(lastMade);
  return rows[0];
}

function unlike(own: MadeSchema, made: Made | undefined): string | undefined {
  if (made?.hash === own.hash) return undefined;
  const needed = made ? nameOf(made) : 'unknown';
  return `The database is made for release ${needed}, and this process is release ${nameOf(own)}: start release ${needed}, or run "npm run -s quarry -- migrate" with this one.`;
}

/** Two builds of one release are told apart by their hash. */
function nameOf({ release, hash }: Made): string {
  return `${release} (${hash.slice(0, 8)})`;
}
