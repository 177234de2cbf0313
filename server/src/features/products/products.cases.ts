import { newId } from '../../platform/ids.ts';
import { calls, type FeatureCases, first, version, versioned, who } from '../../app/graphql/testing/field-case.ts';

const gtin = '04006381333931';

export const cases: FeatureCases = {
  Query: {
    products: calls(who.catalogue, () => first),
    product: calls(who.catalogue, ({ productId }) => ({ id: productId })),
    productByGtin: calls(who.catalogue, () => ({ gtin })),
    productBySku: calls(who.catalogue, ({ brandId }) => ({ sku: 'TL-1', brandId })),
    binnedProductByGtin: calls(who.catalogue, () => ({ gtin })),
    productBrands: calls(who.administrators),
    attributes: calls('AArArr'),
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
  fill: async ({ deps }, { variantId }) => {
    const identifier = { variant_id: variantId, kind: 'gtin', value: gtin, display: gtin, scope: '' };
    await deps.db
      .insertInto('variant_identifier')
      .values({ id: newId(), ...identifier, source_kind: 'manual' })
      .execute();
    return {};
  },
  changed: ({ productId }) => [['product', productId]],
};
