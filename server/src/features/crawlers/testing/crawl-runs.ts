import { systemActor } from '../../../platform/auth/index.ts';
import type { TestApi, TestClient } from '../../../testing/index.ts';
import { crawlLoop } from '../engine/crawl-loop.ts';
import { addCrawler, until } from './crawl-lab.ts';
import { toyShop, type ToyShop } from './toy-shop.ts';

export const runFields = `id state stopReason funnel { name count } isDegraded isAccepted nextCommands pagesLeft rate`;
export type Run = {
  id: string;
  state: string;
  stopReason: string | null;
  funnel: { name: string; count: number }[];
  isDegraded: boolean;
  isAccepted: boolean;
  nextCommands: string[];
  pagesLeft: number;
  rate: number;
};

export const countsOf = ({ funnel }: Run) => Object.fromEntries(funnel.map(({ name, count }) => [name, count]));

/** Crawl runs over toy shops, started and watched as an administrator does. */
export async function crawlRuns(api: TestApi) {
  const administrator = await api.asAdministrator();
  const allowed: string[] = [];
  const deps = { ...api.deps, allowHosts: allowed };

  async function newShop(pages: number): Promise<ToyShop> {
    const shop = await toyShop(pages);
    allowed.push(shop.hostPort);
    return shop;
  }

  const newCrawler = (shop: ToyShop, config: object = {}, minDelayMs = 0) =>
    addCrawler(deps, { actor: systemActor, cause: 'seed' }, shop.url, config, minDelayMs);

  async function start(crawlerId: string, by: TestClient = administrator): Promise<string> {
    const { startCrawlRun } = await by.query<{ startCrawlRun: { run: { id: string } } }>(
      `mutation ($crawlerId: ID!) { startCrawlRun(crawlerId: $crawlerId) { ... on CrawlRunStarted { run { id } } } }`,
      { crawlerId },
    );
    return startCrawlRun.run.id;
  }

  async function look(id: string): Promise<Run> {
    const document = `query ($id: ID!) { crawlRun(id: $id) { ${runFields} } }`;
    return (await administrator.query<{ crawlRun: Run }>(document, { id })).crawlRun;
  }

  async function command(
    name: 'pause' | 'resume' | 'cancel',
    id: string,
  ): Promise<{ __typename: string; code?: string; run?: Run }> {
    const document = `mutation ($id: ID!) { answer: commandRun(id: $id, command: ${name.toUpperCase()}) { __typename ... on NotAllowedNow { code } } }`;
    const { answer } = await administrator.query<{ answer: { __typename: string; code?: string } }>(document, { id });
    return answer.__typename === 'RunAnswered' ? { ...answer, run: await look(id) } : answer;
  }

  async function accept(id: string): Promise<{ __typename: string; run?: Run; reason?: string }> {
    const document = `mutation ($id: ID!) { answer: acceptCrawlRunAsNormal(id: $id) { __typename ... on CrawlRunAnswered { run { ${runFields} } } ... on NotAllowedNow { reason } } }`;
    return (await administrator.query<{ answer: { __typename: string; run?: Run; reason?: string } }>(document, { id }))
      .answer;
  }

  /** Works until the run is in the state; `each` sees every look on the way. */
  async function workUntil(id: string, state: string, each: (run: Run) => void = () => {}): Promise<Run> {
    const stop = new AbortController();
    const loop = crawlLoop(deps, stop.signal);
    try {
      return await until(async () => {
        const run = await look(id);
        each(run);
        return run.state === state ? run : undefined;
      });
    } finally {
      stop.abort();
      await loop;
    }
  }

  return { administrator, deps, newShop, newCrawler, start, look, command, accept, workUntil };
}
