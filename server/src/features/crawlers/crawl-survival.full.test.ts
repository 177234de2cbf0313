import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { crawlLab, until } from './testing/crawl-lab.ts';
import { toyShop } from './testing/toy-shop.ts';

const allowed: string[] = [];
const lab = await crawlLab(() => allowed);
const children = new Set<ChildProcess>();
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

function startWorker(hostPort: string): ChildProcess {
  const script = join(import.meta.dirname, 'testing/crawl-worker.ts');
  const child = spawn(process.execPath, [script, lab.database.url, lab.storageFolder, hostPort], { stdio: 'ignore' });
  children.add(child);
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  children.delete(child);
  child.kill('SIGKILL');
  await once(child, 'exit');
}

async function countLeases(runId: string): Promise<number> {
  const found = await lab.deps.db
    .selectFrom('page')
    .select((page) => page.fn.countAll<number>().as('leases'))
    .where('run_id', '=', runId)
    .where('state', '=', 'leased')
    .executeTakeFirstOrThrow();
  return found.leases;
}

/** Lets the leases of a killed worker run out now instead of in half a minute. */
async function letLeasesExpire(): Promise<void> {
  await sql`update page set lease_until = now() - interval '1 second' where state = 'leased'`.execute(lab.deps.db);
  await sql`update host set lease_until = now() - interval '1 second' where lease_owner is not null`.execute(
    lab.deps.db,
  );
}

const contentOf = async (crawlerId: string) => {
  const pages = await lab.deps.db
    .selectFrom('page')
    .select(['url', 'state', 'type', 'offers', 'depth', 'attempts', 'visits', 'changes'])
    .where('crawler_id', '=', crawlerId)
    .orderBy('url')
    .execute();
  return pages.map(({ url, ...page }) => ({ path: new URL(url).pathname, ...page }));
};

describe('a crawl whose workers are killed', () => {
  it('ends with the same pages as an undisturbed one, and repeats no more than what was in flight', async () => {
    const calm = await toyShop(400);
    const rough = await toyShop(400);
    allowed.push(calm.hostPort, rough.hostPort);
    const calmCrawler = await lab.addCrawler(calm.url);
    await lab.crawlToEnd(await lab.start(calmCrawler.crawlerId));

    const { crawlerId } = await lab.addCrawler(rough.url);
    const runId = await lab.start(crawlerId);
    let openLeases = 0;
    for (const fetched of [60, 180, 300]) {
      const worker = startWorker(rough.hostPort);
      await until(async () => (rough.requests.length >= fetched && (await countLeases(runId)) > 0 ? true : undefined));
      await kill(worker);
      openLeases += await countLeases(runId);
      await letLeasesExpire();
    }
    expect(openLeases).toBeGreaterThan(0);
    const run = await lab.crawlToEnd(runId);
    expect(run.state).toBe('succeeded');
    expect(await contentOf(crawlerId)).toEqual(await contentOf(calmCrawler.crawlerId));

    const asked = Map.groupBy(rough.requests, ({ path }) => path);
    asked.delete('/robots.txt');
    const repeats = [...asked.values()].reduce((sum, requests) => sum + requests.length - 1, 0);
    expect(repeats).toBeLessThanOrEqual(openLeases);
    const fetches = await lab.deps.db.selectFrom('page_fetch').select('page_id').where('run_id', '=', runId).execute();
    expect(fetches).toHaveLength(new Set(fetches.map(({ page_id: id }) => id)).size);
    expect(run.totals?.fetched).toBe(401);
  });

  it('is shown as stalled when nobody attends to it, and is taken over by the next worker', async () => {
    const shop = await toyShop(200);
    allowed.push(shop.hostPort);
    const { crawlerId } = await lab.addCrawler(shop.url, {}, 20);
    const runId = await lab.start(crawlerId);
    const worker = startWorker(shop.hostPort);
    await until(async () => (shop.requests.length > 20 ? true : undefined));
    await kill(worker);
    await letLeasesExpire();
    await sql`update crawl_run set heartbeat_at = now() - interval '40 seconds' where id = ${runId}`.execute(
      lab.deps.db,
    );
    expect((await lab.run(runId)).state).toBe('stalled');
    const run = await lab.crawlToEnd(runId);
    expect(run).toMatchObject({ state: 'succeeded', stalls: 1 });
    expect((await contentOf(crawlerId)).filter(({ type }) => type === 'product')).toHaveLength(200);
  });

  it('refuses what a worker writes after its host was taken over', async () => {
    const shop = await toyShop(30);
    allowed.push(shop.hostPort);
    const { crawlerId } = await lab.addCrawler(shop.url);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    let isFirst = true;
    shop.answer = ({ url }, response) => {
      if (url !== '/' || !isFirst) return false;
      isFirst = false;
      void held.then(() => response.setHeader('content-type', 'text/html').end('<title>Too late</title>'));
      return true;
    };
    const runId = await lab.start(crawlerId);
    const frozen = startWorker(shop.hostPort);
    await until(async () => (shop.requests.some(({ path }) => path === '/') ? true : undefined));
    frozen.kill('SIGSTOP');
    await letLeasesExpire();
    const run = await lab.crawlToEnd(runId);
    frozen.kill('SIGCONT');
    release();
    expect(run.state).toBe('succeeded');
    await until(async () => {
      const idle = await sql<{ busy: number }>`
        select count(*) as busy from host where lease_owner is not null`.execute(lab.deps.db);
      return idle.rows[0]?.busy === 0 ? true : undefined;
    });
    const fetches = await lab.deps.db
      .selectFrom('page_fetch as f')
      .innerJoin('page as p', 'p.id', 'f.page_id')
      .select(['p.url', 'f.bytes'])
      .where('f.run_id', '=', runId)
      .execute();
    expect(fetches.filter(({ url }) => new URL(url).pathname === '/')).toHaveLength(1);
    expect(fetches).toHaveLength(31);
    await kill(frozen);
  });

  it('declares a page dead that takes its worker down three times, and only that page', async () => {
    const shop = await toyShop(20);
    allowed.push(shop.hostPort);
    const { crawlerId } = await lab.addCrawler(shop.url, { useSitemaps: false });
    let worker: ChildProcess | undefined;
    shop.answer = ({ url }) => {
      if (url !== '/p/7') return false;
      worker?.kill('SIGKILL');
      return true;
    };
    const runId = await lab.start(crawlerId);
    for (let kills = 0; kills < 3; kills += 1) {
      worker = startWorker(shop.hostPort);
      await once(worker, 'exit');
      children.delete(worker);
      await letLeasesExpire();
    }
    await lab.crawlToEnd(runId);
    const pages = await lab.deps.db.selectFrom('page').selectAll().where('crawler_id', '=', crawlerId).execute();
    const dead = pages.filter(({ state }) => state === 'dead');
    expect(dead.map(({ url, last_error: error }) => [new URL(url).pathname, error])).toEqual([['/p/7', 'worker_lost']]);
    expect(pages.filter(({ type }) => type === 'product')).toHaveLength(19);
  });
});
