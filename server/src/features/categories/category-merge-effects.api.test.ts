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
const { administrator, made, remove } = await categoryDoors(api);
const analyst = await api.as(await api.newUser({ roleKeys: ['analyst'] }));
const discounts = discountDoors(() => administrator);
const feeds = feedWorld(api);

const document = `query ($survivorId: ID!, $mergedIds: [ID!]!) { categoryMergeEffects(survivorId: $survivorId, mergedIds: $mergedIds) {
  __typename ... on NotAllowedNow { code }
  ... on CategoryMergeEffects { survivor { name } merged { name version } below renamed path { before after slugsBefore slugsAfter }
    filled { text locale value } taxClass { before after categories } effects { kind relation count names } } } }`;
type Told = Record<string, unknown> & { effects: { kind: string; relation: string; count: number; names: string[] }[] };
const effectsOf = async (survivorId: string, ...mergedIds: string[]) =>
  (await administrator.query<{ categoryMergeEffects: Told }>(document, { survivorId, mergedIds })).categoryMergeEffects;

describe('what a merge changes', () => {
  it('is told with what goes along, what reaches more products, and what is left', async () => {
    const garden = await made({ name: 'Garden', slug: newId() });
    const house = await made({ name: 'House', slug: newId() });
    const tools = await made({ names: { en: 'Tools', de: 'Werkzeug' }, parentId: garden.id });
    await made({ name: 'Saws', parentId: tools.id });
    await made({ name: 'Saws', parentId: house.id });
    await buildProduct(db, { categoryId: tools.id });
    const shopId = await feeds.newShop();
    const about = (id: string) => ({
      name: `Off ${id}`,
      kind: 'AMOUNT_OFF_PRODUCT',
      method: 'AUTOMATIC',
      percent: '5',
      targets: [{ kind: 'CATEGORY', id }],
    });
    for (const { id } of [garden, house, tools]) await discounts.made(shopId, about(id));
    await sql`update category set tax_class = 'reduced' where id = ${tools.id}`.execute(db);
    const named = [`Off ${house.id}`, `Off ${tools.id}`].toSorted();
    expect(await effectsOf(house.id, tools.id)).toEqual({
      __typename: 'CategoryMergeEffects',
      survivor: { name: 'House' },
      merged: [{ name: 'Tools', version: 1 }],
      below: 1,
      renamed: 1,
      path: {
        before: ['Garden', 'Tools'],
        after: ['House'],
        slugsBefore: [garden.slug, 'tools'],
        slugsAfter: [house.slug],
      },
      filled: [{ text: 'NAME', locale: 'de', value: 'Werkzeug' }],
      taxClass: { before: 'reduced', after: 'standard', categories: 2 },
      effects: [
        { kind: 'PRODUCT', relation: 'KEPT', count: 1, names: [] },
        { kind: 'DISCOUNT', relation: 'KEPT', count: 1, names: [`Off ${tools.id}`] },
        { kind: 'DISCOUNT', relation: 'LEFT', count: 1, names: [`Off ${garden.id}`] },
        { kind: 'DISCOUNT', relation: 'JOINED', count: 2, names: named },
      ],
    });
  });

  it('counts no slug that is taken by what goes itself', async () => {
    const upper = await made({ name: 'Lids', slug: newId() });
    const lids = await made({ name: 'Lids', parentId: upper.id });
    await made({ name: 'Lids', parentId: lids.id });
    expect(await effectsOf(upper.id, lids.id)).toMatchObject({ below: 1, renamed: 0, filled: [], taxClass: null });
  });

  it('is a refusal where they cannot become one, and nothing where one is not there', async () => {
    const above = await made({ name: 'Above', slug: newId() });
    const below = await made({ name: 'Below', parentId: above.id });
    expect(await effectsOf(below.id, above.id)).toMatchObject({ code: 'CATEGORY_MERGE_BELOW' });
    expect(await effectsOf(below.id, below.id)).toMatchObject({ code: 'CATEGORY_MERGE_SAME' });
    expect(await effectsOf(above.id, newId())).toMatchObject({ code: 'CATEGORY_MERGE_GONE' });
    await remove(below.id, below.version);
    expect(await effectsOf(above.id, below.id)).toMatchObject({ code: 'CATEGORY_MERGE_GONE' });
  });

  it('is told to those alone who may change categories', async () => {
    const [one, other] = [await made({ name: 'One', slug: newId() }), await made({ name: 'Other', slug: newId() })];
    const answer = await analyst.request(document, { survivorId: one.id, mergedIds: [other.id] });
    expect(answer.errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });

  it('takes as many statements for a large branch as for one category', async () => {
    const [one, small, large] = [
      await made({ name: 'Few', slug: newId() }),
      await made({ name: 'Small', slug: newId() }),
      await made({ name: 'Large', slug: newId() }),
    ];
    const asked = (id: string) => countStatements(/^/, () => effectsOf(one.id, id));
    const few = await asked(small.id);
    await sql`insert into category (id, parent_id, names, slugs, position)
      select gen_random_uuid(), ${large.id}, jsonb_build_object('en', 'N' || n), jsonb_build_object('en', 'n' || n), n
      from generate_series(1, 2000) n`.execute(db);
    expect(await asked(large.id)).toBe(few);
  });
});
