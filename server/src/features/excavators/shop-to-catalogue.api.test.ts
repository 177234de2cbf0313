import { setTimeout as delay } from 'node:timers/promises';
import { startDemoShops } from '@quarry/demo-shops';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';
import { crawlLoop, finalStates, findCrawlRuns } from '../crawlers/index.ts';
import { grabWaitingPages } from '../grabbers/index.ts';
import { digEverything, ensureFirstExcavator } from './index.ts';

const api = await testApi();
const deps = { ...api.deps, allowHosts: [] as string[] };
const administrator = await api.asAdministrator();
const patienceMs = 180_000;
const demo = await startDemoShops({ ports: 'free', faults: 'none' });
deps.allowHosts = demo.shops.map(({ port }) => `127.0.0.1:${port}`);
afterAll(() => demo.stop());

const addShop = `mutation ($input: ShopInput!, $sources: ShopSourcesInput!) { addShopWithSources(input: $input, sources: $sources) {
  ... on ShopWithSourcesAdded { crawlRunId } } }`;
const acceptAll = `mutation { decideProposals(filter: { kind: [create_product] }, decision: accept) {
  ... on BulkDecisionFinished { decided results { ok reason } } } }`;

async function crawlAndGrab(runId: string): Promise<void> {
  const stop = new AbortController();
  const crawling = crawlLoop(deps, stop.signal, { ids: [runId] });
  for (;;) {
    const run = (await findCrawlRuns(deps.db, [runId])).get(runId);
    if ((await grabWaitingPages(deps)) > 0) continue;
    if (finalStates.includes(run?.state ?? 'queued')) break;
    await delay(20);
  }
  stop.abort();
  await crawling;
}

describe('a fresh installation', () => {
  it('has one excavator for all offers, once however often it starts, and says who made it', async () => {
    expect(await ensureFirstExcavator(deps)).toBe(true);
    expect(await ensureFirstExcavator(deps)).toBe(false);
    const { excavators } = await administrator.query<{ excavators: { nodes: unknown[] } }>(
      `{ excavators { nodes { name state offers } } }`,
    );
    expect(excavators.nodes).toEqual([{ name: 'All offers', state: 'active', offers: 0 }]);
    const changes = await sql`select action, actor_kind, cause from change where entity = 'excavator'`.execute(deps.db);
    expect(changes.rows).toEqual([{ action: 'created', actor_kind: 'system', cause: 'schedule' }]);
  });

  it(
    'turns a shop that somebody adds into products by one bulk accept, with nothing else set up',
    async () => {
      await ensureFirstExcavator(deps);
      const url = demo.shops.find(({ key }) => key === 'tarnbrook')?.url;
      const { addShopWithSources } = await administrator.query<{ addShopWithSources: { crawlRunId: string } }>(
        addShop,
        {
          input: { name: 'Added shop', url, kind: 'observed', currency: 'EUR', minDelayMs: 0 },
          sources: { crawl: true, startNow: true },
        },
      );
      await crawlAndGrab(addShopWithSources.crawlRunId);
      await digEverything(deps);
      const { decideProposals } = await administrator.query<{
        decideProposals: { decided: number; results: { ok: boolean; reason: string | null }[] };
      }>(acceptAll);
      expect(decideProposals.results.filter(({ ok }) => !ok)).toEqual([]);
      expect(decideProposals.decided).toBeGreaterThan(100);
      const { products } = await administrator.query<{ products: { total: { count: number } } }>(
        `{ products(first: 1) { total { count } } }`,
      );
      expect(products.total.count).toBeGreaterThan(100);
      const waiting = await sql`select title from offer where product_id is null and not is_quarantined`.execute(
        deps.db,
      );
      expect(waiting.rows).toEqual([]);
    },
    patienceMs,
  );
});
