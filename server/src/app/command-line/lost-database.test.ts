import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startDemoShops } from '@quarry/demo-shops';
import { afterAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../testing/index.ts';
import { migrateAll } from '../migrate-all.ts';

const main = join(import.meta.dirname, '../../main.ts');
const { url } = await testDatabase();
const folder = await mkdtemp(join(tmpdir(), 'quarry-lost-'));
const demo = await startDemoShops({ ports: 'free', faults: 'none' });
afterAll(async () => {
  await demo.stop();
  await rm(folder, { recursive: true, force: true });
});

/** A way to the database at `address` that can be cut for good, as by a proxy whose database is gone. */
async function wayTo(address: string): Promise<{ address: string; cut: () => void; close: () => void }> {
  const { hostname, port } = new URL(address);
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((socket) => {
    if (isCut) return void socket.destroy();
    const onward = connect(Number(port), hostname);
    for (const end of [socket, onward]) sockets.add(end.on('error', () => undefined));
    socket.pipe(onward).pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const way = new URL(address);
  way.port = String((server.address() as AddressInfo).port);
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  return { address: way.href, cut, close: () => server.close() };
}

describe('a command that loses its database', () => {
  it('ends with one sentence and no stack', async () => {
    await migrateAll(url);
    const way = await wayTo(url);
    const shop = demo.shops.find(({ key }) => key === 'tarnbrook')!;
    const child = spawn(process.execPath, [main, 'crawl', shop.url], {
      env: {
        ...process.env,
        DATABASE_URL: way.address,
        QUARRY_DATA: folder,
        QUARRY_ALLOW_HOSTS: `127.0.0.1:${shop.port}`,
      },
    });
    child.stdout.once('data', way.cut);
    const [complaint] = await Promise.all([text(child.stderr), text(child.stdout), once(child, 'close')]);
    way.close();
    expect(complaint).toMatch(/^quarry crawl: The database .+ call the command again\.\n$/);
    expect(child.exitCode).toBe(1);
  });
});
