import type { Page } from 'playwright-core';
import { inject } from 'vitest';

const name = 'Slow crawl';

/** Sees to it that a crawl is under way which takes its time; gives the run's id. The page must be signed in. */
export async function haveCrawl(page: Page): Promise<string> {
  const crawlerId = (await findCrawler(page)) ?? (await addCrawler(page));
  const underWay = await findRun(page, crawlerId);
  if (underWay !== undefined) return underWay;
  const { startCrawlRun } = await ask<{ startCrawlRun: { run?: { id: string }; reason?: string } }>(
    page,
    `mutation ($id: ID!) { startCrawlRun(crawlerId: $id) {
      ... on CrawlRunStarted { run { id } } ... on NotAllowedNow { reason } } }`,
    { id: crawlerId },
  );
  if (!startCrawlRun.run) throw new Error(`The crawl did not begin: ${startCrawlRun.reason}`);
  return startCrawlRun.run.id;
}

type Found = { found: { nodes: { id: string }[] } };

async function findCrawler(page: Page): Promise<string | undefined> {
  const query = 'query ($name: String!) { found: crawlers(first: 1, search: $name) { nodes { id } } }';
  return (await ask<Found>(page, query, { name })).found.nodes[0]?.id;
}

async function findRun(page: Page, crawlerId: string): Promise<string | undefined> {
  const query = `query ($filter: CrawlRunFilter!) { found: crawlRuns(first: 1, filter: $filter) { nodes { id } } }`;
  const filter = { crawlerId: [crawlerId], state: ['queued', 'starting', 'running'] };
  return (await ask<Found>(page, query, { filter })).found.nodes[0]?.id;
}

async function addCrawler(page: Page): Promise<string> {
  const url = thirdShop();
  const { createShop } = await ask<{ createShop: { shop: { id: string } } }>(
    page,
    `mutation ($url: String!) { createShop(input: { name: "Crawled", url: $url, kind: observed }) {
      ... on ShopCreated { shop { id } } } }`,
    { url },
  );
  const { createCrawler } = await ask<{ createCrawler: { crawler: { id: string; version: number } } }>(
    page,
    `mutation ($input: CrawlerInput!) { createCrawler(input: $input) {
      ... on CrawlerSaved { crawler { id version } } } }`,
    {
      input: {
        shopId: createShop.shop.id,
        name,
        config: { seeds: [url], minDelayMs: 2000 },
        schedule: { every: 'manual' },
      },
    },
  );
  const { id, version } = createCrawler.crawler;
  await ask(
    page,
    'mutation ($id: ID!, $version: Int!) { changeCrawlerState(id: $id, version: $version, state: testing) { __typename } }',
    { id, version },
  );
  return id;
}

/** The first two are the ones that other tests add as a person would. */
function thirdShop(): string {
  const url = new URL(inject('secondShopAddress'));
  url.port = String(Number(url.port) + 1);
  return url.href;
}

/** Asks the API as the person who is signed in on the page. */
async function ask<Data>(page: Page, query: string, variables: object = {}): Promise<Data> {
  const accessToken = await page.evaluate(() => localStorage.getItem('accessToken'));
  const answer = await page.request.post(new URL('/graphql', inject('address')).href, {
    headers: { authorization: `Bearer ${accessToken}` },
    data: { query, variables },
  });
  const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}
