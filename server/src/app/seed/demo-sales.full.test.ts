import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';
import { planSales } from './planned-sales.ts';
import { lastDay, livedDays } from './testing/lived-days.ts';
import { buildOwnShops } from './testing/own-shops-world.ts';
import { countSales, findDifferences, fewStates, marksOfOrders } from './testing/sale-counts.ts';

const api = await testApi();
const { db } = api.deps;
const { today, live } = livedDays(api);
const patienceMs = 600_000;
/** Days that are killed, each after so many looks at the clock. */
const killed: Readonly<Record<number, number>> = { 6: 12, 13: 25, 20: 40, 28: 90 };

beforeAll(async () => {
  await buildOwnShops(api);
  for (let day = 0; day <= lastDay; day += 1) await live(day, killed[day]);
}, patienceMs);

describe('thirty days of the own shops', () => {
  it('bring about 300 orders, and leave at least ten in each state', async () => {
    const counted = { ...(await countSales(await api.asAdministrator())), ...(await marksOfOrders(db, today)) };
    expect(fewStates(counted)).toEqual({});
    expect(await findDifferences(db)).toEqual([]);
    const found = await sql<{ count: number }>`select count(*)::int as count from "order"`.execute(db);
    expect(found.rows[0]?.count).toBe(planSales('quarry', lastDay).length);
  });
});
