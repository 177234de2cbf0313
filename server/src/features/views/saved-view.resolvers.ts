import type { Action } from '@quarry/contracts/access';
import { checkInput, inputIssue } from '@quarry/contracts/common';
import { savedViewInput, viewedList } from '@quarry/contracts/views';
import { type Actor, authorize, may } from '../../platform/auth/index.ts';
import { Failure } from '../../platform/failure.ts';
import type { RequestContext, ResolverMap } from '../../platform/feature.ts';
import type { Resolvers } from '../../platform/graphql/index.ts';
import { isId } from '../../platform/ids.ts';
import { createSavedView, deleteSavedView, updateSavedView, type ViewChange } from './saved-view.commands.ts';
import { findSavedViews, type SavedViewRecord } from './saved-view.store.ts';

export const savedViewResolvers = {
  Query: {
    savedViews: async (_root, { list }, { actor, deps }) => {
      const userId = personOf(actor, 'read');
      const views = await findSavedViews(deps.db, userId, list);
      return views.map((view) => answered(actor, view));
    },
  },
  Mutation: {
    createSavedView: async (_root, { id, list, input }, context) => {
      const userId = personOf(context.actor, 'create');
      const draft = checkInput(savedViewInput, input);
      if (!draft.ok) return { __typename: 'InvalidInput', issues: draft.issues };
      const refused = [
        ...(isId(id) ? [] : [inputIssue('id', 'invalid')]),
        ...(viewedList.safeParse(list).success ? [] : [inputIssue('list', 'invalid')]),
      ];
      if (refused.length > 0) return { __typename: 'InvalidInput', issues: refused };
      const outcome = await createSavedView(context.deps, changeOf(context), { id, userId, list }, draft.value);
      switch (outcome.kind) {
        case 'saved':
          return { __typename: 'SavedViewSaved', view: answered(context.actor, outcome.view) };
        case 'too_many':
          return { __typename: 'TooManySavedViews', limit: outcome.limit };
        case 'id_taken':
          return { __typename: 'InvalidInput', issues: [inputIssue('id', 'invalid')] };
      }
    },
    updateSavedView: async (_root, { id, version, input }, context) => {
      authorize(context.actor, 'update', 'SavedView');
      const draft = checkInput(savedViewInput, input);
      if (!draft.ok) return { __typename: 'InvalidInput', issues: draft.issues };
      if (!isId(id)) return unknown(id);
      const outcome = await updateSavedView(context.deps, changeOf(context), id, version, draft.value);
      if (outcome.kind === 'saved') {
        return { __typename: 'SavedViewSaved', view: answered(context.actor, outcome.view) };
      }
      return outcome.kind === 'conflict' ? conflict(id, outcome.currentVersion) : unknown(id);
    },
    deleteSavedView: async (_root, { id, version }, context) => {
      authorize(context.actor, 'delete', 'SavedView');
      if (!isId(id)) return unknown(id);
      const outcome = await deleteSavedView(context.deps, changeOf(context), id, version);
      if (outcome.kind === 'deleted') return { __typename: 'SavedViewDeleted', id };
      return outcome.kind === 'conflict' ? conflict(id, outcome.currentVersion) : unknown(id);
    },
  },
} satisfies Pick<Resolvers, 'Query' | 'Mutation'> & ResolverMap;

function answered(actor: Actor, view: SavedViewRecord) {
  return {
    ...view,
    ownerName: view.ownerId === actor.userId ? null : view.ownerName,
    mayUpdate: may(actor, 'update', 'SavedView', { userId: view.ownerId }),
  };
}

function changeOf({ actor, requestId }: RequestContext): ViewChange {
  return { actor, requestId };
}

const unknown = (id: string) => ({ __typename: 'NotFound' as const, entity: 'saved_view', id });
const conflict = (id: string, currentVersion: number) => ({
  __typename: 'VersionConflict' as const,
  entity: 'saved_view',
  id,
  currentVersion,
});

/** Views are kept for people: whoever acts for the product itself has none. */
function personOf(actor: Actor, action: Action): string {
  authorize(actor, action, 'SavedView', { userId: actor.userId });
  if (actor.userId === null) throw new Failure('FORBIDDEN', 'Only a person has saved views.');
  return actor.userId;
}
