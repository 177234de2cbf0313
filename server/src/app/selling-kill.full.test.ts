import { rm } from 'node:fs/promises';
import { inParts } from '@quarry/contracts/bulk';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { checkSales } from '../features/analytics/index.ts';
import { commentDoors } from '../features/comments/testing/comment-doors.ts';
import { orderWorld } from '../features/orders/testing/order-world.ts';
import type { Db } from '../platform/db/index.ts';
import {
  keepRunning,
  killAtTable,
  killPostgres,
  passableFolder,
  startPreparedServer,
  testApi,
} from '../testing/index.ts';
import { migrateAll } from './migrate-all.ts';

const patience = { timeout: 240_000, interval: 20 };
const testLimitMs = 1_800_000;
const comments = 400;
const orders = 30;

const folder = await passableFolder('quarry-selling-kill-');
// Its server is killed too, so no other test may work on it.
const server = await startPreparedServer({ dataFolder: folder });
const cleanups: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const cleanup of cleanups) await cleanup();
});
afterAll(async () => {
  await server.stop();
  for (const left of [folder, server.folder]) await rm(left, { recursive: true, force: true });
});

type Installation = Awaited<ReturnType<typeof install>>;

/** A database of its own with a shop that sells, and the means to keep a worker on it. */
async function install() {
  const api = await testApi({ server });
  await migrateAll(api.url);
  const administrator = await api.asAdministrator();
  const world = orderWorld(api);
  const mill = await world.sellingShop(administrator);
  const env = { ...process.env, DATABASE_URL: api.url, QUARRY_DATA: api.dataFolder };
  const startWorker = () => {
    const worker = keepRunning('worker', env);
    cleanups.push(worker.stop);
    return worker;
  };
  return { db: api.deps.db, administrator, world, mill, startWorker };
}

/** Work of a worker: how much of it is done, all of it, and the tables that are written while it goes on. */
type Work = { done: () => Promise<number>; until: number; at: { first: string; postgres: string; last: string } };
type Take = (installation: Installation, work: Work) => Promise<void>;

const takeCalmly: Take = async ({ startWorker }, { done, until }) => {
  const worker = startWorker();
  await expect.poll(done, patience).toBe(until);
  await worker.stop();
};

/** Kills the worker, then PostgreSQL, then the worker again, each where it waits to write. */
const takeRoughly: Take = async ({ db, startWorker }, { done, until, at }) => {
  const worker = startWorker();
  await killAtTable(db, worker, at.first);
  expect(await done()).toBe(0);
  const before = await startOfServer(db);
  // The lock ends by its commit or with the server, whichever comes first.
  await Promise.allSettled([killAtTable(db, { kill: async () => killPostgres(server) }, at.postgres)]);
  // Connections of the old server may answer for a moment yet.
  await expect.poll(() => startOfServer(db).catch(() => before), patience).not.toBe(before);
  await killAtTable(db, worker, at.last);
  expect(await done()).toBeLessThan(until);
  await expect.poll(() => done().catch(() => undefined), patience).toBe(until);
  await worker.stop();
};

async function startOfServer(db: Db): Promise<string | undefined> {
  return (await sql<{ at: string }>`select pg_postmaster_start_time()::text as at`.execute(db)).rows[0]?.at;
}

async function countOf(db: Db, statement: ReturnType<typeof sql<{ count: number }>>): Promise<number> {
  return (await statement.execute(db)).rows[0]?.count ?? 0;
}

/** Many comments are approved by one run; what is left of them, by the ids of their channel. */
async function moderate(take: Take) {
  const installation = await install();
  const { db, administrator, mill } = installation;
  const { submit } = commentDoors(() => administrator);
  const ids: string[] = [];
  for (let at = 0; at < comments; at += 1) {
    const review = { kind: 'REVIEW', productId: mill.productId, authorName: 'Ada', rating: 1 + (at % 5) };
    const { id } = await submit(mill.channelId, { ...review, externalId: `review ${at}`, text: `Stands well ${at}` });
    ids.push(id);
  }
  const { startBulkRun } = await administrator.query<{ startBulkRun: { __typename: string } }>(
    'mutation ($input: BulkRunInput!) { startBulkRun(input: $input) { __typename } }',
    { input: { list: 'comments', action: 'approve', ids: inParts(ids) } },
  );
  expect(startBulkRun.__typename).toBe('BulkRunStarted');
  await take(installation, {
    done: () => countOf(db, sql`select (done + refused + (state = 'succeeded')::int)::int as count from bulk_job`),
    until: comments + 1,
    at: { first: 'comment', postgres: 'change', last: 'rating_summary' },
  });
  const { rows } = await sql`
    select c.external_id as id, c.status, c.version, c.decided_at is not null as "isDecided",
      (select count(*)::int from change e where e.entity = 'comment' and e.entity_id = c.id and e.action <> 'created') as changes
    from comment c order by 1`.execute(db);
  const { rows: ratings } = await sql`select n1, n2, n3, n4, n5 from rating_summary`.execute(db);
  return { rows, ratings };
}

/** Orders are counted in buckets, days and months; what is left there. */
async function countOrders(take: Take) {
  const installation = await install();
  const { db, administrator, world, mill } = installation;
  for (let at = 0; at < orders; at += 1) {
    const placedAt = new Date(Date.UTC(2026, at % 3, 1 + at, 10)).toISOString();
    await world.receive(administrator, mill.channelId, { placedAt });
  }
  const marks = await countOf(db, sql`select count(*)::int as count from sales_dirty`);
  expect(marks).toBeGreaterThan(0);
  await take(installation, {
    done: async () => marks - (await countOf(db, sql`select count(*)::int as count from sales_dirty`)),
    until: marks,
    at: { first: 'sales_bucket', postgres: 'sales_day', last: 'sales_month' },
  });
  expect((await checkSales(db)).differences).toEqual([]);
  const { rows } = await sql`
    select 'bucket' as of, bucket::text as at, orders, gross_minor, net_minor, units from sales_bucket
    union all select 'day', day::text, orders, gross_minor, net_minor, units from sales_day
    union all select 'month', month::text, orders, gross_minor, net_minor, units from sales_month
    union all select 'product', day::text, 0, 0, net_minor, units from product_sales_day
    order by 1, 2`.execute(db);
  return rows;
}

describe('kill -9 of worker and PostgreSQL', () => {
  it('leaves the comments of a bulk moderation as they are without', { timeout: testLimitMs }, async () => {
    const calm = await moderate(takeCalmly);
    expect(calm.rows).toHaveLength(comments);
    expect(await moderate(takeRoughly)).toEqual(calm);
  });

  it('leaves the sales that are counted as they are without', { timeout: testLimitMs }, async () => {
    const calm = await countOrders(takeCalmly);
    expect(calm.length).toBeGreaterThan(orders);
    expect(await countOrders(takeRoughly)).toEqual(calm);
  });
});
