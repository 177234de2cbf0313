import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { toast } from 'sonner';
import { useAbilities, useRecord } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { useShowRefusal } from '../../ui/explain/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ConfigurableStateDot } from '../../ui/lifecycle/index.ts';
import { LoadProblem } from '../../ui/load-problem.tsx';
import { RecordPage, Section } from '../../ui/record/index.ts';
import { ComparisonResult } from './comparison-result.tsx';
import classes from './grabber.module.css';
import { grabbersMessages } from './grabbers.messages.ts';
import { LoadPageGrabber } from './load-page-grabber.tsx';
import { StoredPagesDocument, type GrabberDetailFragment } from './grabbers.operations.generated.ts';
import { useComparison } from './use-comparison.ts';
import { useStartGrab } from './use-start-grab.ts';

/** How many of the newest stored pages are read for the difference; the replay itself reads all of them. */
const comparedPages = 200;

/** Stored pages read again by today's settings: what that would change is shown before it counts. */
export function ReplayScreen() {
  const { grabberId } = useParams({ from: '/shell/grabbers/$grabberId/replay' });
  return (
    <LoadPageGrabber grabberId={grabberId}>
      {(grabber, crawlerId) => <Replay grabber={grabber} crawlerId={crawlerId} />}
    </LoadPageGrabber>
  );
}

function Replay({ grabber, crawlerId }: { grabber: GrabberDetailFragment; crawlerId: string }) {
  const t = useMessages(grabbersMessages);
  const abilities = useAbilities();
  const query = useRecord(StoredPagesDocument, { crawlerId, search: null, first: comparedPages });
  const pageIds = query.data?.storedPages.map(({ id }) => id) ?? [];
  const compared = useComparison({ grabberId: grabber.id, pageIds, before: null, now: null }, pageIds.length > 0);
  if (query.error && !query.data) return <LoadProblem error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <RecordPage
      title={t('replayOf', { name: grabber.name })}
      status={<ConfigurableStateDot state={grabber.state} />}
      actions={
        <>
          <ButtonLink to="/grabbers/$grabberId/workbench" params={{ grabberId: grabber.id }}>
            {t('openWorkbench')}
          </ButtonLink>
          {abilities.can('run', 'Grabber') && pageIds.length > 0 && <StartReplay grabberId={grabber.id} />}
        </>
      }
    >
      <Section id="difference" title={t('replayDifference')}>
        {pageIds.length > 0 && <p className={classes.hint}>{t('replayHelp', { count: pageIds.length })}</p>}
        {query.data && pageIds.length === 0 ? (
          <EmptyState title={t('noStoredPages')} text={t('noStoredPagesText')}>
            <ButtonLink to="/crawlers/$crawlerId" params={{ crawlerId }} isPrimary>
              {t('openCrawler')}
            </ButtonLink>
          </EmptyState>
        ) : (
          pageIds.length > 0 && <ComparisonResult {...compared} all={pageIds.length} label={t('replayDifference')} />
        )}
      </Section>
    </RecordPage>
  );
}

function StartReplay({ grabberId }: { grabberId: string }) {
  const t = useMessages(grabbersMessages);
  const refusal = useShowRefusal();
  const navigate = useNavigate();
  const start = useStartGrab();
  const run = useMutation({
    mutationFn: () => start(grabberId, true),
    onSuccess: async ({ runId, refusal }) => {
      if (runId === undefined) toast.error(refusal);
      else await navigate({ to: '/grabbers/runs/$runId', params: { runId } });
    },
    onError: refusal.failed,
  });
  return (
    <Button loading={run.isPending} onClick={() => run.mutate()}>
      {t('replayNow')}
    </Button>
  );
}
