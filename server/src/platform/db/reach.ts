import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { Failure, messageOf } from '../failure.ts';
import { ownerOf } from './embedded/data-folder.ts';
import { lastDatabaseUrl, startEmbeddedPostgres } from './embedded/embedded-postgres.ts';

/** A database that answers, and how to let go of it. */
export type ReachedDatabase = {
  url: string;
  /** True when it is the embedded one and this process started it. */
  isOwned: boolean;
  release: () => Promise<void>;
};

/**
 * The database in use: the external one when `databaseUrl` is given, else the embedded one of the data folder, joined
 * when a running Quarry holds it and started otherwise. `release` stops only what was started here.
 */
export async function reachDatabase(options: {
  databaseUrl: string | undefined;
  dataFolder: string;
}): Promise<ReachedDatabase> {
  const { databaseUrl, dataFolder } = options;
  if (databaseUrl !== undefined) {
    await untilItAnswers(databaseUrl);
    return { url: databaseUrl, isOwned: false, release: async () => {} };
  }
  if (await ownerOf(dataFolder)) return joinRunning(dataFolder);
  const embedded = await startEmbeddedPostgres({ dataFolder });
  return { url: embedded.url, isOwned: true, release: embedded.stop };
}

async function joinRunning(dataFolder: string): Promise<ReachedDatabase> {
  for (let waitedMs = 0; waitedMs < 20_000; waitedMs += 100) {
    const url = await lastDatabaseUrl(dataFolder);
    if (url !== undefined && (await complaintOf(url)) === undefined) {
      return { url, isOwned: false, release: async () => {} };
    }
    await delay(100);
  }
  throw new Failure(
    'DATABASE_SILENT',
    `A running Quarry holds the data folder ${dataFolder}, but its database does not answer: look at postgres.log there.`,
  );
}

/** A busy machine may be too late for an answer once; an address where nobody is never answers. */
const mostSilences = 3;

async function untilItAnswers(url: string): Promise<void> {
  let complaint: string | undefined;
  let silences = 0;
  for (let attempt = 0; attempt < 10 && silences < mostSilences; attempt += 1) {
    complaint = await complaintOf(url);
    if (complaint === undefined) return;
    if (complaint === 'timeout expired') silences += 1;
    else if (!/ECONNREFUSED|starting up|shutting down/.test(complaint)) break;
    await delay(500);
  }
  throw new Failure(
    'DATABASE_UNREACHABLE',
    `The database of DATABASE_URL does not answer: ${complaint}. Check the address, or unset DATABASE_URL to use the embedded PostgreSQL.`,
  );
}

async function complaintOf(url: string): Promise<string | undefined> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // A loss between two statements is thrown by the next one; unheard it would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return undefined;
  } catch (error) {
    return messageOf(error).replace(/\.$/, '');
  } finally {
    await client.end().catch(() => undefined);
  }
}
