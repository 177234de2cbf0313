import { type DemoShops, startDemoShops } from '@quarry/demo-shops';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';
import { crawlersFeature, finalStates, type RunState } from '../crawlers/index.ts';
import { grabWaitingPages } from '../grabbers/index.ts';

const api = await testApi();
const { deps } = api;
const dayMs = 86_400_000;
let demo: DemoShops;
let url: string;

beforeAll(async () => {
  demo = await startDemoShops({ ports: 'free', faults: 'none' });
  deps.allowHosts = demo.shops.map(({ port }) => `127.0.0.1:${port}`);
  url = demo.shops.find(({ key }) => key === 'tarnbrook')?.url ?? '';
});
afterAll(() => demo.stop());

/** The crawlers' loops at work until the crawler has this many runs, all of them over. */
async function crawl(runs: number): Promise<void> {
  const stop = new AbortController();
  const loops = (crawlersFeature.loops ?? []).map((loop) => loop.run(deps, stop.signal));
  const states = async () => {
    const found = await deps.db.selectFrom('crawl_run').select('state').execute();
    return found.map(({ state }) => finalStates.includes(state as RunState));
  };
  try {
    await expect.poll(states, { timeout: 120_000 }).toEqual(Array.from({ length: runs }, () => true));
  } finally {
    stop.abort();
    await Promise.all(loops);
  }
  while ((await grabWaitingPages(deps)) > 0);
}

const board = `{ dashboard {
  needs { code count target { list filter } }
  breaks { runId grabberName turn { lastRight { url storedPageUrl } firstWrong { url storedPageUrl } } } } }`;
type Board = {
  dashboard: {
    needs: { code: string; count: number; target: object }[];
    breaks: { runId: string; turn: Record<'lastRight' | 'firstWrong', { url: string; storedPageUrl: string }> }[];
  };
};

it(
  'sees in the first scheduled run that the pages of a shop lost their markup, and shows where',
  { timeout: 300_000 },
  async () => {
    const person = await api.asAdministrator();
    const added = await person.query(
      `mutation ($input: ShopInput!, $sources: ShopSourcesInput!) { addShopWithSources(input: $input, sources: $sources) { __typename } }`,
      {
        input: { name: 'Tarnbrook', url, kind: 'observed', minDelayMs: 0 },
        sources: { crawl: true, seeds: [url], schedule: { every: 'daily' }, startNow: true },
      },
    );
    expect(added).toEqual({ addShopWithSources: { __typename: 'ShopWithSourcesAdded' } });
    await crawl(1);
    const active = () =>
      deps.db
        .selectFrom('offer')
        .select((offer) => offer.fn.countAll<number>().as('count'))
        .where('state', '=', 'active')
        .executeTakeFirstOrThrow();
    const before = await active();
    expect(before.count).toBeGreaterThan(50);

    demo.setFaults('no-markup');
    deps.clock.advance(30 * dayMs);
    await crawl(2);
    const run = await deps.db
      .selectFrom('grab_run')
      .select(['id', 'state', 'stop_reason', 'trigger'])
      .where('state', '=', 'degraded')
      .execute();
    expect(run).toMatchObject([{ stop_reason: expect.stringMatching(/^offers_lost:\d+:\d+$/) }]);
    expect(await active()).toEqual(before);

    const reader = await api.asAdministrator();
    const { needs, breaks } = (await reader.query<Board>(board)).dashboard;
    expect(needs).toContainEqual({
      code: 'grabbers_broken',
      count: 1,
      target: { list: 'grabbers', filter: { hasBreak: true } },
    });
    expect(needs.map(({ code }) => code)).not.toContain('grabbers_in_trouble');
    const page = { url: expect.stringContaining(url), storedPageUrl: expect.stringContaining('/pages/stored/fetch/') };
    expect(breaks).toMatchObject([{ runId: run[0]?.id, turn: { lastRight: page, firstWrong: page } }]);

    // The same way back: what is stated again needs nobody.
    demo.setFaults('none');
    deps.clock.advance(30 * dayMs);
    await crawl(3);
    const later = await api.asAdministrator();
    expect((await later.query<Board>(board)).dashboard).toMatchObject({ breaks: [] });
    expect(await active()).toEqual(before);
  },
);
