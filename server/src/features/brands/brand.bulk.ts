import { reasoned } from '@quarry/contracts/wording';
import { bulkList, eachRow } from '../../platform/commands/index.ts';
import type { BrandRecord } from './brand.ts';
import { brandById, brandResolvers } from './brand.resolvers.ts';

const { archiveBrand, restoreBrand } = brandResolvers.Mutation;

/** What can be done to many brands at once. */
export const brandBulk = bulkList<BrandRecord>({
  find: (context, ids) => Promise.all(ids.map((id) => brandById(context).load(id))),
  actions: {
    archive: {
      right: ['archive', 'Brand'],
      run: eachRow(
        archiveBrand,
        ({ id, version, status }) => (status === 'ARCHIVED' ? null : { id, version }),
        (answer) =>
          answer.__typename === 'BrandHasActiveProducts'
            ? reasoned('HAS_ACTIVE_PRODUCTS', { count: answer.count })
            : null,
      ),
      undo: 'revert',
    },
    restore: {
      right: ['archive', 'Brand'],
      run: eachRow(restoreBrand, ({ id, version, status }) => (status === 'ACTIVE' ? null : { id, version })),
      undo: 'revert',
    },
  },
});
