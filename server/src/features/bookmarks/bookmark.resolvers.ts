import { bookmarkInput } from '@quarry/contracts/bookmarks';
import { checkInput } from '@quarry/contracts/common';
import { type Actor, authorize } from '../../platform/auth/index.ts';
import { mutation } from '../../platform/commands/index.ts';
import { Failure } from '../../platform/failure.ts';
import type { ResolverMap } from '../../platform/feature.ts';
import type { Resolvers } from '../../platform/graphql/index.ts';
import { addBookmark, removeBookmark } from './bookmark.commands.ts';
import { findBookmarks } from './bookmark.store.ts';
import { isGone } from './record-of-path.ts';
import { findVisits, putVisit } from './visit.store.ts';

export const bookmarkResolvers = {
  Query: {
    bookmarks: (_root, _args, { actor, deps }) => {
      authorize(actor, 'read', 'Bookmark', { userId: actor.userId });
      return findBookmarks(deps.db, requirePerson(actor));
    },
    visits: (_root, _args, { actor, deps }) => {
      authorize(actor, 'read', 'Bookmark', { userId: actor.userId });
      return findVisits(deps.db, requirePerson(actor));
    },
  },
  Bookmark: { isGone: ({ path }, _args, context) => isGone(context, String(path)) },
  Visit: { isGone: ({ path }, _args, context) => isGone(context, String(path)) },
  Mutation: {
    addBookmark: mutation({
      right: (_args, _found, { userId }) => ['create', 'Bookmark', { userId }],
      input: ({ input }) => checkInput(bookmarkInput, input),
      run: (_args, { deps, actor, origin, draft }) => addBookmark(deps, origin, requirePerson(actor), draft),
      answer: (outcome) =>
        outcome.kind === 'too_many'
          ? { __typename: 'TooManyBookmarks', limit: outcome.limit }
          : { __typename: 'BookmarksChanged', bookmarks: outcome.bookmarks },
    }),
    removeBookmark: mutation({
      right: (_args, _found, { userId }) => ['delete', 'Bookmark', { userId }],
      run: ({ path }, { deps, actor, origin }) => removeBookmark(deps, origin, requirePerson(actor), path),
      answer: ({ bookmarks }) => ({ bookmarks }),
    }),
    noteVisit: mutation({
      right: (_args, _found, { userId }) => ['create', 'Bookmark', { userId }],
      input: ({ input }) => checkInput(bookmarkInput, input),
      run: async (_args, { deps, actor, draft }) => {
        await putVisit(deps.db, requirePerson(actor), draft, deps.clock.now());
        return { kind: 'noted', path: draft.path };
      },
      answer: ({ path }) => ({ __typename: 'VisitNoted', path }),
    }),
  },
} satisfies Pick<Resolvers, 'Query' | 'Mutation' | 'Bookmark' | 'Visit'> & ResolverMap;

/** Bookmarks are one's own: there is no way to name another person's. */
function requirePerson({ userId }: Actor): string {
  if (userId === null) throw new Failure('FORBIDDEN', 'Only a person has bookmarks.');
  return userId;
}
