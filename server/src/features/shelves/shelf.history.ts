import { may } from '../../platform/auth/index.ts';
import { type RecordHistory, restoringOf } from '../../platform/commands/index.ts';
import { categoryById } from '../categories/index.ts';
import { acceptShelf, dismissShelf, reopenShelf, shelfKind } from './shelf.commands.ts';
import { shelfById } from './shelf.resolvers.ts';

export const shelfHistory: RecordHistory = {
  rightToRestore: async (context, id) => {
    const shelf = may(context.actor, 'read', 'Offer') ? await shelfById(context).load(id) : null;
    return shelf && ['update', 'Category'];
  },
  restoring: restoringOf(shelfKind, ['accepted', 'dismissed', 'reopened'], (deps, origin, { id, version, fields }) => {
    const seen = { id, version };
    if (fields.state === 'ACCEPTED') return acceptShelf(deps, origin, seen, String(fields.categoryId));
    return fields.state === 'DISMISSED' ? dismissShelf(deps, origin, seen) : reopenShelf(deps, origin, seen);
  }),
  referenceOf: (field) =>
    field === 'categoryId' ? async (context, id) => (await categoryById(context).load(id))?.name ?? null : undefined,
};
