import { expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';
import { buildCategory } from '../categories/category.builder.ts';
import { buildProduct } from '../products/product.builder.ts';
import { buildShop, discountDoors } from './testing/discount-doors.ts';

const api = await testApi();
const { db } = api.deps;
const administrator = await api.asAdministrator();
const { made, update } = discountDoors(() => administrator);

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
  const discount = await made(shopId, { ...input, targets: [{ kind: 'CATEGORY', id: categoryId }] });
  await update(discount.id, {
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
    id: discount.id,
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
