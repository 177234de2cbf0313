import { expect, it } from 'vitest';
import { readFault } from './fetch-fault.ts';
import { crawlLab } from './testing/crawl-lab.ts';
import { toyShop, type ToyShop } from './testing/toy-shop.ts';

const allowed: string[] = [];
const lab = await crawlLab(() => allowed);

/** Crawls a shop whose front page stands behind this redirect; `to` says where each path leads. */
async function crawlRedirects(to: (path: string) => string | undefined): Promise<{ shop: ToyShop; reasons: string[] }> {
  const shop = await toyShop(1);
  allowed.push(shop.hostPort);
  shop.answer = ({ url }, response) => {
    const location = to(url ?? '/');
    if (location !== undefined) response.writeHead(302, { location }).end();
    return location !== undefined;
  };
  const { crawlerId } = await lab.addCrawler(shop.url, { useSitemaps: false });
  const { id } = await lab.crawlToEnd(await lab.start(crawlerId));
  const fetches = await lab.deps.db.selectFrom('page_fetch').selectAll().where('run_id', '=', id).execute();
  const faults = fetches.flatMap(({ error_detail: detail }) => (detail === null ? [] : readFault(detail).text));
  return { shop, reasons: faults };
}

const pathsOf = ({ requests }: ToyShop) => requests.map(({ path }) => path).filter((path) => path !== '/robots.txt');

it('refuses the sixth redirect of a chain, though each of its addresses is a page of its own', async () => {
  const { shop, reasons } = await crawlRedirects((path) => {
    const step = /^\/r\/(\d+)$/.exec(path)?.[1];
    if (path === '/robots.txt') return undefined;
    return `/r/${step === undefined ? 1 : Number(step) + 1}`;
  });
  expect(pathsOf(shop)).toEqual(['/', '/r/1', '/r/2', '/r/3', '/r/4', '/r/5']);
  expect(reasons).toEqual(['The address redirects more than 5 times.']);
});

it('follows five redirects to the page behind them', async () => {
  const { shop, reasons } = await crawlRedirects((path) => {
    if (path === '/') return '/r/1';
    const step = Number(/^\/r\/(\d+)$/.exec(path)?.[1] ?? 0);
    if (step === 0) return undefined;
    return step === 4 ? '/p/1' : `/r/${step + 1}`;
  });
  expect(pathsOf(shop)).toEqual(['/', '/r/1', '/r/2', '/r/3', '/r/4', '/p/1']);
  expect(reasons).toEqual([]);
});

it('names a circle of redirects', async () => {
  const circle: Record<string, string> = { '/': '/a', '/a': '/b', '/b': '/' };
  const { shop, reasons } = await crawlRedirects((path) => circle[path]);
  expect(pathsOf(shop)).toEqual(['/', '/a', '/b']);
  expect(reasons).toEqual([`The address redirects in a circle: it leads to ${shop.url} again.`]);
});

it('reads the last page of canonical links that name each other in a circle', async () => {
  const shop = await toyShop(0);
  allowed.push(shop.hostPort);
  shop.answer = ({ url }, response) => {
    const canonical = { '/': '/a', '/a': '/' }[url ?? ''];
    if (canonical === undefined) return false;
    response.setHeader('content-type', 'text/html').end(`<link rel="canonical" href="${canonical}"><h1>Mug</h1>`);
    return true;
  };
  const { crawlerId } = await lab.addCrawler(shop.url, { useSitemaps: false });
  await lab.crawlToEnd(await lab.start(crawlerId));
  const pages = await lab.deps.db.selectFrom('page').select('state').where('crawler_id', '=', crawlerId).execute();
  expect(pages.map(({ state }) => state).toSorted()).toEqual(['duplicate', 'scheduled']);
});
