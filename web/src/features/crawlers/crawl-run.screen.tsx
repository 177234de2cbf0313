import { Link, useParams } from '@tanstack/react-router';
import { useLiveRecord } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { isLive, ItemsGoneNote, RunStateDot, WaitingNote } from '../../ui/lifecycle/index.ts';
import { RecordSteps } from '../../ui/list-walk/index.ts';
import { LoadRecord } from '../../ui/load-record.tsx';
import { RecordPage } from '../../ui/record/index.ts';
import { crawlersMessages } from './crawlers.messages.ts';
import {
  CrawlRunByIdDocument,
  CrawlRunChangedDocument,
  type CrawlRunByIdQuery,
  type CrawlRunChangedSubscription,
  type CrawlRunDetailFragment,
} from './crawlers.operations.generated.ts';
import { RunCommands } from './run-commands.tsx';
import { RunFacts } from './run-facts.tsx';
import { RunFunnel } from './run-funnel.tsx';
import { RunHealth } from './run-health.tsx';
import { RunHosts } from './run-hosts.tsx';
import { RunLog } from './run-log.tsx';
import { RunOutcomes } from './run-outcomes.tsx';
import { RunReasons } from './run-reasons.tsx';
import classes from './run.module.css';
import { crawlRunsList } from './crawl-runs-list.ts';

const live = {
  dataOf: ({ crawlRunChanged }: CrawlRunChangedSubscription): CrawlRunByIdQuery => ({ crawlRun: crawlRunChanged }),
  isLive: ({ crawlRun }: CrawlRunByIdQuery) => crawlRun !== null && isLive(crawlRun.state),
};

export function CrawlRunScreen() {
  const { runId } = useParams({ from: '/shell/crawlers/runs/$runId' });
  const query = useLiveRecord(CrawlRunByIdDocument, CrawlRunChangedDocument, { id: runId }, live);
  return (
    <LoadRecord query={query} recordOf={({ crawlRun }) => crawlRun}>
      {(run) => <CrawlRunPage run={run} />}
    </LoadRecord>
  );
}

function CrawlRunPage({ run }: { run: CrawlRunDetailFragment }) {
  const t = useMessages(crawlersMessages);
  return (
    <RecordPage
      title={t(run.isDry ? 'dryRunOf' : 'crawlOf', { name: run.crawler.name })}
      status={<RunStateDot state={run.state} />}
      facts={
        <>
          <span>
            {t('crawler')}{' '}
            <Link to="/crawlers/$crawlerId" params={{ crawlerId: run.crawler.id }}>
              {run.crawler.name}
            </Link>
          </span>
          <span>
            {t('shop')}{' '}
            <Link to="/shops/$shopId" params={{ shopId: run.crawler.shop.id }}>
              {run.crawler.shop.name}
            </Link>
          </span>
        </>
      }
      steps={<RecordSteps list={crawlRunsList} id={run.id} />}
      actions={<RunCommands run={run} />}
      aside={<RunFacts run={run} />}
    >
      {run.state === 'queued' && !run.isDry && <WaitingNote />}
      <ItemsGoneNote at={run.itemsGoneAt} />
      <RunHealth run={run} />
      <div className={classes.pair}>
        <RunFunnel run={run} />
        <RunOutcomes run={run} />
      </div>
      <RunHosts run={run} />
      <RunReasons run={run} />
      <RunLog run={run} />
    </RecordPage>
  );
}
