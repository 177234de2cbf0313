import { describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { countStatements, testApi } from '../../testing/index.ts';
import { buildProduct } from '../products/product.builder.ts';
import { categoryDoors } from './testing/category-doors.ts';

const api = await testApi();
const { db } = api.deps;
const { administrator, made, namesOf, move, remove } = await categoryDoors(api);

async function chain(name: string, length: number): Promise<string[]> {
  const ids = Array.from({ length }, () => newId<'category'>());
  const rows = ids.map((id, depth) => ({
    id,
    parent_id: ids[depth - 1] ?? null,
    names: JSON.stringify({ en: `${name} ${depth}` }),
    slugs: JSON.stringify({ en: `${name} ${depth}` }),
  }));
  await db.insertInto('category').values(rows).execute();
  return ids;
}

const statementsFor = (work: () => Promise<unknown>) => countStatements(/category/, work);

type Node = {
  name: string;
  path: string[];
  childCount: number;
  productCount: number;
  branchProductCount: number;
  ancestors: { id: string; childCount: number }[];
};
const nodesOf = async (variables: Record<string, unknown>) =>
  (
    await administrator.query<{ categories: { nodes: Node[] } }>(
      `query ($filter: CategoryFilter, $search: String) { categories(filter: $filter, search: $search, sort: [{ field: POSITION, direction: ASC }]) {
        nodes { name path childCount productCount branchProductCount ancestors { id childCount } names { text } } } }`,
      variables,
    )
  ).categories.nodes;

describe('the tree of categories', () => {
  it('shows its roots, and each branch by its parent, with how many are below', async () => {
    const garden = await made({ name: 'Garden' });
    await made({ name: 'Kitchen' });
    for (const name of ['Seeds', 'Tools']) await made({ name, parentId: garden.id });
    const { id: gone } = await made({ name: 'Gone', parentId: garden.id });
    await remove(gone);
    await buildProduct(db, { categoryId: garden.id });
    const roots = await nodesOf({ filter: { isRoot: true } });
    expect(roots.map(({ name, childCount, productCount }) => [name, childCount, productCount])).toEqual([
      ['Garden', 2, 1],
      ['Kitchen', 0, 0],
    ]);
    expect(await namesOf({ filter: { parentId: [garden.id] } })).toEqual(['Seeds', 'Tools']);
  });

  it('tells the whole way to a category that is found, however deep it lies', async () => {
    const ids = await chain('Level', 60);
    const [found] = await nodesOf({ search: 'level 59' });
    expect(found?.path).toEqual(ids.map((_, depth) => `Level ${depth}`));
    expect(found?.ancestors).toEqual(ids.slice(0, -1).map((id) => ({ id, childCount: 1 })));
    const refused = await move(ids[0] ?? '', 1, { parentId: ids[59] });
    expect(refused.data.moveCategory).toMatchObject({ code: 'CATEGORY_BELOW_ITSELF' });
  });

  it('finds a category with its way by its name in any language', async () => {
    const { id } = await made({ names: { de: 'Werkstatt' } });
    await made({ names: { en: 'Saws', fr: 'Scies' }, parentId: id });
    expect((await nodesOf({ search: 'scie' })).map(({ path }) => path)).toEqual([['Werkstatt', 'Saws']]);
  });

  it('is asked with as many statements for many branches as for one', async () => {
    const roots = await Promise.all(Array.from({ length: 12 }, (_, at) => made({ name: `Counted ${at}` })));
    for (const { id } of roots) await made({ name: 'Below', parentId: id });
    const few = await statementsFor(() => nodesOf({ search: 'counted 11' }));
    expect(few).toBeGreaterThan(2);
    expect(await statementsFor(() => nodesOf({ search: 'counted' }))).toBe(few);
  });
});
