import { useMemo } from 'react';
import { useAbilities } from '../../data/index.ts';
import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Can } from '../../ui/can.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { ListScreen, useList, type BulkAction } from '../../ui/list-screen/index.ts';
import { useCommentFilters } from './comment-choices.ts';
import { ListMeasure } from '../../ui/measures/lazy-list-measure.tsx';
import { commentName, useCommentColumns } from './comment.columns.tsx';
import { commentsList } from './comments-list.ts';
import { commentsMessages } from './comments.messages.ts';

const RejectQuestion = lazyPart(() => import('./reject-question.tsx').then((m) => m.RejectQuestion));

export function CommentsListScreen() {
  const t = useMessages(commentsMessages);
  const tNavigation = useMessages(navigationMessages);
  const columns = useCommentColumns();
  const list = useList(commentsList, {
    columns,
    filters: useCommentFilters(),
    fieldLabels: {
      rating: t('rating'),
      submittedAt: t('submittedAt'),
      sameTextAs: t('sameTextAs'),
    },
  });
  return (
    <ListScreen
      title={tNavigation('commentList')}
      list={list}
      columns={columns}
      rowName={commentName}
      bulkActions={useCommentBulkActions()}
      totals={<ListMeasure list={list} />}
      empty={{ title: t('emptyTitle'), text: t('emptyText') }}
    >
      <Can action="create" subject="Comment">
        <Can action="run" subject="Import">
          <ButtonLink to="/comments/import">{tNavigation('importComments')}</ButtonLink>
        </Can>
      </Can>
      <ButtonLink to="/comments" isPrimary>
        {t('openDesk')}
      </ButtonLink>
    </ListScreen>
  );
}

function useCommentBulkActions(): readonly BulkAction[] {
  const t = useMessages(commentsMessages);
  const abilities = useAbilities();
  const mayReview = abilities.can('review', 'Comment');
  const mayDelete = abilities.can('delete', 'Comment');
  return useMemo(
    () => [
      ...(mayReview
        ? [
            { key: 'approve', label: (count: number) => t('approveMany', { count }) },
            { key: 'reject', label: (count: number) => t('rejectMany', { count }), Question: RejectQuestion },
            { key: 'spam', label: (count: number) => t('spamMany', { count }) },
            { key: 'hide', label: (count: number) => t('hideMany', { count }) },
          ]
        : []),
      ...(mayDelete ? [{ key: 'delete', label: (count: number) => t('deleteMany', { count }) }] : []),
    ],
    [t, mayReview, mayDelete],
  );
}
