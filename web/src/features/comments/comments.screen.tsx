import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useRecord } from '../../data/index.ts';
import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { filterInput, FilterLine, useAddressFilters, type AddressFilters } from '../../ui/list-screen/index.ts';
import { LoadProblem } from '../../ui/load-problem.tsx';
import { queueClasses as classes } from '../../ui/queue/index.ts';
import { useDelayed } from '../../ui/use-delayed.ts';
import { CommentBar } from './comment-bar.tsx';
import { CommentCard } from './comment-card.tsx';
import { useCommentFilters } from './comment-choices.ts';
import { commentsMessages } from './comments.messages.ts';
import { WaitingCommentsDocument, type CommentFilter } from './comments.operations.generated.ts';
import { useCommentQueue, type CommentQueue } from './use-comment-queue.ts';

/** One comment at a time; the next is already there. */
export function CommentsScreen() {
  const filters = useAddressFilters(useCommentFilters({ isDesk: true }));
  const text = JSON.stringify(filterInput(filters.filters));
  const [round, setRound] = useState(0);
  const filter = useMemo(() => JSON.parse(text) as CommentFilter, [text]);
  return <Desk key={`${text} ${round}`} filter={filter} filters={filters} onRestart={() => setRound(round + 1)} />;
}

type DeskProps = { filter: CommentFilter; filters: AddressFilters; onRestart: () => void };

function Desk({ filter, filters, onRestart }: DeskProps) {
  const t = useMessages(commentsMessages);
  const tNavigation = useMessages(navigationMessages);
  const queue = useCommentQueue(filter);
  const { current } = queue;
  const waiting = useRecord(WaitingCommentsDocument, { filter: { ...filter, isWaiting: true } });
  const count = waiting.data?.comments.total.count;
  return (
    <div className={classes.desk}>
      <header className={classes.header}>
        <h1>{tNavigation('comments')}</h1>
        <span className={classes.counts}>
          {count !== undefined && <span>{t('toDecide', { count })}</span>}
          {queue.decided.length > 0 && <span>{t('decidedHere', { count: queue.decided.length })}</span>}
          {queue.saving.length > 0 && <span>{t('saving')}</span>}
        </span>
        <div className={classes.headerActions}>
          <ButtonLink to="/comments/list">{tNavigation('commentList')}</ButtonLink>
        </div>
      </header>
      <FilterLine filters={filters} />
      <div className={classes.stage}>
        {current ? (
          <CommentCard comment={current} />
        ) : (
          <DeskRest queue={queue} filters={filters} onRestart={onRestart} />
        )}
      </div>
      <output className="visually-hidden">
        {current && `${current.title ?? t(`kind.${current.kind}`)}. ${current.waitingText ?? current.text}`}
      </output>
      <CommentBar queue={queue} />
    </div>
  );
}

type DeskRestProps = { queue: CommentQueue; filters: AddressFilters; onRestart: () => void };

/** What stands where no comment does: the first fetch, a failure, or the end. */
function DeskRest({ queue, filters, onRestart }: DeskRestProps) {
  const t = useMessages(commentsMessages);
  const isSkeletonDue = useDelayed(queue.isPending);
  if (queue.error) return <LoadProblem error={queue.error} onRetry={queue.reload} />;
  if (queue.isPending) return isSkeletonDue ? <div className={classes.skeleton} aria-hidden /> : null;
  const isFiltered = filters.filters.some(({ values }) => values.length > 0);
  return (
    <EmptyState
      title={t(isFiltered ? 'noneMatching' : 'allDone')}
      text={t(isFiltered ? 'noneMatchingText' : 'allDoneText')}
    >
      {isFiltered ? (
        <Button onClick={filters.clear}>{t('clearFilters')}</Button>
      ) : (
        <Button onClick={onRestart}>{t('lookAgain')}</Button>
      )}
    </EmptyState>
  );
}
