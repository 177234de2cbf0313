import { Button } from '@mantine/core';
import { IconBookmark, IconBookmarkFilled, IconShare } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { toast } from 'sonner';
import { sampleQuery } from '../../../data/index.ts';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import { Problem } from '../../../ui/problem.tsx';
import { useShowRecordName } from '../../../ui/record/index.ts';
import { Portrait } from '../kit/portrait.tsx';
import { LoadSample } from '../kit/load-sample.tsx';
import { RichText } from '../kit/rich-text.tsx';
import { SamplePage } from '../kit/sample-page.tsx';
import { BlogSide } from './blog-side.tsx';
import classes from './blog.module.css';
import { blogMessages } from './blog.messages.ts';
import { Comments } from './comments.tsx';
import type { Post } from './filter-posts.ts';
import { useKeptPosts } from './kept-posts.ts';
import { useShownPost } from './use-post.ts';

/** One article with its comments. */
export function PostScreen() {
  const t = useMessages(blogMessages);
  const { query, post } = useShownPost();
  return (
    <LoadSample query={query}>
      {() =>
        post === null ? (
          <Problem title={t('missing')} text={t('missingText')}>
            <ButtonLink to="/pages/blog/list">{t('toBlog')}</ButtonLink>
          </Problem>
        ) : (
          <Article key={post.id} post={post} />
        )
      }
    </LoadSample>
  );
}

/** The layer has one article; the title, the picture and the author are those of the post. */
function Article({ post }: { post: Post }) {
  const t = useMessages(blogMessages);
  const format = useFormat();
  const { keptOf, change } = useKeptPosts();
  const query = useQuery(sampleQuery('GET /blog/list/data/detail'));
  const { comments: said, isBookmarked } = keptOf(post.id);
  useShowRecordName(post.title);
  const say = (commentText: string) => {
    const own = { avatar: '', userFullName: t('you'), commentedAt: new Date().toISOString(), commentText };
    change(post.id, { comments: [...said, own] });
  };
  const share = async () => {
    if (await copyText(location.href)) toast.success(t('shared'));
  };
  const Mark = isBookmarked ? IconBookmarkFilled : IconBookmark;
  return (
    <SamplePage
      title={post.title}
      actions={
        <>
          <Button variant="default" leftSection={<IconShare size={16} aria-hidden />} onClick={() => void share()}>
            {t('share')}
          </Button>
          <ButtonLink to="/pages/blog/edit/$postId" params={{ postId: String(post.id) }}>
            {t('edit')}
          </ButtonLink>
        </>
      }
    >
      <div className={classes.columns}>
        <LoadSample query={query}>
          {({ blog, comments }) => (
            <article className={classes.article}>
              <img src={post.img} alt="" />
              <p className={classes.author}>
                <Portrait name={post.userFullName} picture={post.avatar} />
                <span>{post.userFullName}</span>
                <small>{format.date(post.blogPosted)}</small>
              </p>
              <RichText html={blog.content} />
              <p className={classes.counts}>
                <a href="#comments">{t('comments', { count: post.comment })}</a>
                <button
                  type="button"
                  aria-pressed={isBookmarked}
                  aria-label={t('bookmark')}
                  onClick={() => change(post.id, { isBookmarked: !isBookmarked })}
                >
                  <Mark size={18} aria-hidden />
                </button>
                <span>{t('bookmarks', { count: blog.bookmarked + (isBookmarked ? 1 : 0) })}</span>
              </p>
              <Comments comments={[...comments, ...said]} onSay={say} />
            </article>
          )}
        </LoadSample>
        <BlogSide />
      </div>
    </SamplePage>
  );
}
