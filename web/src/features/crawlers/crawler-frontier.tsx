import { namedText, useFormat, useMessages } from '../../i18n/index.ts';
import { BarList } from '../../ui/chart/bar-list.tsx';
import { Section } from '../../ui/record/index.ts';
import { crawlersMessages, english } from './crawlers.messages.ts';
import type { CrawlerDetailFragment } from './crawlers.operations.generated.ts';
import classes from './crawler.module.css';
import { countOf, pageStateTone, shareOf } from './run-figures.ts';

/** Every address the crawler knows, by what became of it. */
export function CrawlerFrontier({ crawler: { pages } }: { crawler: CrawlerDetailFragment }) {
  const t = useMessages(crawlersMessages);
  const format = useFormat();
  const all = countOf(pages);
  return (
    <Section id="frontier" title={t('frontier')}>
      {all === 0 ? (
        <p className={classes.hint}>{t('noPages')}</p>
      ) : (
        <BarList
          label={t('frontier')}
          bars={pages
            .filter(({ count }) => count > 0)
            .map(({ name, count }) => ({
              key: name,
              label: namedText(t, english, 'pageState', name),
              value: count,
              note: format.percent(shareOf(count, all)),
              tone: pageStateTone(name),
            }))}
        />
      )}
    </Section>
  );
}
