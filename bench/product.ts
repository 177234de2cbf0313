import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const root = join(import.meta.dirname, '..');
const launcher = join(root, 'tooling/run.mjs');
const administrator = { email: 'bench@example.test', password: 'only for measuring' };

/** A running product on a data folder of the bench's own. */
export type Product = {
  address: string;
  databaseUrl: string;
  /** From the command to the first answer of /healthz. */
  startMs: number;
  logIn: () => Promise<string>;
  administrator: typeof administrator;
  /** Resident memory of the process with this title, in MB. */
  memoryOf: (title: string) => number | undefined;
  stop: () => Promise<void>;
};

/** Fills the bench's database once (about four minutes) and keeps it; resolves with what the seed said. */
export function ensureLargeSeed(dataFolder: string): string {
  const seeded = run(['quarry', 'seed', '--size', 'large'], environmentOf(dataFolder));
  return seeded.stderr.trim();
}

export async function startProduct(dataFolder: string, extra: Record<string, string> = {}): Promise<Product> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const environment = { ...environmentOf(dataFolder), PORT: String(port), ...extra };
  const startedAt = performance.now();
  const child = spawn(process.execPath, [launcher, 'start'], { stdio: 'ignore', env: environment });
  await untilHealthy(`${address}/healthz`, child);
  const startMs = performance.now() - startedAt;
  const databaseUrl = run(['quarry', 'database-url'], environment).stdout.trim();
  return {
    address,
    databaseUrl,
    startMs,
    administrator,
    logIn: () => logIn(address),
    memoryOf: (title) => memoryOf(title, child.pid ?? 0),
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

/** Runs a package script's task to its end, and throws with its message when it fails. */
export function run(
  args: string[],
  environment: NodeJS.ProcessEnv = process.env,
  input = '',
): { stdout: string; stderr: string } {
  const result = spawnSync(process.execPath, [launcher, ...args], {
    encoding: 'utf8',
    env: environment,
    input,
    maxBuffer: 2 ** 30,
  });
  if (result.status !== 0) throw new Error(`${args.join(' ')}: ${result.stderr.trim()}`);
  return result;
}

function environmentOf(dataFolder: string): NodeJS.ProcessEnv {
  const { DATABASE_URL: _external, ...inherited } = process.env;
  return {
    ...inherited,
    QUARRY_DATA: dataFolder,
    QUARRY_SEED: 'none',
    QUARRY_DEMO_SHOPS: 'off',
    QUARRY_ADMIN_EMAIL: administrator.email,
    QUARRY_ADMIN_PASSWORD: administrator.password,
  };
}

async function logIn(address: string): Promise<string> {
  return (await postLogIn(address)).accessToken;
}

type LoggedIn = { accessToken: string; refreshToken: string; userData: unknown };

async function postLogIn(address: string): Promise<LoggedIn> {
  const response = await fetch(`${address}/jwt/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(administrator),
  });
  if (!response.ok) throw new Error(`The log-in answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as LoggedIn;
}

/** A fresh session as the browser's storage holds it. */
export async function logInForBrowser({ address }: Product): Promise<Record<string, string>> {
  const { accessToken, refreshToken, userData } = await postLogIn(address);
  return { accessToken, refreshToken, userData: JSON.stringify(userData) };
}

async function untilHealthy(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + 300_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error('The product ended while it was starting.');
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await delay(20);
  }
  throw new Error('The product did not answer within five minutes.');
}

/** Among the descendants of `ancestor`, read from /proc; undefined where there is none. */
function memoryOf(title: string, ancestor: number): number | undefined {
  const listed = spawnSync('ps', ['-eo', 'pid=,ppid=,rss=,args='], { encoding: 'utf8' }).stdout;
  const processes = listed.split('\n').flatMap((line) => {
    const match = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(line);
    return match
      ? [{ pid: Number(match[1]), parent: Number(match[2]), rss: Number(match[3]), args: match[4] ?? '' }]
      : [];
  });
  const family = new Set([ancestor]);
  for (let size = 0; size < family.size;) {
    size = family.size;
    for (const { pid, parent } of processes) if (family.has(parent)) family.add(pid);
  }
  const found = processes.find(({ pid, args }) => family.has(pid) && args.startsWith(title));
  return found && found.rss / 1024;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  server.close();
  await once(server, 'close');
  if (bound === null || typeof bound === 'string') throw new Error('No free port was found.');
  return bound.port;
}

/** Model and cores of this machine, as one phrase. */
export function machine(): string {
  const cores = spawnSync('nproc', { encoding: 'utf8' }).stdout.trim() || '?';
  const model = /model name\s*:\s*(.+)/.exec(readFileSync('/proc/cpuinfo', 'utf8'))?.[1] ?? 'unknown processor';
  return `${cores} cores (${model}), Node ${process.versions.node}`;
}
