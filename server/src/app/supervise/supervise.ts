import { mkdir } from 'node:fs/promises';
import { ensureFirstAdministrator, type FirstAdministrator } from '../../features/access/index.ts';
import { ensureFirstExcavator } from '../../features/excavators/index.ts';
import type { Environment } from '../../environment.ts';
import { systemClock } from '../../platform/clock.ts';
import { openDatabase, reachDatabase, startEmbeddedPostgres } from '../../platform/db/index.ts';
import { log } from '../../platform/log.ts';
import { migrateAll } from '../migrate-all.ts';
import { isSeedWanted } from '../seed.ts';
import { stopRequest } from '../until-stopped.ts';
import { superviseChild, type SupervisedChild } from './child.ts';
import { ensureDashboard } from './dashboard-build.ts';
import { type DemoShopsBeside, startDemoShopsBeside } from './demo-shops.ts';
import { requireFreePort } from './free-port.ts';

/** A step that was begun, with the way to undo it; the last begun is the first undone. */
type Cleanup = () => Promise<void>;

/** What a person is told once the product answers. */
export type StartedProduct = {
  address: string;
  administrator: FirstAdministrator | undefined;
  databaseFolder: string | undefined;
};

/**
 * Runs the whole product until it is asked to stop: PostgreSQL, one API, one worker and the demonstration shops, each
 * started again when it dies. Calls `tell` once the API answers. Everything is stopped again before this resolves,
 * also when a step of the start fails.
 */
export async function supervise(
  environment: Environment,
  tell: (product: StartedProduct) => void,
  remark: (text: string) => void,
): Promise<void> {
  const cleanups: Cleanup[] = [];
  const stopped = stopRequest();
  const parentGone = untilParentIsGone(environment.launcherPid);
  try {
    const started = start(environment, cleanups, remark).then(tell);
    await Promise.race([started.then(() => stopped), stopped, parentGone]);
  } finally {
    for (const cleanup of cleanups.toReversed()) await cleanup();
  }
}

async function start(
  environment: Environment,
  cleanups: Cleanup[],
  remark: (text: string) => void,
): Promise<StartedProduct> {
  await requireFreePort(environment.host, environment.port);
  await mkdir(environment.dataFolder, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
  const [database] = await Promise.all([openServer(environment, cleanups, remark), ensureDashboard()]);
  await migrateAll(database.url);
  const { db, close } = openDatabase({ url: database.url, applicationName: 'quarry start', maxConnections: 1 });
  let administrator: FirstAdministrator | undefined;
  let shops: DemoShopsBeside | undefined;
  let wantsSeed = false;
  try {
    administrator = await ensureFirstAdministrator(
      { db, clock: systemClock },
      { email: environment.adminEmail, password: environment.adminPassword },
    );
    await ensureFirstExcavator({ db, clock: systemClock });
    shops = await startDemoShopsBeside(environment, db, remark);
    wantsSeed = await isSeedWanted(db, environment.seed);
  } finally {
    await close();
  }
  if (shops) cleanups.push(shops.stop);
  const env = childEnvironment(environment, database.url, shops);
  await startChildren(env, cleanups, seedOrder(environment, wantsSeed, shops));
  return { address: addressOf(environment), administrator, databaseFolder: database.folder };
}

type SeedOrder = 'none' | 'beside_worker' | 'before_worker';

/**
 * The small seed works by the date of its shops, so a worker, which works by ours, waits until it is done. Without the shops there is
 * nothing for it to read, and a later start with them seeds.
 */
function seedOrder({ seed }: Environment, isWanted: boolean, shops: DemoShopsBeside | undefined): SeedOrder {
  if (!isWanted || (seed === 'small' && shops === undefined)) return 'none';
  return seed === 'small' ? 'before_worker' : 'beside_worker';
}

/** Starts API, worker and seed; settles when the API answers. */
async function startChildren(env: NodeJS.ProcessEnv, cleanups: Cleanup[], order: SeedOrder): Promise<void> {
  const children: SupervisedChild[] = [];
  let isStopping = false;
  const startChild = (command: string[], restart: 'always' | 'until_done'): SupervisedChild => {
    const child = superviseChild({ command, env, restart, isHeapBound: command[0] === 'worker' });
    children.push(child);
    return child;
  };
  const startWorker = () => {
    if (!isStopping) startChild(['worker'], 'always');
  };
  cleanups.push(async () => {
    isStopping = true;
    // All at once: each hears of the stop before it could miss another.
    await Promise.all(children.map((child) => child.stop()));
  });
  const api = startChild(['api'], 'always');
  if (order !== 'before_worker') startWorker();
  await api.ready;
  if (order === 'none') return;
  const seed = startChild(['seed', '--size', order === 'before_worker' ? 'small' : 'large'], 'until_done');
  if (order === 'before_worker') void seed.ended.then(startWorker);
}

async function openServer(
  environment: Environment,
  cleanups: Cleanup[],
  remark: (text: string) => void,
): Promise<{ url: string; folder: string | undefined }> {
  const { databaseUrl, dataFolder } = environment;
  if (databaseUrl !== undefined) {
    const { url } = await reachDatabase({ databaseUrl, dataFolder });
    return { url, folder: undefined };
  }
  const server = await startEmbeddedPostgres({ dataFolder, onRestart: (message) => remark(`quarry: ${message}`) });
  cleanups.push(server.stop);
  return server;
}

/** Children find the database by its address, and may reach exactly the ports of our own shops. */
function childEnvironment(
  environment: Environment,
  databaseUrl: string,
  shops: DemoShopsBeside | undefined,
): NodeJS.ProcessEnv {
  const allowHosts = [...environment.allowHosts, ...(shops?.hosts ?? [])];
  return {
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    QUARRY_DATA: environment.dataFolder,
    QUARRY_ALLOW_HOSTS: allowHosts.join(','),
    ...(shops ? { QUARRY_DEMO_CONTROL_URL: shops.controlUrl } : {}),
  };
}

function addressOf({ host, port }: Environment): string {
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}/`;
}

const parentCheckMs = 500;

/** The launcher started us; when it is killed, nobody is left to stop us. */
function untilParentIsGone(launcher: number | undefined): Promise<void> {
  if (launcher !== process.ppid) return new Promise(() => {});
  return new Promise((resolve) => {
    const check = setInterval(() => {
      if (process.ppid === launcher) return;
      clearInterval(check);
      log.warn({ event: 'launcher.gone' });
      resolve();
    }, parentCheckMs);
    check.unref();
  });
}
