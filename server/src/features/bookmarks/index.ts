import type { RecordHistory } from '../../platform/commands/index.ts';
import type { Feature } from '../../platform/feature.ts';
import { bookmarkResolvers } from './bookmark.resolvers.ts';
import { goneAmong } from './record-of-path.ts';

/** Stars and what was looked at last; of a record they know whether it is still there. */
export function bookmarksFeature(records: readonly RecordHistory[]): Feature {
  return { name: 'bookmarks', resolvers: bookmarkResolvers(goneAmong(records)) };
}
