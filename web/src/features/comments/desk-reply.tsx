import { replyTable } from '@quarry/contracts/comments';
import { refusalToGo } from '@quarry/contracts/states';
import { Button } from '@mantine/core';
import { useState, type KeyboardEvent } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { ExplainedButton } from '../../ui/explain/explained-button.tsx';
import { useExplained } from '../../ui/explain/use-explained.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import { useKeyHelp, withCommandKey } from '../../ui/use-keys.ts';
import { ReplyFields, ReplyText, useReplyProblem } from './comment-replies.tsx';
import { commentsMessages } from './comments.messages.ts';
import classes from './comments.module.css';
import type { CommentCardFragment } from './comments.operations.generated.ts';

type DeskReplyProps = {
  comment: CommentCardFragment;
  text: string;
  onType: (text: string) => void;
  onAnswer: () => void;
  onSaveDraft: () => Promise<unknown>;
  onClose: () => void;
};

/** Writes a reply to the comment in sight; published, it shows the comment as well and the next one comes. */
export function DeskReply({ comment, text, onType, onAnswer, onSaveDraft, onClose }: DeskReplyProps) {
  const t = useMessages(commentsMessages);
  const tKit = useMessages(kitMessages);
  const [isSaving, setSaving] = useState(false);
  const refusal = useAnswerRefusal(comment);
  const problem = useReplyProblem(text);
  const isUnready = text.trim() === '' || problem !== undefined;
  const publishKey = withCommandKey('Enter');
  useKeyHelp([
    { keys: [publishKey], label: t('answer') },
    { keys: ['Escape'], label: tKit('cancel') },
  ]);
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.repeat) {
      if (!isUnready && !isSaving && refusal === undefined) onAnswer();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const save = async () => {
    setSaving(true);
    await onSaveDraft();
    setSaving(false);
  };
  return (
    <section className={classes.reply} aria-label={t('writeReply')}>
      <ReplyFields shopId={comment.shop.id} text={text} onType={onType} onKeyDown={onKey} isFocused />
      <div className={classes.buttons}>
        <ExplainedButton
          label={`${t('answer')} (${publishKey})`}
          disabled={isUnready || isSaving}
          refusal={refusal}
          onClick={onAnswer}
        />
        <Button variant="default" disabled={isUnready} loading={isSaving} onClick={() => void save()}>
          {t('saveDraft')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {tKit('cancel')}
        </Button>
      </div>
    </section>
  );
}

/** Why no reply can be published once the comment is shown: the server answers by the same table. */
function useAnswerRefusal({ kind, replies }: CommentCardFragment) {
  const explained = useExplained();
  const isAnswered = replies.some(({ state }) => state === 'PUBLISHED');
  const refusal = refusalToGo(replyTable, 'DRAFT', 'PUBLISHED', { kind, status: 'APPROVED', isAnswered });
  return explained(refusal);
}

/** What was written to the comment so far, and is not withdrawn. */
export function WrittenReplies({ replies }: Pick<CommentCardFragment, 'replies'>) {
  const t = useMessages(commentsMessages);
  const shown = replies.filter(({ state }) => state !== 'WITHDRAWN');
  if (shown.length === 0) return null;
  return (
    <>
      <h3 className={classes.label}>{t('replies')}</h3>
      <ul className={classes.earlier}>
        {shown.map((reply) => (
          <li key={reply.id}>
            <ReplyText reply={reply} />
          </li>
        ))}
      </ul>
    </>
  );
}
