import { Button, NativeSelect, Textarea } from '@mantine/core';
import { commentLimits } from '@quarry/contracts/comments';
import { useState } from 'react';
import { useRecord } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { ExplainedButton } from '../../ui/explain/explained-button.tsx';
import { useExplained } from '../../ui/explain/use-explained.ts';
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
      <p className={classes.text} dir="auto">
        {reply.text}
      </p>
      <span className={classes.facts}>
        <span>{t(`reply.${reply.state}`)}</span>
        <bdi>{reply.author}</bdi>
        <RelativeTime at={reply.publishedAt} />
      </span>
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

function WriteReply({ comment }: { comment: CommentCardFragment }) {
  const t = useMessages(commentsMessages);
  const [text, setText] = useState('');
  const saved = useRecord(SavedRepliesDocument, { shopId: comment.shop.id }).data?.savedReplies ?? [];
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
  const insert = (id: string) => setText(saved.find((one) => one.id === id)?.text ?? text);
  return (
    <div className={classes.reply}>
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
        label={t('writeReply')}
        dir="auto"
        autosize
        minRows={3}
        maxLength={commentLimits.text}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div className={classes.buttons}>
        <Button disabled={text.trim() === '' || create.isPending} onClick={() => void create.run(text)}>
          {t('saveDraft')}
        </Button>
      </div>
    </div>
  );
}
