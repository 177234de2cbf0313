import { lazyScreen, searchText } from '../../../ui/routing/index.ts';
import { noSearch, sampleEntry, sampleRoute } from '../kit/sample-route.ts';

const posts = sampleEntry('blog', '/pages/blog/list');

export const blogNavigation = [
  posts,
  sampleEntry('blogPost', '/pages/blog/detail'),
  sampleEntry('editBlogPost', '/pages/blog/edit'),
];

type ListSearch = { q?: string | undefined; category?: string | undefined };

const detail = lazyScreen(() => import('./post.screen.tsx'), 'PostScreen');
const edit = lazyScreen(() => import('./edit-post.screen.tsx'), 'EditPostScreen');

/** Without a number, the article and its form show the newest post. */
export const blogRoutes = [
  sampleRoute({
    path: '/pages/blog/list',
    title: 'blog',
    search: (raw): ListSearch => ({ q: searchText(raw, 'q'), category: searchText(raw, 'category', 40) }),
    screen: lazyScreen(() => import('./posts.screen.tsx'), 'PostsScreen'),
  }),
  sampleRoute({ path: '/pages/blog/detail', title: 'blogPost', above: posts, search: noSearch, screen: detail }),
  sampleRoute({
    path: '/pages/blog/detail/$postId',
    title: 'blogPost',
    above: posts,
    search: noSearch,
    screen: detail,
  }),
  sampleRoute({ path: '/pages/blog/edit', title: 'editBlogPost', above: posts, search: noSearch, screen: edit }),
  sampleRoute({
    path: '/pages/blog/edit/$postId',
    title: 'editBlogPost',
    above: posts,
    search: noSearch,
    screen: edit,
  }),
] as const;
