import {
  orderFulfilmentStatuses,
  orderPaymentStatuses,
  orderReturnStatuses,
  orderStatuses,
} from '@quarry/contracts/orders';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkSales } from '../../features/analytics/index.ts';
import { checkOrders, watchOrders } from '../../features/orders/index.ts';
import { checkPayments, orderMoney } from '../../features/payments/index.ts';
import { findFact } from '../../platform/installation-fact.ts';
import { testApi } from '../../testing/index.ts';
import { seedLarge } from './large-seed.ts';

const api = await testApi();
const size = {
  shops: 4,
  brands: 20,
  categories: 30,
  products: 200,
  offers: 1_000,
  proposals: 10,
  listings: 40,
  discounts: 24,
  orders: 800,
};

type Totals = Record<'products' | 'offers' | 'listings' | 'running' | 'coded', { total: { count: number } }>;

const indexes = async () =>
  (
    await sql<{ definition: string }>`
      select indexdef as definition from pg_indexes where schemaname = current_schema() order by 1`.execute(api.deps.db)
  ).rows.map(({ definition }) => definition);
const before = await indexes();

describe('the large seed', () => {
  beforeAll(() => seedLarge(api.deps.db, size, () => undefined));

  it('leaves each index that it took away while it loaded', async () => {
    const after = new Set(await indexes());
    expect(before.filter((definition) => !after.has(definition))).toEqual([]);
  });

  it('has as much of everything as was asked for, as the lists show it', async () => {
    const client = await api.asAdministrator();
    const counted =
      await client.query<Totals>(`{ products { total { count } } offers { total { count } } listings { total { count } }
      running: discounts(filter: { status: [ACTIVE] }) { total { count } } coded: discounts(filter: { method: [CODE] }) { total { count } } }`);
    const counts = Object.fromEntries(Object.entries(counted).map(([list, { total }]) => [list, total.count]));
    // A tenth is archived, which lists leave out.
    expect(counts).toEqual({ products: 180, offers: 1_000, listings: 40, running: 24, coded: 12 });
  });

  it('finds products by the names of their category and of the one above it, in each language', async () => {
    const client = await api.asAdministrator();
    const named = await client.query<{ categories: { nodes: { id: string }[] } }>(
      '{ categories(filter: { isRoot: true }, search: "category 1", first: 1, sort: [{ field: POSITION, direction: ASC }]) { nodes { id } } }',
    );
    const [top] = named.categories.nodes;
    const found = await client.query<Record<'branch' | 'en' | 'fr', { nodes: { id: string }[] }>>(
      `query($filter: ProductFilter!) { branch: products(first: 200, filter: $filter) { nodes { id } }
        en: products(first: 200, search: "category 1", filter: $filter) { nodes { id } }
        fr: products(first: 200, search: "Catégorie 1", filter: $filter) { nodes { id } } }`,
      { filter: { categoryId: [top?.id] } },
    );
    expect(found.branch.nodes.length).toBeGreaterThan(0);
    expect(found.en).toEqual(found.branch);
    expect(found.fr).toEqual(found.branch);
  });

  it('has discounts and listings that can be read whole', async () => {
    const client = await api.asAdministrator();
    const { discounts, channels } = await client.query<{
      discounts: { nodes: { kind: string; targets: { name: string | null }[]; codeCount: number }[] };
      channels: { nodes: { counts: Record<string, number> }[] };
    }>(`{ discounts(first: 24) { nodes { kind targets { name } codeCount } }
      channels { nodes { counts { listed scheduled refused off } } } }`);
    expect(new Set(discounts.nodes.map(({ kind }) => kind)).size).toBe(4);
    expect(discounts.nodes.filter(({ targets }) => targets.every(({ name }) => name === null))).toEqual([]);
    const counts = channels.nodes.map(({ counts: of }) => Object.values(of).reduce((sum, count) => sum + count, 0));
    expect(counts.toSorted((one, other) => one - other)).toEqual([0, 40]);
  });

  it('has orders in every state, with all that follows from their rows', async () => {
    const { rows } = await sql<Record<string, string[]>>`
      select array_agg(distinct status order by status) as status, array_agg(distinct payment_status order by payment_status) as payment,
        array_agg(distinct fulfilment_status order by fulfilment_status) as fulfilment, array_agg(distinct return_status order by return_status) as return
      from "order"`.execute(api.deps.db);
    expect(rows[0]).toEqual({
      status: orderStatuses.toSorted(),
      payment: orderPaymentStatuses.toSorted(),
      fulfilment: orderFulfilmentStatuses.toSorted(),
      return: orderReturnStatuses.toSorted(),
    });
    expect(await checkOrders(api.deps.db)).toEqual({ orders: 800, differences: [] });
    expect((await checkPayments(api.deps.db)).differences).toEqual([]);
    const sales = await checkSales(api.deps.db);
    expect(sales.differences).toEqual([]);
    expect(sales.buckets).toBeGreaterThan(800);
  });

  it('leaves no order open of which nothing is left to do, and says of each completed one when that was', async () => {
    const completed = async () =>
      (
        await sql<{ orders: number; events: number }>`
          select count(*) as orders, sum((select count(*) from order_event e where e.order_id = o.id and e.kind = 'completed'))::int as events
          from "order" o where o.status = 'COMPLETED'`.execute(api.deps.db)
      ).rows[0];
    const loaded = await completed();
    // 24 of 40 parts and two more, without the drafts among them.
    expect(loaded).toEqual({ orders: 518, events: 518 });
    await watchOrders(api.deps, orderMoney, new AbortController().signal);
    expect(await completed()).toEqual(loaded);
  });

  it('leaves no offers to be put on shelves, of which its shops have none', async () => {
    const client = await api.asAdministrator();
    const { shelves } = await client.query<{ shelves: { total: { count: number } } }>(
      '{ shelves { total { count } } }',
    );
    expect(shelves.total.count).toBe(0);
    expect(await findFact(api.deps.db, 'shelves_placed')).toMatchObject({ isDone: true });
  });

  it('leaves a database alone that has products', async () => {
    expect(await seedLarge(api.deps.db, size, () => undefined)).toBe('not_empty');
  });
});
