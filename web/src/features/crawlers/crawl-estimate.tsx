import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { requestGraphql } from '../../data/index.ts';
import { useFormat, useMessages, useWording } from '../../i18n/index.ts';
import { Facts, Section } from '../../ui/record/index.ts';
import { NumberText } from '../../ui/values.tsx';
import { usableConfig, type CrawlerControl } from './crawler-config.ts';
import classes from './crawler.module.css';
import { crawlersMessages } from './crawlers.messages.ts';
import { EstimateCrawlDocument, type EstimateCrawlQuery } from './crawlers.operations.generated.ts';

const waitMs = 700;

/** How long a full pass takes with the settings as they stand in the form, saved or not. */
export function CrawlEstimate({ control }: { control: CrawlerControl }) {
  const t = useMessages(crawlersMessages);
  const values = useWatch({ control });
  const [typed] = useDebouncedValue(JSON.stringify(usableConfig(values) ?? null), waitMs);
  const draft = JSON.parse(typed) as ReturnType<typeof usableConfig> | null;
  const estimate = useQuery({
    queryKey: [EstimateCrawlDocument.name, typed],
    queryFn: ({ signal }) =>
      requestGraphql(EstimateCrawlDocument, draft ?? { shopId: '', config: { seeds: [] } }, { signal }),
    enabled: draft !== null,
    placeholderData: keepPreviousData,
  });
  const found = draft ? estimate.data?.estimateCrawl : undefined;
  return (
    <Section id="estimate" title={t('estimate')}>
      <div aria-live="polite" data-stale={estimate.isPlaceholderData || undefined} className={classes.estimate}>
        {found ? <Estimated estimate={found} /> : <p className={classes.hint}>{t(hintFor(draft, estimate))}</p>}
      </div>
    </Section>
  );
}

function hintFor(draft: unknown, { isError }: { isError: boolean }) {
  if (!draft) return 'estimateNeeds';
  return isError ? 'estimateFailed' : 'estimating';
}

function Estimated({ estimate }: { estimate: EstimateCrawlQuery['estimateCrawl'] }) {
  const t = useMessages(crawlersMessages);
  const format = useFormat();
  const { sentence } = useWording();
  return (
    <>
      <p className={classes.figure}>
        {estimate.fullPassSeconds < 60 ? t('underAMinute') : format.duration(estimate.fullPassSeconds)}
      </p>
      <p className={classes.hint}>{t('fullPass')}</p>
      <Facts
        facts={[
          { label: t('expectedPages'), value: <NumberText value={estimate.expectedPages} /> },
          { label: t('knownPages'), value: <NumberText value={estimate.knownPages} /> },
          { label: t('sitemapEntries'), value: <NumberText value={estimate.sitemapEntries} /> },
          { label: t('delay'), value: `${format.number(estimate.delayMs)} ms` },
        ]}
      />
      {estimate.delayFromRobots && <p className={classes.hint}>{t('delayFromRobots')}</p>}
      {estimate.advice && <p className={classes.advice}>{sentence(estimate.advice)}</p>}
    </>
  );
}
