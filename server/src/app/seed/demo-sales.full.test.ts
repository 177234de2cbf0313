import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DemoShops } from '@quarry/demo-shops';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../platform/db/index.ts';
import { folderStorage } from '../../platform/storage/index.ts';
import { ownedDatabase, testApi } from '../../testing/index.ts';
import { backUp, checkBackup, restore } from '../backup/index.ts';
import { planSales } from './planned-sales.ts';
import { lastDay, livedDays } from './testing/lived-days.ts';
import { buildOwnShops, payAtProvider } from './testing/own-shops-world.ts';
import { countSales, findDifferences, fewStates, marksOfOrders } from './testing/sale-counts.ts';

const api = await testApi();
const { db } = api.deps;
const { today, live } = livedDays(api);
const patienceMs = 900_000;
let demo: DemoShops;
/** Days that are killed, each after so many looks at the clock. */
const killed: Readonly<Record<number, number>> = { 6: 12, 13: 25, 20: 40, 28: 90 };

const folder = await mkdtemp(join(tmpdir(), 'quarry-sales-'));
afterAll(async () => {
  await demo.stop();
  await rm(folder, { recursive: true, force: true });
});

beforeAll(async () => {
  await buildOwnShops(api);
  demo = await payAtProvider(api);
  for (let day = 0; day <= lastDay; day += 1) await live(day, killed[day]);
}, patienceMs);

describe('thirty days of the own shops', () => {
  it('bring some 410 orders, and leave at least ten in each state', async () => {
    const counted = { ...(await countSales(await api.asAdministrator())), ...(await marksOfOrders(db, today)) };
    expect(fewStates(counted)).toEqual({});
    expect(await findDifferences(db)).toEqual([]);
    const found = await sql<{ count: number }>`select count(*)::int as count from "order"`.execute(db);
    expect(found.rows[0]?.count).toBe(planSales('quarry', lastDay).length);
  });

  it('are in a restored backup as they were', async () => {
    const tell = () => undefined;
    const file = join(folder, 'backup');
    const source = { url: String(api.deps.pool.options.connectionString), storage: api.deps.storage };
    await backUp(source, file, { now: today, isOverwriting: false, signal: new AbortController().signal, tell });
    const { url } = await ownedDatabase('createrole');
    const target = { url, storage: folderStorage(join(folder, 'stored')) };
    await restore(target, await checkBackup(file, tell), { isReplacing: false, tell });
    const restored = openDatabase({ url, applicationName: 'quarry test', maxConnections: 1 });
    try {
      expect(await marksOfOrders(restored.db, today)).toEqual(await marksOfOrders(db, today));
      expect(await findDifferences(restored.db)).toEqual([]);
    } finally {
      await restored.close();
    }
  });
});
