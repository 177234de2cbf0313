import { setTimeout as delay } from 'node:timers/promises';
import { crawlerLimits } from '@quarry/contracts/crawlers';
import { type ExtractedPage, extractPage } from '@quarry/extraction/page';
import { environment } from '../../environment.ts';
import type { CrawlRunRecord, PageReport } from '../../features/crawlers/index.ts';
import { systemActor } from '../../platform/auth/index.ts';
import { reachDatabase } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { closeOutbound, refusalOfAddress } from '../../platform/http/index.ts';
import type { StoredLocation } from '../../platform/storage/index.ts';
import { type Command, type CommandCall, CommandFailure, UsageFailure } from './command.ts';
import { counted } from './counted.ts';
import { isWebAddress, textOption } from './input.ts';

const pollMs = 200;
const change = { actor: systemActor, cause: 'command_line' } as const;

export const crawlCommand: Command = {
  name: 'crawl',
  summary: 'Crawl a shop: the same engine and tables as the product, one line per page and per raw offer.',
  usage: 'quarry crawl <url> [--max-pages N] [--allow-host H] [--json]',
  help: `  --max-pages   stop after so many pages
  --allow-host  a private host:port that may be reached, besides those of QUARRY_ALLOW_HOSTS
  --json        {page, status, outcome, code, reason} for each page, {page, offer, warnings} for each raw offer
Uses the running database or starts it; adds the shop, a crawler and a grabber when they are unknown. Ctrl-C cancels the run.`,
  options: { 'max-pages': { type: 'string' }, 'allow-host': { type: 'string', multiple: true } },
  run: async (call) => {
    const [url, ...more] = call.words;
    if (url === undefined || more.length > 0) throw new UsageFailure('Name the address of one shop.');
    if (!isWebAddress(url) || !URL.canParse(url))
      throw new CommandFailure('not_an_address', `"${url}" is no http or https address.`);
    const maxPages = readMaxPages(textOption(call.options, 'max-pages'));
    const settings = environment();
    const allowHosts = readHosts(call.options['allow-host']);
    // Before anything is added for an address that nothing may be asked of.
    const refusal = await refusalOfAddress(url, { allowHosts: [...settings.allowHosts, ...allowHosts] });
    if (refusal) throw new CommandFailure(refusal.code, refusal.reason);
    const { openDeps } = await import('../context.ts');
    const { migrateAll } = await import('../migrate-all.ts');
    const database = await reachDatabase(settings);
    try {
      if (database.isOwned) await migrateAll(database.url);
      const opened = await openDeps(settings, database.url, 'crawl');
      try {
        return await crawl(call, opened.deps, { url, maxPages, allowHosts });
      } finally {
        await opened.close();
        await closeOutbound();
      }
    } finally {
      await database.release();
    }
  },
};

type Wanted = { url: string; maxPages: number | null; allowHosts: string[] };

async function crawl(call: CommandCall, deps: Deps, { url, maxPages, allowHosts }: Wanted): Promise<number> {
  const { cancelCrawlRun, crawlLoop, crawlerForAddress, startCrawlRun } =
    await import('../../features/crawlers/index.ts');
  const { pageGrabLoop, readEveryPageOf } = await import('../../features/grabbers/index.ts');
  const { host, hostname, port, protocol } = new URL(url);
  const withPort = `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`;
  const isOwnHost = [...deps.allowHosts, ...allowHosts].some((allowed) =>
    [host, withPort].includes(allowed.toLowerCase()),
  );
  const crawler = await crawlerForAddress(deps, change, { url, maxPages, isOwnHost });
  await readEveryPageOf(deps, change, crawler.id);
  const started = await startCrawlRun(deps, change, crawler.id, { isDry: false, trigger: 'command_line', allowHosts });
  if (started.kind === 'not_allowed') throw new CommandFailure(started.code, started.reason);
  if (started.kind === 'not_found') throw new CommandFailure('not_found', 'The crawler is gone; call again.');
  const runId = started.run.id;
  // Without a database there is nothing to cancel, and the loops say so.
  const cancel = () => void cancelCrawlRun(deps, change, runId).catch(() => undefined);
  process.once('SIGINT', cancel).once('SIGTERM', cancel);
  const stop = new AbortController();
  const loops = [crawlLoop(deps, stop.signal), pageGrabLoop.run(deps, stop.signal)];
  const loop = Promise.all(loops);
  loop.catch(() => undefined);
  try {
    const run = await report(call, deps, runId, loop);
    return await conclude(call, deps, run, await untilRead(deps, runId, loop));
  } finally {
    process.off('SIGINT', cancel).off('SIGTERM', cancel);
    stop.abort();
    // Both, also where one has failed: the database they work on is closed next.
    await Promise.allSettled(loops);
  }
}

/** Prints what becomes known of the run until it ends, whichever process fetched it. */
async function report(call: CommandCall, deps: Deps, runId: string, loop: Promise<unknown>): Promise<CrawlRunRecord> {
  const { finalStates, findCrawlRuns, newFetchesOfRun } = await import('../../features/crawlers/index.ts');
  const printed = new Set<string>();
  for (;;) {
    const run = (await findCrawlRuns(deps.db, [runId])).get(runId);
    if (!run) throw new CommandFailure('not_found', 'The run is gone from the database.');
    const pages = await newFetchesOfRun(deps.db, runId, printed);
    for (const page of pages) {
      printed.add(page.id);
      await printPage(call, deps, page);
    }
    if (pages.length === 0 && finalStates.includes(run.state)) return run;
    // A loop that fails ends the command with its error instead of a wait without end.
    if (pages.length === 0) await Promise.race([delay(pollMs), loop]);
  }
}

/** Waits until the pages of an ended run are read into offers, whichever process does it; gives the number of offers in them. */
async function untilRead(deps: Deps, runId: string, loop: Promise<unknown>): Promise<number> {
  const { readingOfCrawlRun } = await import('../../features/grabbers/index.ts');
  for (;;) {
    const { offers, isOver } = await readingOfCrawlRun(deps.db, runId);
    if (isOver) return offers;
    await Promise.race([delay(pollMs), loop]);
  }
}

async function printPage(call: CommandCall, deps: Deps, page: PageReport): Promise<void> {
  const { url, status, outcome, code, reason } = page;
  await call.answer(
    { page: url, status, outcome, code, reason },
    `${status ?? '---'}  ${outcome.padEnd(14)}  ${url}${reason ? `  (${reason})` : ''}`,
  );
  if (!page.stored) return;
  const { offers, warnings: pageWarnings } = await readingOf(deps, page, page.stored);
  for (const { offer, warnings } of offers) {
    const price = offer.price ? `${offer.price.value.amount} ${offer.price.value.currency ?? ''}` : 'no price';
    const text = `     ${offer.name?.value ?? 'unnamed'}  ${price.trim()}`;
    await call.answer({ page: url, offer, warnings: [...pageWarnings, ...warnings] }, text);
  }
}

async function readingOf(
  deps: Deps,
  { url, mediaType, fetchedAt }: PageReport,
  stored: StoredLocation,
): Promise<ExtractedPage> {
  const { recentReading } = await import('../../features/crawlers/index.ts');
  const recent = recentReading({ location: stored.location, url, mediaType });
  return (
    recent ??
    extractPage({ html: await deps.storage.get(stored), url, contentType: mediaType }, { now: fetchedAt.getTime() })
  );
}

/** The same figures as the run's page shows, and what the grabber stored of them. */
async function conclude(call: CommandCall, deps: Deps, run: CrawlRunRecord, stored: number): Promise<number> {
  const { figuresOfRun } = await import('../../features/crawlers/index.ts');
  const { fetchedPages, productPages, offerPages } = await figuresOfRun(deps.db, run);
  const why = run.stopReason === null ? '' : ` (${run.stopReason.replaceAll('_', ' ')})`;
  call.remark(
    `quarry crawl: ${run.state}${why}; ${counted(fetchedPages, 'page')} fetched, ${counted(productPages, 'product page')}, ${offerPages} of them with offers; ${counted(stored, 'offer')} stored.`,
  );
  return run.state === 'succeeded' || run.state === 'degraded' ? 0 : 1;
}

function readMaxPages(text: string | undefined): number | null {
  if (text === undefined) return null;
  const pages = /^\d{1,8}$/.test(text) ? Number(text) : Number.NaN;
  const { min, max } = crawlerLimits.maxPages;
  if (pages >= min && pages <= max) return pages;
  throw new UsageFailure(`--max-pages is a whole number from ${min} to ${max}.`);
}

function readHosts(option: unknown): string[] {
  const hosts = Array.isArray(option) ? option.map(String) : [];
  const wrong = hosts.find((host) => !/^(?:\[[0-9a-f:.]+\]|[^\s:/@]+)(?::\d{1,5})?$/i.test(host));
  if (wrong !== undefined) throw new UsageFailure(`--allow-host "${wrong}" is no host:port.`);
  return hosts;
}
