import { Button, Textarea } from '@mantine/core';
import { useState, type SyntheticEvent } from 'react';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import { Portrait } from '../kit/portrait.tsx';
import { FlipButton } from './flip-button.tsx';
import classes from './profile.module.css';
import { profileMessages } from './profile.messages.ts';
import { withChanged, type Post } from './use-profile.ts';

type PostCardProps = { post: Post; owner: { avatar: string }; onChange: (change: (post: Post) => Post) => void };

/** One post with its comments: it can be liked, and answered. */
export function PostCard({ post, owner, onChange }: PostCardProps) {
  const t = useMessages(profileMessages);
  const format = useFormat();
  const [typed, setTyped] = useState('');
  const like = () =>
    onChange((before) => ({
      ...before,
      youLiked: !before.youLiked,
      likes: before.likes + (before.youLiked ? -1 : 1),
    }));
  const likeComment = (place: number) =>
    onChange((before) => ({
      ...before,
      detailedComments: withChanged(before.detailedComments, place, (comment) => ({
        ...comment,
        youLiked: !comment.youLiked,
        commentsLikes: comment.commentsLikes + (comment.youLiked ? -1 : 1),
      })),
    }));
  const say = (event: SyntheticEvent) => {
    event.preventDefault();
    const comment = typed.trim();
    if (comment === '') return;
    const own = { avatar: owner.avatar, username: t('you'), comment, commentsLikes: 0, youLiked: false };
    onChange((before) => ({
      ...before,
      comments: before.comments + 1,
      detailedComments: [...before.detailedComments, own],
    }));
    setTyped('');
  };
  return (
    <article className={classes.card}>
      <header className={classes.person}>
        <Portrait name={post.username} picture={post.avatar} size={40} />
        <span>
          <strong>{post.username}</strong>
          <small>{format.dateTime(post.postTime)}</small>
        </span>
      </header>
      <p>{post.postText}</p>
      {'postImg' in post && post.postImg !== undefined && <img className={classes.wide} src={post.postImg} alt="" />}
      <div className={classes.counts}>
        <FlipButton label={t('like')} isOn={post.youLiked} text={t('likes', { count: post.likes })} onFlip={like} />
        <span>{t('comments', { count: post.comments })}</span>
        <span>{t('shares', { count: post.share })}</span>
      </div>
      <small>{t('likedBy', { names: post.likedUsers.map(({ username }) => username).join(', ') })}</small>
      <ul className={classes.comments}>
        {post.detailedComments
          .map((comment, place) => ({ ...comment, place }))
          .map(({ place, avatar, username, comment, youLiked, commentsLikes }) => (
            <li key={place} className={classes.person}>
              <Portrait name={username} picture={avatar} />
              <span className={classes.grow}>
                <strong>{username}</strong>
                <span>{comment}</span>
              </span>
              <FlipButton
                label={t('likeComment', { name: username })}
                isOn={youLiked}
                text={String(commentsLikes)}
                onFlip={() => likeComment(place)}
              />
            </li>
          ))}
      </ul>
      <form className={classes.say} onSubmit={say}>
        <Textarea
          label={t('yourComment')}
          rows={2}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" disabled={typed.trim() === ''}>
          {t('comment')}
        </Button>
      </form>
    </article>
  );
}
