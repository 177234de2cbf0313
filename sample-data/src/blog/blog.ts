import { ok } from '../kit/answers.ts';
import { defineDomain, type Environment } from '../kit/domain.ts';
import { article, categories, startPosts, startThread, type Post } from './blog-rows.ts';

type Blog = ReturnType<typeof startBlog>;

export const blog = defineDomain(startBlog, {
  'GET /blog/list/data': ({ posts }: Blog) => ok<readonly Post[]>(posts),
  'GET /blog/list/data/sidebar': ({ sidebar }: Blog) => ok(sidebar),
  'GET /blog/list/data/detail': ({ detail }: Blog) => ok(detail),
  'GET /blog/list/data/edit': ({ edit }: Blog) => ok(edit),
});

/** The article and its edit form show the newest post of the list. */
function startBlog({ now }: Environment) {
  const posts = startPosts(now());
  const comments = startThread(now());
  const { img, title, avatar, userFullName, blogPosted, tags, excerpt } = posts[0];
  const author = { avatar, userFullName, createdTime: blogPosted };
  return {
    posts,
    sidebar: {
      recentPosts: posts.slice(0, 4).map((post) => ({
        id: post.id,
        img: post.img,
        title: post.title,
        createdTime: post.blogPosted,
      })),
      categories,
    },
    detail: {
      blog: { img, title, ...author, tags, content: article, comments: comments.length, bookmarked: 32 },
      comments,
    },
    edit: {
      ...author,
      blogTitle: title,
      blogCategories: tags.map((tag) => ({ value: tag.toLowerCase(), label: tag })),
      slug: title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
      status: 'Published',
      excerpt: `<p>${excerpt}</p>`,
      featuredImage: img,
    },
  };
}
