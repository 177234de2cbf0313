import { describe, expect, it } from 'vitest';
import { workOnLists } from '../../app/features.ts';
import { newId } from '../../platform/ids.ts';
import { testApi } from '../../testing/index.ts';
import { emptyBin } from '../bin/index.ts';
import { workOnBulkRun } from '../bulk/index.ts';
import { buildProduct } from '../products/product.builder.ts';
import { type Answer, categoryDoors } from './testing/category-doors.ts';

const api = await testApi();
const { db, clock } = api.deps;
const { administrator, made, update, remove, fromBin, category, namesOf } = await categoryDoors(api);
const analyst = await api.as(await api.newUser({ roleKeys: ['analyst'] }));

const auditOf = (id: string) =>
  db.selectFrom('change').selectAll().where('entity_id', '=', id).orderBy('at').orderBy('id').execute();

describe('many categories that are deleted at once', () => {
  type Item = { id: string; outcome: string; refusal: { code: string; reason: string; wording: object } | null };
  const workOff = async () => {
    while (await workOnBulkRun(api.engines, workOnLists));
  };

  it('go to the bin but for those in use, each of which says why, and come back together', async () => {
    const [full, empty] = [await made({ name: 'Kept full' }), await made({ name: 'Let go' })];
    await buildProduct(db, { categoryId: full.id });
    const { startBulkRun } = await administrator.query<{ startBulkRun: { run: { id: string } } }>(
      `mutation ($ids: [[ID!]!]) { startBulkRun(input: { list: "categories", action: "delete", ids: $ids }) {
        ... on BulkRunStarted { run { id } } } }`,
      { ids: [[full.id, empty.id]] },
    );
    await workOff();
    const { bulkItems } = await administrator.query<{ bulkItems: { nodes: Item[] } }>(
      'query ($id: ID!) { bulkItems(runId: $id) { nodes { id outcome refusal { code reason wording { key params } } } } }',
      startBulkRun.run,
    );
    const parts = [{ key: 'in_category:products', params: { count: 1 } }];
    expect(bulkItems.nodes).toEqual([
      {
        id: full.id,
        outcome: 'refused',
        refusal: {
          code: 'CATEGORY_IN_USE',
          reason: 'The category still contains 1 product. Move or delete its products and subcategories first.',
          wording: { key: 'CATEGORY_IN_USE', params: { parts } },
        },
      },
      { id: empty.id, outcome: 'done', refusal: null },
    ]);
    expect([await category(full.id), await category(empty.id)]).toMatchObject([{ name: 'Kept full' }, null]);
    await administrator.query(
      'mutation ($id: ID!) { commandRun(id: $id, command: UNDO) { __typename } }',
      startBulkRun.run,
    );
    await workOff();
    expect(await category(empty.id)).toMatchObject({ name: 'Let go' });
  });
});

describe('a category that is deleted', () => {
  it('stays while products or categories belong to it, and says how many do', async () => {
    const { id } = await made({ name: 'Full' });
    await buildProduct(db, { categoryId: id });
    await made({ name: 'Below', parentId: id });
    expect((await remove(id)).data.deleteCategory).toEqual({ __typename: 'CategoryInUse', products: 1, categories: 1 });
    expect(await category(id)).not.toBeNull();
  });

  it('lies in the bin, is nowhere else, and comes back as it was', async () => {
    const parent = await made({ name: 'Attic' });
    const { id } = await made({ name: 'Boxes', slug: 'boxes', parentId: parent.id });
    await administrator.query(
      'mutation ($path: String!) { addBookmark(input: { path: $path, name: "Boxes" }) { __typename } }',
      { path: `/categories/${id}` },
    );
    expect((await remove(id)).data.deleteCategory).toEqual({ __typename: 'CategoryDeleted', name: 'Boxes' });
    expect([await category(id), await namesOf({ search: 'boxes' })]).toEqual([null, []]);
    const { bookmarks } = await administrator.query<{ bookmarks: { path: string; isGone: boolean }[] }>(
      '{ bookmarks { path isGone } }',
    );
    expect(bookmarks).toEqual([{ path: `/categories/${id}`, isGone: true }]);
    const { binEntries } = await analyst.query<{ binEntries: { nodes: { name: string; mayRestore: boolean }[] } }>(
      '{ binEntries(search: "boxes") { nodes { name mayRestore } } }',
    );
    expect(binEntries.nodes).toEqual([{ name: 'Boxes', mayRestore: false }]);
    expect((await fromBin('restoreFromBin', id, analyst)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await fromBin('restoreFromBin', id)).data.restoreFromBin?.__typename).toBe('RestoredFromBin');
    expect(await category(id)).toMatchObject({ name: 'Boxes', slug: 'boxes', parent: { name: 'Attic' }, version: 3 });
    expect((await auditOf(id)).map(({ action }) => action)).toEqual(['created', 'deleted', 'restored']);
  });

  it('comes back at the root without its parent, and with another slug where somebody took it', async () => {
    const parent = await made({ name: 'Cellar' });
    const { id } = await made({ name: 'Wine', slug: 'wine', parentId: parent.id });
    await remove(id);
    await remove(parent.id);
    await made({ name: 'Wine', slug: 'wine' });
    const { data } = await fromBin('restoreFromBin', id);
    expect(await category(id)).toMatchObject({ path: ['Wine'], parent: null });
    const slug = (await category(id))?.slug;
    expect(slug).toMatch(/^wine-[0-9a-f]{8}$/);
    expect(data.restoreFromBin?.remarks).toEqual([
      { text: 'The category above it is in the bin or gone, so it stands at the top level now.' },
      { text: `Another category has the slug wine (en) by now, so this one has ${slug}.` },
    ]);
  });

  it('is deleted once by two people at once, and not over a newer version', async () => {
    const { id } = await made({ name: 'Twice' });
    const answers = await Promise.all([remove(id), remove(id)]);
    expect(answers.map(({ data }) => data.deleteCategory.__typename).toSorted()).toEqual([
      'CategoryDeleted',
      'NotFound',
    ]);
    const { id: newer } = await made({ name: 'Newer' });
    await update(newer, 1, { name: 'Newest' });
    expect((await remove(newer)).data.deleteCategory).toEqual({ __typename: 'VersionConflict', currentVersion: 2 });
  });

  it('is not deleted under a product that is given to it at the same moment', async () => {
    const manager = await api.as(await api.newUser({ roleKeys: ['administrator'] }));
    for (let round = 0; round < 8; round += 1) {
      const { id } = await made({ name: `Contested ${round}` });
      const [given, removed] = await Promise.all([
        manager.query<{ createProduct: Answer }>(
          'mutation ($id: ID!) { createProduct(input: { name: "A vase", categoryId: $id }) { __typename } }',
          { id },
        ),
        remove(id),
      ]);
      const outcomes = [given.createProduct.__typename, removed.data.deleteCategory.__typename];
      expect([
        ['ProductCreated', 'CategoryInUse'],
        ['InvalidInput', 'CategoryDeleted'],
      ]).toContainEqual(outcomes);
    }
  });

  it('is given to a product by the manager of its brand, who may not change it', async () => {
    const { id } = await made({ name: 'Given' });
    const brandId = newId();
    await db.insertInto('brand').values({ id: brandId, name: 'Giver', name_key: 'giver', slug: 'giver' }).execute();
    const user = await api.newUser({ roleKeys: ['brand_manager'] });
    await db.insertInto('user_brand').values({ user_id: user.id, brand_id: brandId }).execute();
    const { createProduct } = await (
      await api.as(user)
    ).query<{ createProduct: Answer }>(
      'mutation ($input: ProductInput!) { createProduct(input: $input) { __typename } }',
      { input: { name: 'A given pot', brandId, categoryId: id } },
    );
    expect(createProduct.__typename).toBe('ProductCreated');
  });

  it('is given to no product, and a product that comes back from the bin is without it', async () => {
    const { id } = await made({ name: 'Closed' });
    const product = await buildProduct(db, { categoryId: id });
    await administrator.query('mutation ($id: ID!) { deleteProduct(id: $id, version: 1) { __typename } }', product);
    await remove(id);
    const { createProduct } = await administrator.query<{ createProduct: { issues: object[] } }>(
      'mutation ($categoryId: ID!) { createProduct(input: { name: "A pot", categoryId: $categoryId }) { ... on InvalidInput { issues { path } } } }',
      { categoryId: id },
    );
    expect(createProduct.issues).toEqual([{ path: 'categoryId' }]);
    await fromBin('restoreFromBin', product.id);
    const back = await administrator.query('query ($id: ID!) { product(id: $id) { name category { name } } }', product);
    expect(back).toEqual({ product: { name: 'A product', category: null } });
  });

  it('goes for good by hand or in its time, and leaves products in the bin without a category', async () => {
    const { id } = await made({ name: 'Purged' });
    const product = await buildProduct(db, { categoryId: id });
    await db.updateTable('product').set({ deleted_at: clock.now() }).where('id', '=', product.id).execute();
    await remove(id);
    expect((await fromBin('purgeFromBin', id)).data.purgeFromBin?.__typename).toBe('PurgedFromBin');
    const left = await db
      .selectFrom('product')
      .select('category_id')
      .where('id', '=', product.id)
      .executeTakeFirstOrThrow();
    expect(left.category_id).toBeNull();
    const { id: other } = await made({ name: 'Forgotten' });
    await remove(other);
    clock.advance(31 * 86_400_000);
    await emptyBin(api.engines);
    expect(await db.selectFrom('category').select('id').where('id', '=', other).execute()).toEqual([]);
  });
});
