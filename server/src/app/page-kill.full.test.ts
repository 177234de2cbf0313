import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { buildCrawler, buildCrawlRun, buildGrabber, buildShop } from '../features/grabbers/grabber.builder.ts';
import { folderStorage } from '../platform/storage/index.ts';
import { testApi } from '../testing/index.ts';
import { migrateAll } from './migrate-all.ts';

const main = join(import.meta.dirname, '../main.ts');
const { deps } = await testApi();
const databaseUrl = String(deps.pool.options.connectionString);
await migrateAll(databaseUrl);
const folder = await mkdtemp(join(tmpdir(), 'quarry-page-kill-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
deps.storage = folderStorage(folder);

/** Stands for what ends a process without a word: no memory, an abort of native code, an operator who ends what hangs. */
const deadly = `const decode = TextDecoder.prototype.decode; TextDecoder.prototype.decode = function (...given) {
  const text = decode.apply(this, given);
  if (text.includes('kills its reader')) process.kill(process.pid, 'SIGKILL');
  return text;
};`;

async function workUntilItDies(): Promise<string> {
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    QUARRY_STORAGE: folder,
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(deadly)}`,
  };
  const child = spawn(process.execPath, [main, 'worker'], { env, stdio: 'ignore' });
  const isDone = async () =>
    (await sql`select from backlog where topic = 'page_fetched'`.execute(deps.db)).rows.length === 0;
  const death = once(child, 'exit').then(([, signal]) => String(signal));
  let end: string | undefined;
  const noteDeath = death.then((signal) => (end ??= signal));
  await expect.poll(async () => end !== undefined || (await isDone()), { timeout: 240_000, interval: 50 }).toBe(true);
  const outcome = end ?? 'done';
  child.kill('SIGKILL');
  await noteDeath;
  return outcome;
}

it('ends a page that kills its worker as one error after three starts, and saves all others', async () => {
  const shop = await buildShop(deps);
  const crawler = await buildCrawler(deps, shop);
  await buildGrabber(deps, shop, { crawlerId: crawler.id });
  const names = ['Chair', 'Chair that kills its reader', 'Stool', 'Table'];
  const pages = names.map((name, at) => ({
    url: `https://mill.example/${at}`,
    outcome: 'changed' as const,
    bytes:
      Buffer.from(`<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"${name}",
      "sku":"${at}","offers":{"@type":"Offer","price":"50.00","priceCurrency":"EUR"}}</script>`),
  }));
  await buildCrawlRun(deps, crawler, pages);
  const outcomes: string[] = [];
  while (outcomes.at(-1) !== 'done' && outcomes.length < 6) outcomes.push(await workUntilItDies());
  expect(outcomes).toEqual(['SIGKILL', 'SIGKILL', 'SIGKILL', 'done']);
  const { rows } = await sql<{ url: string; outcome: string }>`
    select p.url, i.outcome from grab_item i join page p on p.id = i.page_id order by p.url`.execute(deps.db);
  expect(rows.map(({ outcome }) => outcome)).toEqual(['offers', 'error', 'offers', 'offers']);
}, 600_000);
