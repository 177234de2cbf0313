import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type Ask, asker } from './ask.ts';
import { type Figure, milliseconds, perSecond } from './figure.ts';
import { graphqlJob, load, type LoadResult } from './load.ts';
import type { Product } from './product.ts';

const command = 'npm run bench -- lists';
const row = 'id name status brand { id name } category { id name } offerCount lowestPrice { minor currency }';
const list = `query($after: String, $search: String, $filter: ProductFilter, $sort: [ProductSort!]) {
  products(first: 25, after: $after, search: $search, filter: $filter, sort: $sort) { nodes { ${row} } pageInfo { endCursor hasNextPage } } }`;
const listWithTotal = list.replace('nodes {', 'total { count isExact } nodes {');
const keys = `query($after: String) { products(first: 500, after: $after, sort: [{ field: name, direction: ASC }]) { nodes { id } pageInfo { endCursor } } }`;
const detail = `query($id: ID!) { product(id: $id) { id name description status brand { id name } category { id name }
  variants { id name options identifiers { kind value status } }
  values { id attribute { code name } locale text sourceKind confidence isLocked source { shopName pageUrl observedAt method path raw } }
  offers(first: 10) { nodes { id title shop { id name } price { minor currency } availability url } } } }`;

/** Lists, search and detail of a running product, beside one SQL statement behind a bare HTTP server. */
export async function measureLists(product: Product): Promise<Figure[]> {
  const limit = await startLimitServer(product.databaseUrl);
  try {
    const token = await product.logIn();
    const ask = (query: string, variables: object[], connections = 16) =>
      load(graphqlJob(product.address, token, query, variables, connections));
    const bare = (names: string[], ids: string[] = []) => askLimit(limit.address, names, ids);
    const asked = await asker(product);
    const { ids, deep } = await walk(asked);
    const sort = [{ field: 'name', direction: 'ASC' }];
    const first = await ask(list, [{ sort }]);
    const single = await ask(list, [{ sort }], 1);
    const figures = [
      throughput('product list, 25 rows, by name', first, await bare(['list']), 0.7),
      throughput('the same with total', await ask(listWithTotal, [{ sort }]), await bare(['list', 'total']), 0.85),
      throughput(
        'one product with variants, values, 10 offers',
        await ask(
          detail,
          ids.map((id) => ({ id })),
        ),
        await bare(['detail'], ids),
        0.6,
      ),
      latency('the 50,000th row', await ask(list, [{ sort, after: deep }], 1), single),
    ];
    for (const [work, variables] of Object.entries(besideFirstPage)) {
      figures.push(latency(work, await ask(list, [variables], 1), single));
    }
    for (const { id, branchProductCount } of await branches(asked)) {
      const work = `filter by a branch of categories with ${branchProductCount.toLocaleString('en')} products`;
      figures.push(latency(work, await ask(list, [{ sort, filter: { categoryId: [id] } }], 1), single, 10));
    }
    return figures;
  } finally {
    limit.process.kill('SIGTERM');
  }
}

const besideFirstPage: Record<string, object> = {
  'sort by lowest price, falling': { sort: [{ field: 'lowestPrice', direction: 'DESC' }] },
  'sort by offer count, falling': { sort: [{ field: 'offerCount', direction: 'DESC' }] },
  'filter by status': { filter: { status: ['IN_REVIEW'] } },
  'search a word': { search: 'kettle' },
  'search two words': { search: 'kettle rouge' },
  'search a misspelt word': { search: 'ketttle' },
  'search the name of a category': { search: 'Kategorie 21' },
  'search a word and the name of a category': { search: 'kettle catégorie 2' },
};

function throughput(work: string, measured: LoadResult, limit: LoadResult, goal: number): Figure {
  const ratio = measured.requests / measured.seconds / (limit.requests / limit.seconds);
  return {
    work,
    figure: `${perSecond(measured.requests, measured.seconds)} at 16 connections (client CPU ${measured.cpuSeconds.toFixed(1)} s)`,
    limit: `${perSecond(limit.requests, limit.seconds)} one SQL statement`,
    ratio,
    goal: `>= ${goal}`,
    isMet: ratio >= goal,
    command,
  };
}

/** Whatever answers within `enoughMs` is fast enough, also beside a first page that is faster still. */
function latency(work: string, measured: LoadResult, first: LoadResult, enoughMs = 0): Figure {
  const ratio = measured.p95 / first.p95;
  return {
    work,
    figure: `p95 ${milliseconds(measured.p95)}`,
    limit: `p95 ${milliseconds(first.p95)} first page`,
    ratio,
    goal: enoughMs > 0 ? `<= 2 or ${enoughMs} ms` : '<= 2',
    isMet: ratio <= 2 || measured.p95 <= enoughMs,
    command,
  };
}

type Branch = { id: string; branchProductCount: number };

/** Of the branches of the tree the largest one and the middle one. */
async function branches(ask: Ask): Promise<Branch[]> {
  const asked = '{ categories(first: 500) { nodes { id branchProductCount } } }';
  const { categories } = await ask<{ categories: { nodes: Branch[] } }>(asked);
  const filled = categories.nodes
    .filter(({ branchProductCount }) => branchProductCount > 0)
    .toSorted((one, other) => other.branchProductCount - one.branchProductCount);
  return [filled[0], filled[Math.floor(filled.length / 2)]].filter((branch) => branch !== undefined);
}

type Window = { nodes: { id: string }[]; pageInfo: { endCursor: string } };

/** Ids spread over the catalogue, and the cursor of the 50,000th product. */
async function walk(ask: Ask): Promise<{ ids: string[]; deep: string }> {
  const ids: string[] = [];
  let after: string | null = null;
  for (let read = 0; read < 50_000; read += 500) {
    const { products }: { products: Window } = await ask(keys, { after });
    ids.push(...products.nodes.slice(0, 2).map(({ id }) => id));
    after = products.pageInfo.endCursor;
  }
  return { ids, deep: after ?? '' };
}

async function startLimitServer(databaseUrl: string): Promise<{ address: string; process: ChildProcess }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'limit-server.ts'), databaseUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  return { address: `http://127.0.0.1:${port.toString().trim()}/`, process: child };
}

function askLimit(url: string, names: string[], ids: string[]): Promise<LoadResult> {
  const bodies = ids.length === 0 ? [JSON.stringify({ names })] : ids.map((id) => JSON.stringify({ names, id }));
  return load({ url, headers: { 'content-type': 'application/json' }, bodies, connections: 16, seconds: 4 });
}
