import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { countStatements, testApi } from '../../testing/index.ts';
import { discountDoors } from '../discounts/testing/discount-doors.ts';
import { feedWorld } from '../feeds/testing/feed-world.ts';
import { buildProduct } from '../products/product.builder.ts';
import { categoryDoors } from './testing/category-doors.ts';

const api = await testApi();
const { db } = api.deps;
const { administrator, made } = await categoryDoors(api);
const analyst = await api.as(await api.newUser({ roleKeys: ['analyst'] }));
const discounts = discountDoors(() => administrator);
const feeds = feedWorld(api);

type Effects = {
  isWorthAsking: boolean;
  below: number;
  path: { before: string[]; after: string[]; slugsBefore: string[]; slugsAfter: string[] } | null;
  taxClass: { before: string; after: string; categories: number } | null;
  effects: { kind: string; relation: string; count: number; names: string[] }[];
};
const document = `query ($ids: [ID!]!, $parentId: ID) { categoryMoveEffects(ids: $ids, parentId: $parentId) {
  isWorthAsking below path { before after slugsBefore slugsAfter } taxClass { before after categories }
  effects { kind relation count names } } }`;
const effectsOf = async (ids: readonly string[], parentId: string | null, client = administrator) =>
  (await client.query<{ categoryMoveEffects: Effects }>(document, { ids, parentId })).categoryMoveEffects;

const nothing = { isWorthAsking: false, below: 0, path: null, taxClass: null, effects: [] };

/** Garden over Tools over Saws, beside an empty House. */
async function world() {
  const garden = await made({ name: 'Garden', slug: newId() });
  const house = await made({ name: 'House', slug: newId() });
  const tools = await made({ name: 'Tools', parentId: garden.id });
  const saws = await made({ name: 'Saws', parentId: tools.id });
  return { garden, house, tools, saws };
}

async function acceptedShelf(shopId: string, text: string, categoryId: string) {
  const id = newId();
  await sql`insert into shelf (id, shop_id, kind, text, text_key, state, category_id)
    values (${id}, ${shopId}, 'BREADCRUMB', ${text}, ${id}, 'ACCEPTED', ${categoryId})`.execute(db);
}

async function savedView(categoryId: string, name: string) {
  await administrator.query(
    `mutation ($id: ID!, $input: SavedViewInput!) { createSavedView(id: $id, list: "ProductsList", input: $input) { __typename } }`,
    {
      id: newId(),
      input: { name, query: `filter=categoryId:${categoryId}`, isShared: false, columns: [], density: 'usual' },
    },
  );
}

async function savedReport(categoryId: string, name: string) {
  await administrator.query(`mutation ($input: SavedReportInput!) { saveReport(input: $input) { __typename } }`, {
    input: { name, report: 'sales', input: { category: categoryId }, roleIds: [] },
  });
}

describe('what a move changes', () => {
  it('is told with everything that names what goes, what it leaves and what it comes below', async () => {
    const { garden, house, tools, saws } = await world();
    await buildProduct(db, { categoryId: tools.id });
    await buildProduct(db, { categoryId: saws.id });
    const shopId = await feeds.newShop();
    await acceptedShelf(shopId, 'Sägen', saws.id);
    const about = (id: string) => ({
      name: `Off ${id}`,
      kind: 'AMOUNT_OFF_PRODUCT',
      method: 'AUTOMATIC',
      percent: '5',
      targets: [{ kind: 'CATEGORY', id }],
    });
    for (const { id } of [garden, house, saws]) await discounts.made(shopId, about(id));
    await savedView(garden.id, 'Of the garden');
    await savedReport(tools.id, 'Sales of tools');
    const told = await effectsOf([tools.id], house.id);
    expect(told).toEqual({
      isWorthAsking: true,
      below: 1,
      path: {
        before: ['Garden', 'Tools'],
        after: ['House', 'Tools'],
        slugsBefore: [garden.slug, 'tools'],
        slugsAfter: [house.slug, 'tools'],
      },
      taxClass: null,
      effects: [
        { kind: 'SHELF', relation: 'KEPT', count: 1, names: ['Sägen'] },
        { kind: 'PRODUCT', relation: 'KEPT', count: 2, names: [] },
        { kind: 'DISCOUNT', relation: 'JOINED', count: 1, names: [`Off ${house.id}`] },
        { kind: 'DISCOUNT', relation: 'KEPT', count: 1, names: [`Off ${saws.id}`] },
        { kind: 'DISCOUNT', relation: 'LEFT', count: 1, names: [`Off ${garden.id}`] },
        { kind: 'VIEW', relation: 'LEFT', count: 1, names: ['Of the garden'] },
        { kind: 'REPORT', relation: 'KEPT', count: 1, names: ['Sales of tools'] },
      ],
    });
  });

  it('is told of channels whose rows say the path', async () => {
    const { house, saws } = await world();
    const shopId = await feeds.newShop();
    const { channelId } = await feeds.newFeed(administrator, shopId);
    const product = await feeds.newGoods(administrator, shopId, { sku: 'SAW-1', price: '9.00' });
    await sql`update product set category_id = ${saws.id} where id = ${product.id}`.execute(db);
    const told = async () => (await effectsOf([saws.id], house.id)).effects.filter(({ kind }) => kind === 'CHANNEL');
    expect(await told()).toEqual([]);
    await feeds.setListing(administrator, { channelId, variantId: product.variantId }, 0, {});
    const map = async (version: number, source: string) =>
      administrator.query(
        `mutation ($channelId: ID!, $version: Int!, $rules: JSON!) { saveChannelMapping(channelId: $channelId, version: $version, rules: $rules) { __typename } }`,
        { channelId, version, rules: [{ field: 'product_type', expression: { kind: 'source', source } }] },
      );
    await map(0, 'category.path');
    expect(await told()).toMatchObject([{ relation: 'CHANGED', count: 1 }]);
    await map(1, 'category.name');
    expect(await told()).toEqual([]);
  });

  it('names the tax class that the goods inherit, and how many categories do', async () => {
    const { garden, house, tools, saws } = await world();
    await sql`update category set tax_class = 'reduced' where id = ${garden.id}`.execute(db);
    const own = await made({ name: 'Own', parentId: tools.id });
    await sql`update category set tax_class = 'zero' where id = ${own.id}`.execute(db);
    expect((await effectsOf([tools.id], house.id)).taxClass).toEqual({
      before: 'reduced',
      after: 'standard',
      categories: 2,
    });
    expect((await effectsOf([own.id], house.id)).taxClass).toBeNull();
    expect((await effectsOf([saws.id], garden.id)).taxClass).toBeNull();
  });

  it('is nothing worth a question for an empty category, below the same parent, or for one that is gone', async () => {
    const { garden, house, tools, saws } = await world();
    expect(await effectsOf([saws.id], house.id)).toMatchObject({ isWorthAsking: false, below: 0, effects: [] });
    expect(await effectsOf([tools.id], garden.id)).toEqual(nothing);
    expect(await effectsOf([newId(), 'nonsense'], house.id)).toEqual(nothing);
    expect((await effectsOf([garden.id], newId())).path).toBeNull();
  });

  it('is told to those alone who may move, and never more than they may read', async () => {
    const { house, tools } = await world();
    const answer = await analyst.request(document, { ids: [tools.id], parentId: house.id });
    expect(answer.errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });

  it('takes as many statements for a large branch as for one category', async () => {
    const { house, saws, tools } = await world();
    const asked = (id: string) => countStatements(/^/, () => effectsOf([id], house.id));
    const few = await asked(saws.id);
    await sql`insert into category (id, parent_id, names, slugs, position)
      select gen_random_uuid(), ${tools.id}, jsonb_build_object('en', 'N' || n), jsonb_build_object('en', 'n' || n), n
      from generate_series(1, 2000) n`.execute(db);
    expect(await asked(tools.id)).toBe(few);
  });
});
