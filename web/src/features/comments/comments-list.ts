import type { ListOf } from '../../ui/list-screen/index.ts';
import { CommentsListDocument } from './comments.operations.generated.ts';

export const commentsList = {
  name: 'comments',
  document: CommentsListDocument,
  sort: '-SUBMITTED_AT',
  link: (id) => ({ to: '/comments/$commentId', params: { commentId: id } }),
  exported: 'Comment',
} satisfies ListOf<typeof CommentsListDocument>;
