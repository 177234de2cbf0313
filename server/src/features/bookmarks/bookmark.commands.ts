import { type BookmarkDraft, bookmarkLimits } from '@quarry/contracts/bookmarks';
import { type ChangeOrigin, recordChange } from '../../platform/audit/index.ts';
import { withTransaction } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { newId } from '../../platform/ids.ts';
import { type BookmarkRecord, deleteBookmark, findBookmarks, lockBookmarks, putBookmark } from './bookmark.store.ts';

type Changed = { kind: 'changed'; bookmarks: BookmarkRecord[] };

export function addBookmark(
  deps: Deps,
  origin: ChangeOrigin,
  userId: string,
  draft: BookmarkDraft,
): Promise<Changed | { kind: 'too_many'; limit: number }> {
  return withTransaction(deps.db, async (tx) => {
    await lockBookmarks(tx, userId);
    const before = await findBookmarks(tx, userId);
    const present = before.find(({ path }) => path === draft.path);
    const limit = bookmarkLimits.bookmarks;
    if (!present && before.length >= limit) return { kind: 'too_many', limit };
    const id = present?.id ?? newId<'bookmark'>();
    await putBookmark(tx, userId, id, draft, deps.clock.now());
    await recordChange(tx, deps, {
      ...entryOf(origin, id, present ? 'updated' : 'created'),
      before: present ? audited(present) : null,
      after: audited(draft),
    });
    return { kind: 'changed', bookmarks: await findBookmarks(tx, userId) };
  });
}

/** Takes a star away; there need not be one. */
export function removeBookmark(deps: Deps, origin: ChangeOrigin, userId: string, path: string): Promise<Changed> {
  return withTransaction(deps.db, async (tx) => {
    const removed = await deleteBookmark(tx, userId, path);
    if (removed) {
      const entry = entryOf(origin, removed.id, 'deleted');
      await recordChange(tx, deps, { ...entry, before: audited(removed), after: null });
    }
    return { kind: 'changed', bookmarks: await findBookmarks(tx, userId) };
  });
}

function entryOf(origin: ChangeOrigin, entityId: string, action: string) {
  return { ...origin, entity: 'bookmark', entityId, action };
}

function audited({ path, name }: Pick<BookmarkRecord, 'path' | 'name'>): Record<string, unknown> {
  return { path, name };
}
