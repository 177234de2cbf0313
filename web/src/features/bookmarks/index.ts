export { BookmarkTools } from './bookmark-tools.tsx';
export { bookmarksMessages } from './bookmarks.messages.ts';
export { useVisits } from './visits.ts';
export { isStarred, useBookmarks } from './use-bookmarks.ts';
export { useSampleBookmarks } from './use-sample-bookmarks.ts';
