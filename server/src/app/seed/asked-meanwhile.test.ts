import { startDemoShops } from '@quarry/demo-shops';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import type { Deps } from '../../platform/feature.ts';
import { keepFilling } from '../../platform/first-filling.ts';
import { testApi } from '../../testing/index.ts';
import { demoControl } from './demo-control.ts';
import { besideShortWork, goToDay, watchOneDay } from './demo-day.ts';
import { watchDemoShops } from './demo-watch.ts';

const api = await testApi();
const administrator = await api.asAdministrator();
const demo = await startDemoShops({ ports: 'free', faults: 'none' });
afterAll(() => demo.stop());
const deps: Deps = {
  ...api.deps,
  clock: systemClock,
  allowHosts: demo.shops.map(({ port }) => `127.0.0.1:${port}`),
};

type Run = { id: string; state: string; isDry?: boolean; requestedAt: string; startedAt: string | null };
type Source = { id: string; runs: Run[] };

const sourcesOf = `query ($shopId: ID!) { crawlers(filter: { shopId: [$shopId] }) { nodes { id } }
  crawlRuns(filter: { shopId: [$shopId] }) { nodes { id state isDry requestedAt startedAt } }
  grabbers(filter: { shopId: [$shopId], kind: [feed] }) { nodes { id runs { id state requestedAt startedAt } } } }`;

/** One shop is enough, the smallest one, which has a feed. */
const shopUrl = demo.shops.find(({ key }) => key === 'tarnbrook')?.url ?? '';

async function shopId(): Promise<string> {
  const shop = await deps.db.selectFrom('shop').select('id').where('url', '=', shopUrl).executeTakeFirstOrThrow();
  return shop.id;
}

async function seen(): Promise<{ crawler: Source; feed: Source }> {
  const { crawlers, crawlRuns, grabbers } = await administrator.query<{
    crawlers: { nodes: [{ id: string }] };
    crawlRuns: { nodes: Run[] };
    grabbers: { nodes: [Source] };
  }>(sourcesOf, { shopId: await shopId() });
  return { crawler: { id: crawlers.nodes[0].id, runs: crawlRuns.nodes }, feed: grabbers.nodes[0] };
}

async function watchDay(number: number): Promise<string> {
  const { state, deps: ofDay } = await goToDay(deps, demoControl(demo.controlUrl), number);
  const one = { ...state, shops: state.shops.filter(({ url }) => url === shopUrl) };
  if (number === 0) await watchDemoShops(ofDay, state);
  await watchOneDay(ofDay, one, 'schedule');
  return state.date;
}

const order = (field: string) => `mutation ($id: ID!) { ${field} { __typename } }`;
const ask = (field: string, id: string) =>
  administrator.query<Record<string, { __typename: string }>>(order(field), { id });

describe('the first filling', () => {
  let days: string[];

  beforeAll(async () => {
    const first = await watchDay(0);
    const { crawler, feed } = await seen();
    await ask('startCrawlRun(crawlerId: $id, dry: true)', crawler.id);
    days = [first, await besideShortWork(deps, () => watchDay(1))];
    await ask('startCrawlRun(crawlerId: $id)', crawler.id);
    await ask('startGrabRun(grabberId: $id)', feed.id);
    days.push(await watchDay(2));
  }, 240_000);

  it('goes on day by day, each with a run of its own, whatever people ask for meanwhile', async () => {
    const { crawler, feed } = await seen();
    for (const runs of [crawler.runs.filter(({ isDry }) => !isDry), feed.runs]) {
      const done = runs.filter(({ state }) => state === 'succeeded' || state === 'degraded');
      expect(done.map(({ requestedAt }) => requestedAt.slice(0, 10)).toSorted()).toEqual(days);
      for (const { requestedAt, startedAt } of done) expect(startedAt?.slice(0, 10)).toBe(requestedAt.slice(0, 10));
    }
  });

  it('lets a dry run begin at once, by our date', async () => {
    const { crawler } = await seen();
    const [dry, ...others] = crawler.runs.filter(({ isDry }) => isDry);
    expect(others).toEqual([]);
    expect(dry?.state).toBe('succeeded');
    expect(Date.parse(dry?.startedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(dry?.requestedAt ?? ''));
  });

  it('leaves what else was asked for to the worker', async () => {
    const { crawler, feed } = await seen();
    const waiting = [...crawler.runs, ...feed.runs].filter(({ state }) => state === 'queued');
    expect(waiting).toHaveLength(2);
  });

  it('leaves a crawler out while its run is paused, and lets nobody pause or resume a run of its own', async () => {
    const { crawler } = await seen();
    const waiting = crawler.runs.find(({ state }) => state === 'queued')?.id ?? '';
    await deps.db
      .updateTable('crawl_run')
      .set({ state: 'paused', trigger: 'seed' })
      .where('id', '=', waiting)
      .execute();
    const left = await watchDay(3);
    const dates = async () => (await seen()).crawler.runs.map(({ requestedAt }) => requestedAt.slice(0, 10));
    expect(await dates()).not.toContain(left);
    const resume = `mutation ($id: ID!) { commandRun(id: $id, command: RESUME) { ... on NotAllowedNow { code } } }`;
    await keepFilling(deps.db, { state: 'running', step: 'day 3 of 30', done: 4, total: 37 });
    expect(await administrator.query(resume, { id: waiting })).toEqual({
      commandRun: { code: 'crawl_run.filling' },
    });
    await keepFilling(deps.db, { state: 'done', step: 'small', done: 37, total: 37 });
    await ask('commandRun(id: $id, command: RESUME)', waiting);
    expect((await seen()).crawler.runs.map(({ state }) => state)).toContain('running');
  });
});
