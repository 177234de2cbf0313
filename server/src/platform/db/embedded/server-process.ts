import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, createReadStream, fstatSync, openSync, statSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { codeOf, Failure, messageOf } from '../../failure.ts';
import type { PostgresBinaries } from './binaries.ts';
import { serverEnvironment } from './cluster.ts';
import type { DatabaseHome } from './data-folder.ts';
import { runsProgram } from './process-identity.ts';

/** What one run of the PostgreSQL server needs to know. */
export type ServerSetup = {
  home: DatabaseHome;
  binaries: PostgresBinaries;
  cluster: string;
  port: number;
  /** PostgreSQL settings beyond ours, by name. */
  settings: Record<string, string>;
};

const ownSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  max_connections: '120',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  random_page_cost: '1.1',
  max_wal_size: '2GB',
  wal_compression: 'on',
  // Compiling a statement costs more than the short statements of a dashboard take.
  jit: 'off',
};

const logLimitBytes = 16 * 1024 * 1024;

/** Starts the server process; resolves once it answers. Its own messages go to `postgres.log` in the data folder. */
export async function launchServer(setup: ServerSetup, url: string): Promise<ChildProcess> {
  const { home, binaries, cluster, port } = setup;
  const settings = Object.entries({ ...ownSettings, port: String(port), ...setup.settings });
  const logPath = join(home.dataFolder, 'postgres.log');
  const log = openLog(logPath);
  const logged = { path: logPath, from: fstatSync(log).size };
  const child = spawn(
    join(binaries.folder, 'bin/postgres'),
    ['-D', cluster, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      ...home.user,
      cwd: home.folder,
      env: serverEnvironment(),
      stdio: ['ignore', log, log],
      // A group of its own: Ctrl-C in the terminal must not stop it before those who use it.
      detached: true,
    },
  );
  closeSync(log);
  await once(child, 'spawn');
  endWithParent(child, home);
  await untilReady(child, url, logged);
  return child;
}

/** Where a start writes, and from which byte on. */
type StartLog = { path: string; from: number };

function openLog(path: string): number {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  return openSync(path, size > logLimitBytes ? 'w' : 'a', 0o600);
}

/** A shell that waits on a pipe from us: when we die, even by SIGKILL, the pipe closes and it stops the server. */
function endWithParent(server: ChildProcess, home: DatabaseHome): void {
  if (process.platform === 'win32') return;
  const guard = spawn('/bin/sh', ['-c', 'cat >/dev/null; kill -INT "$1" 2>/dev/null', 'sh', String(server.pid)], {
    ...home.user,
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  server.once('exit', () => guard.kill('SIGKILL'));
  guard.unref();
  server.unref();
}

/** Recovery after a kill may take a while, so only the end of the process ends the wait. */
async function untilReady(child: ChildProcess, url: string, logged: StartLog): Promise<void> {
  while (true) {
    if (child.exitCode !== null || child.signalCode !== null) throw await startFailure(logged);
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      await client.end().catch(() => undefined);
      if (codeOf(error) === '28P01') throw wrongPassword(error);
      await delay(15);
    }
  }
}

function wrongPassword(error: unknown): Failure {
  return new Failure(
    'DATABASE_PASSWORD',
    `The embedded PostgreSQL refuses the password in the file "database-password" of the data folder (${messageOf(error)}): put the original file back, or set QUARRY_DATA to an empty folder.`,
  );
}

/** An earlier start may have failed for another reason, which the log still tells. */
async function startFailure({ path, from }: StartLog): Promise<Failure> {
  const lines = (await text(createReadStream(path, { start: from })).catch(() => '')).trimEnd().split('\n');
  const fatal = lines.findLast((line) => line.includes('FATAL:')) ?? lines.at(-1) ?? '';
  const reason = fatal.replace(/^.*FATAL:\s*/, '');
  return new Failure('POSTGRES_START', `PostgreSQL did not start: ${reason} (more in ${path}).`);
}

/** Ends the server: running transactions are rolled back, everything acknowledged is on disk. */
export async function stopServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.ref();
  const ended = once(child, 'exit');
  child.kill('SIGINT');
  const inTime = await Promise.race([ended.then(() => true), delay(10_000, false, { ref: false })]);
  if (inTime) return;
  child.kill('SIGQUIT');
  await ended;
}

/**
 * Clears what a killed Quarry left: a PostgreSQL still running on this cluster is stopped, and a lock file is removed
 * whose process number now belongs to some other program (PostgreSQL itself would believe it).
 */
export async function clearLeftovers(cluster: string): Promise<void> {
  const lockFile = join(cluster, 'postmaster.pid');
  const text = await readFile(lockFile, 'utf8').catch(() => undefined);
  if (text === undefined) return;
  const pid = Number.parseInt(text, 10);
  if (!runsProgram(pid, 'postgres')) {
    await rm(lockFile, { force: true });
    return;
  }
  process.kill(pid, 'SIGINT');
  for (let waitedMs = 0; waitedMs < 10_000 && runsProgram(pid, 'postgres'); waitedMs += 50) await delay(50);
  if (runsProgram(pid, 'postgres')) process.kill(pid, 'SIGQUIT');
}

/** A free port of the loopback interface; `wanted` itself while it is free. */
export async function freePort(wanted = 0): Promise<number> {
  const server = createServer();
  try {
    server.listen(wanted, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (typeof address === 'object' && address) return address.port;
    throw new Failure('NO_PORT', 'The system gave no free port on 127.0.0.1.');
  } catch (error) {
    if (wanted === 0) throw error;
    return freePort();
  } finally {
    server.close();
  }
}
