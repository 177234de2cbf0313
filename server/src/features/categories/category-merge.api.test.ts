import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { followToEnd } from '../../platform/events/index.ts';
import { newId } from '../../platform/ids.ts';
import { testApi } from '../../testing/index.ts';
import { categoryMerges } from '../products/category-merges.consumer.ts';
import { buildProduct } from '../products/product.builder.ts';
import { categoryDoors, type Shown } from './testing/category-doors.ts';

const api = await testApi();
const { db } = api.deps;
const { administrator, made, move, update, category, remove, fromBin, revert } = await categoryDoors(api);
const analyst = await api.as(await api.newUser({ roleKeys: ['analyst'] }));
const follow = () => followToEnd(api.deps, categoryMerges);

type Merged = { __typename: string; changeId?: string; category?: Shown; code?: string; reason?: string };
type Seen = { id: string; version: number };
const document = `mutation ($input: MergeCategoriesInput!) { mergeCategories(input: $input) { __typename
  ... on CategoriesMerged { changeId category { id name version names { locale text } slugs { locale text } descriptions { locale text } } }
  ... on NotAllowedNow { code reason } ... on VersionConflict { currentVersion } ... on InvalidInput { issues { path code } } } }`;
const seen = ({ id, version }: Seen) => ({ id, version });
const inputOf = (survivor: Seen, merged: readonly Seen[]) => ({
  survivorId: survivor.id,
  survivorVersion: survivor.version,
  merged: merged.map(seen),
});
const merge = async (survivor: Seen, ...merged: Seen[]) =>
  (await administrator.query<{ mergeCategories: Merged }>(document, { input: inputOf(survivor, merged) }))
    .mergeCategories;
const now = async (id: string) => (await category(id))!;

const put = async (productId: string, categoryId: string | null) => {
  const { product } = await administrator.query<{ product: { version: number } }>(
    'query ($id: ID!) { product(id: $id) { version } }',
    { id: productId },
  );
  await administrator.query(
    `mutation ($input: SetProductValueInput!) { setProductValue(input: $input) { __typename } }`,
    { input: { productId, version: product.version, attributeCode: 'category', value: categoryId } },
  );
};
const newProduct = async (categoryId: string, name = newId()) => {
  const { id } = await buildProduct(db, { name });
  await put(id, categoryId);
  return id;
};
const categoryOf = async (productId: string) => {
  const { product } = await administrator.query<{
    product: {
      category: { id: string } | null;
      values: { attribute: { code: string }; text: string; sourceKind: string }[];
    };
  }>(`query ($id: ID!) { product(id: $id) { category { id } values { attribute { code } text sourceKind } } }`, {
    id: productId,
  });
  const value = product.values.find(({ attribute }) => attribute.code === 'category');
  return { id: product.category?.id, text: value?.text, sourceKind: value?.sourceKind };
};
const childrenOf = async (parentId: string) =>
  (
    await administrator.query<{ categories: { nodes: { name: string; slug: string }[] } }>(
      `query ($filter: CategoryFilter) { categories(filter: $filter, sort: [{ field: POSITION, direction: ASC }]) { nodes { name slug } } }`,
      { filter: { parentId: [parentId] } },
    )
  ).categories.nodes;
const productsIn = async (categoryId: string) =>
  (
    await administrator.query<{ products: { nodes: { id: string }[] } }>(
      'query ($filter: ProductFilter) { products(filter: $filter) { nodes { id } } }',
      { filter: { categoryId: [categoryId] } },
    )
  ).products.nodes
    .map(({ id }) => id)
    .toSorted();
async function acceptedShelf(categoryId: string) {
  const id = newId();
  await sql`insert into shop (id, name, slug, url, kind, country, currency, locale, time_zone)
    values (${id}, 'Shop', ${id}, ${`https://${id}.example/`}, 'observed', 'DE', 'EUR', 'de', 'Europe/Berlin')`.execute(
    db,
  );
  await sql`insert into shelf (id, shop_id, kind, text, text_key, state, category_id)
    values (${id}, ${id}, 'BREADCRUMB', 'Shelf', ${id}, 'ACCEPTED', ${categoryId})`.execute(db);
  return id;
}
const shelfCategory = async (id: string) =>
  (await sql<{ id: string }>`select category_id as id from shelf where id = ${id}`.execute(db)).rows[0]?.id;

describe('a merge of categories', () => {
  it('gives the survivor what lay below, the shelves and the products, and leads old ids to it', async () => {
    const lamps = await made({ name: 'Lamps' });
    const lights = await made({ name: 'Lights' });
    await made({ name: 'Desk', parentId: lamps.id });
    await made({ name: 'Wall', parentId: lights.id });
    await made({ name: 'Desk', parentId: lights.id });
    const shelf = await acceptedShelf(lights.id);
    const product = await newProduct(lights.id);
    const answer = await merge(lamps, lights);
    expect(answer).toMatchObject({ __typename: 'CategoriesMerged', category: { id: lamps.id } });
    const below = await childrenOf(lamps.id);
    expect(below.map(({ name }) => name)).toEqual(['Desk', 'Wall', 'Desk']);
    expect(below[2]?.slug).toMatch(/^desk-[0-9a-f]{8}$/);
    expect(await category(lights.id)).toMatchObject({ id: lamps.id, name: 'Lamps' });
    const named = await administrator.query<{ namedRecords: object[] }>(
      'query ($ids: [ID!]!) { namedRecords(of: Category, ids: $ids) { id name } }',
      { ids: [lights.id] },
    );
    expect(named.namedRecords).toEqual([{ id: lights.id, name: 'Lamps' }]);
    expect(await shelfCategory(shelf)).toBe(lamps.id);
    // Before anybody followed, the branch has the product, by either id.
    expect([await productsIn(lamps.id), await productsIn(lights.id)]).toEqual([[product], [product]]);
    await follow();
    expect(await categoryOf(product)).toEqual({ id: lamps.id, text: 'Lamps', sourceKind: 'manual' });
    expect([await productsIn(lamps.id), await productsIn(lights.id)]).toEqual([[product], [product]]);
  });

  it('is undone with all that still is where it was put, and leaves later additions with the survivor', async () => {
    const store = await made({ name: 'Store' });
    const tables = await made({ name: 'Tables' });
    const boards = await made({ name: 'Boards', parentId: store.id });
    const [first, second] = [
      await made({ name: 'Oak', parentId: boards.id }),
      await made({ name: 'Elm', parentId: boards.id }),
    ];
    const shelf = await acceptedShelf(boards.id);
    const [stays, leaves, own] = [
      await newProduct(boards.id),
      await newProduct(boards.id),
      await newProduct(tables.id),
    ];
    const { changeId } = await merge(tables, boards);
    await follow();
    await put(leaves, store.id);
    await put(leaves, tables.id);
    const later = await newProduct(tables.id);
    const moved = await now(first.id);
    await move(moved.id, moved.version, { parentId: null });
    expect((await revert(changeId)).__typename).toBe('ChangeReverted');
    await follow();
    expect(await category(boards.id)).toMatchObject({ id: boards.id, path: ['Store', 'Boards'] });
    expect((await childrenOf(boards.id)).map(({ name }) => name)).toEqual(['Elm']);
    expect((await now(first.id)).path).toEqual(['Oak']);
    expect((await now(second.id)).path).toEqual(['Store', 'Boards', 'Elm']);
    expect(await shelfCategory(shelf)).toBe(boards.id);
    expect(await productsIn(boards.id)).toEqual([stays]);
    expect(await productsIn(tables.id)).toEqual([leaves, own, later].toSorted());
    expect(await categoryOf(stays)).toMatchObject({ sourceKind: 'manual', text: 'Boards' });
  });

  it('takes a child into its parent, several at once, and a branch with what is merged within it', async () => {
    const root = await made({ name: 'Root' });
    const upper = await made({ name: 'Upper', parentId: root.id });
    const lower = await made({ name: 'Lower', parentId: upper.id });
    const leaf = await made({ name: 'Leaf', parentId: lower.id });
    const product = await newProduct(lower.id);
    const { changeId } = await merge(root, upper, lower);
    expect((await childrenOf(root.id)).map(({ name }) => name)).toEqual(['Leaf']);
    await follow();
    expect((await categoryOf(product)).id).toBe(root.id);
    await revert(changeId);
    await follow();
    expect((await now(leaf.id)).path).toEqual(['Root', 'Upper', 'Lower', 'Leaf']);
    expect((await categoryOf(product)).id).toBe(lower.id);
  });

  it('fills languages that the survivor lacks, and leaves its own words', async () => {
    const survivor = await made({ names: { en: 'Cups' }, descriptions: { en: 'Ours' } });
    const merged = await made({ names: { en: 'Mugs', de: 'Becher' }, descriptions: { en: 'Theirs', de: 'Ihre' } });
    const { changeId, category: became } = await merge(survivor, merged);
    expect(became).toMatchObject({
      names: [
        { locale: 'en', text: 'Cups' },
        { locale: 'de', text: 'Becher' },
      ],
      descriptions: [
        { locale: 'en', text: 'Ours' },
        { locale: 'de', text: 'Ihre' },
      ],
      slugs: [
        { locale: 'en', text: 'cups' },
        { locale: 'de', text: 'becher' },
      ],
    });
    await revert(changeId);
    expect(await now(survivor.id)).toMatchObject({ names: [{ locale: 'en', text: 'Cups' }] });
    expect((await now(merged.id)).slugs).toContainEqual({ locale: 'de', text: 'becher' });
  });

  // The log keeps categories apart by their ids: of several worlds, some are told in another order.
  it.each([1, 2, 3, 4])('goes on through merges of merges, and is undone the last first: %i', async (nth) => {
    const [one, two, three] = [
      await made({ name: `One ${nth}` }),
      await made({ name: `Two ${nth}` }),
      await made({ name: `Three ${nth}` }),
    ];
    const product = await newProduct(one.id);
    const first = await merge(two, one);
    const second = await merge(three, first.category!);
    expect(await category(one.id)).toMatchObject({ id: three.id });
    await follow();
    expect((await categoryOf(product)).id).toBe(three.id);
    expect(await revert(first.changeId)).toMatchObject({ __typename: 'NotFound' });
    for (const { changeId } of [second, first]) expect((await revert(changeId)).__typename).toBe('ChangeReverted');
    await follow();
    expect((await categoryOf(product)).id).toBe(one.id);
  });

  it('takes archived products along, and values beside those that hold', async () => {
    const [survivor, merged] = [await made({ name: 'Kept' }), await made({ name: 'Gone' })];
    const [archived, binned] = [await newProduct(merged.id), await newProduct(merged.id)];
    await sql`update product set status = 'ARCHIVED', archive_reason = 'OTHER', archived_at = now() where id = ${archived}`.execute(
      db,
    );
    await sql`update product set deleted_at = now() where id = ${binned}`.execute(db);
    const beside = newId();
    await sql`insert into product_value_alternative (id, product_id, attribute_id, value, source_kind, reason)
      select ${beside}, ${archived}, a.id, to_jsonb(${merged.id}::text), 'import', 'less_trusted' from attribute a where a.code = 'category'`.execute(
      db,
    );
    const stored = async () =>
      (
        await sql<{ id: string }>`select value #>> '{}' as id from product_value_alternative where id = ${beside}
          union all select category_id::text from product where id in (${archived}, ${binned})`.execute(db)
      ).rows.map(({ id }) => id);
    const { changeId } = await merge(survivor, merged);
    await follow();
    expect(await stored()).toEqual([survivor.id, survivor.id, survivor.id]);
    await revert(changeId);
    await follow();
    expect(await stored()).toEqual([merged.id, merged.id, merged.id]);
  });

  it('moves 500 products at most in a transaction, each with its entry in the history', async () => {
    const [survivor, merged] = [await made({ name: 'Large' }), await made({ name: 'Larger' })];
    await sql`insert into product (id, name, slug, category_id, status)
      select gen_random_uuid(), 'Piece ' || n, ${merged.id} || n, ${merged.id}, 'DRAFT' from generate_series(1, 1101) n`.execute(
      db,
    );
    await merge(survivor, merged);
    await follow();
    const { rows } = await sql`select count(distinct xmin::text)::int as transactions, count(*)::int as products,
      (select count(*)::int from change where entity = 'product' and action = 'category_merged' and after ->> 'categoryId' = ${survivor.id}) as entries
      from product where category_id = ${survivor.id}`.execute(db);
    expect(rows).toEqual([{ transactions: 3, products: 1_101, entries: 1_101 }]);
  });

  it('keeps the survivor out of the bin while products are on their way, and goes for good with it', async () => {
    const [survivor, merged] = [await made({ name: 'Held' }), await made({ name: 'Holder' })];
    const product = await newProduct(merged.id);
    const { category: became } = await merge(survivor, merged);
    expect((await remove(survivor.id, became!.version)).data.deleteCategory).toMatchObject({
      __typename: 'CategoryInUse',
      products: 1,
    });
    await follow();
    await put(product, null);
    await remove(survivor.id, became!.version);
    await fromBin('purgeFromBin', survivor.id);
    const { rows } = await sql`select id from category where id in (${survivor.id}, ${merged.id})`.execute(db);
    expect(rows).toEqual([]);
  });

  it('is refused with one that is gone, merged, itself, or above, in one sentence each', async () => {
    const [above, other] = [await made({ name: 'Above' }), await made({ name: 'Other' })];
    const below = await made({ name: 'Below', parentId: above.id });
    expect(await merge(above, above)).toMatchObject({ code: 'CATEGORY_MERGE_SAME' });
    expect(await merge(below, above)).toMatchObject({
      code: 'CATEGORY_MERGE_BELOW',
      reason: 'Above cannot be merged into Below, which is below it. Merge Below into Above instead.',
    });
    const { category: became } = await merge(above, other);
    expect(await merge(below, other)).toMatchObject({
      code: 'CATEGORY_MERGED_ALREADY',
      reason: 'Other was merged into Above in the meantime. Reload the page and choose again.',
    });
    expect(await merge(other, below)).toMatchObject({ code: 'CATEGORY_MERGED_ALREADY' });
    expect(await merge(above, below)).toMatchObject({ __typename: 'VersionConflict' });
    const gone = await made({ name: 'Gone' });
    await remove(gone.id, gone.version);
    expect(await merge(became!, gone)).toMatchObject({ code: 'CATEGORY_MERGE_GONE' });
    expect(await merge(became!)).toMatchObject({ __typename: 'InvalidInput' });
  });

  it('names the former parent in the bin, and comes back to the root where that was purged', async () => {
    const [parent, survivor] = [await made({ name: 'Cellar' }), await made({ name: 'Attic' })];
    const merged = await made({ name: 'Racks', parentId: parent.id });
    const { changeId } = await merge(survivor, merged);
    await remove(parent.id, (await now(parent.id)).version);
    expect(await revert(changeId)).toMatchObject({
      code: 'CATEGORY_MERGE_PARENT_IN_BIN',
      reason: 'Cellar, the former parent of Racks, is in the bin. Restore it from there first.',
    });
    await fromBin('purgeFromBin', parent.id);
    expect((await revert(changeId)).__typename).toBe('ChangeReverted');
    expect((await now(merged.id)).path).toEqual(['Racks']);
  });

  it('closes no circle where a child by now is above the place that the merged one comes back to', async () => {
    const [house, survivor] = [await made({ name: 'House' }), await made({ name: 'Hall' })];
    const merged = await made({ name: 'Rooms', parentId: house.id });
    const child = await made({ name: 'Nook', parentId: merged.id });
    const { changeId } = await merge(survivor, merged);
    const moved = await now(house.id);
    await move(moved.id, moved.version, { parentId: child.id });
    expect((await revert(changeId)).__typename).toBe('ChangeReverted');
    expect((await now(merged.id)).path).toEqual(['Hall', 'Nook', 'House', 'Rooms']);
  });

  it('lets one of two people win who merge two categories into each other at once', async () => {
    const [left, right] = [await made({ name: 'Left' }), await made({ name: 'Right' })];
    const answers = await Promise.all([merge(left, right), merge(right, left)]);
    expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual(['CategoriesMerged', 'NotAllowedNow']);
    expect((await category(left.id))?.id).toBe((await category(right.id))?.id);
  });

  it('gives a product the survivor where somebody saves the merged category', async () => {
    const [survivor, merged] = [await made({ name: 'Stays' }), await made({ name: 'Went' })];
    await merge(survivor, merged);
    const product = await newProduct(merged.id);
    expect(await categoryOf(product)).toMatchObject({ id: survivor.id });
  });

  it('is refused to those who may not change categories', async () => {
    const [survivor, merged] = [await made({ name: 'Mine' }), await made({ name: 'Yours' })];
    const answer = await analyst.request(document, { input: inputOf(survivor, [merged]) });
    expect(answer.errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    expect(await category(merged.id)).toMatchObject({ id: merged.id });
  });

  it('lets the survivor be renamed meanwhile, and keeps that when it is undone', async () => {
    const [survivor, merged] = [await made({ name: 'Before' }), await made({ names: { en: 'In', fr: 'Dedans' } })];
    const { changeId, category: became } = await merge(survivor, merged);
    await update(survivor.id, became!.version, { names: { en: 'After', fr: 'Après' } });
    await revert(changeId);
    expect((await now(survivor.id)).names).toContainEqual({ locale: 'en', text: 'After' });
    expect((await now(merged.id)).id).toBe(merged.id);
  });
});
