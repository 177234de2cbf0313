import { Button } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useRecord } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { ExplainedButton } from '../../ui/explain/explained-button.tsx';
import { useExplained } from '../../ui/explain/use-explained.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { RecordSteps } from '../../ui/list-walk/index.ts';
import { LoadRecord } from '../../ui/load-record.tsx';
import { RecordPage, Section } from '../../ui/record/index.ts';
import { CommentFacts, CommentSurroundings, CommentText } from './comment-card.tsx';
import { CommentReplies } from './comment-replies.tsx';
import { CommentHistory } from './comment-words.tsx';
import { commentName, CommentStatusDot, FlagList } from './comment.columns.tsx';
import { commentsList } from './comments-list.ts';
import { commentsMessages } from './comments.messages.ts';
import {
  CommentByIdDocument,
  type CommentCardFragment,
  type CommentReason,
  type CommentStatus,
} from './comments.operations.generated.ts';
import { useDecideComment } from './use-decide-comment.ts';

const RejectQuestion = lazyPart(() => import('./reject-question.tsx').then((m) => m.RejectQuestion));

export function CommentScreen() {
  const { commentId } = useParams({ from: '/shell/comments/$commentId' });
  const query = useRecord(CommentByIdDocument, { id: commentId });
  return (
    <LoadRecord query={query} recordOf={({ comment }) => comment}>
      {(comment) => <CommentPage key={comment.id} comment={comment} />}
    </LoadRecord>
  );
}

function CommentPage({ comment }: { comment: CommentCardFragment }) {
  const t = useMessages(commentsMessages);
  return (
    <RecordPage
      title={commentName(comment)}
      status={<CommentStatusDot status={comment.status} />}
      facts={<CommentFacts comment={comment} />}
      steps={<RecordSteps list={commentsList} id={comment.id} />}
      actions={comment.mayReview ? <CommentActions comment={comment} /> : undefined}
      aside={
        <>
          <Section id="beside" title={t('beside')}>
            <CommentSurroundings comment={comment} />
          </Section>
          <CommentHistory comment={comment} />
        </>
      }
    >
      <Section id="text" title={t('text')}>
        <CommentText comment={comment} />
        <FlagList comment={comment} />
        {comment.reason !== null && <p>{t('rejectedFor', { reason: t(`reason.${comment.reason}`) })}</p>}
      </Section>
      <CommentReplies comment={comment} />
    </RecordPage>
  );
}

/** What can be done with the comment; what is refused now says why. */
function CommentActions({ comment }: { comment: CommentCardFragment }) {
  const t = useMessages(commentsMessages);
  const explained = useExplained();
  const { status, text } = useDecideComment();
  const [isRejecting, setRejecting] = useState(false);
  const go = (to: CommentStatus) => (to === 'REJECTED' ? setRejecting(true) : status({ comment, to, reason: null }));
  return (
    <>
      {comment.waitingText !== null && (
        <>
          <Button onClick={() => text({ comment, isShown: true })}>{t('showText')}</Button>
          <Button variant="default" onClick={() => text({ comment, isShown: false })}>
            {t('refuseText')}
          </Button>
        </>
      )}
      {comment.actions.map(({ action, to, isAllowed, refusal }) => (
        <ExplainedButton
          key={action}
          variant="default"
          label={t(action as 'approve')}
          refusal={explained(isAllowed ? null : refusal)}
          onClick={() => go(to as CommentStatus)}
        />
      ))}
      <Suspense>
        {isRejecting && (
          <RejectQuestion
            label={t('reject')}
            ids={[comment.id]}
            matching={null}
            onConfirm={(input) => {
              setRejecting(false);
              status({ comment, to: 'REJECTED', ...(input as { reason: CommentReason }) });
            }}
            onClose={() => setRejecting(false)}
          />
        )}
      </Suspense>
    </>
  );
}
