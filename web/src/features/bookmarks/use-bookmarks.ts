import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { requestGraphql, useRecord } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { bookmarksMessages } from './bookmarks.messages.ts';
import {
  AddBookmarkDocument,
  BookmarksDocument,
  RemoveBookmarkDocument,
  type BookmarkRowFragment,
  type BookmarksQuery,
} from './bookmarks.operations.generated.ts';

export type Bookmark = BookmarkRowFragment;
/** What is starred: an address, and the name of its record. */
type Target = { path: string; name: string | null };

const key = [BookmarksDocument.name, {}];

/** What the person starred, and the star itself: it shows at once, and goes back when the server would not have it. */
export function useBookmarks() {
  const t = useMessages(bookmarksMessages);
  const queryClient = useQueryClient();
  const { data } = useRecord(BookmarksDocument, {});
  const bookmarks = data?.bookmarks ?? [];
  const show = (next: readonly Bookmark[]) => queryClient.setQueryData<BookmarksQuery>(key, { bookmarks: next });
  const toggle = useMutation({
    mutationFn: async (target: Target) => send(target, bookmarks),
    onMutate: async (target) => {
      await queryClient.cancelQueries({ queryKey: key });
      show(toggled(target, bookmarks));
      return bookmarks;
    },
    onSuccess: (result, _target, before) => {
      switch (result.__typename) {
        case 'BookmarksChanged':
          show(result.bookmarks);
          return;
        case 'TooManyBookmarks':
          show(before);
          toast.error(t('tooMany', { limit: result.limit }));
          return;
        case 'InvalidInput':
          show(before);
          toast.error(t('notKept'));
      }
    },
    onError: (_error, _target, before) => {
      show(before ?? []);
      toast.error(t('notKept'));
    },
  });
  return { bookmarks, isKnown: data !== undefined, toggle: toggle.mutate };
}

async function send({ path, name }: Target, before: readonly Bookmark[]) {
  if (!isStarred(before, path))
    return (await requestGraphql(AddBookmarkDocument, { input: { path, name } })).addBookmark;
  const { removeBookmark } = await requestGraphql(RemoveBookmarkDocument, { path });
  return { __typename: 'BookmarksChanged' as const, ...removeBookmark };
}

export function isStarred(bookmarks: readonly Bookmark[], path: string): boolean {
  return bookmarks.some((bookmark) => bookmark.path === path);
}

function toggled(target: Target, before: readonly Bookmark[]): Bookmark[] {
  const others = before.filter(({ path }) => path !== target.path);
  return others.length < before.length ? others : [...before, { isGone: false, ...target, id: target.path }];
}
