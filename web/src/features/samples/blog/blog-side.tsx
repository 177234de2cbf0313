import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { sampleQuery } from '../../../data/index.ts';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import { Section } from '../../../ui/record/index.ts';
import { LoadSample } from '../kit/load-sample.tsx';
import classes from './blog.module.css';
import { blogMessages } from './blog.messages.ts';
import { useKeptPosts } from './kept-posts.ts';

/** Beside the posts: the newest ones, and the categories. */
export function BlogSide({ category }: { category?: string | undefined }) {
  const t = useMessages(blogMessages);
  const format = useFormat();
  const query = useQuery(sampleQuery('GET /blog/list/data/sidebar'));
  const { keptOf } = useKeptPosts();
  return (
    <aside className={classes.side}>
      <LoadSample query={query}>
        {({ recentPosts, categories }) => (
          <>
            <Section id="categories" title={t('categories')}>
              <ul className={classes.categories}>
                <li>
                  <Link to="/pages/blog/list" aria-current={category === undefined ? 'true' : undefined}>
                    {t('allCategories')}
                  </Link>
                </li>
                {categories.map(({ category: name }) => (
                  <li key={name}>
                    <Link
                      to="/pages/blog/list"
                      search={{ category: name }}
                      aria-current={name === category ? 'true' : undefined}
                    >
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </Section>
            <Section id="recent" title={t('recent')}>
              <ul className={classes.recent}>
                {recentPosts.map(({ id, img, title, createdTime }) => (
                  <li key={id}>
                    <img src={keptOf(id).draft?.picture ?? img} alt="" />
                    <span>
                      <Link to="/pages/blog/detail/$postId" params={{ postId: String(id) }}>
                        {keptOf(id).draft?.title ?? title}
                      </Link>
                      <small>{format.date(createdTime)}</small>
                    </span>
                  </li>
                ))}
              </ul>
            </Section>
          </>
        )}
      </LoadSample>
    </aside>
  );
}
