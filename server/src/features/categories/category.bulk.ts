import { categoryRefusal } from '@quarry/contracts/categories';
import { bulkList, eachRow } from '../../platform/commands/index.ts';
import { categoryById } from './category.loaders.ts';
import { categoryResolvers } from './category.resolvers.ts';
import type { CategoryRecord, CategoryStatus } from './category.ts';

const { changeCategoryStatus, deleteCategory } = categoryResolvers.Mutation;

const become =
  (wanted: CategoryStatus) =>
  ({ id, version, status }: CategoryRecord) =>
    status === wanted ? null : { id, version, status: wanted };

/** What can be done to many categories at once. */
export const categoryBulk = bulkList<CategoryRecord>({
  find: (context, ids) => Promise.all(ids.map((id) => categoryById(context).load(id))),
  actions: {
    hide: { right: ['update', 'Category'], run: eachRow(changeCategoryStatus, become('HIDDEN')), undo: 'revert' },
    show: { right: ['update', 'Category'], run: eachRow(changeCategoryStatus, become('ACTIVE')), undo: 'revert' },
    delete: {
      right: ['delete', 'Category'],
      run: eachRow(
        deleteCategory,
        ({ id, version }) => ({ id, version }),
        (answer) => (answer.__typename === 'CategoryInUse' ? categoryRefusal(answer) : null),
      ),
      undo: 'restore',
    },
  },
});
