import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { followToEnd } from '../../platform/events/index.ts';
import { testApi } from '../../testing/index.ts';
import { categoryDoors } from '../categories/testing/category-doors.ts';
import { categoryNames } from './category-names.consumer.ts';
import { buildProduct } from './product.builder.ts';

const api = await testApi();
const { db } = api.deps;
const { administrator, made, update, move, category, remove, fromBin, revert } = await categoryDoors(api);

const found = async (search: string) =>
  (
    await administrator.query<{ products: { nodes: { name: string }[] } }>(
      'query ($search: String!) { products(search: $search) { nodes { name } } }',
      { search },
    )
  ).products.nodes
    .map(({ name }) => name)
    .toSorted();
const follow = () => followToEnd(api.deps, categoryNames);
const put = async (productId: string, categoryId: string | null) => {
  const { product } = await administrator.query<{ product: { version: number } }>(
    'query ($id: ID!) { product(id: $id) { version } }',
    { id: productId },
  );
  return administrator.query<{ setProductValue: { __typename: string; changeId: string } }>(
    `mutation ($input: SetProductValueInput!) { setProductValue(input: $input) { __typename ... on ProductUpdated { changeId } } }`,
    { input: { productId, version: product.version, attributeCode: 'category', value: categoryId } },
  );
};
const versionOf = async (id: string) => (await category(id))?.version ?? 0;
/** Products of a category that nobody reads, as a load writes them. */
const load = (categoryId: string, count: number) =>
  sql`insert into product (id, name, slug, category_id, status)
    select gen_random_uuid(), 'Piece ' || n, ${categoryId} || n, ${categoryId}, 'DRAFT' from generate_series(1, ${count}::int) n`.execute(
    db,
  );

describe('the search for products by their category', () => {
  it('finds them by its names in every language and by those of all above, as soon as they are put there', async () => {
    const parent = await made({ names: { en: 'Tableware', fr: 'Vaisselle à table' } });
    const child = await made({ names: { en: 'Beakers', de: 'Trinkbecher', pt: 'Canecões' }, parentId: parent.id });
    const { id } = await buildProduct(db, { name: 'Ollo' });
    await put(id, child.id);
    for (const search of ['beakers', 'Trinkbecher', 'canecoes', 'tableware', 'ollo vaisselle'])
      expect([search, await found(search)]).toEqual([search, ['Ollo']]);
    await put(id, null);
    expect(await found('beakers')).toEqual([]);
  });

  it('finds them no more by a category that a reverted change gave them', async () => {
    const { id: categoryId } = await made({ name: 'Candlesticks' });
    const { id } = await buildProduct(db, { name: 'Lume' });
    const { setProductValue } = await put(id, categoryId);
    expect(await found('candlesticks')).toEqual(['Lume']);
    await revert(setProductValue.changeId);
    expect(await found('candlesticks')).toEqual([]);
  });

  it('forgives a slip in the name of a category', async () => {
    const { id: categoryId } = await made({ name: 'Xylophones' });
    await put((await buildProduct(db, { name: 'Tonk' })).id, categoryId);
    expect(await found('xylophnes')).toEqual(['Tonk']);
  });

  it('finds those below by the new name of a category, once somebody has followed the event', async () => {
    const parent = await made({ name: 'Oldroom' });
    const child = await made({ name: 'Cupboards', parentId: parent.id });
    const { id } = await buildProduct(db, { name: 'Trunk' });
    await put(id, child.id);
    await follow();
    await update(parent.id, parent.version, { name: 'Newchamber' });
    expect(await found('newchamber')).toEqual([]);
    await follow();
    expect([await found('newchamber'), await found('oldroom')]).toEqual([['Trunk'], []]);
  });

  it('finds them by what a moved category lies below now, and after the move is taken back by what it lay below', async () => {
    const [from, to] = [await made({ name: 'Leftwing' }), await made({ name: 'Rightwing' })];
    const child = await made({ name: 'Doors', parentId: from.id });
    await put((await buildProduct(db, { name: 'Hinge' })).id, child.id);
    const { data } = await move(child.id, child.version, { parentId: to.id });
    await follow();
    expect([await found('leftwing'), await found('rightwing')]).toEqual([[], ['Hinge']]);
    await revert(data.moveCategory.changeId);
    await follow();
    expect([await found('leftwing'), await found('rightwing')]).toEqual([['Hinge'], []]);
  });

  it('leaves them alone while a category is hidden or ordered', async () => {
    const { id, version } = await made({ name: 'Quietroom' });
    await load(id, 1);
    await follow();
    await move(id, version, { parentId: null, place: 'FIRST' });
    await follow();
    expect(await found('quietroom')).toEqual([]);
  });

  it('forgets a category that was purged while its product lay in the bin', async () => {
    const { id: categoryId } = await made({ name: 'Shortlived' });
    const { id } = await buildProduct(db, { name: 'Phoenix' });
    await put(id, categoryId);
    await administrator.query(
      'mutation ($id: ID!, $version: Int!) { deleteProduct(id: $id, version: $version) { __typename } }',
      { id, version: 2 },
    );
    await remove(categoryId, await versionOf(categoryId));
    await fromBin('purgeFromBin', categoryId);
    await fromBin('restoreFromBin', id);
    expect([await found('phoenix'), await found('shortlived')]).toEqual([['Phoenix'], []]);
  });

  it('reaches all products of a branch, at most 500 in a transaction', async () => {
    const parent = await made({ name: 'Warehouse' });
    const children = [parent];
    for (const name of ['Halls', 'Bays', 'Racks']) children.push(await made({ name, parentId: parent.id }));
    for (const { id } of children) await load(id, 301);
    await follow();
    await update(parent.id, parent.version, { name: 'Depository' });
    const rewritten = async () =>
      (
        await sql<{ transactions: number; products: number; most: number }>`
          select count(distinct xmin::text) as transactions, count(*) as products,
            (select max(n) from (select count(*) as n from product where search_text like '%depository%' group by xmin::text) t) as most
          from product where search_text like '%depository%'`.execute(db)
      ).rows;
    await follow();
    expect(await rewritten()).toEqual([{ transactions: 3, products: 1_204, most: 500 }]);
  });
});
