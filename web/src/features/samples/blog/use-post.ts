import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { sampleQuery } from '../../../data/index.ts';

/** The post that the address names, else the newest; null for a number that no post has. */
export function useShownPost() {
  const { postId } = useParams({ strict: false });
  const query = useQuery(sampleQuery('GET /blog/list/data'));
  const post = query.data?.find(({ id }) => postId === undefined || String(id) === postId);
  return { query, post: post ?? null };
}
