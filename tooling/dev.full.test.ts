import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rm, utimes } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const root = join(import.meta.dirname, '..');
const patience = { timeout: 120_000, interval: 200 };

let folder: string;
let api: string;
let dev: ChildProcess;
let said = '';

beforeAll(async () => {
  folder = join(tmpdir(), `quarry dev ${randomUUID()}`);
  const port = await freePort();
  const { DATABASE_URL: _external, ...inherited } = process.env;
  api = `http://127.0.0.1:${port}/healthz`;
  dev = spawn(process.execPath, [join(root, 'tooling/dev.ts')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...inherited, QUARRY_DATA: folder, PORT: String(port), NO_COLOR: '1' },
  });
  for (const stream of [dev.stdout, dev.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
});

afterAll(async () => {
  if (dev.exitCode === null && dev.signalCode === null) {
    dev.kill('SIGTERM');
    await once(dev, 'exit');
  }
  await rm(folder, { recursive: true, force: true });
});

describe('npm run dev', { timeout: 300_000 }, () => {
  it('brings up the server and the dashboard', async () => {
    await vi.waitUntil(isServing, patience);
    const address = await vi.waitUntil(() => /https?:\/\/localhost:\d+/.exec(said)?.[0], patience);
    const page = await vi.waitUntil(() => fetch(address).catch(() => undefined), patience);
    expect(await page.text()).toContain('id="root"');
  });

  it('starts the server again when its code changes', async () => {
    const now = new Date();
    await utimes(join(root, 'server/src/app/http.ts'), now, now);
    await vi.waitUntil(() => /Restarting .*api/.test(said), patience);
    await vi.waitUntil(isServing, patience);
    expect(dev.exitCode).toBeNull();
  });

  it('stops everything at Ctrl-C, the database last', async () => {
    dev.kill('SIGINT');
    await once(dev, 'exit');
    expect(await isServing()).toBe(false);
    expect(said.trim().split('\n').at(-1)).toBe('dev: database ended (0)');
  });
});

async function isServing(): Promise<boolean> {
  return await fetch(api).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
