import type { Action } from '@quarry/contracts/access';
import { bookmarkInput } from '@quarry/contracts/bookmarks';
import { checkInput } from '@quarry/contracts/common';
import { type Actor, authorize } from '../../platform/auth/index.ts';
import { Failure } from '../../platform/failure.ts';
import type { ResolverMap } from '../../platform/feature.ts';
import type { Resolvers } from '../../platform/graphql/index.ts';
import { addBookmark, removeBookmark } from './bookmark.commands.ts';
import { findBookmarks } from './bookmark.store.ts';

export const bookmarkResolvers = {
  Query: {
    bookmarks: (_root, _args, { actor, deps }) => findBookmarks(deps.db, ownerOf(actor, 'read')),
  },
  Mutation: {
    addBookmark: async (_root, { input }, { actor, deps }) => {
      const userId = ownerOf(actor, 'create');
      const draft = checkInput(bookmarkInput, input);
      if (!draft.ok) return { __typename: 'InvalidInput', issues: draft.issues };
      const outcome = await addBookmark(deps, userId, draft.value);
      switch (outcome.kind) {
        case 'changed':
          return { __typename: 'BookmarksChanged', bookmarks: outcome.bookmarks };
        case 'too_many':
          return { __typename: 'TooManyBookmarks', limit: outcome.limit };
      }
    },
    removeBookmark: async (_root, { path }, { actor, deps }) => ({
      bookmarks: await removeBookmark(deps, ownerOf(actor, 'delete'), path),
    }),
  },
} satisfies Pick<Resolvers, 'Query' | 'Mutation'> & ResolverMap;

/** Bookmarks are one's own: there is no way to name another person's. */
function ownerOf(actor: Actor, action: Action): string {
  authorize(actor, action, 'Bookmark', { userId: actor.userId });
  if (actor.userId === null) throw new Failure('FORBIDDEN', 'Only a person has bookmarks.');
  return actor.userId;
}
