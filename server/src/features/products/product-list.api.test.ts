import { describe, expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';
import { buildProduct } from './product.builder.ts';

const api = await testApi();
const { db } = api.deps;
const administrator = await api.asAdministrator();

const readProduct = async <T>(id: string, fields: string) =>
  (await administrator.query<{ product: T }>(`query ($id: ID!) { product(id: $id) { ${fields} } }`, { id })).product;
const names = async (variables: object): Promise<string[]> => {
  const { products } = await administrator.query<{ products: { nodes: { name: string }[] } }>(
    `query ($search: String, $filter: ProductFilter, $sort: [ProductSort!]) { products(search: $search, filter: $filter, sort: $sort) { nodes { name } } }`,
    { ...variables },
  );
  return products.nodes.map(({ name }) => name);
};
const newBrand = async (name: string): Promise<string> => {
  const id = crypto.randomUUID();
  await db.insertInto('brand').values({ id, name, slug: id, name_key: id }).execute();
  return id;
};

describe('the product list', () => {
  it('filters, sorts by price with unpriced products last, and pages through every row once', async () => {
    const brandId = await newBrand('Listed');
    for (const [name, lowestPriceMinor] of [
      ['L1', 300],
      ['L2', undefined],
      ['L3', 100],
      ['L4', undefined],
    ] as const)
      await buildProduct(db, { name, brandId, ...(lowestPriceMinor !== undefined && { lowestPriceMinor }) });
    const seen: string[] = [];
    for (let after: string | null = null, more = true; more;) {
      const answer: {
        products: { nodes: { name: string }[]; pageInfo: { endCursor: string; hasNextPage: boolean }; total: object };
      } = await administrator.query(
        `query ($after: String, $brand: ID!) { products(first: 1, after: $after, filter: { brandId: [$brand] }, sort: [{ field: lowestPrice, direction: DESC }]) {
            nodes { name lowestPrice { minor currency } brand { name } category { path } } pageInfo { endCursor hasNextPage } total { count isExact } } }`,
        { after, brand: brandId },
      );
      const { nodes, pageInfo, total } = answer.products;
      expect(total).toEqual({ count: 4, isExact: true });
      seen.push(...nodes.map(({ name }) => name));
      [after, more] = [pageInfo.endCursor, pageInfo.hasNextPage];
    }
    expect(seen.slice(0, 2)).toEqual(['L1', 'L3']);
    expect(seen.toSorted()).toEqual(['L1', 'L2', 'L3', 'L4']);
  });

  it.each(['name', 'createdAt', 'updatedAt', 'lowestPrice', 'offerCount', 'completeness'])(
    'shows the same products in either order of %s',
    async (field) => {
      for (const name of ['S1', 'S2', 'S3', 'S4']) await buildProduct(db, { name });
      const [rising, falling] = [
        await names({ sort: [{ field, direction: 'ASC' }] }),
        await names({ sort: [{ field, direction: 'DESC' }] }),
      ];
      expect(rising.length).toBeGreaterThan(3);
      expect(falling.toSorted()).toEqual(rising.toSorted());
    },
  );

  it('finds a product by a misspelt word, and nothing by signs alone', async () => {
    await buildProduct(db, { name: 'Zwischenstecker Kaffeemaschine' });
    expect(await names({ search: 'kaffemaschiene' })).toEqual(['Zwischenstecker Kaffeemaschine']);
    await buildProduct(db, { name: 'Bedside lamp' });
    expect(await names({ search: 'bedside lapm' })).toEqual(['Bedside lamp']);
    expect(await names({ search: `'; drop table product; -- & | ! ( : *` })).toEqual([]);
    expect(await names({ search: '***' })).toEqual([]);
  });

  it.each(['HS-210', 'hs 210', 'HS210', 'HS-210-36-GR', 'hs-21'])(
    'finds a part number written as %s',
    async (search) => {
      const name = 'Hedge shears HS-210 (HS-210-36-GR)';
      await buildProduct(db, { name });
      expect(await names({ search })).toContain(name);
      expect(await names({ search: 'HS-211' })).toEqual([]);
    },
  );

  it('finds an article number with and without leading zeros', async () => {
    await buildProduct(db, { name: 'Numbered 04006381333931' });
    expect(await names({ search: '4006381333931 numbered' })).toEqual(['Numbered 04006381333931']);
  });

  it('shows a category with the path from the root, and finds it by any of its ancestors', async () => {
    const [root, leaf] = [crypto.randomUUID(), crypto.randomUUID()];
    const slugs = JSON.stringify({ en: 'x' });
    await db
      .insertInto('category')
      .values([
        { id: root, names: JSON.stringify({ en: 'Home' }), slugs },
        { id: leaf, parent_id: root, names: JSON.stringify({ en: 'Lamps' }), slugs },
      ])
      .execute();
    const { id } = await buildProduct(db, { name: 'Floor lamp', categoryId: leaf });
    expect(await names({ filter: { categoryId: [root] } })).toEqual(['Floor lamp']);
    expect(await readProduct(id, 'category { name path }')).toEqual({
      category: { name: 'Lamps', path: ['Home', 'Lamps'] },
    });
  });

  it('finds nothing by a category that is gone, and everything by not being in it', async () => {
    const gone = crypto.randomUUID();
    const where = (operator: string) => ({ where: { clauses: [{ field: 'categoryId', operator, values: [gone] }] } });
    for (const filter of [{ categoryId: [gone] }, { categoryId: ['x'] }, where('any_of')])
      expect(await names({ filter })).toEqual([]);
    const all = await names({});
    expect(all.length).toBeGreaterThan(0);
    expect(await names({ filter: where('none_of') })).toEqual(all);
  });

  it('finds nothing for a filter by an id that is none', async () => {
    expect(await names({ filter: { brandId: ['none'] } })).toEqual([]);
  });
});
