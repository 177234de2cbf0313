import { calls, type FeatureCases, first, version, versioned, who } from '../../app/graphql/testing/field-case.ts';

export const cases: FeatureCases = {
  Query: {
    products: calls(who.catalogue, () => first),
    product: calls(who.catalogue, ({ productId }) => ({ id: productId })),
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
  changed: ({ productId }) => [['product', productId]],
};
