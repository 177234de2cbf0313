import type { SampleAnswer } from '../../../data/index.ts';

export type Post = SampleAnswer<'GET /blog/list/data'>[number];

/** Posts of a category whose title, excerpt or author have the words that are searched for. */
export function filterPosts(posts: readonly Post[], q: string, category: string | undefined): Post[] {
  const words = q.trim().toLowerCase().split(/\s+/);
  return posts.filter(({ title, excerpt, userFullName, tags }) => {
    const text = `${title} ${excerpt} ${userFullName}`.toLowerCase();
    return (category === undefined || tags.includes(category)) && words.every((word) => text.includes(word));
  });
}

/** The address of a post as its title suggests it. */
export function slugOf(title: string): string {
  return title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
