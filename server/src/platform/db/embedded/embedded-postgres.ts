import type { ChildProcess } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { Failure, messageOf } from '../../failure.ts';
import { prepareBinaries } from './binaries.ts';
import { ensureCluster, superuser } from './cluster.ts';
import { databasePassword, findDatabaseHome, takeDataFolder } from './data-folder.ts';
import { clearLeftovers, freePort, launchServer, type ServerSetup, stopServer } from './server-process.ts';

/** A PostgreSQL server of our own, kept running until `stop`. */
export type EmbeddedPostgres = {
  /** `postgres://quarry:...@127.0.0.1:<port>/quarry`; the same after a restart. */
  url: string;
  /** Where the database files lie. */
  folder: string;
  stop: () => Promise<void>;
};

export type EmbeddedPostgresOptions = {
  dataFolder: string;
  /** PostgreSQL settings beyond ours, by name (tests switch fsync off). */
  settings?: Record<string, string>;
  /** Told when the server died and was started again, or could not be. */
  onRestart?: (message: string) => void;
};

/**
 * Starts the embedded PostgreSQL of a data folder: sets it up the first time, recovers from a killed predecessor, and
 * starts it again whenever it dies. Throws a Failure with one sentence when the folder belongs to a living Quarry, to
 * another user or to another major version.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const home = await findDatabaseHome(options.dataFolder);
  const giveBack = await takeDataFolder(options.dataFolder);
  try {
    const binaries = await prepareBinaries(home.user);
    const password = await databasePassword(options.dataFolder);
    const cluster = await ensureCluster(home, binaries, password);
    await clearLeftovers(cluster);
    const port = await freePort(await lastPort(options.dataFolder));
    const setup: ServerSetup = { home, binaries, cluster, port, settings: options.settings ?? {} };
    const address = (database: string) => `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}`;
    const first = await launchPatiently(setup, address('postgres'));
    const stop = keepRunning(first, setup, address('postgres'), options.onRestart);
    await createDatabase(address('postgres'));
    await writeFile(urlFile(options.dataFolder), `${address('quarry')}\n`, { mode: 0o600 });
    return {
      url: address('quarry'),
      folder: home.folder,
      stop: async () => {
        await stop();
        await giveBack();
      },
    };
  } catch (error) {
    await giveBack();
    throw error;
  }
}

/** The address in the file `database-url` of the data folder, whether or not a server answers there. */
export async function lastDatabaseUrl(dataFolder: string): Promise<string | undefined> {
  const text = await readFile(urlFile(dataFolder), 'utf8').catch(() => '');
  return text.trim() || undefined;
}

function urlFile(dataFolder: string): string {
  return join(dataFolder, 'database-url');
}

async function lastPort(dataFolder: string): Promise<number> {
  const url = await lastDatabaseUrl(dataFolder);
  return url === undefined ? 0 : Number(new URL(url).port);
}

/** Processes of a killed server hold its shared memory for a moment; PostgreSQL refuses to start until they are gone. */
async function launchPatiently(setup: ServerSetup, url: string): Promise<ChildProcess> {
  const patienceMs = 10_000;
  for (let waitedMs = 0; ; waitedMs += 100) {
    try {
      return await launchServer(setup, url);
    } catch (error) {
      if (waitedMs >= patienceMs || !/still in use/.test(messageOf(error))) throw error;
      await delay(100);
    }
  }
}

function keepRunning(
  first: ChildProcess,
  setup: ServerSetup,
  url: string,
  tell: (message: string) => void = () => undefined,
): () => Promise<void> {
  let current = first;
  let isStopping = false;
  let restart: Promise<void> = Promise.resolve();
  const watch = (child: ChildProcess) => child.once('exit', () => void (restart = revive()));
  const revive = async () => {
    for (let pauseMs = 50; ; pauseMs = Math.min(pauseMs * 2, 5000)) {
      if (isStopping) return;
      try {
        await clearLeftovers(setup.cluster);
        current = await launchPatiently(setup, url);
        watch(current);
        tell('PostgreSQL had ended and was started again.');
        return;
      } catch (error) {
        tell(messageOf(error));
        await delay(pauseMs);
      }
    }
  };
  watch(first);
  return async () => {
    isStopping = true;
    await stopServer(current);
    await restart;
    await stopServer(current);
  };
}

async function createDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const found = await client.query(`select 1 from pg_database where datname = 'quarry'`);
    if (found.rowCount === 0) await client.query('create database quarry');
  } catch (error) {
    throw new Failure('DATABASE_CREATE', `The database "quarry" could not be made: ${messageOf(error)}.`, {
      cause: error,
    });
  } finally {
    await client.end();
  }
}
