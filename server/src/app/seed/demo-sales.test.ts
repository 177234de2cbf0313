import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';
import { planComments } from './planned-comments.ts';
import { planSales } from './planned-sales.ts';
import { lastDay, livedDays } from './testing/lived-days.ts';
import { buildOwnShops } from './testing/own-shops-world.ts';
import { findDifferences } from './testing/sale-counts.ts';

const api = await testApi();
const { db } = api.deps;
const { live } = livedDays(api);
const planned = planSales('quarry', lastDay);
const [from, until] = [2, 4];
const lived = planned.filter(({ day }) => day >= from && day <= until);

const counted = async () => {
  const { rows } = await sql<{ orders: number; changes: number }>`
    select (select count(*) from "order")::int as orders, (select count(*) from change)::int as changes`.execute(db);
  return rows[0];
};

beforeAll(async () => {
  await buildOwnShops(api);
  await live(from, 14);
  for (let day = from + 1; day <= until; day += 1) await live(day);
}, 120_000);

describe('the plan of the sales', () => {
  it('is of about 300 orders, the same ones each time, on every day and at every door', () => {
    expect(planned).toHaveLength(301);
    expect(planSales('quarry', lastDay)).toEqual(planned);
    expect(new Set(planned.map(({ day }) => day)).size).toBe(lastDay + 1);
    expect(new Set(planned.map(({ shop, door }) => `${shop} ${door}`)).size).toBe(6);
    expect(new Set(planned.map(({ key }) => key)).size).toBe(planned.length);
    expect(new Set(planned.map(({ buyer }) => buyer.country)).size).toBeGreaterThan(3);
  });

  it('names nobody whose mail leads anywhere', () => {
    expect(planned.filter(({ buyer }) => !/^[a-z]+\.[a-z]+\d+@[a-z]+\.example$/.test(buyer.email))).toEqual([]);
  });

  it('does nothing about an order before it is there', () => {
    expect(planned.filter(({ day, acts }) => acts.some((act) => act.day < day || act.day > lastDay))).toEqual([]);
  });
});

describe('a few days of the own shops', () => {
  it('bring the orders that are planned, once, though the first day was killed', async () => {
    expect((await counted())?.orders).toBe(lived.length);
    const found = await sql<{ prices: number; currencies: number }>`
      select count(distinct prices_with_tax)::int as prices, count(distinct currency)::int as currencies from "order"`.execute(
      db,
    );
    expect(found.rows).toEqual([{ prices: 2, currencies: 2 }]);
  });

  it('bring the comments of these days, with what was decided about them', async () => {
    const { rows } = await sql<{ key: string; status: string }>`
      select external_id as key, status from comment order by external_id`.execute(db);
    const expected = planComments('quarry')
      .filter(({ day }) => day >= from && day <= until)
      .map(({ key, status }) => ({ key, status }));
    expect(rows).toEqual(expected.toSorted((one, other) => one.key.localeCompare(other.key)));
  });

  it('add up as the command that checks them computes them anew', async () => {
    expect(await findDifferences(db)).toEqual([]);
  });

  it('are the work of the import, but for what is completed by itself', async () => {
    const { rows } = await sql<{ cause: string }>`
      select distinct cause from change where entity in ('order', 'payment', 'refund', 'comment') order by 1`.execute(
      db,
    );
    expect(rows.map(({ cause }) => cause).filter((cause) => cause !== 'schedule')).toEqual(['seed']);
  });

  it('stay as they are when a day is begun again', async () => {
    const before = await counted();
    await live(until);
    expect(await counted()).toEqual(before);
  });
});
