import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '../../platform/db/index.ts';
import { folderStorage } from '../../platform/storage/index.ts';
import { ownedDatabase, testApi } from '../../testing/index.ts';
import { backUp, checkBackup, restore } from './index.ts';

const folder = await mkdtemp(join(tmpdir(), 'quarry backup '));
afterAll(() => rm(folder, { recursive: true, force: true }));
const { deps, asAdministrator } = await testApi();
const tell = () => undefined;

/** The message CopyDone of the server, behind the last row of a COPY; its number of rows comes in the next one. */
const copyDone = Buffer.from([0x63, 0, 0, 0, 4]);

/** A way to a server whose answers arrive in two parts, cut behind the last row of each COPY, as a full buffer of the server cuts them. */
async function cuttingWayTo(url: URL) {
  const sockets: Socket[] = [];
  const way = createServer((client) => {
    const server = connect(Number(url.port), url.hostname);
    sockets.push(client, server);
    client.on('error', () => server.destroy()).pipe(server);
    server.on('error', () => client.destroy());
    void (async () => {
      for await (const given of server) {
        let left = given as Buffer;
        for (let at = left.indexOf(copyDone); at !== -1; at = left.indexOf(copyDone)) {
          client.write(left.subarray(0, at + copyDone.length));
          left = left.subarray(at + copyDone.length);
          await delay(5);
        }
        client.write(left);
      }
      client.end();
    })().catch(() => client.destroy());
  });
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve));
  const { port } = way.address() as AddressInfo;
  return {
    url: Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port) }).href,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => way.close(resolve));
    },
  };
}

it('counts the rows of a backup also where the server tells their number later than the last of them', async () => {
  await asAdministrator();
  const way = await cuttingWayTo(new URL(String(deps.pool.options.connectionString)));
  const storage = folderStorage(join(folder, 'stored'));
  const file = join(folder, 'backup');
  const options = { now: new Date(), isOverwriting: false, signal: new AbortController().signal, tell };
  const taken = await backUp({ url: way.url, storage }, file, options);
  await way.close();

  const { url } = await ownedDatabase('createrole');
  const put = await restore({ url, storage }, await checkBackup(file, tell), { isReplacing: false, tell });
  expect(put).toMatchObject({ tables: taken.tables, rows: taken.rows });
  const restored = openDatabase({ url, applicationName: 'quarry test', maxConnections: 1 });
  const count = sql<{ users: number; roles: number }>`
    select (select count(*)::int from app_user) as users, (select count(*)::int from role) as roles`;
  const there = (await count.execute(deps.db)).rows;
  expect(there[0]?.users).toBeGreaterThan(0);
  expect((await count.execute(restored.db)).rows).toEqual(there);
  await restored.close();
});
