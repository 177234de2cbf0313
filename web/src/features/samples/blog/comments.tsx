import { Button, Textarea } from '@mantine/core';
import { useState, type SyntheticEvent } from 'react';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import { Section } from '../../../ui/record/index.ts';
import { Portrait } from '../kit/portrait.tsx';
import classes from './blog.module.css';
import { blogMessages } from './blog.messages.ts';
import type { PostComment } from './kept-posts.ts';

type CommentsProps = { comments: readonly PostComment[]; onSay: (text: string) => void };

/** What people said below an article, and room to say more. */
export function Comments({ comments, onSay }: CommentsProps) {
  const t = useMessages(blogMessages);
  const format = useFormat();
  const [typed, setTyped] = useState('');
  const say = (event: SyntheticEvent) => {
    event.preventDefault();
    if (typed.trim() === '') return;
    onSay(typed.trim());
    setTyped('');
  };
  return (
    <Section id="comments" title={t('comments', { count: comments.length })}>
      <ul className={classes.comments}>
        {comments
          .map((comment, index) => ({ ...comment, number: index + 1 }))
          .map(({ number, avatar, userFullName, commentedAt, commentText }) => (
            <li key={number}>
              <Portrait name={userFullName} picture={avatar} />
              <span>
                <strong>{userFullName}</strong> <small>{format.date(commentedAt)}</small>
                <p>{commentText}</p>
              </span>
            </li>
          ))}
      </ul>
      <form className={classes.say} onSubmit={say}>
        <Textarea
          label={t('yourComment')}
          rows={3}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" disabled={typed.trim() === ''}>
          {t('comment')}
        </Button>
      </form>
    </Section>
  );
}
