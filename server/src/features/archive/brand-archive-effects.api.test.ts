import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { type TestClient, testApi } from '../../testing/index.ts';
import { buildProduct } from '../products/product.builder.ts';

const api = await testApi();
const { db } = api.deps;
const administrator = await api.asAdministrator();

const addBrand = async (name: string) => {
  const { createBrand } = await administrator.query<{ createBrand: { brand: { id: string; version: number } } }>(
    'mutation ($input: BrandInput!) { createBrand(input: $input) { ... on BrandCreated { brand { id version } } } }',
    { input: { name } },
  );
  return createBrand.brand;
};
const effectsOf = async (variables: object, by: TestClient = administrator) =>
  (
    await by.query<{ brandArchiveEffects: object }>(
      `query ($ids: [[ID!]!], $search: String, $filter: BrandFilter, $released: [[ID!]!]) {
        brandArchiveEffects(ids: $ids, search: $search, filter: $filter, released: $released) {
          brands refused refusedBrandIds notAllowed products productBrandIds } }`,
      { ...variables },
    )
  ).brandArchiveEffects;
const personWith = async (roleKey: string, rules: object[], brandId: string) => {
  await sql`insert into role (id, key, name, rules) values (${newId<'role'>()}, ${roleKey}, ${roleKey},
    ${JSON.stringify(rules)}::jsonb)`.execute(db);
  const user = await api.newUser({ roleKeys: [roleKey] });
  await db.insertInto('user_brand').values({ user_id: user.id, brand_id: brandId }).execute();
  return api.as(user);
};

const sold = await addBrand('Astrolabe sold');
const left = await addBrand('Astrolabe left');
const empty = await addBrand('Astrolabe empty');
const gone = await addBrand('Astrolabe gone');
await administrator.query(
  'mutation ($id: ID!, $version: Int!) { archiveBrand(id: $id, version: $version) { __typename } }',
  gone,
);
await buildProduct(db, { name: 'Plate', status: 'ACTIVE', brandId: sold.id });
await buildProduct(db, { name: 'Rule', status: 'DRAFT', brandId: sold.id });
await buildProduct(db, { name: 'Rete', status: 'DRAFT', brandId: left.id });
await buildProduct(db, { name: 'Mater', status: 'UNLISTED', brandId: left.id });
await buildProduct(db, { name: 'Pin', status: 'ARCHIVED', brandId: left.id });
const all = [sold.id, left.id, empty.id, gone.id];

it('counts which of the named brands can be archived, which are kept, and the products of the first', async () => {
  expect(await effectsOf({ ids: [all] })).toEqual({
    brands: 2,
    refused: 1,
    refusedBrandIds: [sold.id],
    notAllowed: 0,
    products: 2,
    productBrandIds: [left.id],
  });
});

it('counts all that match but the released ones', async () => {
  const matching = { search: 'astrolabe', filter: { status: ['ACTIVE'] } };
  expect(await effectsOf(matching)).toMatchObject({ brands: 2, refused: 1, products: 2 });
  expect(await effectsOf({ ...matching, released: [[left.id]] })).toMatchObject({ brands: 1, refused: 1, products: 0 });
});

it('says which brands are those of others, and counts no products for a reader of none', async () => {
  const archivesOwn = { action: 'archive', subject: 'Brand', scope: 'own_brands' };
  const readsBrands = { action: 'read', subject: 'Brand' };
  const manager = await personWith('retires_own', [readsBrands, archivesOwn], left.id);
  expect(await effectsOf({ ids: [all] }, manager)).toEqual({
    brands: 1,
    refused: 0,
    refusedBrandIds: [],
    notAllowed: 2,
    products: null,
    productBrandIds: [],
  });
});

it('is refused to people who may archive no brand', async () => {
  const reader = await personWith('reads_brands', [{ action: 'read', subject: 'Brand' }], left.id);
  const { errors } = await reader.request('query ($ids: [[ID!]!]) { brandArchiveEffects(ids: $ids) { brands } }', {
    ids: [all],
  });
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});

it('holds what it said once the brand is archived', async () => {
  const { archiveBrand } = await administrator.query<{ archiveBrand: { __typename: string } }>(
    'mutation ($id: ID!, $version: Int!) { archiveBrand(id: $id, version: $version) { __typename } }',
    sold,
  );
  expect(archiveBrand.__typename).toBe('BrandHasActiveProducts');
  await administrator.query(
    'mutation ($id: ID!, $version: Int!) { archiveBrand(id: $id, version: $version) { __typename } }',
    left,
  );
  expect(await effectsOf({ ids: [all] })).toMatchObject({ brands: 1, refused: 1, products: 0 });
});
