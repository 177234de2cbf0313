import { type GraphQLEnumType, getNamedType, isEnumType, isInputObjectType } from 'graphql';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { listsOf } from '../../platform/records/index.ts';
import { testApi } from '../../testing/index.ts';
import { features } from '../features.ts';
import { benchmarkSize, seedLarge } from '../seed/large-seed.ts';
import { buildExecutableSchema } from './schema.ts';

/** Every filter and every first order that a list offers is found by an index, on the data set that the speeds are promised for. */

const seedLimitMs = 1_800_000;
/** From so many rows on, reading all of them is no answer. */
const largeRows = 10_000;

const api = await testApi();
const { db } = api.deps;
await seedLarge(db, benchmarkSize, () => {});
const administrator = await api.asAdministrator();
const schema = buildExecutableSchema(features);
const large = new Set(
  (
    await sql<{
      name: string;
    }>`select relname as name from pg_class where relkind = 'r' and reltuples > ${largeRows}`.execute(db)
  ).rows.map(({ name }) => name),
);

type Asked = { text: string; values?: unknown[] };
type PlanNode = { 'Node Type': string; 'Relation Name'?: string; Plans?: PlanNode[] };

const spy = vi.spyOn(Client.prototype, 'query');
afterAll(() => spy.mockRestore());

/** What the database was asked since the last time, with the values. */
function askedStatements(): Asked[] {
  const calls: unknown[][] = spy.mock.calls;
  const statements = calls.flatMap(([statement]) => (isStatement(statement) ? [statement] : []));
  spy.mockClear();
  return statements.filter(({ text }) => /^\s*(select|with)/i.test(text));
}

function isStatement(value: unknown): value is Asked {
  return typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';
}

function scannedBy(plan: PlanNode): string[] {
  const table = plan['Node Type'] === 'Seq Scan' ? (plan['Relation Name'] ?? '') : '';
  return [...(large.has(table) ? [table] : []), ...(plan.Plans ?? []).flatMap(scannedBy)];
}

/** The large tables that the first window of a list reads from end to end. */
async function scannedFor(list: string, variables: { filter?: object; sort?: object[] }): Promise<string[]> {
  const { args } = schema.getQueryType()?.getFields()[list] ?? { args: [] };
  const typeOf = (name: string) => args.find((arg) => arg.name === name)?.type.toString();
  askedStatements();
  await administrator.query(
    `query ($filter: ${typeOf('filter')}, $sort: ${typeOf('sort')}) { ${list}(first: 25, filter: $filter, sort: $sort) { nodes { __typename } } }`,
    variables,
  );
  const statements = askedStatements();
  expect(statements.some(({ text }) => text.includes('order by'))).toBe(true);
  const scanned: string[] = [];
  for (const { text, values = [] } of statements) {
    const { rows } = await api.application.pool.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>({
      text: `explain (format json) ${text}`,
      values,
    });
    scanned.push(...rows.flatMap((row) => scannedBy(row['QUERY PLAN'][0].Plan)));
  }
  return scanned;
}

const dayMs = 86_400_000;
const day = (daysAgo: number) => new Date(Date.now() - daysAgo * dayMs).toISOString().slice(0, 10);
const seeded = (kind: number, n: number) =>
  `0000${kind.toString(16).padStart(4, '0')}-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;
const ids: Record<string, string> = {
  shopId: seeded(1, 20),
  brandId: seeded(2, 40),
  categoryId: seeded(3, 40),
  productId: seeded(4, 40),
  crawlerId: seeded(11, 20),
  grabberId: seeded(14, 20),
};
const words: Record<string, string> = { matchState: 'in_review', availability: 'PreOrder', kind: 'link_offer' };

type Field = { name: string; type: string; choices: readonly string[]; unit?: string | null };

/** Usual values: such as a person asks for. */
function valuesFor({ name, type, choices, unit }: Field, operator: string): string[] {
  if (['today', 'empty', 'not_empty'].includes(operator)) return [];
  if (operator === 'within_days') return ['7'];
  const pair = (first: string, second: string) => (operator === 'between' ? [first, second] : [first]);
  switch (type) {
    case 'text':
      return ['kettle'];
    case 'code':
      return ['4006381333931'];
    case 'number':
      return unit === 'share' ? pair('0.5', '0.6') : pair('50', '60');
    case 'money':
      return pair('20 EUR', '25 EUR');
    case 'date':
      return pair(day(8), day(7));
    case 'flag':
      return ['true'];
    case 'id':
      return [ids[name] ?? ''];
    default:
      return [choices[0] ?? words[name] ?? 'active'];
  }
}

function isOfOneRecord(list: string): boolean {
  const query = schema.getQueryType()?.getFields()[list];
  return query?.args.some(({ name }) => name === 'runId' || name === 'discountId') ?? false;
}

const lists = [...listsOf(features)]
  .flatMap(([list, { filter }]) => (filter ? [[list, filter] as const] : []))
  // Those are held to one run or discount, which their index begins with.
  .filter(([list]) => !isOfOneRecord(list));

function ordersOf(list: string): string[] {
  const query = schema.getQueryType()?.getFields()[list];
  const sort = query?.args.find(({ name }) => name === 'sort');
  const input = sort && getNamedType(sort.type);
  const field = isInputObjectType(input) ? getNamedType(input.getFields().field?.type as GraphQLEnumType) : undefined;
  return isEnumType(field) ? field.getValues().map(({ name }) => name) : [];
}

describe.each(lists)('%s', { timeout: seedLimitMs }, (list, { described }) => {
  it('reads no large table from end to end for any filter', async () => {
    expect(large).toContain('offer');
    const found: string[] = [];
    for (const field of described) {
      for (const operator of field.operators) {
        const clause = { field: field.name, operator, values: valuesFor(field, operator) };
        const scanned = await scannedFor(list, { filter: { where: { clauses: [clause] } } });
        found.push(...scanned.map((table) => `${field.name} ${operator} ${clause.values.join(' ')}: ${table}`));
      }
    }
    expect(found).toEqual([]);
  });

  it('reads no large table from end to end for any first order', async () => {
    const found: string[] = [];
    for (const field of ordersOf(list)) {
      for (const direction of ['ASC', 'DESC']) {
        const scanned = await scannedFor(list, { sort: [{ field, direction }] });
        found.push(...scanned.map((table) => `${field} ${direction}: ${table}`));
      }
    }
    expect(ordersOf(list).length).toBeGreaterThan(0);
    expect(found).toEqual([]);
  });
});
