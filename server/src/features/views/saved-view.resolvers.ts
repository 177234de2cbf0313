import { type CheckedInput, checkInput, inputIssue } from '@quarry/contracts/common';
import {
  listLayoutInput,
  type ListLook,
  type SavedViewDraft,
  savedViewInput,
  viewedList,
} from '@quarry/contracts/views';
import { type Actor, authorize, may } from '../../platform/auth/index.ts';
import { mutation } from '../../platform/commands/index.ts';
import { Failure } from '../../platform/failure.ts';
import type { ResolverMap } from '../../platform/feature.ts';
import type {
  MutationCreateSavedViewArgs,
  MutationSaveListLayoutArgs,
  Resolvers,
} from '../../platform/graphql/index.ts';
import { isId } from '../../platform/ids.ts';
import { saveListLayout } from './list-layout.commands.ts';
import { findListLayouts } from './list-layout.store.ts';
import { createSavedView, deleteSavedView, updateSavedView } from './saved-view.commands.ts';
import { findSavedViews, type SavedViewRecord } from './saved-view.store.ts';

export const savedViewResolvers = {
  Query: {
    savedViews: async (_root, { list }, { actor, deps }) => {
      authorize(actor, 'read', 'SavedView', { userId: actor.userId });
      const userId = requirePerson(actor);
      const views = await findSavedViews(deps.db, userId, list);
      return views.map((view) => answered(actor, view));
    },
    listLayouts: (_root, { list }, { actor, deps }) => {
      authorize(actor, 'read', 'SavedView', { userId: actor.userId });
      return findListLayouts(deps.db, requirePerson(actor), list);
    },
  },
  Mutation: {
    createSavedView: mutation({
      right: (_args, _found, { userId }) => ['create', 'SavedView', { userId }],
      input: (args) => checkNewView(args),
      run: ({ id, list }, { deps, actor, origin, draft }) =>
        createSavedView(deps, origin, { id, userId: requirePerson(actor), list }, draft),
      answer: (outcome, { actor }) => {
        switch (outcome.kind) {
          case 'saved':
            return saved(actor, outcome.record);
          case 'too_many':
            return { __typename: 'TooManySavedViews', limit: outcome.limit };
          case 'id_taken':
            return { __typename: 'InvalidInput', issues: [inputIssue('id', 'invalid')] };
        }
      },
    }),
    updateSavedView: mutation({
      about: ({ id }) => ['saved_view', id],
      right: () => ['update', 'SavedView'],
      input: ({ input }) => checkInput(savedViewInput, input),
      run: ({ id, version }, { deps, origin, draft }) => updateSavedView(deps, origin, id, version, draft),
      answer: ({ record }, { actor }) => saved(actor, record),
    }),
    deleteSavedView: mutation({
      about: ({ id }) => ['saved_view', id],
      right: () => ['delete', 'SavedView'],
      run: ({ id, version }, { deps, origin }) => deleteSavedView(deps, origin, id, version),
      answer: (_outcome, _context, { id }) => ({ __typename: 'SavedViewDeleted', id }),
    }),
    saveListLayout: mutation({
      right: (_args, _found, { userId }) => ['update', 'SavedView', { userId }],
      input: (args) => checkLayout(args),
      run: ({ list, viewId }, { deps, actor, origin, draft }) =>
        saveListLayout(deps, origin, { userId: requirePerson(actor), list, viewId: viewId ?? null }, draft),
      answer: ({ layout }) => ({ __typename: 'ListLayoutSaved', layout }),
    }),
  },
} satisfies Pick<Resolvers, 'Query' | 'Mutation'> & ResolverMap;

function answered(actor: Actor, view: SavedViewRecord) {
  return {
    ...view,
    ownerName: view.ownerId === actor.userId ? null : view.ownerName,
    mayUpdate: may(actor, 'update', 'SavedView', { userId: view.ownerId }),
  };
}

function saved(actor: Actor, view: SavedViewRecord) {
  return { __typename: 'SavedViewSaved' as const, view: answered(actor, view) };
}

function checkNewView({ id, list, input }: MutationCreateSavedViewArgs): CheckedInput<SavedViewDraft> {
  const draft = checkInput(savedViewInput, input);
  if (!draft.ok) return draft;
  const issues = [
    ...(isId(id) ? [] : [inputIssue('id', 'invalid')]),
    ...(viewedList.safeParse(list).success ? [] : [inputIssue('list', 'invalid')]),
  ];
  return issues.length > 0 ? { ok: false, issues } : draft;
}

function checkLayout({ list, viewId, input }: MutationSaveListLayoutArgs): CheckedInput<ListLook | null> {
  const issues = [
    ...(viewId == null || isId(viewId) ? [] : [inputIssue('viewId', 'invalid')]),
    ...(viewedList.safeParse(list).success ? [] : [inputIssue('list', 'invalid')]),
  ];
  if (issues.length > 0) return { ok: false, issues };
  return input ? checkInput(listLayoutInput, input) : { ok: true, value: null };
}

/** Views are kept for people: anyone who acts for the product itself has none. */
function requirePerson({ userId }: Actor): string {
  if (userId === null) throw new Failure('FORBIDDEN', 'Only a person has saved views.');
  return userId;
}
