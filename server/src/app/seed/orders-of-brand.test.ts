import { Client } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { testApi } from '../../testing/index.ts';
import { seedLarge } from './large-seed.ts';

/** What the list of the orders of a brand costs, where their number is between few and many: they are all found, and then sorted. */

const api = await testApi();
const size = {
  shops: 4,
  brands: 30,
  categories: 10,
  products: 1_500,
  offers: 100,
  proposals: 0,
  listings: 0,
  discounts: 0,
  orders: 8_000,
};
const brandId = '00000002-0000-7000-8000-000000000014';
const spy = vi.spyOn(Client.prototype, 'query');
afterAll(() => spy.mockRestore());

type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Loops': number;
  'Index Searches'?: number;
  Output: string[];
  Plans?: Plan[];
};

const stepsOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(stepsOf)];

/** The steps by which the database finds a page of the brand's orders. */
async function stepsOfPage(): Promise<Plan[]> {
  const administrator = await api.asAdministrator();
  spy.mockClear();
  const { orders } = await administrator.query<{ orders: { nodes: object[] } }>(
    'query ($filter: OrderFilter) { orders(first: 25, filter: $filter) { nodes { id } } }',
    { filter: { brandId: [brandId] } },
  );
  expect(orders.nodes).toHaveLength(25);
  const calls: unknown[][] = spy.mock.calls;
  const asked = calls.flatMap(([statement]) => {
    const { text, values } = statement as { text?: string; values?: unknown[] };
    return text?.includes('order_line l join product p') ? [{ text, values }] : [];
  });
  const [{ text, values } = { text: '', values: [] }] = asked;
  const { rows } = await api.deps.pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>({
    text: `explain (analyze, verbose, format json) ${text}`,
    values,
  });
  return stepsOf(rows[0]!['QUERY PLAN'][0].Plan);
}

let steps: Plan[] = [];
beforeAll(async () => {
  await seedLarge(api.deps.db, size, () => undefined);
  steps = await stepsOfPage();
}, 120_000);

it('reads the products of the brand and their orders from indexes alone, and looks for each product once', () => {
  const read = (table: string) => steps.find((step) => step['Relation Name'] === table);
  const [products, lines] = [read('product'), read('order_line')];
  expect([products?.['Node Type'], lines?.['Node Type']]).toEqual(['Index Only Scan', 'Index Only Scan']);
  expect(lines?.['Index Searches']).toBe(lines?.['Actual Loops']);
});

it('writes the texts for cursors of the orders that are shown, not of all that it sorts', () => {
  const sorted = steps.findIndex((step) => step['Node Type'] === 'Sort');
  expect(sorted).toBeGreaterThan(0);
  const written = (step: Plan) => step.Output.some((column) => column.includes('to_json'));
  expect(steps.slice(0, sorted).some(written)).toBe(true);
  expect(
    steps
      .slice(sorted)
      .filter(written)
      .map((step) => step['Node Type']),
  ).toEqual([]);
});
