import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { systemActor } from '../../platform/auth/index.ts';
import { withTransaction } from '../../platform/db/index.ts';
import { followToEnd } from '../../platform/events/index.ts';
import { newId } from '../../platform/ids.ts';
import { buildObservedShop, storeOffers } from '../../testing/shop-offers.ts';
import { testApi } from '../../testing/index.ts';
import { buildCategory } from '../categories/category.builder.ts';
import { buildProduct } from '../products/product.builder.ts';
import { shelfCategories } from '../shelves/shelf-categories.consumer.ts';
import { enterCatalogue, findSourceOffers, type OfferShop } from './index.ts';
import { offerShelves } from './offer-shelves.consumer.ts';
import { shelfValues } from './shelf-values.consumer.ts';

const api = await testApi();
const { deps } = api;
const { db } = deps;
const administrator = await api.asAdministrator();
let shop: OfferShop;
let lamps: string;

beforeEach(async () => {
  shop = await buildObservedShop(deps);
  lamps = await buildCategory(db, { name: 'Lamps' });
});

type Decided = { __typename: string; changeId?: string; code?: string; shelf?: { state: string } };
type Shelf = { id: string; version: number; state: string; category: { name: string } | null };
type Value = {
  attribute: { code: string };
  text: string;
  sourceKind: string;
  source: { offerId: string; field: string; raw: string; shopName: string; snapshotId: string } | null;
};

const follow = async () => {
  for (const consumer of [shelfCategories, offerShelves, shelfValues]) await followToEnd(api.engines, consumer);
};
const store = async (sku: string, category = 'Leuchten') => {
  const [id = ''] = await storeOffers(deps, shop, { sku, name: `Offer ${sku}`, category });
  return id;
};

/** Hangs an offer on a product of its own, as an engine would. */
async function hang(offerId: string): Promise<string> {
  const product = await buildProduct(db);
  await withTransaction(db, async (tx) => {
    const source = (await findSourceOffers(tx, [offerId])).get(offerId);
    if (!source) throw new Error('The offer was not read.');
    const change = { actor: systemActor, cause: 'excavation' } as const;
    const place = { productId: product.id, variantId: product.variantId, matchState: 'matched' } as const;
    await enterCatalogue(tx, deps, [{ source, change, proposalId: newId(), isGtinMisused: false, ...place }]);
  });
  return product.id;
}

async function shelf(text = 'Leuchten', shopId = shop.id): Promise<Shelf> {
  const { shelves } = await administrator.query<{ shelves: { nodes: (Shelf & { text: string })[] } }>(
    'query ($id: ID!) { shelves(filter: { shopId: [$id] }) { nodes { id text version state category { name } } } }',
    { id: shopId },
  );
  const found = shelves.nodes.find((one) => one.text === text);
  if (!found) throw new Error(`There is no shelf ${text}.`);
  return found;
}

const answer = '__typename ... on ShelfDecided { changeId shelf { state } } ... on NotAllowedNow { code }';
async function decide(field: string, { id, version }: Pick<Shelf, 'id' | 'version'>): Promise<Decided> {
  const read = await administrator.query<Record<string, Decided>>(
    `mutation ($id: ID!, $version: Int!) { decided: ${field}(id: $id, version: $version) { ${answer} } }`,
    { id, version },
  );
  return read.decided!;
}

async function accept({ id, version }: Shelf, categoryId = lamps) {
  const { acceptShelf } = await administrator.query<{ acceptShelf: Decided & { issues?: object[] } }>(
    `mutation ($id: ID!, $version: Int!, $categoryId: ID!) { acceptShelf(id: $id, version: $version, categoryId: $categoryId) {
      ${answer} ... on InvalidInput { issues { path code } } } }`,
    { id, version, categoryId },
  );
  return acceptShelf;
}

async function categoryOf(productId: string) {
  const { product } = await administrator.query<{
    product: { category: { name: string } | null; version: number; values: Value[] };
  }>(
    `query ($id: ID!) { product(id: $id) { version category { name } values { attribute { code } text sourceKind
      source { offerId field raw shopName snapshotId } } } }`,
    { id: productId },
  );
  const value = product.values.find(({ attribute }) => attribute.code === 'category');
  return { shown: product.category?.name ?? null, version: product.version, value };
}

describe('a shelf that is accepted', () => {
  it('gives its products the category as a value that leads to offer and snapshot', async () => {
    const offerId = await store('1');
    await follow();
    const productId = await hang(offerId);
    expect(await accept(await shelf())).toMatchObject({ __typename: 'ShelfDecided', shelf: { state: 'ACCEPTED' } });
    await follow();
    const { rows } = await sql<{
      id: string;
    }>`select current_snapshot_id as id from offer where id = ${offerId}`.execute(db);
    expect(await categoryOf(productId)).toMatchObject({
      shown: 'Lamps',
      value: {
        text: 'Lamps',
        sourceKind: 'offer',
        source: { offerId, field: 'category', raw: 'Leuchten', shopName: 'Shop', snapshotId: rows[0]?.id },
      },
    });
  });

  it('lets its products be found by the name of the category, until it is taken back', async () => {
    const sconces = await buildCategory(db, { name: 'Sconces' });
    const productId = await hang(await store('1'));
    await follow();
    const found = async () =>
      (
        await administrator.query<{ products: { nodes: { id: string }[] } }>(
          '{ products(search: "sconces") { nodes { id } } }',
        )
      ).products.nodes.map(({ id }) => id);
    await accept(await shelf(), sconces);
    await follow();
    expect(await found()).toEqual([productId]);
    await decide('reopenShelf', await shelf());
    await follow();
    expect(await found()).toEqual([]);
  });

  it('gives it to offers that come to it later, and to those that enter the catalogue later', async () => {
    const [early, late] = [await store('1'), await store('2', 'Stühle')];
    await follow();
    const lateProduct = await hang(late);
    await accept(await shelf());
    await follow();
    const productId = await hang(early);
    expect(await categoryOf(productId)).toMatchObject({ shown: 'Lamps' });
    await store('2');
    await follow();
    expect(await categoryOf(lateProduct)).toMatchObject({ shown: 'Lamps' });
    await store('2', 'Stühle');
    await follow();
    expect(await categoryOf(lateProduct)).toMatchObject({ shown: null, value: undefined });
  });

  it('takes it back when the change is reverted or the shelf reopened, so that the next best takes its place', async () => {
    const other = await buildObservedShop(deps);
    const [first, second] = [
      await store('1'),
      (await storeOffers(deps, other, { sku: '9', name: 'O', category: 'Licht' }))[0]!,
    ];
    await follow();
    const productId = await hang(first);
    await sql`update offer set product_id = ${productId}, variant_id = (select id from variant where product_id = ${productId}) where id = ${second}`.execute(
      db,
    );
    const lights = await buildCategory(db, { name: 'Lights' });
    const { changeId } = await accept(await shelf());
    await follow();
    await accept(await shelf('Licht', other.id), lights);
    await follow();
    expect(await categoryOf(productId)).toMatchObject({ shown: 'Lamps' });
    const { revertChange } = await administrator.query<{ revertChange: { __typename: string } }>(
      'mutation ($id: ID!) { revertChange(changeId: $id) { __typename } }',
      { id: changeId },
    );
    expect(revertChange.__typename).toBe('ChangeReverted');
    expect(await shelf()).toMatchObject({ state: 'OPEN', category: null });
    await follow();
    expect(await categoryOf(productId)).toMatchObject({ shown: 'Lights', value: { source: { offerId: second } } });
  });

  it('never takes the place of a category that was set by hand', async () => {
    const chairs = await buildCategory(db, { name: 'Chairs' });
    const offerId = await store('1');
    await follow();
    const productId = await hang(offerId);
    const { version } = await categoryOf(productId);
    await administrator.query(
      `mutation ($input: SetProductValueInput!) { setProductValue(input: $input) { __typename } }`,
      { input: { productId, version, attributeCode: 'category', value: chairs } },
    );
    await accept(await shelf());
    await follow();
    expect(await categoryOf(productId)).toMatchObject({ shown: 'Chairs', value: { sourceKind: 'manual' } });
    await decide('reopenShelf', await shelf());
    await follow();
    expect(await categoryOf(productId)).toMatchObject({ shown: 'Chairs', value: { sourceKind: 'manual' } });
  });

  it('reaches all of its offers, of which there are more than one transaction takes', async () => {
    const offers = await storeOffers(
      deps,
      shop,
      ...Array.from({ length: 230 }, (_, at) => ({ sku: `n${at}`, name: `Offer ${at}`, category: 'Leuchten' })),
    );
    await follow();
    const { id, variantId } = await buildProduct(db);
    await sql`update offer set product_id = ${id}, variant_id = ${variantId} where id = any(${offers}::uuid[])`.execute(
      db,
    );
    await accept(await shelf());
    await follow();
    const { rows } = await sql<{ count: number }>`
      select count(*) from (select offer_id from product_value where product_id = ${id} and value = to_jsonb(${lamps}::text)
        union all select offer_id from product_value_alternative where product_id = ${id} and value = to_jsonb(${lamps}::text)) v`.execute(
      db,
    );
    expect(rows).toEqual([{ count: 230 }]);
  });
});

describe('a decision about a shelf', () => {
  it('is refused where the category lies in the bin, where it was decided, and where somebody was quicker', async () => {
    await store('1');
    await follow();
    const open = await shelf();
    const gone = await buildCategory(db);
    await sql`update category set deleted_at = now() where id = ${gone}`.execute(db);
    for (const id of [gone, newId(), 'no id'])
      expect(await accept(open, id)).toMatchObject({
        __typename: 'InvalidInput',
        issues: [{ path: 'categoryId', code: 'unknown' }],
      });
    expect(await decide('reopenShelf', open)).toMatchObject({ code: 'SHELF_DECIDED' });
    expect(await decide('dismissShelf', open)).toMatchObject({ shelf: { state: 'DISMISSED' } });
    expect(await accept(open)).toMatchObject({ __typename: 'VersionConflict' });
    expect(await accept(await shelf())).toMatchObject({ __typename: 'NotAllowedNow', code: 'SHELF_DECIDED' });
  });

  it('is open again once its category is deleted, also while products are on their way to it', async () => {
    const offerId = await store('1');
    await follow();
    const productId = await hang(offerId);
    await accept(await shelf());
    const { deleteCategory } = await administrator.query<{ deleteCategory: { __typename: string } }>(
      'mutation ($id: ID!) { deleteCategory(id: $id, version: 1) { __typename } }',
      { id: lamps },
    );
    expect(deleteCategory.__typename).toBe('CategoryDeleted');
    await followToEnd(api.engines, shelfValues);
    expect(await categoryOf(productId)).toMatchObject({ shown: null, value: undefined });
    await follow();
    expect(await shelf()).toMatchObject({ state: 'OPEN', category: null });
  });

  it('gives all its products the category while that is moved about, and no move is refused', async () => {
    const parents = await Promise.all(['Home', 'Office', 'Garden'].map((name) => buildCategory(db, { name })));
    const offers: string[] = [];
    for (let n = 0; n < 12; n += 1) offers.push(await store(`${n}`));
    await follow();
    const products: string[] = [];
    for (const offerId of offers) products.push(await hang(offerId));
    const moveAbout = async () => {
      const answers: string[] = [];
      for (let version = 1; version <= 9; version += 1) {
        const { moveCategory } = await administrator.query<{ moveCategory: { __typename: string } }>(
          `mutation ($id: ID!, $version: Int!, $parentId: ID) {
            moveCategory(id: $id, version: $version, input: { parentId: $parentId }) { __typename } }`,
          { id: lamps, version, parentId: parents[version % parents.length] },
        );
        answers.push(moveCategory.__typename);
      }
      return answers;
    };
    const map = async () => {
      const decided = await accept(await shelf());
      await follow();
      return decided.__typename;
    };
    const [moves, decided] = await Promise.all([moveAbout(), map()]);
    expect(decided).toBe('ShelfDecided');
    expect(new Set(moves)).toEqual(new Set(['CategoryMoved']));
    for (const id of products)
      expect(await categoryOf(id)).toMatchObject({ shown: 'Lamps', value: { text: 'Lamps', sourceKind: 'offer' } });
    const { rows } = await sql<{ count: number }>`select count(*)::integer as count from product p
      join category c on c.id = p.category_id where c.parent_id = ${parents[0]} and p.id = any(${products}::uuid[])`.execute(
      db,
    );
    expect(rows).toEqual([{ count: products.length }]);
  });

  it('keeps a category that its products have by it', async () => {
    const offerId = await store('1');
    await follow();
    await hang(offerId);
    await accept(await shelf());
    await follow();
    const { deleteCategory } = await administrator.query<{ deleteCategory: object }>(
      'mutation ($id: ID!) { deleteCategory(id: $id, version: 1) { ... on CategoryInUse { products } } }',
      { id: lamps },
    );
    expect(deleteCategory).toEqual({ products: 1 });
  });
});
