import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import {
  buildCrawler,
  buildCrawlRun,
  buildGrabber,
  buildShop,
  queueGrabRun,
} from '../features/grabbers/grabber.builder.ts';
import { grabWaitingPages } from '../features/grabbers/index.ts';
import { folderStorage } from '../platform/storage/index.ts';
import { testApi } from '../testing/index.ts';
import { migrateAll } from './migrate-all.ts';

const main = join(import.meta.dirname, '../main.ts');
const api = await testApi();
const { deps } = api;
const databaseUrl = String(deps.pool.options.connectionString);
await migrateAll(databaseUrl);
const folder = await mkdtemp(join(tmpdir(), 'quarry-replay-kill-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
deps.storage = folderStorage(folder);
const pageCount = 400;

/** Pages of the replay in these states. */
const countIn = async (id: string, ...states: string[]) =>
  (
    await sql<{ count: number }>`
      select count(*) as count from replay_page where run_id = ${id} and state = any(${states})`.execute(deps.db)
  ).rows[0]?.count ?? 0;

const stateOf = async (id: string) =>
  (
    await sql<{ state: string }>`
      select case when state = 'failed' then state else replay_state end as state from grab_run where id = ${id}`.execute(
      deps.db,
    )
  ).rows[0]?.state;

/** A worker of its own that works until something holds, and is killed then; the run counts as left behind at once. */
async function workUntil(id: string, isReached: () => Promise<boolean>): Promise<void> {
  const env = { ...process.env, DATABASE_URL: databaseUrl, QUARRY_STORAGE: folder };
  const child = spawn(process.execPath, [main, 'worker'], { env, stdio: 'ignore' });
  const death = once(child, 'exit');
  try {
    await expect.poll(isReached, { timeout: 120_000, interval: 10 }).toBe(true);
  } finally {
    child.kill('SIGKILL');
    await death;
  }
  await sql`update grab_run set heartbeat_at = now() - interval '1 hour' where id = ${id} and state = 'running'`.execute(
    deps.db,
  );
}

const prices = async () =>
  (
    await sql<{ price: number; count: number }>`
      select price_minor as price, count(*) as count from offer where state = 'active' group by price_minor`.execute(
      deps.db,
    )
  ).rows;

const decide = async (id: string, decision: string) => {
  const person = await api.asAdministrator();
  const answer = await person.query(
    `mutation ($id: ID!, $decision: ReplayDecision!) { decideReplay(id: $id, decision: $decision) { __typename } }`,
    { id, decision },
  );
  expect(answer).toEqual({ decideReplay: { __typename: 'GrabRunAnswered' } });
};

it('goes on where it was killed: while it reads, while it is applied, while it is taken back', async () => {
  const shop = await buildShop(deps);
  const crawler = await buildCrawler(deps, shop);
  const rules = (selector: string) => [{ field: 'price' as const, selector, attribute: null, scope: 'page' as const }];
  const grabber = await buildGrabber(deps, shop, { crawlerId: crawler.id }, { rules: rules('.now') });
  const pages = Array.from({ length: pageCount }, (_, at) => ({
    url: `${shop.url}${at}`,
    outcome: 'changed' as const,
    bytes:
      Buffer.from(`<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Cup ${at}",
      "sku":"${at}"}</script><h1>Cup ${at}</h1><b class="now">€10.00</b><b class="other">€12.00</b>`),
  }));
  await buildCrawlRun(deps, crawler, pages);
  while ((await grabWaitingPages(deps)) > 0);
  expect(await prices()).toEqual([{ price: 1000, count: pageCount }]);

  await sql`update grabber_config set config = jsonb_set(config, '{rules}', ${JSON.stringify(rules('.other'))}::jsonb)
    where id = ${grabber.configId}`.execute(deps.db);
  deps.clock.advance(60_000);
  const id = await queueGrabRun(deps, grabber, 'replay');
  await workUntil(id, async () => (await countIn(id, 'staged')) > 0);
  expect(await prices()).toEqual([{ price: 1000, count: pageCount }]);
  await workUntil(id, async () => (await stateOf(id)) === 'waiting');
  expect(await countIn(id, 'staged')).toBe(pageCount);
  expect(await prices()).toEqual([{ price: 1000, count: pageCount }]);

  await decide(id, 'APPLY');
  await workUntil(id, async () => (await countIn(id, 'applied')) > 0);
  const applied = await countIn(id, 'applied');
  expect(applied).toBeLessThan(pageCount);
  expect(await prices()).toContainEqual({ price: 1200, count: applied });
  await workUntil(id, async () => (await stateOf(id)) === 'applied');
  expect(await prices()).toEqual([{ price: 1200, count: pageCount }]);

  await decide(id, 'TAKE_BACK');
  await workUntil(id, async () => (await countIn(id, 'taken_back')) > 0);
  expect(await countIn(id, 'applied')).toBeGreaterThan(0);
  await workUntil(id, async () => (await stateOf(id)) === 'taken_back');
  expect(await prices()).toEqual([{ price: 1000, count: pageCount }]);
  expect(await countIn(id, 'applied', 'taken_back')).toBe(0);
}, 600_000);
