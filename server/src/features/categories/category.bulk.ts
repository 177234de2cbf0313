import { bulkMoveCategoriesInput, categoryRefusal } from '@quarry/contracts/categories';
import { checkInput } from '@quarry/contracts/common';
import { bulkList, eachRow } from '../../platform/commands/index.ts';
import { categoryById } from './category.loaders.ts';
import { findDeepestFirst } from './category-order.store.ts';
import { categoryResolvers } from './category.resolvers.ts';
import type { CategoryRecord, CategoryStatus } from './category.ts';

const { changeCategoryStatus, deleteCategory, moveCategory } = categoryResolvers.Mutation;

const become =
  (wanted: CategoryStatus) =>
  ({ id, version, status }: CategoryRecord) =>
    status === wanted ? null : { id, version, status: wanted };

const moveTo = (parentId: string | null) =>
  eachRow(
    moveCategory,
    ({ id, version, parentId: present }: CategoryRecord) =>
      present === parentId ? null : { id, version, input: { parentId } },
    (answer) => (answer.__typename === 'CategorySlugTaken' ? categoryRefusal(answer) : null),
  );

/** What can be done to many categories at once. */
export const categoryBulk = bulkList<CategoryRecord>({
  find: (context, ids) => Promise.all(ids.map((id) => categoryById(context).load(id))),
  actions: {
    hide: { right: ['update', 'Category'], run: eachRow(changeCategoryStatus, become('HIDDEN')), undo: 'revert' },
    show: { right: ['update', 'Category'], run: eachRow(changeCategoryStatus, become('ACTIVE')), undo: 'revert' },
    move: {
      right: ['update', 'Category'],
      input: (input) => checkInput(bulkMoveCategoriesInput, input),
      run: (context, rows, input) => moveTo(bulkMoveCategoriesInput.parse(input ?? {}).parentId)(context, rows),
      undo: 'revert',
    },
    delete: {
      right: ['delete', 'Category'],
      order: findDeepestFirst,
      run: eachRow(
        deleteCategory,
        ({ id, version }) => ({ id, version }),
        (answer) => (answer.__typename === 'CategoryInUse' ? categoryRefusal(answer) : null),
      ),
      undo: 'restore',
    },
  },
});
