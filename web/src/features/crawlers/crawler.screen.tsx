import { Link, useParams } from '@tanstack/react-router';
import { useAbilities, useRecord } from '../../data/index.ts';
import { useMessages, useWording } from '../../i18n/index.ts';
import { ConfigurableStateDot, isLive, StateCard } from '../../ui/lifecycle/index.ts';
import { RecordSteps } from '../../ui/list-walk/index.ts';
import { LoadRecord } from '../../ui/load-record.tsx';
import { RecordPage } from '../../ui/record/index.ts';
import { CrawlerActions } from './crawler-actions.tsx';
import { CrawlerHistory } from './crawler-history.tsx';
import { CrawlerFrontier } from './crawler-frontier.tsx';
import { CrawlerRuns } from './crawler-runs.tsx';
import { CrawlerSettings } from './crawler-settings.tsx';
import { crawlersMessages } from './crawlers.messages.ts';
import { CrawlerByIdDocument, type CrawlerDetailFragment } from './crawlers.operations.generated.ts';
import { useChangeState } from './use-change-state.ts';
import { useReloadWhile } from '../../ui/use-reload-while.ts';
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
      steps={<RecordSteps list={crawlersList} id={crawler.id} />}
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

function CrawlerState({ crawler, mayChange }: { crawler: CrawlerDetailFragment; mayChange: boolean }) {
  const { word } = useWording();
  const { run, isPending } = useChangeState(crawler);
  return (
    <StateCard
      name={crawler.name}
      state={crawler.state}
      nextStates={crawler.nextStates}
      blocked={crawler.state === 'testing' ? { active: word('crawler.dry_run_missing') } : {}}
      mayChange={mayChange}
      isBusy={isPending}
      onChange={(to) => void run({ version: crawler.version, from: crawler.state, to })}
    />
  );
}
