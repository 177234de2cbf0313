import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const main = join(import.meta.dirname, '../server/src/main.ts');
const portTaken = /^quarry start: Port \d+ on 127\.0\.0\.1 is taken by another program: .*\n$/;
const patient = { timeout: 150_000, interval: 100 };
let dataFolder: string;
let address: string;
let product: ChildProcess;
let logged: Promise<string>;

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

/** The database's own file of its process while it runs, wherever the product put the database. */
async function postgresFile(): Promise<string | undefined> {
  const noted = await readFile(join(dataFolder, 'location'), 'utf8').catch(() => undefined);
  const folder = noted?.trim() ?? join(dataFolder, 'postgres');
  return [join(folder, 'postmaster.pid'), join(folder, 'postgres/postmaster.pid')].find((one) => existsSync(one));
}

async function postgresPid(): Promise<number> {
  const file = await postgresFile();
  if (file === undefined) throw new Error(`No database runs for ${dataFolder}.`);
  return Number((await readFile(file, 'utf8')).split('\n', 1)[0]);
}

beforeAll(async () => {
  dataFolder = join(tmpdir(), `quarry supervisor ${randomUUID()}`);
  const port = await freePort();
  address = `http://127.0.0.1:${port}/`;
  const { DATABASE_URL: _external, ...inherited } = process.env;
  product = spawn(process.execPath, [main, 'start'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...inherited, PORT: String(port), QUARRY_DATA: dataFolder, QUARRY_SEED: 'none', QUARRY_DEMO_SHOPS: 'off' },
  });
  logged = text(product.stderr!);
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

  it('said to a pipe nothing but lines of JSON, of what it and its processes went through', async () => {
    const lines = (await logged).split('\n').filter(Boolean);
    const events = lines.map((line) => JSON.parse(line) as { event: string; child?: string });
    const ended = events.filter(({ event }) => event === 'child.ended').map(({ child }) => child);
    expect(ended).toEqual(['worker', 'api']);
  });
});

/** A start that is expected to end by itself, and all that it said. */
async function refusedStart(variables: Record<string, string>, meanwhile?: () => Promise<void>) {
  const folder = join(tmpdir(), `quarry refused ${randomUUID()}`);
  const env = {
    ...process.env,
    QUARRY_DATA: folder,
    QUARRY_SEED: 'none',
    QUARRY_DEMO_SHOPS: 'off',
    ...variables,
  };
  const refused = spawn(process.execPath, [main, 'start'], { stdio: ['ignore', 'pipe', 'pipe'], env });
  const ended = once(refused, 'exit');
  await meanwhile?.();
  const [answer, complaint] = await Promise.all([text(refused.stdout), text(refused.stderr), ended]);
  await rm(folder, { recursive: true, force: true });
  return { answer, complaint, status: refused.exitCode };
}

async function listening(port = 0): Promise<Server> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

describe('a start that cannot succeed', () => {
  it('says that the port is taken, and ends', async () => {
    const taken = await listening();
    const { port } = taken.address() as AddressInfo;
    const refused = await refusedStart({ PORT: String(port) });
    taken.close();
    expect(refused).toEqual({ answer: '', complaint: expect.stringMatching(portTaken), status: 1 });
  });

  it('says so too when the port is taken in the moment before the API binds it', async () => {
    const port = await freePort();
    let taken: Server | undefined;
    // An empty folder would be filled first, which takes ten times as long: the one of the product above is there.
    expect(await postgresFile()).toBeUndefined();
    const refused = await refusedStart({ PORT: String(port), QUARRY_DATA: dataFolder }, async () => {
      // The database starts once the port was found free.
      await expect.poll(postgresFile, { ...patient, interval: 5 }).toBeDefined();
      taken = await listening(port);
    });
    taken?.close();
    expect(refused).toEqual({ answer: '', complaint: expect.stringMatching(portTaken), status: 1 });
  });

  it.each([4200, 4204])('says that the demonstration shops would take port %i, and ends', async (port) => {
    const shops = { QUARRY_DEMO_SHOPS: 'on', QUARRY_DEMO_PORT: '4200' };
    expect(await refusedStart({ ...shops, PORT: String(port) })).toEqual({
      answer: '',
      complaint: expect.stringMatching(/^quarry start: PORT \d+ is one of the ports 4200 to 4204 of .*\n$/),
      status: 1,
    });
  });

  it('says that the database does not answer, and ends', async () => {
    const refused = await refusedStart({ PORT: '0', DATABASE_URL: 'postgres://x@127.0.0.1:1/x' });
    expect(refused).toMatchObject({ complaint: expect.stringMatching(/DATABASE_URL/), status: 1 });
  });
});
