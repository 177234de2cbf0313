import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type TestClient, testApi } from '../../testing/index.ts';
import { newId } from '../../platform/ids.ts';
import { buildCategory } from '../categories/category.builder.ts';
import { recountCompleteness } from './completeness-recount.loop.ts';
import { buildProduct } from './product.builder.ts';

const api = await testApi();
const { db, clock } = api.deps;
const administrator = await api.asAdministrator();

type Answer = { __typename: string; changeId?: string; issues?: object[] };
type Shown = {
  category: { id: string; path: string[] } | null;
  values: { text: string; sourceKind: string }[];
  completeness: { missing: { code: string }[] };
};

const refusals = '__typename ... on ProductUpdated { changeId } ... on InvalidInput { issues { path code } }';
const update = async (id: string, version: number, categoryId: string | null) =>
  (
    await administrator.query<{ updateProduct: Answer }>(
      `mutation ($id: ID!, $version: Int!, $categoryId: ID) {
        updateProduct(id: $id, version: $version, input: { name: "A product", categoryId: $categoryId }) { ${refusals} } }`,
      { id, version, categoryId },
    )
  ).updateProduct;
const setValue = async (productId: string, version: number, value: string | null) =>
  (
    await administrator.query<{ setProductValue: Answer }>(
      `mutation ($input: SetProductValueInput!) { setProductValue(input: $input) { ${refusals} } }`,
      { input: { productId, version, attributeCode: 'category', value } },
    )
  ).setProductValue;
const revert = async (changeId: string | undefined) =>
  (
    await administrator.query<{ revertChange: Answer }>(
      `mutation ($id: ID!) { revertChange(changeId: $id) { __typename } }`,
      { id: changeId },
    )
  ).revertChange;
const shown = async (id: string) => {
  const { product } = await administrator.query<{ product: Shown }>(
    `query ($id: ID!) { product(id: $id) { category { id path } values { text sourceKind } completeness { missing { code } } } }`,
    { id },
  );
  return product;
};
const remove = (id: string, version = 1) =>
  administrator.query<{ deleteCategory: Answer }>(
    'mutation ($id: ID!, $version: Int!) { deleteCategory(id: $id, version: $version) { __typename } }',
    { id, version },
  );
const fromBin = (order: 'restoreFromBin' | 'purgeFromBin', id: string) =>
  administrator.query(`mutation ($id: ID!) { ${order}(id: $id) { __typename } }`, { id });
/** Column and value of a product, whatever the API says of them. */
const stored = async (id: string) => {
  const found = await sql<{ column: string | null; value: string | null; sourceKind: string | null }>`
    select p.category_id as column, v.value #>> '{}' as value, v.source_kind as "sourceKind" from product p
      left join (product_value v join attribute a on a.id = v.attribute_id and a.code = 'category') on v.product_id = p.id
    where p.id = ${id}`.execute(db);
  return found.rows[0];
};

describe('the category of a product', () => {
  it('is one value set by hand, by its form as by its value, and the list follows it', async () => {
    const [home, garden] = [await buildCategory(db, { name: 'Home' }), await buildCategory(db, { name: 'Garden' })];
    const { id } = await buildProduct(db);
    await update(id, 1, home);
    expect(await shown(id)).toMatchObject({
      category: { path: ['Home'] },
      values: expect.arrayContaining([{ text: 'Home', sourceKind: 'manual' }]),
    });
    await setValue(id, 2, garden);
    expect(await stored(id)).toEqual({ column: garden, value: garden, sourceKind: 'manual' });
    await update(id, 3, null);
    const { category, completeness } = await shown(id);
    expect(category).toBeNull();
    expect(completeness.missing).toContainEqual({ code: 'category' });
    expect(await stored(id)).toMatchObject({ column: null, value: null });
  });

  it('is refused at its field where it was deleted meanwhile, or is none', async () => {
    const gone = await buildCategory(db);
    const { id } = await buildProduct(db);
    await remove(gone);
    const none = crypto.randomUUID();
    for (const categoryId of [gone, none]) {
      expect((await update(id, 1, categoryId)).issues).toEqual([{ path: 'categoryId', code: 'unknown' }]);
      expect((await setValue(id, 1, categoryId)).issues).toEqual([{ path: 'value', code: 'unknown' }]);
    }
    expect((await update(id, 1, 'lamps')).issues).toEqual([{ path: 'categoryId', code: 'unknown' }]);
    expect((await setValue(id, 1, 'lamps')).issues).toEqual([{ path: 'value', code: 'unknown' }]);
  });

  it('stays with its products while it is moved, and is not deleted below them', async () => {
    const [home, attic] = [await buildCategory(db, { name: 'House' }), await buildCategory(db, { name: 'Attic' })];
    const { id } = await buildProduct(db, { categoryId: attic });
    await administrator.query(
      'mutation ($id: ID!, $parentId: ID) { moveCategory(id: $id, version: 1, input: { parentId: $parentId }) { __typename } }',
      { id: attic, parentId: home },
    );
    expect((await shown(id)).category?.path).toEqual(['House', 'Attic']);
    expect((await remove(attic, 2)).deleteCategory.__typename).toBe('CategoryInUse');
    expect((await remove(home)).deleteCategory.__typename).toBe('CategoryInUse');
  });

  it('is not brought back by taking a change back where it lies in the bin by now', async () => {
    const [former, next] = [await buildCategory(db), await buildCategory(db, { name: 'Next' })];
    const { id } = await buildProduct(db, { categoryId: former });
    const set = await setValue(id, 1, next);
    const saved = await update(id, 2, null);
    await remove(former);
    expect((await revert(saved.changeId)).__typename).toBe('ChangeReverted');
    expect((await revert(set.changeId)).__typename).toBe('InvalidInput');
    expect(await stored(id)).toMatchObject({ column: next, value: next });
  });

  it('leaves no value behind where it goes for good, or a product comes back without it', async () => {
    const [binned, purged] = [await buildCategory(db), await buildCategory(db)];
    const products = [await buildProduct(db, { categoryId: binned }), await buildProduct(db, { categoryId: purged })];
    for (const { id } of products)
      await administrator.query('mutation ($id: ID!) { deleteProduct(id: $id, version: 1) { __typename } }', { id });
    await remove(binned);
    await remove(purged);
    await fromBin('purgeFromBin', purged);
    for (const { id } of products) {
      await fromBin('restoreFromBin', id);
      expect(await stored(id)).toMatchObject({ column: null, value: null });
      expect((await shown(id)).completeness.missing).toContainEqual({ code: 'category' });
    }
  });
});

describe('a category that a shop states', () => {
  const other = async (productId: string, categoryId: string) =>
    sql`insert into product_value_alternative (id, product_id, attribute_id, value, source_kind, reason)
      select ${newId()}, ${productId}, a.id, ${JSON.stringify(categoryId)}::jsonb, 'import', 'set_by_hand' from attribute a where a.code = 'category'`.execute(
      db,
    );

  it('holds once the one set by hand is cleared, but not where it lies in the bin or is gone', async () => {
    const chosen = await buildCategory(db, { name: 'Chosen' });
    const [there, binned, purged] = [await buildCategory(db), await buildCategory(db), await buildCategory(db)];
    const products = [];
    for (const stated of [there, binned, purged]) {
      const { id } = await buildProduct(db, { categoryId: chosen });
      await other(id, stated);
      products.push(id);
    }
    await remove(binned);
    await remove(purged);
    await fromBin('purgeFromBin', purged);
    for (const id of products) expect((await setValue(id, 1, null)).__typename).toBe('ProductUpdated');
    expect(await Promise.all(products.map(stored))).toEqual([
      { column: there, value: there, sourceKind: 'import' },
      { column: null, value: null, sourceKind: null },
      { column: null, value: null, sourceKind: null },
    ]);
  });

  it('holds where a product comes back without the category that was set by hand', async () => {
    const [chosen, there] = [await buildCategory(db), await buildCategory(db)];
    const { id } = await buildProduct(db, { categoryId: chosen });
    await other(id, there);
    await administrator.query('mutation ($id: ID!) { deleteProduct(id: $id, version: 1) { __typename } }', { id });
    await remove(chosen);
    await fromBin('restoreFromBin', id);
    expect(await stored(id)).toEqual({ column: there, value: there, sourceKind: 'import' });
  });
});

describe('an upgrade from columns that stood for themselves', () => {
  const migrate = async () => {
    const file = join(import.meta.dirname, '../../../migrations/0174_category_by_value.sql');
    await sql.raw(await readFile(file, 'utf8')).execute(db);
  };

  it('lets the value win, keeps a column alone as set by hand, and forgets what leads nowhere', async () => {
    const [home, garden] = [await buildCategory(db, { name: 'Homes' }), await buildCategory(db, { name: 'Gardens' })];
    const [differing, alone, lost, inBin] = [
      await buildProduct(db, { categoryId: home }),
      await buildProduct(db, { categoryId: home }),
      await buildProduct(db, { categoryId: home }),
      await buildProduct(db, { categoryId: garden }),
    ];
    const setColumn = (id: string, category_id: string | null) =>
      db.updateTable('product').set({ category_id }).where('id', '=', id).execute();
    await setColumn(differing.id, garden);
    await sql`delete from product_value where product_id = ${alone.id}`.execute(db);
    await setColumn(lost.id, null);
    await sql`update product_value set value = ${JSON.stringify(crypto.randomUUID())}::jsonb where product_id = ${lost.id}`.execute(
      db,
    );
    await db.updateTable('product').set({ deleted_at: clock.now() }).where('id', '=', inBin.id).execute();
    await migrate();
    expect(await stored(differing.id)).toMatchObject({ column: home, value: home });
    expect(await stored(alone.id)).toEqual({ column: home, value: home, sourceKind: 'manual' });
    expect(await stored(lost.id)).toMatchObject({ column: null, value: null });
    expect(await stored(inBin.id)).toMatchObject({ column: garden, value: garden });
  });

  it('has the completeness of such products counted anew', async () => {
    const home = await buildCategory(db);
    const { id } = await buildProduct(db);
    await setValue(id, 1, home);
    while ((await recountCompleteness(api.deps)) > 0);
    await db
      .updateTable('completeness')
      .set({ missing: ['category'] })
      .where('product_id', '=', id)
      .execute();
    await migrate();
    // Since templates every product is counted once more after an upgrade.
    await sql`update completeness set basis = null`.execute(db);
    while ((await recountCompleteness(api.deps)) > 0);
    expect((await shown(id)).completeness.missing).not.toContainEqual({ code: 'category' });
  });
});

describe('the products that a category counts', () => {
  const counted = async (client: TestClient, ids: readonly string[]) => {
    const fields = ids.map((id, at) => `c${at}: category(id: "${id}") { branchProductCount }`).join(' ');
    const answer = await client.query<Record<string, { branchProductCount: number }>>(`{ ${fields} }`);
    return ids.map((_, at) => answer[`c${at}`]?.branchProductCount);
  };
  const listed = async (client: TestClient, id: string) =>
    (
      await client.query<{ products: { total: { count: number } } }>(
        'query ($id: ID!) { products(filter: { categoryId: [$id] }) { total { count } } }',
        { id },
      )
    ).products.total.count;

  it('are those of all below it, and just as many as its list shows', async () => {
    const top = await buildCategory(db, { name: 'Top' });
    const middle = await buildCategory(db, { name: 'Middle', parentId: top });
    const leaf = await buildCategory(db, { name: 'Leaf', parentId: middle });
    const other = await buildCategory(db, { name: 'Other' });
    await buildProduct(db, { categoryId: top });
    await buildProduct(db, { categoryId: leaf });
    await buildProduct(db, { categoryId: leaf });
    await buildProduct(db, { categoryId: leaf, status: 'ARCHIVED' });
    const binned = await buildProduct(db, { categoryId: leaf });
    await administrator.query('mutation ($id: ID!) { deleteProduct(id: $id, version: 1) { __typename } }', binned);
    const branches = [top, middle, leaf, other];
    expect(await counted(administrator, branches)).toEqual([3, 2, 2, 0]);
    expect(await Promise.all(branches.map((id) => listed(administrator, id)))).toEqual([3, 2, 2, 0]);
    await administrator.query(
      'mutation ($id: ID!, $parentId: ID) { moveCategory(id: $id, version: 1, input: { parentId: $parentId }) { __typename } }',
      { id: middle, parentId: other },
    );
    expect(await counted(administrator, branches)).toEqual([1, 2, 2, 2]);
  });

  it('are those alone that the reader may read', async () => {
    const categoryId = await buildCategory(db);
    const [own, foreign] = [crypto.randomUUID(), crypto.randomUUID()];
    const rows = [own, foreign].map((id) => ({ id, name: id, slug: id, name_key: id }));
    await db.insertInto('brand').values(rows).execute();
    await buildProduct(db, { categoryId, brandId: own });
    await buildProduct(db, { categoryId, brandId: foreign });
    const rules = JSON.stringify([
      { action: 'read', subject: 'Product', scope: 'own_brands' },
      { action: 'read', subject: 'Category' },
    ]);
    await db.insertInto('role').values({ id: newId(), key: 'sellers', name: 'Sellers', rules }).execute();
    const user = await api.newUser({ roleKeys: ['sellers'] });
    await db.insertInto('user_brand').values({ user_id: user.id, brand_id: own }).execute();
    const manager = await api.as(user);
    expect([await counted(manager, [categoryId]), await listed(manager, categoryId)]).toEqual([[1], 1]);
    expect(await counted(administrator, [categoryId])).toEqual([2]);
  });
});
