import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useAbilities } from '../../data/index.ts';
import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ExplainedButton } from '../../ui/explain/explained-button.tsx';
import { useShowRefusal } from '../../ui/explain/index.ts';
import { useExplained } from '../../ui/explain/use-explained.ts';
import { crawlersMessages } from './crawlers.messages.ts';
import type { CrawlerDetailFragment } from './crawlers.operations.generated.ts';
import { useStartCrawl } from './use-start-crawl.ts';

/** What can be done with a crawler; a run that cannot be started now says why, and what to do. */
export function CrawlerActions({ crawler }: { crawler: CrawlerDetailFragment }) {
  const t = useMessages(crawlersMessages);
  const refusal = useShowRefusal();
  const abilities = useAbilities();
  const navigate = useNavigate();
  const start = useStartCrawl();
  const explained = useExplained();
  const run = useMutation({
    mutationFn: (dry: boolean) => start(crawler.id, dry),
    onSuccess: (runId) =>
      runId === undefined ? undefined : navigate({ to: '/crawlers/runs/$runId', params: { runId } }),
    onError: refusal.failed,
  });
  return (
    <>
      {abilities.can('update', 'Crawler') && (
        <ButtonLink to="/crawlers/$crawlerId/edit" params={{ crawlerId: crawler.id }}>
          {t('edit')}
        </ButtonLink>
      )}
      {abilities.can('run', 'Crawler') && (
        <>
          <ExplainedButton
            variant="default"
            label={t('startDry')}
            disabled={run.isPending}
            refusal={explained(crawler.dryRefusal)}
            way={<WayOn crawler={crawler} refusal={crawler.dryRefusal} />}
            onClick={() => run.mutate(true)}
          />
          <ExplainedButton
            label={t('start')}
            disabled={run.isPending}
            refusal={explained(crawler.startRefusal)}
            way={<WayOn crawler={crawler} refusal={crawler.startRefusal} />}
            onClick={() => run.mutate(false)}
          />
        </>
      )}
    </>
  );
}

type WayOnProps = { crawler: CrawlerDetailFragment; refusal: CrawlerDetailFragment['startRefusal'] };

/** Where what stands in the way of a run can be changed, or what is there instead. */
function WayOn({ crawler: { shop, lastRun }, refusal }: WayOnProps) {
  const t = useMessages(crawlersMessages);
  const tNavigation = useMessages(navigationMessages);
  const mayAdd = useAbilities().can('create', 'Crawler');
  switch (refusal?.code) {
    case 'shop.suspended':
    case 'shop.closed':
      return (
        <ButtonLink to="/shops/$shopId" params={{ shopId: shop.id }}>
          {t('openShop')}
        </ButtonLink>
      );
    case 'crawler.archived':
      return (
        mayAdd && (
          <ButtonLink to="/crawlers/new" search={{ shopId: shop.id }}>
            {tNavigation('addCrawler')}
          </ButtonLink>
        )
      );
    case 'crawl_run.waiting':
      return (
        lastRun && (
          <ButtonLink to="/crawlers/runs/$runId" params={{ runId: lastRun.id }}>
            {t('seeRun')}
          </ButtonLink>
        )
      );
    default:
      return null;
  }
}
