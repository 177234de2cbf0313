import { type BookmarkDraft, bookmarkLimits } from '@quarry/contracts/bookmarks';
import { withTransaction } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { newId } from '../../platform/ids.ts';
import { type BookmarkRecord, deleteBookmark, findBookmarks, lockBookmarks, putBookmark } from './bookmark.store.ts';

export type AddBookmarkOutcome = { kind: 'changed'; bookmarks: BookmarkRecord[] } | { kind: 'too_many'; limit: number };

export function addBookmark(deps: Deps, userId: string, draft: BookmarkDraft): Promise<AddBookmarkOutcome> {
  return withTransaction(deps.db, async (tx) => {
    await lockBookmarks(tx, userId);
    const before = await findBookmarks(tx, userId);
    const isNew = before.every(({ path }) => path !== draft.path);
    const limit = bookmarkLimits.bookmarks;
    if (isNew && before.length >= limit) return { kind: 'too_many', limit };
    await putBookmark(tx, userId, newId<'bookmark'>(), draft, deps.clock.now());
    return { kind: 'changed', bookmarks: await findBookmarks(tx, userId) };
  });
}

export async function removeBookmark(deps: Deps, userId: string, path: string): Promise<BookmarkRecord[]> {
  await deleteBookmark(deps.db, userId, path);
  return findBookmarks(deps.db, userId);
}
