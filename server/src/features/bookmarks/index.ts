import type { Feature } from '../../platform/feature.ts';
import { bookmarkResolvers } from './bookmark.resolvers.ts';
import { bookmarksPersonal } from './bookmarks.personal.ts';

/** Stars and what was looked at last; of a record they know whether it is still there. */
export const bookmarksFeature: Feature = {
  name: 'bookmarks',
  personal: bookmarksPersonal,
  resolvers: bookmarkResolvers,
  records: [
    {
      entity: 'bookmark',
      subject: 'Bookmark',
      stored: { table: 'bookmark', name: ['name', 'path'], person: 'user_id' },
      isNamedInTrail: true,
      isErasedWithPerson: true,
    },
  ],
};
