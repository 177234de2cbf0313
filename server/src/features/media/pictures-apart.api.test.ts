import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { refuseRows, testApi } from '../../testing/index.ts';
import { pictureLoop } from './pictures.loop.ts';

const api = await testApi();
const { db } = api.deps;
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

it('keeps the pictures of a batch although one of them cannot be kept, which fails with its reason', async () => {
  const server = createServer((_request, answer) => answer.setHeader('content-type', 'image/png').end(pixel));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = new AbortController();
  const [bad, good] = [newId<'media'>(), newId<'media'>()];
  for (const id of [bad, good])
    await sql`insert into media (id, source_url, state) values (${id}, ${`http://${host}/${id}.png`}, 'pending')`.execute(
      db,
    );
  await refuseRows(db, 'media', `new.id = '${bad}' and new.state = 'stored'`);
  const looping = pictureLoop.run({ ...api.engines, allowHosts: [host] }, stop.signal);
  onTestFinished(async () => {
    stop.abort();
    await looping;
    server.close();
  });
  const states = async () => {
    const { rows } = await sql<{ id: string; state: string; error: string | null }>`
      select id, state, error from media where id in (${bad}, ${good})`.execute(db);
    return new Map(rows.map(({ id, ...rest }) => [id, rest]));
  };
  await expect
    .poll(async () => [...(await states()).values()].map(({ state }) => state), { timeout: 20_000 })
    .not.toContain('pending');
  const kept = await states();
  expect(kept.get(good)).toEqual({ state: 'stored', error: null });
  expect(kept.get(bad)).toEqual({ state: 'failed', error: expect.stringContaining('refused') });
});
