import { useEffect } from 'react';
import { requestGraphql } from '../../data/index.ts';
import { useFormat, useMessages } from '../../i18n/index.ts';
import { RelativeTime } from '../../ui/values.tsx';
import { dashboardMessages, english } from './dashboard.messages.ts';
import { NoteDashboardVisitDocument, type DashboardQuery } from './dashboard.operations.generated.ts';
import classes from './dashboard.module.css';
import { TargetLink } from './target-link.tsx';

type NewsProps = { news: DashboardQuery['dashboard']['news'] };
type Change = NonNullable<NewsProps['news']>['changes'][number];

/** What came and changed since the person was last here, each the way to its rows; nothing at their first visit. */
export function News({ news }: NewsProps) {
  const t = useMessages(dashboardMessages);
  useEffect(() => {
    void requestGraphql(NoteDashboardVisitDocument, {}).catch(() => {
      // A look that was not noted, as in a preview, leaves the news of the visit before.
    });
  }, []);
  if (!news) return null;
  return (
    <section className={classes.section} aria-labelledby="news">
      <header className={classes.sectionHeader}>
        <h2 id="news">{t('news')}</h2>
        <span className={classes.note}>
          {t('newsSince')} <RelativeTime at={news.since} />
        </span>
      </header>
      {news.changes.length === 0 ? (
        <p className={classes.calm}>{t('noNews')}</p>
      ) : (
        <ul className={classes.news}>
          {news.changes.map((change) => (
            <li key={change.code}>
              <TargetLink target={change.target} className={classes.newsLink}>
                <NewsText change={change} />
              </TargetLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function NewsText({ change: { code, count, isExact } }: { change: Change }) {
  const t = useMessages(dashboardMessages);
  const format = useFormat();
  const key = `news.${code}`;
  const text = isNewsKey(key) ? t(key, { count }) : `${format.label(code.replaceAll('_', ' '))} ${count}`;
  return isExact ? text : t('newsAbout', { text });
}

type NewsKey = Parameters<ReturnType<typeof useMessages<typeof english>>>[0];

function isNewsKey(key: string): key is NewsKey {
  return Object.hasOwn(english, `${key}_other`);
}
