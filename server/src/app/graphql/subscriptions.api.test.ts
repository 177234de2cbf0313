import { once } from 'node:events';
import { connect as connectSocket } from 'node:net';
import { createClient } from 'graphql-ws';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { buildCrawler, buildCrawlRun, buildShop } from '../../features/grabbers/grabber.builder.ts';
import { announceChange } from '../../platform/events/index.ts';
import { newId } from '../../platform/ids.ts';
import { testApi } from '../../testing/index.ts';

const api = await testApi({ isProduction: true });
const authorization = `Bearer ${(await api.asAdministrator()).accessToken}`;

describe('subscriptions', async () => {
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const address = api.app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const url = `ws://127.0.0.1:${port}/graphql`;
  const query = 'subscription ($id: ID!) { recordChanged(entity: "crawl_run", id: $id) { id entity } }';
  const connect = (header?: string) =>
    createClient({
      url,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      connectionParams: header === undefined ? {} : { authorization: header },
    });

  it('tell a change that another connection announced', async () => {
    const client = connect(authorization);
    const shop = await buildShop(api.deps);
    const id = await buildCrawlRun(api.deps, await buildCrawler(api.deps, shop), []);
    const changes = client.iterate({ query, variables: { id } });
    const first = changes.next();
    // The subscription stands once its own listener has it; until then announcements are lost, so they are repeated.
    const announcing = setInterval(() => void announceChange(api.deps.db, 'crawl_run', id), 20);
    expect((await first).value).toMatchObject({ data: { recordChanged: { id, entity: 'crawl_run' } } });
    clearInterval(announcing);
    await client.dispose();
  });

  it('are closed to a connection without a token that holds', async () => {
    for (const header of [undefined, 'Bearer x']) {
      const refused = connect(header)
        .iterate({ query, variables: { id: newId() } })
        .next();
      await expect(refused).rejects.toMatchObject({ code: 4403 });
    }
  });

  it('answer a query on the socket with an error', async () => {
    const client = connect(authorization);
    await expect(client.iterate({ query: '{ me { email } }' }).next()).rejects.toBeDefined();
    await client.dispose();
  });

  it('are so many at a time on a socket, and no more', async () => {
    const client = connect(authorization);
    const id = await buildCrawlRun(api.deps, await buildCrawler(api.deps, await buildShop(api.deps)), []);
    const many = Array.from({ length: 101 }, () => client.iterate({ query, variables: { id } }));
    const first = Promise.race(many.map((one) => one.next()));
    await expect(first).rejects.toMatchObject([{ extensions: { code: 'TOO_MANY_SUBSCRIPTIONS' } }]);
    await client.dispose();
  });

  it.each(['//', '//[', 'http://a:99999/', '*'])('leave the server standing when %s is asked for', async (target) => {
    const socket = connectSocket(port, '127.0.0.1');
    socket.write(`GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 404 /);
    socket.resetAndDestroy();
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  });

  it('exist under no other path', async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/other`);
    const [error] = await once(socket, 'error');
    expect(String(error)).toContain('404');
  });
});
