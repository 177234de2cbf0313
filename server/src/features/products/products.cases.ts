import { sql } from 'kysely';
import { newId } from '../../platform/ids.ts';
import { calls, type FeatureCases, first, version, versioned, who } from '../../app/graphql/testing/field-case.ts';
import { buildProduct } from './product.builder.ts';

const gtin = '04006381333931';
const binnedGtin = '04012345000023';

export const cases: FeatureCases = {
  Query: {
    products: calls(who.catalogue, () => first),
    product: calls(who.catalogue, ({ productId }) => ({ id: productId })),
    productByGtin: calls(who.catalogue, () => ({ gtin })),
    productBySku: calls(who.catalogue, ({ brandId }) => ({ sku: 'TL-1', brandId })),
    productByMpn: calls(who.catalogue, ({ brandId }) => ({ mpn: 'TLM-1', brandId })),
    productsNamedLike: calls(who.catalogue, ({ brandId }) => ({ name: 'A tall lamp', brandId })),
    binnedProductByGtin: calls(who.catalogue, () => ({ gtin: binnedGtin })),
    productBrands: calls(who.administrators),
    sharedTexts: calls(who.administrators, () => ({ attributeId: newId() })),
  },
  Mutation: {
    createProduct: calls(who.administrators, ({ brandId }) => ({ input: { name: 'A table', brandId } })),
    updateProduct: calls(who.administrators, async (world) => ({
      ...(await versioned(world, 'product', world.productId)),
      input: { name: 'A tall lamp' },
    })),
    setProductValue: calls(who.administrators, async (world) => ({
      input: {
        productId: world.productId,
        version: await version(world, 'product', world.productId),
        attributeCode: 'color',
        value: 'blue',
      },
    })),
    setProductPicture: calls(who.administrators, async (world) => ({
      input: {
        productId: world.productId,
        version: await version(world, 'product', world.productId),
        uploadId: newId(),
      },
    })),
    changeProductStatus: calls(who.administrators, async (world) => ({
      ...(await versioned(world, 'product', world.productId)),
      status: 'ACTIVE',
    })),
  },
  LastMutation: {
    archiveProduct: calls(who.administrators, async (world) => ({
      ...(await versioned(world, 'product', world.productId)),
      input: { reason: 'DISCONTINUED' },
    })),
    deleteProduct: calls(who.administrators, (world) => versioned(world, 'product', world.productId)),
  },
  fill: async ({ deps: { db } }, { variantId }) => {
    const binned = await buildProduct(db);
    await sql`update product set deleted_at = now() where id = ${binned.id}`.execute(db);
    const entry = { id: binned.id, entity: 'product', name: 'Binned', deleted_at: new Date() };
    await db.insertInto('bin_entry').values(entry).execute();
    const identifiers = [
      { variant_id: variantId, kind: 'gtin', value: gtin, display: gtin, scope: '' },
      { variant_id: variantId, kind: 'sku', value: 'TL1', display: 'TL-1', scope: '' },
      { variant_id: variantId, kind: 'mpn', value: 'TLM1', display: 'TLM-1', scope: '' },
      { variant_id: binned.variantId, kind: 'gtin', value: binnedGtin, display: binnedGtin, scope: '' },
    ];
    await db
      .insertInto('variant_identifier')
      .values(identifiers.map((identifier) => ({ id: newId(), ...identifier, source_kind: 'manual' })))
      .execute();
    return {};
  },
  changed: ({ productId }) => [['product', productId]],
};
