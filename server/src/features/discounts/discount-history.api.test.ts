import { expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';
import { buildCategory } from '../categories/category.builder.ts';
import { buildProduct } from '../products/product.builder.ts';
import { buildShop, discountDoors } from './testing/discount-doors.ts';

const api = await testApi();
const { db } = api.deps;
const administrator = await api.asAdministrator();
const { made, update, discount } = discountDoors(() => administrator);

it('names what a discount is about in its history, of whatever kind it is', async () => {
  const shopId = await buildShop(api);
  const categoryId = await buildCategory(db, { name: 'Lamps' });
  const { id: productId, variantId } = await buildProduct(db, { name: 'Oak chair' });
  await db.updateTable('variant').set({ name: 'Large' }).where('id', '=', variantId).execute();
  const { createBrand } = await administrator.query<{ createBrand: { brand: { id: string } } }>(
    'mutation { createBrand(input: { name: "Alder" }) { ... on BrandCreated { brand { id } } } }',
  );
  const gone = await buildProduct(db, { name: 'Gone' });
  const input = { name: 'Ten', kind: 'AMOUNT_OFF_PRODUCT', method: 'AUTOMATIC', percent: '10' };
  const aimed = await made(shopId, { ...input, targets: [{ kind: 'CATEGORY', id: categoryId }] });
  await update(aimed.id, {
    ...input,
    targets: [
      { kind: 'BRAND', id: createBrand.brand.id },
      { kind: 'PRODUCT', id: productId },
      { kind: 'VARIANT', id: variantId, isExcluded: true },
      { kind: 'PRODUCT', id: gone.id },
    ],
  });
  await db.updateTable('product').set({ deleted_at: new Date() }).where('id', '=', gone.id).execute();
  const { changes } = await administrator.query<{
    changes: { nodes: { fields: { name: string; references: { name: string }[] }[] }[] };
  }>(`query ($id: ID!) { changes(entity: "discount", id: $id) { nodes { fields { name references { id name } } } } }`, {
    id: aimed.id,
  });
  const [updated] = changes.nodes;
  const targets = updated?.fields.find(({ name }) => name === 'targets');
  expect(targets?.references.map(({ name }) => name).toSorted()).toEqual([
    'Alder',
    'Lamps',
    'Oak chair',
    'Oak chair, Large',
  ]);
});

it('tells the words for customers language by language, and takes one of them back by itself', async () => {
  const shopId = await buildShop(api);
  const input = { name: 'Ten', kind: 'AMOUNT_OFF_ORDER', method: 'AUTOMATIC', percent: '10' };
  const { id } = await made(shopId, { ...input, labels: [{ locale: 'de', text: 'Zehn' }] });
  const german = { locale: 'de', text: 'Zehn Prozent' };
  await update(id, { ...input, labels: [german, { locale: 'fr', text: 'Dix pour cent' }] });
  const { changes } = await administrator.query<{
    changes: { nodes: { id: string; fields: { name: string; before: unknown; after: unknown }[] }[] };
  }>('query ($id: ID!) { changes(entity: "discount", id: $id) { nodes { id fields { name before after } } } }', { id });
  const [updated, created] = changes.nodes;
  expect(updated?.fields).toEqual([
    { name: 'labels.de', before: 'Zehn', after: 'Zehn Prozent' },
    { name: 'labels.fr', before: null, after: 'Dix pour cent' },
  ]);
  expect(created?.fields).toContainEqual({ name: 'labels.de', before: null, after: 'Zehn' });
  await administrator.query(
    'mutation ($id: ID!, $fields: [String!]) { revertChange(changeId: $id, fields: $fields) { __typename } }',
    {
      id: updated?.id,
      fields: ['labels.fr'],
    },
  );
  expect((await discount(id))?.labels).toEqual([german]);
});
