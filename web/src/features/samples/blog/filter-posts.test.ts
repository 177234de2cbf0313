import { describe, expect, it } from 'vitest';
import { filterPosts, slugOf, type Post } from './filter-posts.ts';

const post = (id: number, title: string, tags: string[]): Post => ({
  id,
  title,
  tags,
  img: '',
  avatar: '',
  userFullName: 'Ilse Maar',
  blogPosted: '',
  excerpt: 'About shelves.',
  comment: 0,
});
const posts = [post(1, 'Reading a file', ['Feeds']), post(2, 'Two shops', ['Stock'])];
const found = (q: string, category?: string) => filterPosts(posts, q, category).map(({ id }) => id);

describe('the posts of the blog', () => {
  it('are found by all the words of a search, and by category', () => {
    expect(found('')).toEqual([1, 2]);
    expect(found(' file  ilse ')).toEqual([1]);
    expect(found('shelves', 'Stock')).toEqual([2]);
    expect(found('file', 'Stock')).toEqual([]);
  });
});

describe('the address of a post', () => {
  it.each([
    ['Reading a supplier file', 'reading-a-supplier-file'],
    ['  Prix d’été, déjà!  ', 'prix-d-ete-deja'],
    ['…', ''],
  ])('%j: %j', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });
});
