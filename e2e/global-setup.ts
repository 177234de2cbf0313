import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  // Vitest's own way to type what a global setup provides.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface ProvidedContext {
    /** The running product, ending in a slash. */
    address: string;
    /** Where another server may give out the dashboard of this product, ending in a slash; nothing listens there yet. */
    otherAddress: string;
    /** Where the product keeps everything. */
    dataFolder: string;
    /** The first demonstration shop, ending in a slash. */
    shopAddress: string;
    /** The second, which sells much of the same. */
    secondShopAddress: string;
    /** A host that takes connections and never answers. */
    silentAddress: string;
    administrator: { email: string; password: string };
    /** Path of the browser's program. */
    browserPath: string;
  }
}

const root = join(import.meta.dirname, '..');
const administrator = { email: 'administrator@example.test', password: 'browser tests only' };
const startLimitMs = 150_000;

/** Starts the built product as a person would, empty, on free ports and a data folder of its own. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const browserPath = findBrowser();
  const dataFolder = join(tmpdir(), `quarry e2e ${randomUUID()}`);
  // In one row, since two rows chosen by chance now and then overlap.
  const port = await freePorts(7);
  const demoPort = port + 2;
  const silentHost = await startSilentHost();
  const address = `http://127.0.0.1:${port}/`;
  const otherOrigin = `http://127.0.0.1:${port + 1}`;
  const { DATABASE_URL: _external, ...inherited } = process.env;
  const product = spawn(process.execPath, [join(root, 'tooling/run.mjs'), 'start'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...inherited,
      PORT: String(port),
      QUARRY_SEED: 'none',
      QUARRY_REGISTRATION: 'on',
      QUARRY_DASHBOARD_ORIGINS: otherOrigin,
      QUARRY_DATA: dataFolder,
      QUARRY_DEMO_PORT: String(demoPort),
      QUARRY_ALLOW_HOSTS: silentHost.host,
      QUARRY_ADMIN_EMAIL: administrator.email,
      QUARRY_ADMIN_PASSWORD: administrator.password,
    },
  });
  const stop = async () => {
    if (product.exitCode === null) {
      product.kill('SIGTERM');
      await once(product, 'exit');
    }
    silentHost.stop();
    await rm(dataFolder, { recursive: true, force: true });
  };
  try {
    await untilHealthy(`${address}healthz`, () => product.exitCode === null);
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('address', address);
  project.provide('otherAddress', `${otherOrigin}/`);
  project.provide('dataFolder', dataFolder);
  project.provide('shopAddress', `http://127.0.0.1:${demoPort}/`);
  project.provide('secondShopAddress', `http://127.0.0.1:${demoPort + 1}/`);
  project.provide('silentAddress', `http://${silentHost.host}/`);
  project.provide('administrator', administrator);
  project.provide('browserPath', browserPath);
  return stop;
}

/** A host that takes every connection and says nothing. */
async function startSilentHost(): Promise<{ host: string; stop: () => void }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => socket.destroy()));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

function findBrowser(): string {
  const found = spawnSync(process.execPath, [join(root, 'tooling/browser.ts'), '--headless'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (found.status !== 0) throw new Error('The browser tests need a browser; the message above says how to get one.');
  return found.stdout.trim();
}

async function untilHealthy(url: string, isAlive: () => boolean): Promise<void> {
  for (let waitedMs = 0; waitedMs < startLimitMs; waitedMs += 200) {
    if (!isAlive()) throw new Error('The product ended while it was starting; its own message stands above.');
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await delay(200);
  }
  throw new Error(`The product did not answer within ${startLimitMs / 1000} seconds.`);
}

/** The first of `count` free ports in a row. */
async function freePorts(count: number): Promise<number> {
  while (true) {
    const first = 20_000 + Math.floor(Math.random() * 10_000);
    const taken = await Promise.all(Array.from({ length: count }, (_, place) => isTaken(first + place)));
    if (!taken.includes(true)) return first;
  }
}

async function isTaken(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return false;
  } catch {
    return true;
  } finally {
    server.close();
  }
}
