import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Figure, milliseconds } from './figure.ts';
import { graphqlJob, load, type LoadResult } from './load.ts';
import type { Product } from './product.ts';

const command = 'npm run bench -- orders';
const row = 'id number status paymentStatus fulfilmentStatus placedAt gross { minor currency } customer { name }';
const list = `query($from: ListStart, $search: String, $filter: OrderFilter, $sort: [OrderSort!]) {
  orders(first: 25, from: $from, search: $search, filter: $filter, sort: $sort) { nodes { ${row} } pageInfo { endCursor hasNextPage } } }`;
const totals = `query($filter: OrderFilter) { orderTotals(filter: $filter) { orders isExact sums { orders gross { minor currency } } } }`;
const report = `query($input: FiguresInput!) { figures(input: $input) { __typename ... on Figures { toCount
  rows { key currency values { value compared } } totals { currency values { value compared } } } } }`;

/** The list of 200,000 orders: its first page, the 50,000th row, each filter and search, and totals of a year; figures of a year by month; the dashboard. */
export async function measureOrders(product: Product): Promise<Figure[]> {
  const token = await product.logIn();
  const ask = (query: string, variables: object) => load(graphqlJob(product.address, token, query, [variables], 1));
  const first = await ask(list, {});
  const figures: Figure[] = [];
  for (const [work, variables] of Object.entries(await asked(product.address, token)))
    figures.push(besideFirst(work, await ask(list, variables), first));
  const year = await ask(totals, {});
  figures.push(within('totals of 200,000 orders', year, 150));
  figures.push(within('a year by month over 200,000 orders', await askReport(product.address, token), 150));
  const dashboard = await ask(documentOfScreens('Dashboard'), {});
  figures.push(within('a dashboard of 28 days at 200,000 orders, all that it asks', dashboard, 300));
  return figures;
}

function within(work: string, { p95 }: LoadResult, limitMs: number): Figure {
  return {
    work,
    figure: `p95 ${milliseconds(p95)}`,
    limit: milliseconds(limitMs),
    ratio: p95 / limitMs,
    goal: '<= 1',
    isMet: p95 <= limitMs,
    command,
  };
}

/** What a screen asks, as it asks it. */
function documentOfScreens(name: string): string {
  const file = join(import.meta.dirname, '../contracts/trusted-documents.json');
  const documents = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const text = Object.values(documents).find((one) => one.startsWith(`query ${name} `));
  if (text === undefined) throw new Error(`No screen asks a document ${name}.`);
  return text;
}

/** What the report of sales says of the year that the orders are of, beside the year before. */
function askReport(address: string, token: string): Promise<LoadResult> {
  const input = {
    measures: ['REVENUE', 'NET_SALES', 'ORDERS', 'AVERAGE_ORDER', 'GROSS_SALES', 'TAX', 'REFUNDS', 'UNITS'],
    by: 'MONTH',
    compare: 'PREVIOUS',
    period: { kind: 'CUSTOM', ...lastYear(new Date()) },
  };
  return load(graphqlJob(address, token, report, [{ input }], 1));
}

/** The 365 days before today. */
function lastYear(now: Date): { from: string; until: string } {
  const dayBefore = (count: number) => new Date(now.getTime() - count * 86_400_000).toISOString().slice(0, 10);
  return { from: dayBefore(365), until: dayBefore(1) };
}

async function asked(address: string, token: string): Promise<Record<string, object>> {
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      query: `{ orders(first: 1) { nodes { placedAt shop { id } channel { id } lines { product { id brand { id } } } } } }`,
    }),
  });
  const { data } = (await response.json()) as { data: { orders: { nodes: FirstOrder[] } } };
  const [order] = data.orders.nodes;
  if (!order) throw new Error('The large seed has no orders.');
  const day = order.placedAt.slice(0, 10);
  const product = order.lines.find((line) => line.product)?.product;
  const filter = (of: object) => ({ filter: of });
  return {
    'the 50,000th order': { from: { row: 50_000 } },
    'orders, largest first': { sort: [{ field: 'GROSS', direction: 'DESC' }] },
    'orders of a status': filter({ status: ['CANCELLED'] }),
    'orders of a payment status': filter({ paymentStatus: ['FAILED'] }),
    'orders of a fulfilment status': filter({ fulfilmentStatus: ['ON_HOLD'] }),
    'orders of a return status': filter({ returnStatus: ['REQUESTED'] }),
    'orders of a shop': filter({ shopId: [order.shop.id] }),
    'orders of a channel': filter({ channelId: [order.channel.id] }),
    'orders of a product': filter({ productId: [product?.id] }),
    'orders of a brand': filter({ brandId: [product?.brand?.id] }),
    'orders of a source': filter({ source: ['DRAFT'] }),
    'orders to a country': filter({ country: ['NL'] }),
    'orders with a tag': filter({ tag: ['load'] }),
    'orders of a currency nobody sells in': filter({ currency: ['JPY'] }),
    'orders of a day': filter({ placedFrom: day, placedUntil: day }),
    'archived orders': filter({ isArchived: true }),
    'orders whose totals differ': filter({ totalsDiffer: true }),
    'search an order by number': { search: '101042' },
    'search an order by how its number begins': { search: '1010' },
    'search an order by e-mail': { search: 'buyer4711@mail.example' },
    'search orders by a common name': { search: 'ada' },
    'search orders by SKU': { search: 'm-17' },
  };
}

type FirstOrder = {
  placedAt: string;
  shop: { id: string };
  channel: { id: string };
  lines: { product: { id: string; brand: { id: string } | null } | null }[];
};

function besideFirst(work: string, measured: LoadResult, first: LoadResult): Figure {
  const ratio = measured.p95 / first.p95;
  return {
    work,
    figure: `p95 ${milliseconds(measured.p95)}`,
    limit: `p95 ${milliseconds(first.p95)} first page`,
    ratio,
    goal: '<= 2, or 10 ms',
    isMet: ratio <= 2 || measured.p95 <= 10,
    command,
  };
}
