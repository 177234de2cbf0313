import { Link } from '@tanstack/react-router';
import { namedText, useFormat, useMessages } from '../../i18n/index.ts';
import { BarList } from '../../ui/chart/bar-list.tsx';
import { Section } from '../../ui/record/index.ts';
import { searchForFilter } from '../../ui/routing/index.ts';
import classes from './crawler.module.css';
import { crawlersMessages, english } from './crawlers.messages.ts';
import type { CrawlRunDetailFragment } from './crawlers.operations.generated.ts';
import { shareOf } from './run-figures.ts';

/** From addresses to offers: how many pages come to each step, as a share of the step before; each leads to its pages while they are kept. */
export function RunFunnel({ run: { id, funnel, linksOutOfScope, itemsGoneAt } }: { run: CrawlRunDetailFragment }) {
  const t = useMessages(crawlersMessages);
  const format = useFormat();
  return (
    <Section id="funnel" title={t('funnel')}>
      <BarList
        label={t('funnel')}
        bars={funnel.map(({ name, count }, index) => {
          const before = funnel[index - 1];
          return {
            key: name,
            label:
              itemsGoneAt === null ? (
                <Link to="/crawlers/runs/$runId/pages" params={{ runId: id }} search={searchForFilter({ stage: name })}>
                  {namedText(t, english, 'funnel', name)}
                </Link>
              ) : (
                namedText(t, english, 'funnel', name)
              ),
            value: count,
            tone: index === funnel.length - 1 ? 'success' : 'info',
            ...(before && before.count > 0 ? { note: format.percent(shareOf(count, before.count)) } : {}),
          };
        })}
      />
      {linksOutOfScope > 0 && (
        <p className={classes.hint}>
          <Link
            to="/crawlers/runs/$runId/fetches"
            params={{ runId: id }}
            search={searchForFilter({ hasLinksOutOfScope: true })}
          >
            {t('linksLeftOut', { count: linksOutOfScope })}
          </Link>
        </p>
      )}
    </Section>
  );
}
