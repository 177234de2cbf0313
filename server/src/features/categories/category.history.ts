import { categoryInput, categoryStatuses } from '@quarry/contracts/categories';
import { may } from '../../platform/auth/index.ts';
import { type RecordHistory, restoringOf, saveDraft } from '../../platform/commands/index.ts';
import { categoryKind, changeCategoryStatus, updateCategory } from './category.commands.ts';
import { categoryById } from './category.loaders.ts';

export const categoryHistory: RecordHistory = {
  rightToRestore: async (context, id) => {
    const category = may(context.actor, 'read', 'Category') ? await categoryById(context).load(id) : null;
    return category && ['update', 'Category'];
  },
  restoring: restoringOf(
    categoryKind,
    ['updated', 'status_changed'],
    (deps, origin, { id, version, fields, restored }) => {
      const status = categoryStatuses.find((one) => one === restored.status);
      if (status !== undefined) return changeCategoryStatus(deps, origin, id, version, status);
      return saveDraft(categoryInput, fields, (draft) => updateCategory(deps, origin, id, version, draft));
    },
  ),
  referenceOf: (field) =>
    field === 'parentId' ? async (context, id) => (await categoryById(context).load(id))?.name ?? null : undefined,
};
