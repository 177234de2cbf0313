import { useMessages } from '../../i18n/index.ts';
import { RecordHistory } from '../../ui/history/index.ts';
import type { FieldWords, WithFieldWords } from '../../ui/routing/index.ts';
import { commentsMessages } from './comments.messages.ts';
import { useReasonOptions, useStatusOptions } from './comment-choices.ts';

const byValue = (options: readonly { value: string; label: string }[]) =>
  Object.fromEntries(options.map(({ value, label }) => [value, label]));

function useCommentWords(): FieldWords {
  const t = useMessages(commentsMessages);
  return {
    fields: {
      status: t('status'),
      reason: t('reason'),
      revision: t('revision'),
      waitingRevision: t('waitingRevision'),
      rating: t('rating'),
      waitingRating: t('waitingRating'),
      reportCount: t('reportCount'),
    },
    values: { status: byValue(useStatusOptions()), reason: byValue(useReasonOptions()) },
  };
}

function useReplyWords(): FieldWords {
  const t = useMessages(commentsMessages);
  return {
    fields: { state: t('replyState'), text: t('text'), commentId: t('comment') },
    values: {
      state: { DRAFT: t('reply.DRAFT'), PUBLISHED: t('reply.PUBLISHED'), WITHDRAWN: t('reply.WITHDRAWN') },
    },
  };
}

function useSavedReplyWords(): FieldWords {
  const t = useMessages(commentsMessages);
  return { fields: { name: t('name'), locale: t('language'), text: t('text') }, values: {} };
}

export const CommentWords: WithFieldWords = ({ children }) => children(useCommentWords());
export const ReplyWords: WithFieldWords = ({ children }) => children(useReplyWords());
export const SavedReplyWords: WithFieldWords = ({ children }) => children(useSavedReplyWords());

export function CommentHistory({ comment: { id, version } }: { comment: { id: string; version: number } }) {
  return <RecordHistory entity="comment" id={id} version={version} words={useCommentWords()} />;
}
