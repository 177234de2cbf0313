import { Button, Textarea } from '@mantine/core';
import { useState, type SyntheticEvent } from 'react';
import type { SampleAnswer } from '../../../data/index.ts';
import { useMessages } from '../../../i18n/index.ts';
import { Section } from '../../../ui/record/index.ts';
import { Portrait } from '../kit/portrait.tsx';
import classes from './blog.module.css';
import { blogMessages } from './blog.messages.ts';

type Comment = SampleAnswer<'GET /blog/list/data/detail'>['comments'][number];
type CommentsProps = { comments: readonly Comment[]; onSay: (text: string) => void };

/** What people said below an article, and room to say more. */
export function Comments({ comments, onSay }: CommentsProps) {
  const t = useMessages(blogMessages);
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
        {comments.map(({ avatar, userFullName, commentedAt, commentText }) => (
          <li key={`${userFullName} ${commentText}`}>
            <Portrait name={userFullName} picture={avatar} />
            <span>
              <strong>{userFullName}</strong> <small>{commentedAt}</small>
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
