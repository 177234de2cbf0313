import { namedText, useFormat, useMessages } from '../../i18n/index.ts';
import { isLive, lifecycleMessages, lifecycleTexts } from '../../ui/lifecycle/index.ts';
import { Facts, Section } from '../../ui/record/index.ts';
import { RelativeTime } from '../../ui/values.tsx';
import { durationOf } from './crawl-run.columns.tsx';
import { crawlersMessages } from './crawlers.messages.ts';
import type { CrawlRunDetailFragment } from './crawlers.operations.generated.ts';

export function RunFacts({ run }: { run: CrawlRunDetailFragment }) {
  const t = useMessages(crawlersMessages);
  const tLife = useMessages(lifecycleMessages);
  const format = useFormat();
  return (
    <Section id="run" title={t('aboutRun')}>
      <Facts
        facts={[
          { label: t('kind'), value: t(run.isDry ? 'dryRun' : 'crawl') },
          { label: t('trigger'), value: namedText(tLife, lifecycleTexts, 'trigger', run.trigger) },
          { label: t('requested'), value: <RelativeTime at={run.requestedAt} /> },
          { label: t('started'), value: <RelativeTime at={run.startedAt} /> },
          { label: t('finished'), value: <RelativeTime at={run.finishedAt} /> },
          { label: t('duration'), value: durationOf(run, format) },
          ...(run.heartbeatAt && isLive(run.state)
            ? [{ label: t('heartbeat'), value: format.time(run.heartbeatAt) }]
            : []),
        ]}
      />
    </Section>
  );
}
