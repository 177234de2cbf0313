import { Client } from 'pg';
import { asker } from './ask.ts';
import { type Figure, milliseconds } from './figure.ts';
import { graphqlJob, load } from './load.ts';
import type { Product } from './product.ts';

const command = 'npm run bench -- categories';
const nodes = 10_000;
const children = 2_000;

/** What the dashboard asks when a branch is opened. */
const branch = `query($filter: CategoryFilter!) { categories(first: 100, filter: $filter, sort: [{ field: POSITION, direction: ASC }]) {
  nodes { id name status childCount branchProductCount updatedAt version } pageInfo { endCursor hasNextPage } total { count } } }`;
const search = `query($search: String!) { categories(first: 50, search: $search) {
  nodes { id name status childCount branchProductCount updatedAt version ancestors { id name } } } }`;
const effects = `query($ids: [ID!]!) { categoryMoveEffects(ids: $ids) { isWorthAsking below path { before after }
  effects { kind relation count names } } }`;

/** A tree of ten thousand categories, one with two thousand children: opened, searched, and the effects of moving all of it. */
export async function measureCategories(product: Product): Promise<Figure[]> {
  const client = new Client({ connectionString: product.databaseUrl });
  await client.connect();
  try {
    const { top, wide } = await growTree(client);
    const token = await product.logIn();
    const ask = async (query: string, variables: object) =>
      (await load(graphqlJob(product.address, token, query, [variables], 1))).p95;
    const asked = await asker(product);
    const { categoryMoveEffects } = await asked<{
      categoryMoveEffects: { effects: { kind: string; count: number }[] };
    }>(effects, { ids: [wide] });
    const products = categoryMoveEffects.effects.find(({ kind }) => kind === 'PRODUCT')?.count ?? 0;
    const where = `a tree of ${nodes.toLocaleString('en')} categories`;
    const held = `${children.toLocaleString('en')} children and ${products.toLocaleString('en')} products`;
    return [
      within(`${where}: open a branch with ${held}`, await ask(branch, { filter: { parentId: [wide] } }), 100),
      within(`${where}: open its top`, await ask(branch, { filter: { parentId: [top] } }), 100),
      within(`${where}: search a name`, await ask(search, { search: 'bench node 19' }), 100),
      within(`${where}: effects of moving a branch with ${held}`, await ask(effects, { ids: [wide] }), 300),
    ];
  } finally {
    await cutTree(client);
    await client.end();
  }
}

function within(work: string, p95: number, goalMs: number): Figure {
  return {
    work,
    figure: `p95 ${milliseconds(p95)}`,
    limit: '',
    ratio: undefined,
    goal: `<= ${goalMs} ms`,
    isMet: p95 <= goalMs,
    command,
  };
}

/** Below a top of its own: one wide node, and the others eight below each other node. The roots of before hang below the wide one. */
async function growTree(client: Client): Promise<{ top: string; wide: string }> {
  await cutTree(client);
  const { rows } = await client.query<{ top: string; wide: string }>(
    `with roots as (select array_agg(id) as ids from category where parent_id is null and deleted_at is null),
      made as (insert into category (id, parent_id, position, names, slugs)
        select ${id('n')}, case when n = 0 then null when n <= $1 + 1 and n > 1 then ${id('1')}
            when n = 1 then ${id('0')} else ${id('greatest(0, (n - $1) / 8)')} end,
          n, jsonb_build_object('en', 'Bench node ' || n), jsonb_build_object('en', 'bench-node-' || n)
        from generate_series(0, $2 - 1) n returning id),
      hung as (update category set parent_id = ${id('1')} from roots where category.id = any(roots.ids))
    select ${id('0')} as top, ${id('1')} as wide from (select count(*) from made) m`,
    [children, nodes],
  );
  await client.query('analyze category');
  const [tree] = rows;
  if (!tree) throw new Error('The tree was not made.');
  return tree;
}

/** Gives the roots back their place, and takes the tree away. */
async function cutTree(client: Client): Promise<void> {
  const isMade = `names ->> 'en' like 'Bench node %'`;
  await client.query(`update category set parent_id = null where parent_id = ${id('1')} and not (${isMade})`);
  await client.query(`delete from category where ${isMade}`);
}

function id(number: string): string {
  return `('00000000-0000-4000-9000-' || lpad((${number})::text, 12, '0'))::uuid`;
}
