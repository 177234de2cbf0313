import { createRoute } from '@tanstack/react-router';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { lazyScreen, parseListSearch, shellRoute, type AreaParts } from '../../ui/routing/index.ts';

const mayRead = { action: 'read', subject: 'Comment' } as const;

const deskRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/comments',
  validateSearch: parseListSearch,
  staticData: { title: 'comments', permission: mayRead },
  component: lazyScreen(() => import('./comments.screen.tsx'), 'CommentsScreen'),
});

const listRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/comments/list',
  validateSearch: parseListSearch,
  staticData: { title: 'commentList', permission: mayRead },
  component: lazyScreen(() => import('./comments-list.screen.tsx'), 'CommentsListScreen'),
});

const commentRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/comments/$commentId',
  staticData: { title: 'comment', permission: mayRead },
  component: lazyScreen(() => import('./comment.screen.tsx'), 'CommentScreen'),
});

export const parts = {
  routes: [deskRoute, listRoute, commentRoute],
  sections: [
    {
      slot: 'shop',
      key: 'saved-replies',
      component: lazyPart(() => import('./saved-replies.section.tsx').then((m) => m.SavedRepliesSection)),
    },
    {
      slot: 'product',
      key: 'ratings',
      component: lazyPart(() => import('./product-ratings.section.tsx').then((m) => m.ProductRatingsSection)),
    },
  ],
  words: [
    { entity: 'comment', component: lazyPart(() => import('./comment-words.tsx').then((m) => m.CommentWords)) },
    { entity: 'comment_reply', component: lazyPart(() => import('./comment-words.tsx').then((m) => m.ReplyWords)) },
    { entity: 'saved_reply', component: lazyPart(() => import('./comment-words.tsx').then((m) => m.SavedReplyWords)) },
  ],
} as const satisfies AreaParts;
