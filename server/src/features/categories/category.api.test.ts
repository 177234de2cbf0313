import { describe, expect, it } from 'vitest';
import { features, workOnLists } from '../../app/features.ts';
import { newId } from '../../platform/ids.ts';
import { listsOf } from '../../platform/records/index.ts';
import { testApi } from '../../testing/index.ts';
import { emptyBin } from '../bin/index.ts';
import { workOnBulkRun } from '../bulk/index.ts';
import { buildProduct } from '../products/product.builder.ts';

const api = await testApi();
const { db, clock } = api.deps;
const administrator = await api.asAdministrator();
const analyst = await api.as(await api.newUser({ roleKeys: ['analyst'] }));

type Shown = { id: string; name: string; slug: string; version: number; status: string; path: string[] };
type Answer = {
  __typename: string;
  category?: Shown;
  changeId?: string | null;
  categoryId?: string;
  slug?: string;
};

const shown = 'category { id name slug description status path version parent { name } productCount childCount }';
const members = `__typename ... on CategoryCreated { ${shown} } ... on CategorySlugTaken { slug categoryId }
  ... on InvalidInput { issues { path code } }`;
const create = async (input: object, client = administrator) =>
  client.request<{ createCategory: Answer }>(
    `mutation ($input: CategoryInput!) { createCategory(input: $input) { ${members} } }`,
    { input },
  );
const made = async (input: { name: string; slug?: string; parentId?: string; description?: string }) => {
  const { data } = await create(input);
  if (!data.createCategory.category) throw new Error(`Not made: ${JSON.stringify(data)}`);
  return data.createCategory.category;
};
const update = async (id: string, version: number, input: object, client = administrator) =>
  client.request<{ updateCategory: Answer }>(
    `mutation ($id: ID!, $version: Int!, $input: CategoryInput!) { updateCategory(id: $id, version: $version, input: $input) {
      __typename ... on CategoryUpdated { changeId ${shown} } ... on CategorySlugTaken { slug categoryId }
      ... on InvalidInput { issues { path code } } ... on VersionConflict { currentVersion } ... on NotFound { id } } }`,
    { id, version, input },
  );
const setStatus = async (id: string, version: number, status: string) =>
  (
    await administrator.query<{ changeCategoryStatus: Answer }>(
      `mutation ($id: ID!, $version: Int!, $status: CategoryStatus!) { changeCategoryStatus(id: $id, version: $version, status: $status) {
        __typename ... on CategoryStatusChanged { changeId ${shown} } ... on VersionConflict { currentVersion } } }`,
      { id, version, status },
    )
  ).changeCategoryStatus;
const remove = async (id: string, version = 1, client = administrator) =>
  client.request<{ deleteCategory: Answer }>(
    `mutation ($id: ID!, $version: Int!) { deleteCategory(id: $id, version: $version) { __typename
      ... on CategoryDeleted { name } ... on CategoryInUse { products categories } ... on VersionConflict { currentVersion } } }`,
    { id, version },
  );
const fromBin = async (order: 'restoreFromBin' | 'purgeFromBin', id: string, client = administrator) =>
  client.request<Record<string, Answer>>(`mutation ($id: ID!) { ${order}(id: $id) { __typename } }`, { id });
const category = async (id: string) =>
  (
    await administrator.query<{ category: (Shown & { parent: { name: string } | null }) | null }>(
      'query ($id: ID!) { category(id: $id) { id name slug status path version parent { name } } }',
      { id },
    )
  ).category;
const list = async (variables: object) =>
  (
    await administrator.query<{
      categories: { nodes: { name: string }[]; pageInfo: { endCursor: string; hasNextPage: boolean }; total: object };
    }>(
      `query ($first: Int, $after: String, $search: String, $filter: CategoryFilter, $sort: [CategorySort!]) {
        categories(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) {
          nodes { name } pageInfo { endCursor hasNextPage } total { count isExact } } }`,
      { ...variables },
    )
  ).categories;
const namesOf = async (variables: object) => (await list(variables)).nodes.map(({ name }) => name);
const auditOf = (id: string) =>
  db.selectFrom('change').selectAll().where('entity_id', '=', id).orderBy('at').orderBy('id').execute();

describe('categories', () => {
  it('keeps a new category with a slug made of its name, below its parent, and writes down who made it', async () => {
    const parent = await made({ name: 'Küche' });
    const child = await made({ name: 'Töpfe & Pfannen', parentId: parent.id, description: 'For the stove.' });
    expect(child).toMatchObject({
      slug: 'topfe-pfannen',
      status: 'ACTIVE',
      path: ['Küche', 'Töpfe & Pfannen'],
      parent: { name: 'Küche' },
      description: 'For the stove.',
      productCount: 0,
    });
    expect(await auditOf(child.id)).toMatchObject([
      { entity: 'category', action: 'created', cause: 'screen', actor_kind: 'user', after: { parentId: parent.id } },
    ]);
  });

  it('refuses a slug that another category below the same parent has, and makes another one where none was asked for', async () => {
    const first = await made({ name: 'Garden', slug: 'garden' });
    expect((await create({ name: 'Gardens', slug: 'Garden' })).data.createCategory).toEqual({
      __typename: 'CategorySlugTaken',
      slug: 'garden',
      categoryId: first.id,
    });
    const second = await made({ name: 'Garden' });
    expect(second.slug).toMatch(/^garden-[0-9a-f]{8}$/);
    expect((await update(second.id, 1, { name: 'Garden', slug: 'garden' })).data.updateCategory).toMatchObject({
      __typename: 'CategorySlugTaken',
      categoryId: first.id,
    });
    const below = await made({ name: 'Garden', slug: 'garden', parentId: first.id });
    expect(below.slug).toBe('garden');
    expect((await update(below.id, 1, { name: 'Garden', slug: 'garden' })).data.updateCategory).toMatchObject({
      __typename: 'CategorySlugTaken',
      categoryId: first.id,
    });
  });

  it('names every field that is wrong', async () => {
    const answer = await create({ name: ' ', slug: 'x'.repeat(81), parentId: newId() });
    expect(answer.data.createCategory).toEqual({
      __typename: 'InvalidInput',
      issues: [
        { path: 'name', code: 'required' },
        { path: 'slug', code: 'too_long' },
      ],
    });
    const issues = [{ path: 'parentId', code: 'not_a_choice' }];
    for (const parentId of [newId(), 'nonsense']) {
      expect((await create({ name: 'Orphan', parentId })).data.createCategory).toEqual({
        __typename: 'InvalidInput',
        issues,
      });
    }
  });

  it('never lets a branch land below itself, also where two people move at once', async () => {
    const top = await made({ name: 'Top' });
    const middle = await made({ name: 'Middle', parentId: top.id });
    const issues = [{ path: 'parentId', code: 'not_a_choice' }];
    for (const parentId of [top.id, middle.id]) {
      expect((await update(top.id, 1, { name: 'Top', parentId })).data.updateCategory).toEqual({
        __typename: 'InvalidInput',
        issues,
      });
    }
    const [left, right] = [await made({ name: 'Left' }), await made({ name: 'Right' })];
    const moves = await Promise.all([
      update(left.id, 1, { name: 'Left', parentId: right.id }),
      update(right.id, 1, { name: 'Right', parentId: left.id }),
    ]);
    expect(moves.map(({ data }) => data.updateCategory.__typename).toSorted()).toEqual([
      'CategoryUpdated',
      'InvalidInput',
    ]);
  });

  it('keeps what other languages say when the name is changed', async () => {
    const { id } = await made({ name: 'Pans' });
    await db
      .updateTable('category')
      .set({ names: JSON.stringify({ en: 'Pans', de: 'Bratgeschirr' }) })
      .where('id', '=', id)
      .execute();
    const { category: changed } = (await update(id, 1, { name: 'Frying pans' })).data.updateCategory;
    expect(changed).toMatchObject({ name: 'Frying pans', slug: 'pans', version: 2 });
    expect(await namesOf({ search: 'bratgesch' })).toEqual(['Frying pans']);
    expect(await namesOf({ search: 'frying' })).toEqual(['Frying pans']);
  });

  it('refuses a save over a newer version, and answers an unknown id as not found', async () => {
    const { id } = await made({ name: 'Versions' });
    await update(id, 1, { name: 'Versions two' });
    expect((await update(id, 1, { name: 'Late' })).data.updateCategory).toEqual({
      __typename: 'VersionConflict',
      currentVersion: 2,
    });
    for (const unknown of [newId(), 'x'])
      expect((await update(unknown, 1, { name: 'A' })).data.updateCategory.__typename).toBe('NotFound');
  });

  it('takes effect once for one idempotency key', async () => {
    const send = () =>
      api.app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { authorization: `Bearer ${administrator.accessToken}`, 'idempotency-key': 'a-category' },
        payload: {
          query:
            'mutation { createCategory(input: { name: "Once" }) { __typename ... on CategoryCreated { category { id } } } }',
        },
      });
    const [first, second] = [await send(), await send()];
    expect(second.json()).toEqual(first.json());
    expect(await namesOf({ search: 'once' })).toEqual(['Once']);
  });

  it('lists them in windows, each exactly once, in every order, and by filters', async () => {
    const parent = await made({ name: 'Quill' });
    for (const name of ['Quill C', 'Quill A', 'Quill B']) {
      clock.advance(1_000);
      await made({ name, parentId: parent.id });
    }
    const asked = { search: 'quill ', filter: { parentId: [parent.id] } };
    const first = await list({ ...asked, first: 2 });
    const second = await list({ ...asked, first: 2, after: first.pageInfo.endCursor });
    expect([...first.nodes, ...second.nodes].map(({ name }) => name)).toEqual(['Quill A', 'Quill B', 'Quill C']);
    expect([first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([true, false]);
    expect(first.total).toEqual({ count: 3, isExact: true });
    const newest = { ...asked, sort: [{ field: 'createdAt', direction: 'DESC' }] };
    expect(await namesOf(newest)).toEqual(['Quill B', 'Quill A', 'Quill C']);
    const where = { clauses: [{ field: 'name', operator: 'starts_with', values: ['Quill B'] }] };
    expect(await namesOf({ filter: { where } })).toEqual(['Quill B']);
    const slug = { clauses: [{ field: 'slug', operator: 'is', values: ['quill-c'] }] };
    expect(await namesOf({ filter: { where: slug } })).toEqual(['Quill C']);
  });

  it('are saved as a view of their list', async () => {
    const { createSavedView } = await analyst.query<{ createSavedView: Answer }>(
      `mutation ($id: ID!) { createSavedView(id: $id, list: "categories", input: {
        name: "Hidden ones", query: "status=HIDDEN", isShared: false, columns: [], density: usual }) { __typename } }`,
      { id: newId() },
    );
    expect(createSavedView.__typename).toBe('SavedViewSaved');
  });

  it('takes percent signs in a search as they are', async () => {
    expect(await namesOf({ search: '%' })).toEqual([]);
  });

  it('is read by an analyst, who changes nothing', async () => {
    const { id } = await made({ name: 'Readable' });
    const read = await analyst.request('query ($id: ID!) { category(id: $id) { mayUpdate mayDelete } }', { id });
    expect(read.data).toEqual({ category: { mayUpdate: false, mayDelete: false } });
    const refused = [
      await create({ name: 'Mine' }, analyst),
      await update(id, 1, { name: 'Mine' }, analyst),
      await remove(id, 1, analyst),
    ];
    expect(refused.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
  });

  it('is exported by whoever may, as the list shows it', async () => {
    expect(listsOf(features).get('categories')?.exported).toBe('Category');
    await made({ name: 'Exported', slug: 'exported' });
    const payload = {
      query:
        'query ($first: Int!, $after: String) { categories(first: $first, after: $after, search: "exported") { nodes { name slug path } pageInfo { endCursor hasNextPage } } }',
      format: 'csv',
      columns: ['name', 'slug'].map((path) => ({ header: path, path })),
    };
    const ask = (client: typeof administrator) =>
      api.app.inject({
        method: 'POST',
        url: '/exports',
        headers: { authorization: `Bearer ${client.accessToken}` },
        payload,
      });
    expect((await ask(administrator)).body).toContain('Exported,exported');
    expect((await ask(analyst)).statusCode).toBe(403);
  });
});

describe('the status of a category', () => {
  it('is hidden and shown again, one at a time and many at once, and taken back from the history', async () => {
    const { id } = await made({ name: 'Seasonal' });
    const hidden = await setStatus(id, 1, 'HIDDEN');
    expect(hidden.category).toMatchObject({ status: 'HIDDEN', version: 2 });
    const { revertChange } = await administrator.query<{ revertChange: Answer }>(
      'mutation ($id: ID!) { revertChange(changeId: $id) { __typename } }',
      { id: hidden.changeId },
    );
    expect(revertChange.__typename).toBe('ChangeReverted');
    expect(await category(id)).toMatchObject({ status: 'ACTIVE', version: 3 });
    await administrator.query(
      'mutation ($ids: [[ID!]!]!) { startBulkRun(input: { list: "categories", action: "hide", ids: $ids }) { __typename } }',
      { ids: [[id]] },
    );
    while (await workOnBulkRun(api.engines, workOnLists));
    expect(await category(id)).toMatchObject({ status: 'HIDDEN' });
  });
});

describe('the history of a category', () => {
  it('takes a name and a parent back, and tells the trail by name', async () => {
    const [one, other] = [await made({ name: 'Shelf one' }), await made({ name: 'Shelf other' })];
    const { id } = await made({ name: 'Vases', parentId: one.id });
    const { changeId } = (await update(id, 1, { name: 'Jars', parentId: other.id })).data.updateCategory;
    const { changes } = await administrator.query<{
      changes: { nodes: { fields: { name: string; references: { name: string }[] }[] }[] };
    }>('query ($id: ID!) { changes(entity: "category", id: $id) { nodes { fields { name references { name } } } } }', {
      id,
    });
    const parent = changes.nodes[0]?.fields.find(({ name }) => name === 'parentId');
    expect(parent?.references.map(({ name }) => name).toSorted()).toEqual(['Shelf one', 'Shelf other']);
    await administrator.query('mutation ($id: ID!) { revertChange(changeId: $id) { __typename } }', { id: changeId });
    expect(await category(id)).toMatchObject({ name: 'Vases', parent: { name: 'Shelf one' } });
    const { auditTrail } = await administrator.query<{ auditTrail: { nodes: { entityName: string }[] } }>(
      '{ auditTrail(first: 10, search: "vases") { nodes { entityName } } }',
    );
    expect(auditTrail.nodes.map(({ entityName }) => entityName)).toEqual(['Vases', 'Jars', 'Vases']);
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
    await fromBin('restoreFromBin', id);
    expect(await category(id)).toMatchObject({ path: ['Wine'], parent: null });
    expect((await category(id))?.slug).toMatch(/^wine-[0-9a-f]{8}$/);
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
