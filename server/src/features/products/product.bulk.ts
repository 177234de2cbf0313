import { checkInput } from '@quarry/contracts/common';
import { type Archival, archiveProductInput } from '@quarry/contracts/products';
import { bulkList, eachRow } from '../../platform/commands/index.ts';
import { productById } from './product-loaders.ts';
import { productResolvers } from './product.resolvers.ts';
import type { ProductRecord } from './product.ts';

const { archiveProduct, deleteProduct } = productResolvers.Mutation;

const archiveFor = (input: Archival) =>
  eachRow(archiveProduct, ({ id, version, status }: ProductRecord) =>
    status === 'ARCHIVED' ? null : { id, version, input },
  );

/** What can be done to many products at once. */
export const productBulk = bulkList<ProductRecord>({
  find: (context, ids) => Promise.all(ids.map((id) => productById(context).load(id))),
  actions: {
    archive: {
      right: ['archive', 'Product'],
      input: (input) => checkInput(archiveProductInput, input ?? {}),
      run: (context, rows, input) => archiveFor(archiveProductInput.parse(input))(context, rows),
      undo: 'revert',
    },
    delete: {
      right: ['delete', 'Product'],
      run: eachRow(deleteProduct, ({ id, version }) => ({ id, version })),
      undo: 'restore',
    },
  },
});
