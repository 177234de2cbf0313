import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { workOnLists } from '../../app/features.ts';
import { newId } from '../../platform/ids.ts';
import { type TestClient, testApi } from '../../testing/index.ts';
import { workOnBulkRun } from '../bulk/index.ts';
import { buildCategory } from '../categories/category.builder.ts';
import { buildProduct } from './product.builder.ts';

const api = await testApi();
const { db } = api.deps;
const administrator = await api.asAdministrator();

type Answer = { __typename: string; run?: { id: string }; issues?: object[] };
const workOff = async () => {
  while (await workOnBulkRun(api.engines, workOnLists));
};
const start = async (action: string, ids: readonly string[], input: object, client: TestClient = administrator) =>
  (
    await client.query<{ startBulkRun: Answer }>(
      `mutation ($input: BulkRunInput!) { startBulkRun(input: $input) { __typename
        ... on BulkRunStarted { run { id } } ... on InvalidInput { issues { path code } } } }`,
      { input: { list: 'products', action, ids: [ids], input } },
    )
  ).startBulkRun;
const does = async (...args: Parameters<typeof start>) => {
  const answer = await start(...args);
  await workOff();
  return answer;
};
const undo = async ({ run }: Answer) => {
  await administrator.query('mutation ($id: ID!) { commandRun(id: $id, command: UNDO) { __typename } }', run);
  await workOff();
};
/** The records that were refused, each with the code of its reason. */
const refusedBy = async ({ run }: Answer, client: TestClient = administrator) => {
  const { bulkItems } = await client.query<{
    bulkItems: { nodes: { id: string; refusal: { code: string } | null }[] };
  }>('query ($id: ID!) { bulkItems(runId: $id, first: 500) { nodes { id refusal { code } } } }', run);
  return Object.fromEntries(bulkItems.nodes.flatMap(({ id, refusal }) => (refusal ? [[id, refusal.code]] : [])));
};
type Shown = { status: string; tags: string[]; brand: { id: string } | null; category: { id: string } | null };
const shown = async (id: string) => {
  const { product } = await administrator.query<{ product: Shown }>(
    'query ($id: ID!) { product(id: $id) { status tags brand { id } category { id } } }',
    { id },
  );
  const { brand, category, ...rest } = product;
  return { ...rest, brandId: brand?.id ?? null, categoryId: category?.id ?? null };
};
const newBrand = async () => {
  const id = newId();
  await db.insertInto('brand').values({ id, name: id, slug: id, name_key: id }).execute();
  return id;
};
const personWith = async (rules: readonly object[]) => {
  const key = `role-${newId()}`;
  await db
    .insertInto('role')
    .values({ id: newId(), key, name: key, rules: JSON.stringify(rules) })
    .execute();
  return api.as(await api.newUser({ roleKeys: [key] }));
};

let products: string[] = [];
beforeEach(async () => {
  products = [];
  for (const name of ['One', 'Two', 'Three']) products.push((await buildProduct(db, { name })).id);
});

describe('many products at once', () => {
  it('get a category or none, and have each the one it had once that is taken back', async () => {
    const [lamps, chairs] = [await buildCategory(db), await buildCategory(db)];
    const [first = '', second = ''] = products;
    await does('setCategory', [first], { categoryId: chairs });
    const set = await does('setCategory', products, { categoryId: lamps });
    expect(await Promise.all(products.map(shown))).toMatchObject(products.map(() => ({ categoryId: lamps })));
    const none = await does('setCategory', products, { categoryId: null });
    expect(await shown(first)).toMatchObject({ categoryId: null });
    await undo(none);
    await undo(set);
    expect(await shown(first)).toMatchObject({ categoryId: chairs });
    expect(await shown(second)).toMatchObject({ categoryId: null });
  });

  it('get a brand and lose it', async () => {
    const brandId = await newBrand();
    const set = await does('setBrand', products, { brandId });
    expect(await Promise.all(products.map(shown))).toMatchObject(products.map(() => ({ brandId })));
    await undo(set);
    expect(await shown(products[0] ?? '')).toMatchObject({ brandId: null });
  });

  it('are not set to what was deleted before their turn, and say so', async () => {
    const categoryId = await buildCategory(db);
    const answer = await start('setCategory', products, { categoryId });
    await administrator.query('mutation ($id: ID!) { deleteCategory(id: $id, version: 1) { __typename } }', {
      id: categoryId,
    });
    await workOff();
    expect(await refusedBy(answer)).toEqual(Object.fromEntries(products.map((id) => [id, 'CHOICE_GONE'])));
  });

  it('keep a category that a source states where nobody set another by hand, and say so', async () => {
    const categoryId = await buildCategory(db);
    const { id } = await buildProduct(db, { categoryId });
    await sql`update product_value set source_kind = 'import' where product_id = ${id}`.execute(db);
    const answer = await does('setCategory', [id], { categoryId: null });
    expect(await refusedBy(answer)).toEqual({ [id]: 'VALUE_OF_SOURCE' });
    expect(await shown(id)).toMatchObject({ categoryId });
  });

  it('get tags beside those they have, as many as fit, and lose them again', async () => {
    const [first = '', second = '', third = ''] = products;
    await does('addTags', [first], { tags: ['oak'] });
    await does('addTags', [third], { tags: Array.from({ length: 49 }, (_, at) => `tag ${at}`) });
    const added = await does('addTags', products, { tags: [' sale ', 'oak'] });
    expect((await shown(first)).tags).toEqual(['oak', 'sale']);
    expect((await shown(second)).tags).toEqual(['sale', 'oak']);
    expect(await refusedBy(added)).toEqual({ [third]: 'TOO_MANY_TAGS' });
    await does('removeTags', products, { tags: ['oak', 'none'] });
    expect([(await shown(first)).tags, (await shown(second)).tags]).toEqual([['sale'], ['sale']]);
  });

  it('become what their states allow, each of the others with its reason, and go back', async () => {
    const [first = '', second = '', third = ''] = products;
    await db.updateTable('product').set({ status: 'REJECTED' }).where('id', '=', second).execute();
    await db.updateTable('product').set({ status: 'ACTIVE' }).where('id', '=', third).execute();
    const answer = await does('setStatus', products, { status: 'ACTIVE' });
    expect(await refusedBy(answer)).toEqual({ [second]: 'no_such_move' });
    expect((await shown(first)).status).toBe('ACTIVE');
    await undo(answer);
    expect(await Promise.all(products.map(async (id) => (await shown(id)).status))).toEqual([
      'DRAFT',
      'REJECTED',
      'ACTIVE',
    ]);
  });

  it.each([
    ['setCategory', {}, 'input.categoryId', 'required'],
    ['setCategory', { categoryId: 'lamps' }, 'input.categoryId', 'unknown'],
    ['setBrand', {}, 'input.brandId', 'required'],
    ['setStatus', { status: 'ARCHIVED' }, 'input.status', 'required'],
    ['setStatus', {}, 'input.status', 'required'],
    ['addTags', { tags: [] }, 'input.tags', 'required'],
    ['removeTags', {}, 'input.tags', 'required'],
  ])('are not begun to %s with %o', async (action, input, path, code) => {
    expect(await start(action, products, input)).toEqual({ __typename: 'InvalidInput', issues: [{ path, code }] });
  });
});

describe('378 products', () => {
  it('become active but for the one that somebody edits at that moment, which is reported', async () => {
    const all: string[] = [];
    for (let at = 0; at < 378; at += 1) all.push((await buildProduct(db, { name: `Batch ${at}` })).id);
    const edited = all[200] ?? '';
    const answer = await start('setStatus', all, { status: 'ACTIVE' });
    const waiting = async () =>
      (
        await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
          db,
        )
      ).rows.length > 0;
    const done = await db.transaction().execute(async (tx) => {
      await sql`update product set name = 'Edited', version = version + 1 where id = ${edited}`.execute(tx);
      const work = workOff();
      await expect.poll(waiting, { timeout: 120_000 }).toBe(true);
      // What is awaited here would wait for this very edit.
      return { work };
    });
    await done.work;
    expect(await refusedBy(answer)).toEqual({ [edited]: 'ROW_CHANGED' });
    const active = await sql`select from product where id = any(${all}::uuid[]) and status = 'ACTIVE'`.execute(db);
    expect(active.rows).toHaveLength(377);
    expect((await shown(edited)).status).toBe('DRAFT');
  }, 240_000);
});

describe('anyone who may change some products, or some of their fields', () => {
  const reads = ['Product', 'Category', 'Brand'].map((subject) => ({ action: 'read', subject }));

  it('changes these alone, and learns of the others that they are none of theirs', async () => {
    const categoryId = await buildCategory(db);
    const editor = await personWith([...reads, { action: 'update', subject: 'Product', fields: ['tags'] }]);
    const tags = await does('addTags', products, { tags: ['mine'] }, editor);
    expect(await refusedBy(tags, editor)).toEqual({});
    const refused = Object.fromEntries(products.map((id) => [id, 'NO_RIGHT_TO_ROW']));
    expect(await refusedBy(await does('setCategory', products, { categoryId }, editor), editor)).toEqual(refused);
    expect(await refusedBy(await does('setStatus', products, { status: 'IN_REVIEW' }, editor), editor)).toEqual(
      refused,
    );
    expect(await shown(products[0] ?? '')).toMatchObject({ status: 'DRAFT', categoryId: null, tags: ['mine'] });
  });

  it('publishes nothing without the right to, but submits', async () => {
    const editor = await personWith([...reads, { action: 'update', subject: 'Product' }]);
    const published = await does('setStatus', products, { status: 'ACTIVE' }, editor);
    expect(await refusedBy(published, editor)).toEqual(
      Object.fromEntries(products.map((id) => [id, 'NO_RIGHT_TO_ROW'])),
    );
    expect(await refusedBy(await does('setStatus', products, { status: 'IN_REVIEW' }, editor), editor)).toEqual({});
  });

  it('does not begin without any', async () => {
    const reader = await personWith(reads);
    const { errors } = await reader.request(
      `mutation ($input: BulkRunInput!) { startBulkRun(input: $input) { __typename } }`,
      { input: { list: 'products', action: 'addTags', ids: [products], input: { tags: ['mine'] } } },
    );
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
