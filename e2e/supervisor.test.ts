import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const main = join(import.meta.dirname, '../server/src/main.ts');
const patient = { timeout: 150_000, interval: 100 };
let dataFolder: string;
let address: string;
let product: ChildProcess;

type Process = { pid: number; parent: number; command: string };

function processes(): Process[] {
  const listed = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8', maxBuffer: 10_000_000 });
  return listed.split('\n').flatMap((line) => {
    const [, pid, parent, command] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return command === undefined ? [] : [{ pid: Number(pid), parent: Number(parent), command }];
  });
}

/** The process of the product that runs this `quarry` command. */
const partOf = (name: string) =>
  processes().find(({ parent, command }) => parent === product.pid && command.startsWith(`quarry ${name}`))?.pid;
const isAlive = (pid: number) => processes().some((one) => one.pid === pid);
const isHealthy = async () => (await fetch(`${address}healthz`).catch(() => undefined))?.ok ?? false;

async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** The database's own file of its process, wherever the product put the database. */
async function postgresPid(): Promise<number> {
  const noted = await readFile(join(dataFolder, 'location'), 'utf8').catch(() => undefined);
  const folder = noted?.trim() ?? join(dataFolder, 'postgres');
  const file = [join(folder, 'postmaster.pid'), join(folder, 'postgres/postmaster.pid')].find((one) => existsSync(one));
  if (file === undefined) throw new Error(`No database runs in ${folder}.`);
  return Number((await readFile(file, 'utf8')).split('\n', 1)[0]);
}

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'quarry supervisor '));
  const port = await freePort();
  address = `http://127.0.0.1:${port}/`;
  const { DATABASE_URL: _external, ...inherited } = process.env;
  product = spawn(process.execPath, [main, 'start'], {
    stdio: 'ignore',
    env: { ...inherited, PORT: String(port), QUARRY_DATA: dataFolder, QUARRY_SEED: 'none', QUARRY_DEMO_SHOPS: 'off' },
  });
});

afterAll(async () => {
  if (product.exitCode === null && product.signalCode === null) {
    product.kill('SIGTERM');
    await once(product, 'exit');
  }
  await rm(dataFolder, { recursive: true, force: true });
});

describe('the launcher of the product', () => {
  it('starts the whole product', async () => {
    await expect.poll(isHealthy, patient).toBe(true);
  });

  it.each(['worker', 'api'])('starts the %s again when it was killed', async (name) => {
    await expect.poll(() => partOf(name), patient).toBeDefined();
    const before = partOf(name) ?? 0;
    process.kill(before, 'SIGKILL');
    await expect.poll(() => partOf(name) ?? before, patient).not.toBe(before);
    await expect.poll(isHealthy, patient).toBe(true);
  });

  it('stops everything it started, the database too, when it is asked to', async () => {
    await expect.poll(() => partOf('worker'), patient).toBeDefined();
    const started = [partOf('worker') ?? 0, partOf('api') ?? 0, await postgresPid()];
    expect(started.every(isAlive)).toBe(true);
    product.kill('SIGTERM');
    const [status] = (await once(product, 'exit')) as [number | null];
    expect(status).toBe(0);
    expect(started.filter(isAlive)).toEqual([]);
    expect(await isHealthy()).toBe(false);
  });
});

describe('a start that cannot succeed', () => {
  it.each([
    ['a port that is taken', () => ({}), /^quarry start: Port \d+ .*\n$/],
    [
      'a database that does not answer',
      () => ({ PORT: '0', DATABASE_URL: 'postgres://x@127.0.0.1:1/x' }),
      /DATABASE_URL/,
    ],
  ])('says why and ends: %s', async (_what, changed, sentence) => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const folder = await mkdtemp(join(tmpdir(), 'quarry refused '));
    const port = String((taken.address() as AddressInfo).port);
    const env = { ...process.env, PORT: port, QUARRY_DATA: folder, QUARRY_DEMO_SHOPS: 'off', ...changed() };
    const refused = spawn(process.execPath, [main, 'start'], { stdio: ['ignore', 'ignore', 'pipe'], env });
    const [complaint] = await Promise.all([text(refused.stderr), once(refused, 'exit')]);
    taken.close();
    await rm(folder, { recursive: true });
    expect(complaint).toMatch(sentence);
    expect(refused.exitCode).toBe(1);
  });
});
