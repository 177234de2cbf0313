import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { toast } from 'sonner';
import { useAbilities, useRecord } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { useShowRefusal } from '../../ui/explain/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ConfigurableStateDot, isLive, StateCard, type ConfigurableState } from '../../ui/lifecycle/index.ts';
import { RecordSteps } from '../../ui/list-walk/index.ts';
import { LoadRecord } from '../../ui/load-record.tsx';
import { RecordPage } from '../../ui/record/index.ts';
import { CrawlerHistory } from './crawler-history.tsx';
import { CrawlerFrontier } from './crawler-frontier.tsx';
import { CrawlerRuns } from './crawler-runs.tsx';
import { CrawlerSettings } from './crawler-settings.tsx';
import { crawlersMessages } from './crawlers.messages.ts';
import { CrawlerByIdDocument, type CrawlerDetailFragment } from './crawlers.operations.generated.ts';
import { useChangeState } from './use-change-state.ts';
import { useReloadWhile } from '../../ui/use-reload-while.ts';
import { useStartCrawl } from './use-start-crawl.ts';
import { crawlersList } from './crawlers-list.ts';

export function CrawlerScreen() {
  const { crawlerId } = useParams({ from: '/shell/crawlers/$crawlerId' });
  const query = useRecord(CrawlerByIdDocument, { id: crawlerId });
  const lastRun = query.data?.crawler?.lastRun;
  useReloadWhile(lastRun ? isLive(lastRun.state) : false, query.refetch);
  return (
    <LoadRecord query={query} recordOf={({ crawler }) => crawler}>
      {(crawler) => <CrawlerPage crawler={crawler} />}
    </LoadRecord>
  );
}

function CrawlerPage({ crawler }: { crawler: CrawlerDetailFragment }) {
  const t = useMessages(crawlersMessages);
  const abilities = useAbilities();
  return (
    <RecordPage
      title={crawler.name}
      status={<ConfigurableStateDot state={crawler.state} />}
      facts={
        <span>
          {t('shop')}{' '}
          <Link to="/shops/$shopId" params={{ shopId: crawler.shop.id }}>
            {crawler.shop.name}
          </Link>
        </span>
      }
      steps={<RecordSteps {...crawlersList} id={crawler.id} />}
      actions={<CrawlerActions crawler={crawler} />}
      aside={
        <>
          <CrawlerState crawler={crawler} mayChange={abilities.can('update', 'Crawler')} />
          <CrawlerSettings crawler={crawler} />
          <CrawlerHistory crawler={crawler} />
        </>
      }
    >
      <CrawlerFrontier crawler={crawler} />
      <CrawlerRuns crawlerId={crawler.id} />
    </RecordPage>
  );
}

function CrawlerActions({ crawler }: { crawler: CrawlerDetailFragment }) {
  const t = useMessages(crawlersMessages);
  const refusal = useShowRefusal();
  const abilities = useAbilities();
  const navigate = useNavigate();
  const start = useStartCrawl();
  const run = useMutation({
    mutationFn: (dry: boolean) => start(crawler.id, dry),
    onSuccess: async ({ runId, refusal }) => {
      if (runId === undefined) toast.error(refusal);
      else await navigate({ to: '/crawlers/runs/$runId', params: { runId } });
    },
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
          <Button variant="default" disabled={run.isPending} onClick={() => run.mutate(true)}>
            {t('startDry')}
          </Button>
          <Button disabled={run.isPending} onClick={() => run.mutate(false)}>
            {t('start')}
          </Button>
        </>
      )}
    </>
  );
}

function CrawlerState({ crawler, mayChange }: { crawler: CrawlerDetailFragment; mayChange: boolean }) {
  const refusal = useShowRefusal();
  const changeState = useChangeState();
  const change = useMutation({
    mutationFn: (state: ConfigurableState) => changeState(crawler, state),
    onSuccess: (refusal) => refusal !== undefined && toast.error(refusal),
    onError: refusal.failed,
  });
  return (
    <StateCard
      name={crawler.name}
      state={crawler.state}
      nextStates={crawler.nextStates}
      mayChange={mayChange}
      isBusy={change.isPending}
      onChange={change.mutate}
    />
  );
}
