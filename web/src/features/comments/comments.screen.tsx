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
import {
  WaitingCommentsDocument,
  type CommentCardFragment,
  type CommentFilter,
} from './comments.operations.generated.ts';
import { DeskReply, WrittenReplies } from './desk-reply.tsx';
import { draftOf } from './reply-drafts.ts';
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
  const [answeredId, setAnsweredId] = useState<string>();
  /** What was typed stays at hand for as long as the desk is open. */
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const queue = useCommentQueue(filter, answeredId);
  const { current } = queue;
  const waiting = useRecord(WaitingCommentsDocument, { filter: { ...filter, isWaiting: true } });
  const count = waiting.data?.comments.total.count;
  const textOf = (comment: CommentCardFragment) => typed[comment.id] ?? draftOf(comment)?.text ?? '';
  const close = () => {
    setAnsweredId(undefined);
    // The field that had the focus is gone, and keys belong to the comment again.
    document.querySelector<HTMLElement>('#comment')?.focus();
  };
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
          <CommentCard comment={current}>
            <WrittenReplies replies={current.replies} />
            {answeredId === current.id && (
              <DeskReply
                key={current.id}
                comment={current}
                text={textOf(current)}
                onType={(text) => setTyped((before) => ({ ...before, [current.id]: text }))}
                onAnswer={() => {
                  close();
                  void queue.decide({ kind: 'answer', text: textOf(current) });
                }}
                onSaveDraft={() => queue.saveDraft(current, textOf(current)).then((isKept) => isKept && close())}
                onClose={close}
              />
            )}
          </CommentCard>
        ) : (
          <DeskRest queue={queue} filters={filters} onRestart={onRestart} />
        )}
      </div>
      <output className="visually-hidden">
        {current && `${current.title ?? t(`kind.${current.kind}`)}. ${current.waitingText ?? current.text}`}
      </output>
      <CommentBar queue={queue} onReply={() => setAnsweredId(current?.id)} />
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
