import { describe, expect, it } from 'vitest';
import { noon, openLayer } from '../testing/open-layer.ts';

describe('the blog', () => {
  it('lists six posts, each with author, day, tags, excerpt and the number of its comments', async () => {
    const posts = await openLayer().read('/blog/list/data');
    expect(posts).toHaveLength(6);
    for (const post of posts) {
      expect(Object.keys(post).toSorted()).toEqual(
        ['avatar', 'blogPosted', 'comment', 'excerpt', 'id', 'img', 'tags', 'title', 'userFullName'].toSorted(),
      );
      expect(Date.parse(post.blogPosted)).toBeLessThan(noon);
    }
    expect(new Set(posts.map(({ id }) => id)).size).toBe(6);
  });

  it('has recent posts of the list and the categories of all tags beside it', async () => {
    const { read } = openLayer();
    const posts = await read('/blog/list/data');
    const { recentPosts, categories } = await read('/blog/list/data/sidebar');
    expect(recentPosts.map(({ title }) => title)).toEqual(posts.slice(0, recentPosts.length).map(({ title }) => title));
    expect(Object.keys(recentPosts[0] ?? {}).toSorted()).toEqual(['createdTime', 'id', 'img', 'title']);
    const names = new Set<string>(categories.map(({ category }) => category));
    expect(posts.flatMap(({ tags }) => tags).filter((tag) => !names.has(tag))).toEqual([]);
  });

  it('shows one article with as many comments as are counted', async () => {
    const { read } = openLayer();
    const { blog, comments } = await read('/blog/list/data/detail');
    expect(blog).toMatchObject({ content: expect.stringContaining('<p>'), bookmarked: expect.any(Number) });
    expect(comments.length).toBeGreaterThan(0);
    expect(blog.comments).toBe(comments.length);
    expect((await read('/blog/list/data'))[0]).toMatchObject({ title: blog.title, comment: comments.length });
    expect(comments[0]).toEqual({
      avatar: expect.any(String),
      userFullName: expect.any(String),
      commentedAt: expect.any(String),
      commentText: expect.any(String),
    });
  });

  it('opens the form of a published post with its categories as choices', async () => {
    const edit = await openLayer().read('/blog/list/data/edit');
    expect(edit).toMatchObject({ status: 'Published', slug: expect.stringMatching(/^[a-z0-9-]+$/) });
    expect(edit.blogCategories[0]).toEqual({ value: 'feeds', label: 'Feeds' });
    expect(Object.keys(edit).toSorted()).toEqual([
      'avatar',
      'blogCategories',
      'blogTitle',
      'createdTime',
      'excerpt',
      'featuredImage',
      'slug',
      'status',
      'userFullName',
    ]);
  });
});
