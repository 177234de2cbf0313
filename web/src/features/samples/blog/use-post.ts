import { useParams } from '@tanstack/react-router';
import { usePosts } from './kept-posts.ts';

/** The post that the address names, else the newest; null for a number that no post has. */
export function useShownPost() {
  const { postId } = useParams({ strict: false });
  const query = usePosts();
  const post = query.data?.find(({ id }) => postId === undefined || String(id) === postId);
  return { query, post: post ?? null };
}
