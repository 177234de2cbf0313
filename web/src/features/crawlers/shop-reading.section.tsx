import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useAbilities, useLiveRecord, useRecord } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { isLive } from '../../ui/lifecycle/index.ts';
import { Section } from '../../ui/record/index.ts';
import { useReloadWhile } from '../../ui/use-reload-while.ts';
import { crawlersMessages } from './crawlers.messages.ts';
import {
  CrawlRunByIdDocument,
  CrawlRunChangedDocument,
  CrawlRunsListDocument,
  type CrawlRunByIdQuery,
  type CrawlRunChangedSubscription,
  type CrawlRunDetailFragment,
} from './crawlers.operations.generated.ts';
import classes from './crawler.module.css';
import { countOf } from './run-figures.ts';
import { RunHealth } from './run-health.tsx';

/** How the newest crawl of a shop goes or went, live, with the way to what it brought. */
export function ShopReadingSection({ recordId: shopId }: { recordId: string }) {
  return useAbilities().can('read', 'Crawler') ? <Reading shopId={shopId} /> : null;
}

function Reading({ shopId }: { shopId: string }) {
  const t = useMessages(crawlersMessages);
  const abilities = useAbilities();
  const newest = useRecord(CrawlRunsListDocument, { first: 1, filter: { shopId: [shopId] } });
  if (!newest.data) return null;
  const [run] = newest.data.crawlRuns.nodes;
  if (run) return <NewestRun key={run.id} runId={run.id} shopId={shopId} />;
  return (
    <Section id="reading" title={t('reading')}>
      <p className={classes.hint}>{t('neverCrawled')}</p>
      <p className={classes.steps}>
        <Link to="/crawlers" search={{ filter: [`shopId:${shopId}`] }}>
          {t('itsCrawlers')}
        </Link>
        {abilities.can('create', 'Crawler') && (
          <Link to="/crawlers/new" search={{ shopId }}>
            {t('addItsCrawler')}
          </Link>
        )}
      </p>
    </Section>
  );
}

const live = {
  dataOf: ({ crawlRunChanged }: CrawlRunChangedSubscription): CrawlRunByIdQuery => ({ crawlRun: crawlRunChanged }),
  isLive: ({ crawlRun }: CrawlRunByIdQuery) => crawlRun !== null && isLive(crawlRun.state),
};

/** As long as the pages of an ended run may still be read for offers. */
const readingLagMs = 120_000;

/** Whether the figures of the shop may still change by a run, so that they are read anew beside it. */
function isBringing({ state, finishedAt }: CrawlRunDetailFragment): boolean {
  return isLive(state) || (finishedAt !== null && Date.now() - Date.parse(finishedAt) < readingLagMs);
}

function NewestRun({ runId, shopId }: { runId: string; shopId: string }) {
  const t = useMessages(crawlersMessages);
  const abilities = useAbilities();
  const run = useLiveRecord(CrawlRunByIdDocument, CrawlRunChangedDocument, { id: runId }, live).data?.crawlRun;
  const queryClient = useQueryClient();
  useReloadWhile(run != null && isBringing(run), () => queryClient.invalidateQueries({ queryKey: ['ShopById'] }));
  if (!run) return null;
  const offerPages = countOf(run.funnel, new Set(['offer_pages']));
  return (
    <Section
      id="reading"
      title={t('reading')}
      actions={
        <Link to="/crawlers/runs/$runId" params={{ runId }}>
          {t('seeRun')}
        </Link>
      }
    >
      <RunHealth run={run} />
      <p className={classes.steps}>
        <span>{t('offersRead', { count: offerPages })}</span>
        {abilities.can('read', 'Offer') && (
          <Link to="/offers" search={{ filter: [`shopId:${shopId}`] }}>
            {t('allItsOffers')}
          </Link>
        )}
        {offerPages > 0 && abilities.can('read', 'Proposal') && <Link to="/review">{t('decideNext')}</Link>}
      </p>
    </Section>
  );
}
