import { Button } from '@mantine/core';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Portrait } from '../kit/portrait.tsx';
import { LoadSample } from '../kit/load-sample.tsx';
import { SamplePage } from '../kit/sample-page.tsx';
import { BlogSide } from './blog-side.tsx';
import classes from './blog.module.css';
import { blogMessages } from './blog.messages.ts';
import { filterPosts, type Post } from './filter-posts.ts';
import { usePosts } from './kept-posts.ts';

/** The posts as cards, the newest first. */
export function PostsScreen() {
  const t = useMessages(blogMessages);
  const navigate = useNavigate();
  const { q, category } = useSearch({ from: '/shell/pages/blog/list' });
  const query = usePosts();
  const show = (search: { q?: string | undefined; category?: string | undefined }) =>
    void navigate({ to: '/pages/blog/list', search, replace: true });
  return (
    <SamplePage title={t('title')}>
      <div className={classes.search}>
        <SearchField label={t('search')} text={q ?? ''} onSearch={(text) => show({ q: text || undefined, category })} />
      </div>
      <div className={classes.columns}>
        <LoadSample query={query}>
          {(posts) => {
            const found = filterPosts(posts, q ?? '', category);
            if (found.length > 0) return <Posts posts={found} />;
            return (
              <EmptyState title={t('nothing')} text={t('nothingText')}>
                <Button onClick={() => show({})}>{t('clear')}</Button>
              </EmptyState>
            );
          }}
        </LoadSample>
        <BlogSide category={category} />
      </div>
    </SamplePage>
  );
}

function Posts({ posts }: { posts: readonly Post[] }) {
  const t = useMessages(blogMessages);
  const format = useFormat();
  return (
    <ul className={classes.posts}>
      {posts.map(({ id, img, title, avatar, userFullName, blogPosted, tags, excerpt, comment }) => (
        <li key={id} className={classes.post}>
          <img className={classes.picture} src={img} alt="" />
          <div className={classes.words}>
            <h2>
              <Link to="/pages/blog/detail/$postId" params={{ postId: String(id) }}>
                {title}
              </Link>
            </h2>
            <p className={classes.author}>
              <Portrait name={userFullName} picture={avatar} size={24} />
              <span>{userFullName}</span>
              <small>{format.date(blogPosted)}</small>
            </p>
            <p className={classes.tags}>
              {tags.map((tag) => (
                <span key={tag}>{tag}</span>
              ))}
            </p>
            <p>{excerpt}</p>
            <small>{t('comments', { count: comment })}</small>
          </div>
        </li>
      ))}
    </ul>
  );
}
