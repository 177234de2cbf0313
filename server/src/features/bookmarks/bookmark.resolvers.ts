import { bookmarkInput } from '@quarry/contracts/bookmarks';
import { checkInput } from '@quarry/contracts/common';
import { type Actor, authorize } from '../../platform/auth/index.ts';
import { mutation } from '../../platform/commands/index.ts';
import { Failure } from '../../platform/failure.ts';
import type { ResolverMap } from '../../platform/feature.ts';
import type { Resolvers } from '../../platform/graphql/index.ts';
import { addBookmark, removeBookmark } from './bookmark.commands.ts';
import { findBookmarks } from './bookmark.store.ts';

export const bookmarkResolvers = {
  Query: {
    bookmarks: (_root, _args, { actor, deps }) => {
      authorize(actor, 'read', 'Bookmark', { userId: actor.userId });
      return findBookmarks(deps.db, requirePerson(actor));
    },
  },
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
  },
} satisfies Pick<Resolvers, 'Query' | 'Mutation'> & ResolverMap;

/** Bookmarks are one's own: there is no way to name another person's. */
function requirePerson({ userId }: Actor): string {
  if (userId === null) throw new Failure('FORBIDDEN', 'Only a person has bookmarks.');
  return userId;
}
