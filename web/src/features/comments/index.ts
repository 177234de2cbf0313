import { defineArea } from '../../ui/routing/index.ts';

const mayRead = { action: 'read', subject: 'Comment' } as const;

export const commentsArea = defineArea({
  name: 'comments',
  group: 'selling',
  navigation: [
    { label: 'comments', path: '/comments', icon: 'IconMessage2', letter: 'm', permission: mayRead },
    { label: 'commentList', path: '/comments/list', permission: mayRead },
    { label: 'importComments', path: '/comments/import', permission: { action: 'run', subject: 'Import' } },
  ],
  records: [
    {
      entity: 'comment',
      subject: 'Comment',
      list: 'comments',
      runs: ['commentChanges'],
      path: '/comments',
      isBinned: true,
    },
    { entity: 'comment_reply', readBy: 'Comment' },
    { entity: 'saved_reply', readBy: 'Comment' },
  ],
  load: () => import('./routes.ts'),
});
