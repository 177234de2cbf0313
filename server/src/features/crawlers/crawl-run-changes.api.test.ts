import type { AddressInfo } from 'node:net';
import { createClient } from 'graphql-ws';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { testApi } from '../../testing/index.ts';
import { countsOf, crawlRuns, type Run, runFields } from './testing/crawl-runs.ts';

const api = await testApi();
const { administrator, deps, newShop, newCrawler, start, look, command, workUntil } = await crawlRuns(api);

describe('runs under way when their shop', () => {
  const setShop = (id: string, status: 'ACTIVE' | 'SUSPENDED' | 'CLOSED') =>
    deps.db.updateTable('shop').set({ status }).where('id', '=', id).execute();

  it('is suspended pause, wait while it is, and are resumed by a person once it is active again', async () => {
    const shop = await newShop(20);
    const { crawlerId, shopId } = await newCrawler(shop, {}, 100);
    const id = await start(crawlerId);
    let isSuspended = false;
    const paused = await workUntil(id, 'paused', ({ state }) => {
      if (state !== 'running' || isSuspended) return;
      isSuspended = true;
      void setShop(shopId, 'SUSPENDED');
    });
    expect(paused).toMatchObject({ stopReason: 'shop_suspended' });
    expect(paused.pagesLeft).toBeGreaterThan(0);
    expect(await command('resume', id)).toMatchObject({ code: 'shop.suspended' });
    await setShop(shopId, 'ACTIVE');
    expect(await command('resume', id)).toMatchObject({ run: { state: 'running', stopReason: null } });
    expect(countsOf(await workUntil(id, 'succeeded'))).toMatchObject({ product_pages: 20 });
  });

  it('is closed end, also those that still wait', async () => {
    const shop = await newShop(3);
    const { crawlerId, shopId } = await newCrawler(shop);
    const id = await start(crawlerId);
    await setShop(shopId, 'CLOSED');
    expect(await workUntil(id, 'cancelled')).toMatchObject({ stopReason: 'shop_closed' });
    expect(shop.requests).toEqual([]);
  });
});

describe('a run under way when the person who asked for it', () => {
  it('may not run the crawler any more ends, and goes on for somebody who may', async () => {
    const shop = await newShop(20);
    const { crawlerId, shopId } = await newCrawler(shop, {}, 100);
    const user = await api.newUser({ roleKeys: ['shop_manager'] });
    await deps.db.insertInto('user_shop').values({ user_id: user.id, shop_id: shopId }).execute();
    const id = await start(crawlerId, await api.as(user));
    let isTaken = false;
    const ended = await workUntil(id, 'cancelled', ({ state }) => {
      if (state !== 'running' || isTaken) return;
      isTaken = true;
      void deps.db.deleteFrom('user_shop').where('user_id', '=', user.id).execute();
    });
    expect(ended).toMatchObject({ stopReason: 'right_gone' });
    expect(ended.pagesLeft).toBeGreaterThan(0);
    await command('resume', id);
    expect(countsOf(await workUntil(id, 'succeeded'))).toMatchObject({ product_pages: 20 });
  });
});

describe('a crawl run, watched', async () => {
  const other = await api.secondProcess();
  const [first, second] = [api.app, other];
  for (const app of [first, second]) await app.listen({ port: 0, host: '127.0.0.1' });
  const portOf = (app: typeof first) => (app.server.address() as AddressInfo).port;
  const watch = (app: typeof first, id: string, authorization = `Bearer ${administrator.accessToken}`) => {
    const client = createClient({
      url: `ws://127.0.0.1:${portOf(app)}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      connectionParams: { authorization },
    });
    const query = `subscription ($id: ID!) { crawlRunChanged(id: $id) { ${runFields} } }`;
    const changes = client.iterate<{ crawlRunChanged: Run }>({ query, variables: { id } });
    return { changes, stop: () => client.dispose() };
  };

  it('tells its progress to every API process, and both show the same figures at the end', async () => {
    const shop = await newShop(30);
    const { crawlerId } = await newCrawler(shop, {}, 50);
    const id = await start(crawlerId);
    const states = async (app: typeof first) => {
      const { changes, stop } = watch(app, id);
      const seen: Run[] = [];
      for await (const { data } of changes) {
        if (data) seen.push(data.crawlRunChanged);
        if (data?.crawlRunChanged.state === 'succeeded') break;
      }
      await stop();
      return seen;
    };
    const watching = Promise.all([states(first), states(second)]);
    await workUntil(id, 'succeeded');
    const [one, two] = await watching;
    for (const seen of [one, two]) {
      expect(seen.length).toBeGreaterThan(1);
      expect(seen.at(-1)?.funnel).toContainEqual({ name: 'product_pages', count: 30 });
    }
    expect(one.at(-1)).toEqual(two.at(-1));
    expect(await look(id)).toEqual(one.at(-1));
  });

  it('is hidden from who may not see the shop', async () => {
    const shop = await newShop(1);
    const { crawlerId } = await newCrawler(shop);
    const manager = await api.as(await api.newUser({ roleKeys: ['shop_manager'] }));
    const { changes, stop } = watch(first, await start(crawlerId), `Bearer ${manager.accessToken}`);
    const answer = await changes.next();
    expect(answer.value?.errors?.[0]?.extensions).toMatchObject({ code: 'UNKNOWN_ID' });
    await stop();
  });
});
