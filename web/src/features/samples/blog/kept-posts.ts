import { useQuery } from '@tanstack/react-query';
import { sampleQuery, type SampleAnswer } from '../../../data/index.ts';
import { textOfHtml } from '../kit/html-text.ts';
import { keptPlace, useKept } from '../kit/use-kept.ts';
import type { Post } from './filter-posts.ts';
import type { PostDraft } from './post.form.tsx';

export type PostComment = SampleAnswer<'GET /blog/list/data/detail'>['comments'][number];

/** What was done to a post here, for which the layer has no operation. */
type KeptPost = { draft?: PostDraft; comments: readonly PostComment[]; isBookmarked: boolean };

type KeptPosts = Readonly<Record<number, KeptPost>>;

const place = keptPlace<KeptPosts>('posts', {});
const untouched: KeptPost = { comments: [], isBookmarked: false };

export function useKeptPosts() {
  const [kept, keep] = useKept(place);
  const keptOf = (id: number): KeptPost => kept[id] ?? untouched;
  return {
    keptOf,
    change: (id: number, changes: Partial<KeptPost>) =>
      keep((before) => ({ ...before, [id]: { ...(before[id] ?? untouched), ...changes } })),
  };
}

/** The posts as they stand now: as the layer tells them, with what was saved and said here. */
export function usePosts() {
  const { keptOf } = useKeptPosts();
  return useQuery({
    ...sampleQuery('GET /blog/list/data'),
    select: (posts) => posts.map((post) => withKept(post, keptOf(post.id))),
  });
}

function withKept(post: Post, { draft, comments }: KeptPost): Post {
  const counted = { ...post, comment: post.comment + comments.length };
  if (!draft) return counted;
  const { title, categories, picture, excerpt } = draft;
  return { ...counted, title, tags: categories, img: picture, excerpt: textOfHtml(excerpt) };
}
