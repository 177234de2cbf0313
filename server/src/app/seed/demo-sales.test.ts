import type { DemoShops } from '@quarry/demo-shops';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { providerWorld } from '../../features/payments/testing/provider-world.ts';
import { testApi } from '../../testing/index.ts';
import { planComments } from './planned-comments.ts';
import { planCustomers } from './planned-customers.ts';
import { planSales } from './planned-sales.ts';
import { lastDay, livedDays } from './testing/lived-days.ts';
import { buildOwnShops, payAtProvider } from './testing/own-shops-world.ts';
import { findDifferences } from './testing/sale-counts.ts';

const api = await testApi();
const { db } = api.deps;
const { live } = livedDays(api);
const planned = planSales('quarry', lastDay);
const [from, until] = [2, 4];
const plannedComments = planComments('quarry', lastDay);
const lived = planned.filter(({ day }) => day >= from && day <= until);

const counted = async () => {
  const { rows } = await sql<{ orders: number; changes: number }>`
    select (select count(*) from "order")::int as orders, (select count(*) from change)::int as changes`.execute(db);
  return rows[0];
};

let demo: DemoShops;
afterAll(() => demo.stop());

beforeAll(async () => {
  await buildOwnShops(api);
  demo = await payAtProvider(api);
  await live(from, 14);
  for (let day = from + 1; day <= until; day += 1) await live(day);
}, 120_000);

describe('the plan of the sales', () => {
  it('is of some 410 orders, the same ones each time, on every day and at every door', () => {
    expect(planned).toHaveLength(408);
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

describe('the plan of the customers', () => {
  const acts = planCustomers('quarry', lastDay);

  it('asks nothing of anybody who has not bought yet', () => {
    const first = new Map<string, number>();
    for (const { shop, buyer, day } of planned)
      if (!first.has(`${shop} ${buyer.externalId}`)) first.set(`${shop} ${buyer.externalId}`, day);
    const early = acts.filter(({ shop, externalId, day, act }) =>
      [externalId, ...(act.kind === 'merge' ? [act.other] : [])].some(
        (id) => (first.get(`${shop} ${id}`) ?? Infinity) > day,
      ),
    );
    expect(acts.length).toBeGreaterThan(200);
    expect(early).toEqual([]);
  });

  it('knows no number that rings anywhere', () => {
    const phones = acts.flatMap(({ act }) => (act.kind === 'details' && act.phone !== null ? [act.phone] : []));
    const silent = /^(?:\+493023125\d{3}|\+442079460\d{3}|\+3319900\d{4}|\+353209110\d{3})$/;
    expect(phones.filter((phone) => !silent.test(phone))).toEqual([]);
    expect(phones.length).toBeGreaterThan(10);
  });
});

describe('the plan of the comments', () => {
  it('has reviews of buyers in every state that a review is left in, each of another order', () => {
    const named = plannedComments.filter(({ orderKey }) => orderKey !== null);
    expect(new Set(named.map(({ orderKey }) => orderKey)).size).toBe(named.length);
    expect(named.length).toBeGreaterThan(40);
    expect(new Set(named.map(({ status }) => status))).toEqual(new Set(['APPROVED', 'PENDING', 'REJECTED', 'HIDDEN']));
    expect(new Set(named.map(({ shop }) => shop)).size).toBe(2);
    expect(named.filter(({ rating }) => rating === null)).toEqual([]);
  });
});

describe('the plan of what readers report', () => {
  it('has comments that wait for it, that were kept and that were hidden', () => {
    const reported = plannedComments.filter(({ reports }) => reports > 0);
    const waiting = reported.filter(({ status, isKept }) => status === 'APPROVED' && !isKept);
    expect(waiting.length).toBeGreaterThanOrEqual(10);
    expect(reported.filter(({ isKept }) => isKept).length).toBeGreaterThanOrEqual(10);
    expect(reported.filter(({ status }) => status === 'HIDDEN').length).toBeGreaterThanOrEqual(10);
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
    const expected = plannedComments
      .filter(({ day }) => day >= from && day <= until)
      .map(({ key, status }) => ({ key, status }));
    expect(rows).toEqual(expected.toSorted((one, other) => one.key.localeCompare(other.key)));
  });

  it('report the comments that readers report, each by so many, and keep those that are kept', async () => {
    const { rows } = await sql<{ key: string; reports: number; waiting: number }>`
      select c.external_id as key, c.report_count as waiting,
        (select count(*)::int from change e where e.entity = 'comment' and e.entity_id = c.id and e.action = 'reported') as reports
      from comment c where c.report_count > 0
        or exists (select from change e where e.entity = 'comment' and e.entity_id = c.id and e.action = 'reported')
      order by c.external_id`.execute(db);
    const expected = plannedComments
      .filter(({ day, reports }) => day >= from && day <= until && reports > 0)
      .map(({ key, reports, status, isKept }) => ({
        key,
        reports,
        waiting: status === 'APPROVED' && !isKept ? reports : 0,
      }));
    expect(expected.length).toBeGreaterThan(0);
    expect(rows).toEqual(expected.toSorted((one, other) => one.key.localeCompare(other.key)));
  });

  it('verify the purchases of reviews by the order that they name, with its line', async () => {
    const { rows } = await sql<{ key: string; order: string; author: string }>`
      select c.external_id as key, o.external_id as "order", c.author_name as author from comment c
        join order_line l on l.shop_id = c.shop_id and l.id = c.order_line_id and l.product_id = c.product_id
        join "order" o on o.shop_id = l.shop_id and o.id = l.order_id
      where c.verified order by c.external_id`.execute(db);
    const known = new Set(lived.map(({ key }) => key));
    const expected = plannedComments
      .filter(({ day, orderKey }) => day >= from && day <= until && orderKey !== null && known.has(orderKey))
      .map(({ key, orderKey, authorName }) => ({ key, order: orderKey, author: authorName }));
    expect(expected.length).toBeGreaterThan(0);
    expect(rows).toEqual(expected.toSorted((one, other) => one.key.localeCompare(other.key)));
  });

  it('leave customers with what they said, and with their addresses', async () => {
    const acts = planCustomers('quarry', lastDay).filter(({ day }) => day >= from && day <= until);
    const bought = new Set(lived.map(({ shop, buyer }) => `${shop} ${buyer.externalId}`));
    const known = acts.filter(({ shop, externalId }) => bought.has(`${shop} ${externalId}`));
    const { rows } = await sql<{ consents: number; addresses: number }>`
      select (select count(*) from customer_consent)::int as consents, (select count(*) from customer_address)::int as addresses`.execute(
      db,
    );
    const countOf = (kind: string) => known.filter(({ act }) => act.kind === kind).length;
    expect(rows).toEqual([{ consents: countOf('consent'), addresses: countOf('address') }]);
    expect(countOf('consent') * countOf('address')).toBeGreaterThan(0);
  });

  it('add up as the command that checks them computes them anew', async () => {
    expect(await findDifferences(db)).toEqual([]);
  });

  it('are the work of the import, but for what is completed by itself', async () => {
    const { rows } = await sql<{ cause: string }>`
      select distinct cause from change where entity in ('order', 'payment', 'refund', 'customer', 'comment') order by 1`.execute(
      db,
    );
    expect(rows.map(({ cause }) => cause).filter((cause) => cause !== 'schedule')).toEqual(['seed']);
  });

  it('stay as they are when a day is begun again', async () => {
    const before = await counted();
    await live(until);
    expect(await counted()).toEqual(before);
  });

  it('stay as they are when all that happened at the provider is read', async () => {
    const before = await counted();
    const world = providerWorld(api, demo);
    expect(await world.readAll()).toBeGreaterThan(2);
    while (await world.apply());
    const { rows } = await sql<{ state: string; shops: number }>`
      select state, count(distinct shop_id)::int as shops from payment_event group by 1`.execute(db);
    expect(rows).toEqual([{ state: 'APPLIED', shops: 2 }]);
    expect(await counted()).toEqual(before);
    expect(await findDifferences(db)).toEqual([]);
  });
});
