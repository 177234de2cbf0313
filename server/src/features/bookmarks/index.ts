import type { Feature } from '../../platform/feature.ts';
import { bookmarkResolvers } from './bookmark.resolvers.ts';

export const bookmarksFeature: Feature = { name: 'bookmarks', resolvers: bookmarkResolvers };
