import { Button, NativeSelect, Textarea } from '@mantine/core';
import { replyInput } from '@quarry/contracts/comments';
import { checkInput } from '@quarry/contracts/common';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useRecord } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { ExplainedButton } from '../../ui/explain/explained-button.tsx';
import { useExplained } from '../../ui/explain/use-explained.ts';
import { inputMessages, inputText } from '../../ui/form/index.ts';
import { Section } from '../../ui/record/index.ts';
import { useCommand } from '../../ui/save/index.ts';
import { RelativeTime } from '../../ui/values.tsx';
import { commentsMessages } from './comments.messages.ts';
import classes from './comments.module.css';
import {
  CreateCommentReplyDocument,
  SavedRepliesDocument,
  SetCommentReplyStateDocument,
  type CommentCardFragment,
  type CommentReplyShownFragment,
  type CommentReplyState,
} from './comments.operations.generated.ts';

/** The replies to a comment: drafts, what is published and what was withdrawn, and a place to write another one. */
export function CommentReplies({ comment }: { comment: CommentCardFragment }) {
  const t = useMessages(commentsMessages);
  return (
    <Section id="replies" title={t('replies')}>
      <ul className={classes.earlier}>
        {comment.replies.map((reply) => (
          <Reply key={reply.id} reply={reply} />
        ))}
      </ul>
      {comment.mayReview && <WriteReply comment={comment} />}
    </Section>
  );
}

function Reply({ reply }: { reply: CommentReplyShownFragment }) {
  const t = useMessages(commentsMessages);
  const explained = useExplained();
  const move = useCommand({
    kind: 'comment',
    document: SetCommentReplyStateDocument,
    variables: (state: CommentReplyState) => ({ id: reply.id, version: reply.version, state }),
    answers: {
      CommentReplySaved: ({ changeId }, state) => ({
        kind: 'done',
        text: t(state === 'PUBLISHED' ? 'didPublish' : 'didWithdraw'),
        undo: changeId,
      }),
    },
  });
  // What cannot be undone by a button of its own is not offered: a withdrawn reply is written anew.
  const shown = reply.actions.filter(({ action }) => action === (reply.state === 'PUBLISHED' ? 'withdraw' : 'publish'));
  return (
    <li>
      <ReplyText reply={reply} />
      <span className={classes.buttons}>
        {reply.state !== 'WITHDRAWN' &&
          shown.map(({ action, isAllowed, refusal }) => (
            <ExplainedButton
              key={action}
              variant="default"
              label={t(action === 'publish' ? 'publish' : 'withdraw')}
              disabled={move.isPending}
              refusal={explained(isAllowed ? null : refusal)}
              onClick={() => void move.run(action === 'publish' ? 'PUBLISHED' : 'WITHDRAWN')}
            />
          ))}
      </span>
    </li>
  );
}

export function ReplyText({ reply: { text, state, author, publishedAt } }: { reply: CommentReplyShownFragment }) {
  const t = useMessages(commentsMessages);
  return (
    <>
      <p className={classes.text} dir="auto">
        {text}
      </p>
      <span className={classes.facts}>
        <span>{t(`reply.${state}`)}</span>
        <bdi>{author}</bdi>
        <RelativeTime at={publishedAt} />
      </span>
    </>
  );
}

function WriteReply({ comment }: { comment: CommentCardFragment }) {
  const t = useMessages(commentsMessages);
  const [text, setText] = useState('');
  const problem = useReplyProblem(text);
  const create = useCommand({
    kind: 'comment',
    document: CreateCommentReplyDocument,
    variables: (written: string) => ({ commentId: comment.id, text: written }),
    answers: {
      CommentReplySaved: () => ({
        kind: 'done',
        text: t('didDraft'),
        after: () => setText(''),
      }),
    },
  });
  return (
    <div className={classes.reply}>
      <ReplyFields shopId={comment.shop.id} text={text} onType={setText} />
      <div className={classes.buttons}>
        <Button
          disabled={text.trim() === '' || problem !== undefined || create.isPending}
          onClick={() => void create.run(text)}
        >
          {t('saveDraft')}
        </Button>
      </div>
    </div>
  );
}

/** Why the server would not take a reply, in words; nothing of one that is still empty. */
export function useReplyProblem(text: string): string | undefined {
  const t = useMessages(inputMessages);
  if (text.trim() === '') return undefined;
  const checked = checkInput(replyInput, { text });
  const [issue] = checked.ok ? [] : checked.issues;
  return issue && inputText(t, issue.code, issue.longest);
}

type ReplyFieldsProps = {
  shopId: string;
  text: string;
  onType: (text: string) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  isFocused?: boolean;
};

/** The text of a reply; a saved one goes below what was typed. */
export function ReplyFields({ shopId, text, onType, onKeyDown, isFocused = false }: ReplyFieldsProps) {
  const t = useMessages(commentsMessages);
  const problem = useReplyProblem(text);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const shown = field.current;
    if (!isFocused || !shown) return;
    shown.focus();
    // A draft is gone on with at its end.
    shown.setSelectionRange(shown.value.length, shown.value.length);
  }, [isFocused]);
  const saved = useRecord(SavedRepliesDocument, { shopId }).data?.savedReplies ?? [];
  const insert = (id: string) => {
    const chosen = saved.find((one) => one.id === id);
    if (!chosen) return;
    onType(text.trim() === '' ? chosen.text : `${text.trimEnd()}\n\n${chosen.text}`);
    field.current?.focus();
  };
  return (
    <>
      {saved.length > 0 && (
        <NativeSelect
          label={t('savedReplies')}
          value=""
          data={[
            { value: '', label: t('chooseSavedReply') },
            ...saved.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={({ currentTarget }) => insert(currentTarget.value)}
        />
      )}
      <Textarea
        ref={field}
        label={t('writeReply')}
        dir="auto"
        rows={4}
        value={text}
        error={problem}
        onKeyDown={onKeyDown}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
    </>
  );
}
