import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';
import { newId } from '../ids.ts';
import { findTablesWithoutNextMonth, keepMonthPartitions } from './index.ts';

const api = await testApi();
const { deps } = api;
const { db } = deps;
const start = deps.clock.now();

function inMonths(months: number): Date {
  const time = new Date(start);
  time.setUTCDate(1);
  time.setUTCMonth(time.getUTCMonth() + months);
  return time;
}

async function addFetch(at: Date): Promise<void> {
  await sql`insert into page_fetch (id, page_id, run_id, crawler_id, host_id, attempt, fetched_at, duration_ms, outcome)
    values (${newId()}, ${newId()}, ${newId()}, ${newId()}, ${newId()}, 1, ${at}, 1, 'changed')`.execute(db);
}

async function counts(): Promise<{ all: number; fallen: number }> {
  const { rows } = await sql<{ all: number; fallen: number }>`
    select (select count(*) from page_fetch)::int as all, (select count(*) from page_fetch_default)::int as fallen`.execute(
    db,
  );
  return rows[0] ?? { all: 0, fallen: 0 };
}

async function keepAll(now: Date): Promise<void> {
  while (await keepMonthPartitions(db, now));
}

it('lets no row fall into the default partition in two years', async () => {
  for (let months = 0; months <= 24; months += 1) {
    const now = inMonths(months);
    await keepAll(now);
    await addFetch(now);
    expect(await findTablesWithoutNextMonth(db, now)).toEqual([]);
  }
  expect(await counts()).toEqual({ all: 25, fallen: 0 });
});

it('moves what has fallen in to its month step by step, and every reader sees all of it meanwhile', async () => {
  const now = inMonths(40);
  const before = await counts();
  for (let day = 0; day < 25; day += 1) await addFetch(new Date(now.getTime() + day * 3_600_000));
  expect(await findTablesWithoutNextMonth(db, now)).toEqual([
    'feed_row_history',
    'offer_snapshot',
    'order_event',
    'page_fetch',
  ]);
  expect((await counts()).fallen).toBe(25);
  let steps = 0;
  for (;;) {
    const { rows } = await sql<{ more: boolean }>`select keep_month_partitions(${now}, 10) as more`.execute(db);
    steps += 1;
    expect((await counts()).all).toBe(before.all + 25);
    // A fetch that comes in between two steps is moved too.
    if (steps === 1) await addFetch(now);
    if (steps === 1) before.all += 1;
    if (!rows[0]?.more) break;
  }
  expect(steps).toBeGreaterThan(3);
  expect(await counts()).toEqual({ all: before.all + 25, fallen: 0 });
});

it('is told to administrators alone, on the dashboard and at the list of jobs, until it is done', async () => {
  deps.clock.set(inMonths(50));
  const told = async (roleKey: string) => {
    // Signed in anew: the time of a token has ended.
    const reader = await api.as(await api.newUser({ roleKeys: [roleKey] }));
    const { dashboard } = await reader.query<{ dashboard: { needs: { code: string; count: number }[] } }>(
      '{ dashboard { needs { code count target { list } } } }',
    );
    const jobs = await reader.request<{ tablesWithoutNextMonth: string[] }>('{ tablesWithoutNextMonth }');
    const code = jobs.errors?.[0]?.extensions.code;
    return [dashboard.needs.filter((need) => need.code === 'partitions_missing'), code ?? jobs.data];
  };
  const tablesWithoutNextMonth = ['feed_row_history', 'offer_snapshot', 'order_event', 'page_fetch'];
  expect(await told('administrator')).toEqual([
    [{ code: 'partitions_missing', count: 4, target: { list: 'jobs' } }],
    { tablesWithoutNextMonth },
  ]);
  expect(await told('support')).toEqual([[], 'FORBIDDEN']);
  await keepAll(deps.clock.now());
  expect(await told('administrator')).toEqual([[], { tablesWithoutNextMonth: [] }]);
});

it('is done once where several workers do it at the same time', async () => {
  const now = inMonths(60);
  await Promise.all([keepAll(now), keepAll(now), keepAll(now)]);
  await keepAll(now);
  expect(await findTablesWithoutNextMonth(db, now)).toEqual([]);
});
