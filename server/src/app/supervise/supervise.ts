import { mkdir } from 'node:fs/promises';
import type { FirstAdministrator } from '../../features/access/index.ts';
import type { Environment } from '../../environment.ts';
import { reachDatabase, startEmbeddedPostgres } from '../../platform/db/index.ts';
import { messageOf } from '../../platform/failure.ts';
import { log } from '../../platform/log.ts';
import { stopRequest } from '../until-stopped.ts';
import { type ChildEnd, type Restart, superviseChild, type SupervisedChild } from './child.ts';
import { ensureDashboard } from './dashboard-build.ts';
import type { DemoShopsBeside } from './demo-shops.ts';
import { fillBeforeWork, type FillingSteps } from './fill-before-work.ts';
import { requireFreePort, requireOwnPort } from './free-port.ts';
import type { SeedOrder } from './prepare-installation.ts';

/** What a person is told once the product answers. */
export type StartedProduct = {
  address: string;
  administrator: FirstAdministrator | undefined;
  databaseFolder: string | undefined;
};

type StartChild = (command: string[], restart: Restart, progress?: () => Promise<string>) => SupervisedChild;

/** What was begun and has to be ended again. */
type Running = {
  children: SupervisedChild[];
  /** Aborted when no further child may begin. */
  stopping: AbortController;
  shops?: DemoShopsBeside;
  server?: { stop: () => Promise<void> };
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
  const running: Running = { children: [], stopping: new AbortController() };
  const stopped = stopRequest();
  const parentGone = untilParentIsGone(environment.launcherPid);
  try {
    const started = start(environment, running, remark).then(tell);
    await Promise.race([started.then(() => stopped), stopped, parentGone]);
  } finally {
    running.stopping.abort();
    // All at once: each hears of the stop before it could miss another. Those they work with end after them.
    await Promise.all(running.children.map((child) => child.stop()));
    await running.shops?.stop();
    await running.server?.stop();
  }
}

/** Children load their code while PostgreSQL starts and the installation is prepared, and then hear where everything is. */
async function start(given: Environment, running: Running, remark: (text: string) => void): Promise<StartedProduct> {
  requireOwnPort(given);
  const environment = { ...given, port: await requireFreePort(given.host, given.port) };
  await mkdir(environment.dataFolder, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
  const settings = Promise.withResolvers<Record<string, string>>();
  const startChild: StartChild = (command, restart, progress) => {
    const isHeapBound = command[0] === 'worker' || command[0] === 'api';
    const child = superviseChild({
      command,
      settings: settings.promise,
      env: childEnvironment(environment),
      restart,
      isHeapBound,
      ...(progress !== undefined && { progress }),
    });
    running.children.push(child);
    return child;
  };
  // A person is told the address after its first answer: without one there is no product to keep up.
  const api = startChild(['api'], 'once_ready');
  const opening = openServer(environment, running, remark);
  // A server of others answers at once, and a busy machine that loads code meanwhile hears it too late.
  if (environment.databaseUrl !== undefined) await opening;
  const [database, { prepareInstallation }] = await Promise.all([
    opening,
    import('./prepare-installation.ts'),
    ensureDashboard(remark),
  ]);
  const { administrator, shops, seedOrder } = await prepareInstallation(environment, database.url, remark);
  if (shops) running.shops = shops;
  settings.resolve(childSettings(environment, database.url, shops));
  await api.ready;
  const giveUp = async () => {
    remark(
      'The demo data import failed too often and is not retried; the log above says why. Resume it on the dashboard; it also resumes at the next start.',
    );
    const { giveUpFillingAt } = await import('./prepare-installation.ts');
    // Often it was the database that the filling could not reach; anyone who supervises outlives that.
    await giveUpFillingAt(database.url).catch((error: unknown) =>
      log.warn({ event: 'seed.end-untold', reason: messageOf(error) }),
    );
  };
  const progress = async () => (await import('./prepare-installation.ts')).fillingPlaceAt(database.url);
  const isResumed = async () => (await import('./prepare-installation.ts')).isFillingResumedAt(database.url);
  startWork(running, startChild, { order: seedOrder, progress, giveUp, isResumed });
  return { address: addressOf(environment), administrator, databaseFolder: database.folder };
}

type SeedWork = { order: SeedOrder; progress: () => Promise<string> } & Pick<FillingSteps, 'giveUp' | 'isResumed'>;

/** Worker and seed, once the API answers; `giveUp` says of a seed that it is not begun again by itself. */
function startWork(running: Running, startChild: StartChild, { order, progress, giveUp, isResumed }: SeedWork): void {
  const { signal } = running.stopping;
  const startWorker = () => (signal.aborted ? undefined : startChild(['worker'], 'always'));
  const startSeed = (size: string) => startChild(['seed', '--size', size], 'until_done', progress);
  const fill = async (): Promise<ChildEnd> => {
    if (order === 'before_worker') {
      return fillBeforeWork({ startSeed: () => startSeed('small'), startWorker, giveUp, isResumed, signal });
    }
    const end = await startSeed('large').ended;
    if (end === 'given_up') await giveUp();
    return end;
  };
  if (order !== 'before_worker') startWorker();
  if (order === 'none' || signal.aborted) return;
  void fill().then((end) => end === 'done' && log.info({ event: 'seed.done' }, 'The first filling is done.'));
}

async function openServer(
  environment: Environment,
  running: Running,
  remark: (text: string) => void,
): Promise<{ url: string; folder: string | undefined }> {
  const { databaseUrl, dataFolder } = environment;
  if (databaseUrl !== undefined) {
    const { url } = await reachDatabase({ databaseUrl, dataFolder });
    return { url, folder: undefined };
  }
  const server = await startEmbeddedPostgres({ dataFolder, onRestart: remark });
  running.server = server;
  return server;
}

function childEnvironment({ dataFolder }: Environment): NodeJS.ProcessEnv {
  return { ...process.env, NODE_ENV: 'production', QUARRY_DATA: dataFolder };
}

/** Children find the database by its address, and may reach exactly the ports of our own shops. */
function childSettings(
  environment: Environment,
  databaseUrl: string,
  shops: DemoShopsBeside | undefined,
): Record<string, string> {
  return {
    PORT: String(environment.port),
    DATABASE_URL: databaseUrl,
    QUARRY_ALLOW_HOSTS: [...environment.allowHosts, ...(shops?.hosts ?? [])].join(','),
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
      log.warn({ event: 'launcher.gone' }, 'The launcher is gone: everything stops.');
      resolve();
    }, parentCheckMs);
    check.unref();
  });
}
