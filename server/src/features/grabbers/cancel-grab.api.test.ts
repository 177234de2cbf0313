import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testApi } from '../../testing/index.ts';
import { buildCrawler, buildCrawlRun, buildGrabber, buildShop, queueGrabRun } from './grabber.builder.ts';
import { grabWaitingPages, workOffOneGrabRun } from './index.ts';

const api = await testApi();
const { deps } = api;
const administrator = await api.asAdministrator();

/** A host that takes every request and never answers, until it is told to. */
let asked = 0;
let isSilent = true;
const host = createServer((request, response) => {
  asked += 1;
  if (request.url === '/endless.csv') {
    const drip = setInterval(() => response.write('id,title,link,price\n'.repeat(1_000)), 100);
    response.on('close', () => clearInterval(drip));
  } else if (!isSilent) response.end('id,title,link,price\n1,Cup,https://cups.example/1,5.00 EUR');
});
let feedUrl = '';

beforeAll(async () => {
  host.listen(0, '127.0.0.1');
  await once(host, 'listening');
  const hostPort = `127.0.0.1:${(host.address() as AddressInfo).port}`;
  deps.allowHosts = [hostPort];
  feedUrl = `http://${hostPort}/feed.csv`;
});
afterAll(async () => {
  host.closeAllConnections();
  host.close();
  await once(host, 'close');
});

describe('a run whose person may not run the grabber any more', () => {
  it('ends at its next batch and says so', async () => {
    const user = await api.newUser({ roleKeys: ['shop_manager'] });
    const id = await queueFeed();
    await deps.db.updateTable('grab_run').set({ requested_by: user.id }).where('id', '=', id).execute();
    isSilent = false;
    await workOffOneGrabRun(deps);
    isSilent = true;
    const document = '{ grabRun(id: "' + id + '") { state stopReason { text } offers } }';
    const { grabRun } = await administrator.query<{ grabRun: object }>(document);
    expect(grabRun).toMatchObject({
      state: 'failed',
      offers: 0,
      stopReason: { text: expect.stringContaining('may not do this any more') },
    });
  });
});

type Outcome = { __typename: string; code?: string; reason?: string; run?: { state: string; nextCommands: string[] } };

async function cancel(id: string, by = administrator): Promise<Outcome> {
  const document = `mutation ($id: ID!) { outcome: commandRun(id: $id, command: CANCEL) { __typename
    ... on RunAnswered { run { state nextCommands } } ... on NotAllowedNow { code reason } } }`;
  return (await by.query<{ outcome: Outcome }>(document, { id })).outcome;
}

async function stateOf(id: string): Promise<string> {
  const answer = await administrator.query<{ grabRun: { state: string } }>(`{ grabRun(id: "${id}") { state } }`);
  return answer.grabRun.state;
}

async function queueFeed(url = feedUrl): Promise<string> {
  return queueGrabRun(deps, await buildGrabber(deps, await buildShop(deps), { feedUrl: url }));
}

/** Resolves once the silent host holds one more request. */
async function workUntilAsked(signal?: AbortSignal): Promise<{ done: Promise<boolean> }> {
  const before = asked;
  const done = workOffOneGrabRun(deps, signal);
  await vi.waitUntil(() => asked > before, { timeout: 20_000 });
  return { done };
}

describe('cancelling a grab run', () => {
  it('ends a waiting run at once, and refuses to end it again', async () => {
    const id = await queueFeed();
    expect(await cancel(id)).toMatchObject({ run: { state: 'cancelled', nextCommands: ['run_again'] } });
    expect(await workOffOneGrabRun(deps)).toBe(false);
    expect(await cancel(id)).toMatchObject({
      code: 'grab_run.cancel',
      reason: 'State of the run: cancelled. Possible now: run it again.',
    });
  });

  it('calls the request to a silent host off, and is cancelled only then', async () => {
    const id = await queueFeed();
    const { done } = await workUntilAsked();
    expect(await cancel(id)).toMatchObject({ run: { state: 'cancelling' } });
    await done;
    expect(await stateOf(id)).toBe('cancelled');
  });

  it('tells how much of a feed without an end has come, and ends its fetch', async () => {
    const id = await queueFeed(feedUrl.replace('feed.csv', 'endless.csv'));
    const { done } = await workUntilAsked();
    const bytesSoFar = async () =>
      (await administrator.query<{ grabRun: { bytesSoFar: number | null } }>(`{ grabRun(id: "${id}") { bytesSoFar } }`))
        .grabRun.bytesSoFar ?? 0;
    await vi.waitUntil(async () => (await bytesSoFar()) > 20_000, { timeout: 30_000 });
    await cancel(id);
    await done;
    expect(await stateOf(id)).toBe('cancelled');
  });

  it('ends without a worker when the one that held the run is gone', async () => {
    const id = await queueFeed();
    const long = { state: 'running', started_at: new Date(0), heartbeat_at: new Date(0) };
    await deps.db.updateTable('grab_run').set(long).where('id', '=', id).execute();
    await cancel(id);
    await grabWaitingPages(deps);
    expect(await stateOf(id)).toBe('cancelled');
  });

  it('reads no further page of the crawl, and leaves none waiting', async () => {
    const shop = await buildShop(deps);
    const crawler = await buildCrawler(deps, shop);
    const grabber = await buildGrabber(deps, shop, { crawlerId: crawler.id });
    const page = (name: string) => ({
      url: `https://cups.example/${name}`,
      outcome: 'changed' as const,
      bytes: Buffer.from(`<title>${name}</title>`),
    });
    const pages = Array.from({ length: 51 }, (_, index) => page(`cup-${index}`));
    const crawlRunId = await buildCrawlRun(deps, crawler, pages);
    await deps.db.updateTable('crawl_run').set({ state: 'running' }).where('id', '=', crawlRunId).execute();
    expect(await grabWaitingPages(deps)).toBe(50);
    const { id } = await deps.db
      .selectFrom('grab_run')
      .select('id')
      .where('grabber_id', '=', grabber.id)
      .executeTakeFirstOrThrow();
    expect(await cancel(id)).toMatchObject({ run: { state: 'cancelling' } });
    while ((await grabWaitingPages(deps)) > 0);
    expect(await stateOf(id)).toBe('cancelled');
    expect(await deps.db.selectFrom('grab_item').select('item_key').where('run_id', '=', id).execute()).toHaveLength(
      50,
    );
    expect(await deps.db.selectFrom('backlog').select('position').where('run_id', '=', crawlRunId).execute()).toEqual(
      [],
    );
  });

  it('is not for people of another shop', async () => {
    const id = await queueFeed();
    const manager = await api.as(await api.newUser({ roleKeys: ['shop_manager'] }));
    expect(await cancel(id, manager)).toEqual({ __typename: 'NotFound' });
    expect(await cancel(id)).toMatchObject({ run: { state: 'cancelled' } });
  });
});

it('lets go of a feed in the middle of a request when the worker stops, and the next worker reads it', async () => {
  const id = await queueFeed();
  const worker = new AbortController();
  const { done } = await workUntilAsked(worker.signal);
  worker.abort();
  await done;
  expect(['running', 'stalled']).toContain(await stateOf(id));
  isSilent = false;
  await workOffOneGrabRun(deps);
  expect(await stateOf(id)).toBe('succeeded');
});
