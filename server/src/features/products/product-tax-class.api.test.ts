import { describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { testApi } from '../../testing/index.ts';
import { buildCategory } from '../categories/category.builder.ts';
import { taxClassesOf } from './index.ts';
import { buildProduct } from './product.builder.ts';

const api = await testApi();
const { db } = api.deps;
const administrator = await api.asAdministrator();

type Effective = { name: string; source: string; category: { id: string } | null };
type Answer = { __typename: string; changeId?: string; issues?: { path: string; code: string }[] };

const effective = 'taxClass { name source category { id } }';
const ofProduct = async (id: string) =>
  (
    await administrator.query<{ product: { taxClass: Effective; version: number } }>(
      `query ($id: ID!) { product(id: $id) { version ${effective} } }`,
      { id },
    )
  ).product;
const ofCategory = async (id: string) =>
  (
    await administrator.query<{ category: { taxClass: string | null; effective: Effective; version: number } }>(
      `query ($id: ID!) { category(id: $id) { version taxClass effective: effectiveTaxClass { name source category { id } } } }`,
      { id },
    )
  ).category;
const setCategory = async (id: string, input: object) => {
  const { version } = await ofCategory(id);
  const names = [{ locale: 'en', text: `Category ${id}` }];
  const { updateCategory } = await administrator.query<{ updateCategory: Answer }>(
    `mutation ($id: ID!, $version: Int!, $input: CategoryInput!) { updateCategory(id: $id, version: $version, input: $input) {
      __typename ... on CategoryUpdated { changeId } ... on InvalidInput { issues { path code } } } }`,
    { id, version, input: { names, ...input } },
  );
  return updateCategory;
};
const setValue = async (productId: string, value: string | null) => {
  const { version } = await ofProduct(productId);
  const { setProductValue } = await administrator.query<{ setProductValue: Answer }>(
    `mutation ($input: SetProductValueInput!) { setProductValue(input: $input) {
      __typename ... on ProductUpdated { changeId } ... on InvalidInput { issues { path code } } } }`,
    { input: { productId, version, attributeCode: 'tax_class', value } },
  );
  return setProductValue;
};
const revert = (changeId: string | undefined) =>
  administrator.query('mutation ($id: ID!) { revertChange(changeId: $id) { __typename } }', { id: changeId });

const standard = { name: 'standard', source: 'DEFAULT', category: null };

describe('the tax class of a category', () => {
  it('is inherited from the nearest above that has one, until it has its own', async () => {
    const top = await buildCategory(db, { name: 'Media' });
    const middle = await buildCategory(db, { name: 'Print', parentId: top });
    const low = await buildCategory(db, { name: 'Books', parentId: middle });
    expect((await ofCategory(low)).effective).toEqual(standard);
    await setCategory(top, { taxClass: ' Reduced ' });
    expect(await ofCategory(low)).toMatchObject({
      taxClass: null,
      effective: { name: 'reduced', source: 'CATEGORY', category: { id: top } },
    });
    await setCategory(low, { parentId: middle, taxClass: 'zero' });
    expect((await ofCategory(low)).effective).toEqual({ name: 'zero', source: 'CATEGORY', category: { id: low } });
    expect((await ofCategory(middle)).effective.name).toBe('reduced');
  });

  it('stays as it is where it is left out, is taken away by an empty one, and comes back by a revert', async () => {
    const id = await buildCategory(db, { name: 'Food' });
    await setCategory(id, { taxClass: 'reduced' });
    await setCategory(id, { descriptions: [{ locale: 'en', text: 'Fresh' }] });
    expect((await ofCategory(id)).taxClass).toBe('reduced');
    const emptied = await setCategory(id, { taxClass: '' });
    expect((await ofCategory(id)).effective).toEqual(standard);
    await revert(emptied.changeId);
    expect((await ofCategory(id)).taxClass).toBe('reduced');
    expect((await setCategory(id, { taxClass: 'x'.repeat(41) })).issues).toEqual([
      { path: 'taxClass', code: 'too_long' },
    ]);
  });
});

describe('the tax class of a product', () => {
  it('is its own value, else that of its category, else the standard one', async () => {
    const category = await buildCategory(db, { name: 'Maps' });
    const { id } = await buildProduct(db, { name: 'Atlas', categoryId: category });
    expect((await ofProduct(id)).taxClass).toEqual(standard);
    await setCategory(category, { taxClass: 'reduced' });
    expect((await ofProduct(id)).taxClass).toEqual({ name: 'reduced', source: 'CATEGORY', category: { id: category } });
    const set = await setValue(id, '  Zero ');
    expect((await ofProduct(id)).taxClass).toEqual({ name: 'zero', source: 'PRODUCT', category: null });
    await revert(set.changeId);
    expect((await ofProduct(id)).taxClass.name).toBe('reduced');
    expect((await setValue(id, 'x'.repeat(41))).issues).toEqual([{ path: 'value', code: 'too_long' }]);
  });

  it('is told for many at once', async () => {
    const category = await buildCategory(db, { name: 'Games' });
    await setCategory(category, { taxClass: 'luxury' });
    const [plain, placed, own] = await Promise.all([
      buildProduct(db, { name: 'Plain' }),
      buildProduct(db, { name: 'Placed', categoryId: category }),
      buildProduct(db, { name: 'Own', categoryId: category }),
    ]);
    await setValue(own.id, 'reduced');
    const found = await taxClassesOf(db, [plain.id, placed.id, own.id, newId()]);
    expect(Object.fromEntries(found)).toEqual({
      [placed.id]: { name: 'luxury', categoryId: category },
      [own.id]: { name: 'reduced', categoryId: null },
    });
  });
});
