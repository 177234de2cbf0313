import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { excavatorInput } from '@quarry/contracts/excavators';
import { sql } from 'kysely';
import { features } from '../../app/features.ts';
import { createExcavator, decideProposals, digEverything } from '../../features/excavators/index.ts';
import { grabWaitingPages, workOffOneGrabRun } from '../../features/grabbers/index.ts';
import {
  buildCrawler,
  buildCrawlRun,
  buildGrabber,
  buildShop,
  queueGrabRun,
} from '../../features/grabbers/grabber.builder.ts';
import { systemActor } from '../../platform/auth/index.ts';
import { consumerLoop, findConsumerLags } from '../../platform/events/index.ts';
import type { Deps } from '../../platform/feature.ts';
import type { WrittenPage } from './hostile-pages.ts';

/** Pages as a crawl leaves them, read by a grabber of their own shop; resolves with the shop. */
export async function readWrittenPages(deps: Deps, pages: readonly WrittenPage[]): Promise<string> {
  const shop = await buildShop(deps);
  const crawler = await buildCrawler(deps, shop);
  await buildGrabber(deps, shop, { crawlerId: crawler.id });
  const fetched = pages.map(({ key, html }) => ({
    url: `https://cups.example/p/${key}`,
    outcome: 'changed' as const,
    bytes: Buffer.from(html),
  }));
  await buildCrawlRun(deps, crawler, fetched);
  while ((await grabWaitingPages(deps)) > 0);
  return shop.id;
}

/** A feed as a grabber of its own shop fetches and reads it. */
export async function readWrittenFeed(deps: Deps, bytes: Uint8Array, file: string) {
  const server = createServer((_request, response) => response.end(bytes));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    const opened: Deps = { ...deps, allowHosts: [host] };
    const shop = await buildShop(opened);
    const runId = await queueGrabRun(opened, await buildGrabber(opened, shop, { feedUrl: `http://${host}/${file}` }));
    await workOffOneGrabRun(opened);
    return { shopId: shop.id, runId };
  } finally {
    server.close();
  }
}

/** What asks the shops themselves. */
const asksOutside: ReadonlySet<string> = new Set(['media.pictures']);

/**
 * Has everything that follows from stored offers done, as workers do it: all loops and consumers until nothing waits for
 * them. An excavator digs through the offers of these shops, and what it proposes is accepted.
 */
export async function followOffers(deps: Deps, shopIds: readonly string[]): Promise<void> {
  await createExcavator(
    deps,
    { actor: systemActor, cause: 'screen' },
    excavatorInput.parse({ name: 'All', scope: { shopIds } }),
  );
  const stop = new AbortController();
  const loops = [
    ...features.flatMap((feature) => feature.loops ?? []),
    ...features.flatMap((feature) => feature.consumers ?? []).map(consumerLoop),
  ].filter(({ name }) => !asksOutside.has(name));
  const running = loops.map((loop) => loop.run(deps, stop.signal));
  // The first that breaks off ends the waiting.
  const settled = async () => {
    for (const round of ['place', 'create']) {
      await untilNothingWaits(deps, shopIds, stop.signal);
      if (round === 'place') await acceptAll(deps);
    }
  };
  try {
    await Promise.race([settled(), Promise.all(running)]);
  } finally {
    stop.abort();
    await Promise.allSettled(running);
  }
  await digEverything(deps);
}

async function acceptAll(deps: Deps): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from proposal where state = 'in_review'`.execute(deps.db);
  const deciding = { actor: systemActor, cause: 'screen' as const };
  for (let at = 0; at < rows.length; at += 100)
    await decideProposals(
      deps,
      deciding,
      rows.slice(at, at + 100).map(({ id }) => id),
      'accept',
    );
}

/** Until no consumer is behind, no backlog holds anything and no run is under way, looked at several times. */
async function untilNothingWaits({ db }: Deps, shopIds: readonly string[], signal: AbortSignal): Promise<void> {
  const backlogs = features.flatMap((feature) => feature.backlogs ?? []);
  for (let quiet = 0; quiet < 3 && !signal.aborted;) {
    const lags = [...(await findConsumerLags(db)), ...(await Promise.all(backlogs.map(({ find }) => find(db))))];
    const { rows } = await sql<{ runs: number }>`
      select ((select count(*) from backlog where partition_id = any(${shopIds}::uuid[])) + (select count(*) from excavation_run where state in ('queued', 'running')))::int as runs`.execute(
      db,
    );
    const waits = lags.some(({ waiting }) => waiting.count > 0) || rows[0]?.runs !== 0;
    quiet = waits ? 0 : quiet + 1;
    await delay(200);
  }
}
