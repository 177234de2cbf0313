import { bulkList, eachRow } from '../../platform/commands/index.ts';
import { productById } from './product-loaders.ts';
import { productResolvers } from './product.resolvers.ts';
import type { ProductRecord } from './product.ts';

const { changeProductStatus, deleteProduct } = productResolvers.Mutation;

/** What can be done to many products at once. */
export const productBulk = bulkList<ProductRecord>({
  find: (context, ids) => Promise.all(ids.map((id) => productById(context).load(id))),
  actions: {
    archive: {
      right: ['archive', 'Product'],
      run: eachRow(changeProductStatus, ({ id, version, status }) =>
        status === 'ARCHIVED' ? null : { id, version, status: 'ARCHIVED' as const },
      ),
      undo: 'revert',
    },
    delete: {
      right: ['delete', 'Product'],
      run: eachRow(deleteProduct, ({ id, version }) => ({ id, version })),
      undo: 'restore',
    },
  },
});
