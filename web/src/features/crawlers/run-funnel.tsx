import { namedText, useFormat, useMessages } from '../../i18n/index.ts';
import { BarList } from '../../ui/chart/bar-list.tsx';
import { Section } from '../../ui/record/index.ts';
import { crawlersMessages, english } from './crawlers.messages.ts';
import type { CrawlRunDetailFragment } from './crawlers.operations.generated.ts';
import { shareOf } from './run-figures.ts';

/** From addresses to offers: how many come through each step, as a share of the step before. */
export function RunFunnel({ run: { funnel } }: { run: CrawlRunDetailFragment }) {
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
            label: namedText(t, english, 'funnel', name),
            value: count,
            tone: index === funnel.length - 1 ? 'success' : 'info',
            // A step that counts more than the one before (a page with several offers, a second try) is no share of it.
            ...(before && before.count > 0 && count <= before.count
              ? { note: format.percent(shareOf(count, before.count)) }
              : {}),
          };
        })}
      />
    </Section>
  );
}
