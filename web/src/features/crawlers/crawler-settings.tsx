import { useFormat, useMessages } from '../../i18n/index.ts';
import { lifecycleMessages, NextRun, ScheduleText } from '../../ui/lifecycle/index.ts';
import { Facts, Section } from '../../ui/record/index.ts';
import { NumberText, RelativeTime } from '../../ui/values.tsx';
import { crawlersMessages } from './crawlers.messages.ts';
import type { CrawlerDetailFragment } from './crawlers.operations.generated.ts';
import classes from './crawler.module.css';

export function CrawlerSettings({ crawler }: { crawler: CrawlerDetailFragment }) {
  const t = useMessages(crawlersMessages);
  const tLife = useMessages(lifecycleMessages);
  const format = useFormat();
  const { config, sitemapDates: dates } = crawler;
  const datesText =
    dates &&
    t(dates.areUsed ? 'datesUsed' : 'datesUnused', {
      share: format.percent(dates.right / dates.checked),
      pages: format.number(dates.checked),
    });
  return (
    <Section id="settings" title={t('settings')}>
      <Facts
        facts={[
          { label: tLife('schedule'), value: <ScheduleText schedule={crawler.schedule} /> },
          { label: t('nextRun'), value: <NextRun at={crawler.nextRunAt} /> },
          { label: t('delay'), value: `${format.number(config.minDelayMs)} ms` },
          { label: t('maxPages'), value: <NumberText value={config.maxPages} /> },
          { label: t('maxMinutes'), value: format.duration(config.maxMinutes * 60) },
          { label: t('recrawl'), value: t(config.recrawl === 'full' ? 'recrawl.full' : 'recrawl.adaptive') },
          ...(datesText ? [{ label: t('sitemapDates'), value: datesText }] : []),
          { label: t('configVersion'), value: <NumberText value={crawler.configVersion} /> },
          { label: t('updated'), value: <RelativeTime at={crawler.updatedAt} /> },
        ]}
      />
      <Lines title={t('seeds')} lines={config.seeds} />
      <Lines title={t('includeGlobs')} lines={config.includeGlobs} />
      <Lines title={t('excludeGlobs')} lines={config.excludeGlobs} />
      <Lines title={t('productGlobs')} lines={config.productGlobs} />
    </Section>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul className={classes.lines}>
        {lines.map((line) => (
          <li key={line}>
            <bdi>{line}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
