import { overfullAbove } from '@quarry/contracts/categories';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { testApi } from '../../testing/index.ts';
import { categoryDoors } from './testing/category-doors.ts';

const api = await testApi();
const { db } = api.deps;
const { administrator, made, move, update, remove } = await categoryDoors(api);

type Answer = { categories: { nodes: { name: string }[]; total: { count: number; isExact: boolean } } };
/** The names of the rows, which the total must agree with. */
const rowsOf = async (filter: object) => {
  const { categories } = await administrator.query<Answer>(
    'query ($filter: CategoryFilter!) { categories(filter: $filter) { nodes { name } total { count isExact } } }',
    { filter },
  );
  expect(categories.total).toEqual({ count: categories.nodes.length, isExact: true });
  return categories.nodes.map(({ name }) => name);
};
const file = (categoryId: string, count: number) =>
  sql`insert into product (id, name, slug, category_id, status) select gen_random_uuid(), 'Filed ' || n, ${newId()} || n, ${categoryId}, 'DRAFT'
    from generate_series(1, ${count}::int) n`.execute(db);

describe('coverage of categories', () => {
  it('finds those with neither product nor subcategory', async () => {
    const top = await made({ name: 'Top' });
    const leaf = await made({ name: 'Leaf', parentId: top.id });
    const held = await made({ name: 'Held', parentId: top.id });
    await file(held.id, 1);
    expect(await rowsOf({ isEmpty: true })).toEqual(['Leaf']);
    expect(await rowsOf({ isEmpty: false })).toEqual(['Held', 'Top']);
    await sql`update product set deleted_at = now() where category_id = ${held.id}`.execute(db);
    expect(await rowsOf({ isEmpty: true })).toEqual(['Held', 'Leaf']);
    await remove(leaf.id);
    await remove(held.id);
    expect(await rowsOf({ isEmpty: true })).toEqual(['Top']);
  });

  it('finds those with more products of their own than the bound, and not those that have as many', async () => {
    const parent = await made({ name: 'Shelf' });
    const full = await made({ name: 'Full', parentId: parent.id });
    await file(full.id, overfullAbove);
    expect(await rowsOf({ isOverfull: true })).toEqual([]);
    await file(full.id, 1);
    expect(await rowsOf({ isOverfull: true })).toEqual(['Full']);
  });

  it('finds those that share a name in one language, beside each other and elsewhere', async () => {
    const [home, office] = [await made({ name: 'Home' }), await made({ name: 'Office' })];
    const beside = { sharesNameWithSibling: true };
    const elsewhere = { sharesNameElsewhere: true };
    const chairs = await made({ names: { en: 'Chairs', de: 'Stühle' }, parentId: home.id });
    const seats = await made({ names: { en: 'Seats', de: ' STUHLE ' }, parentId: home.id });
    // The same word of another language is another name.
    await made({ names: { fr: 'Seats' }, parentId: home.id });
    expect(await rowsOf(beside)).toEqual(['Chairs', 'Seats']);
    expect(await rowsOf(elsewhere)).toEqual([]);
    await move(seats.id, 1, { parentId: office.id });
    expect(await rowsOf(beside)).toEqual([]);
    expect(await rowsOf(elsewhere)).toEqual(['Chairs', 'Seats']);
    await update(chairs.id, 1, { names: { en: 'Chairs', de: 'Sitze' } });
    expect(await rowsOf(elsewhere)).toEqual([]);
  });
});
