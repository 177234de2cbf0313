import { describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { testApi } from '../../testing/index.ts';

const api = await testApi();
const { db } = api.deps;
const administrator = await api.asAdministrator();

type Product = { id: string; version: number; variants: { identifiers: { kind: string; value: string }[] }[] };
const fields = 'product { id version variants { identifiers { kind value } } }';
const made = async (input: object): Promise<Product> =>
  (
    await administrator.query<{ createProduct: { product: Product } }>(
      `mutation ($input: ProductInput!) { createProduct(input: $input) { ... on ProductCreated { ${fields} } } }`,
      { input },
    )
  ).createProduct.product;
const withSku = async ({ id, version }: Product, value: string | null): Promise<Product> =>
  (
    await administrator.query<{ setProductValue: { product: Product } }>(
      `mutation ($input: SetProductValueInput!) { setProductValue(input: $input) { ... on ProductUpdated { ${fields} } } }`,
      { input: { productId: id, version, attributeCode: 'sku', value } },
    )
  ).setProductValue.product;
const skusOf = ({ variants }: Product) => variants.flatMap(({ identifiers }) => identifiers.map(({ value }) => value));
const found = async (search: string) =>
  (
    await administrator.query<{ products: { nodes: { id: string }[] } }>(
      'query ($search: String) { products(search: $search) { nodes { id } } }',
      { search },
    )
  ).products.nodes.map(({ id }) => id);

describe('the SKU of a product', () => {
  it('identifies it within its brand, and is what the search finds it by', async () => {
    const brandId = newId();
    await db.insertInto('brand').values({ id: brandId, name: 'Skubrand', slug: brandId, name_key: brandId }).execute();
    const product = await made({ name: 'Shelf board', brandId, sku: 'sb-90 w' });
    expect(product.variants).toEqual([{ identifiers: [{ kind: 'sku', value: 'sb-90 w' }] }]);
    const stored = await db
      .selectFrom('variant_identifier')
      .select(['value', 'scope'])
      .where('kind', '=', 'sku')
      .execute();
    expect(stored).toEqual([{ value: 'SB90W', scope: brandId }]);
    expect(await found('SB-90')).toEqual([product.id]);
    expect(await found('sb90w')).toEqual([product.id]);
  });

  it('is known to anyone who types it for another product of the brand, and to no other brand', async () => {
    const [brandId, otherBrandId] = [newId(), newId()];
    for (const id of [brandId, otherBrandId])
      await db.insertInto('brand').values({ id, name: id, slug: id, name_key: id }).execute();
    const holder = async (sku: string, within: object) =>
      (
        await administrator.query<{ productBySku: { id: string } | null }>(
          'query ($sku: String!, $brandId: ID, $exceptId: ID) { productBySku(sku: $sku, brandId: $brandId, exceptId: $exceptId) { id } }',
          { sku, ...within },
        )
      ).productBySku?.id;
    const [board, loose] = [
      await made({ name: 'Wall board', brandId, sku: 'wb-90 w' }),
      await made({ name: 'Loose board', sku: 'wb-90 w' }),
    ];
    expect(await holder('WB 90W', { brandId })).toBe(board.id);
    expect(await holder('WB 90W', { brandId, exceptId: board.id })).toBeUndefined();
    expect(await holder('WB 90W', { brandId: otherBrandId })).toBeUndefined();
    expect(await holder('WB 90W', {})).toBe(loose.id);
    expect(await holder('-', { brandId })).toBeUndefined();
    expect(await holder('WB 90W', { brandId: 'no id' })).toBeUndefined();
    // What is written in the SDL: both may have it.
    expect(skusOf(await made({ name: 'Second board', brandId, sku: 'WB90W' }))).toEqual(['WB90W']);
  });

  it('gives way to another, and is gone when it is cleared', async () => {
    const changed = await withSku(await made({ name: 'Side table', sku: 'ST 1' }), 'ST 2');
    expect(skusOf(changed)).toEqual(['ST 2']);
    expect(skusOf(await withSku(changed, null))).toEqual([]);
    expect(await found('ST 2')).toEqual([]);
  });
});
