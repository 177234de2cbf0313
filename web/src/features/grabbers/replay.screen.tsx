import { useParams } from '@tanstack/react-router';
import { useAbilities, useRecord } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
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
import { StartGrab } from './start-grab.tsx';
import { useComparison } from './use-comparison.ts';

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
          {abilities.can('run', 'Grabber') && pageIds.length > 0 && (
            <StartGrab grabber={grabber} label={t('replayNow')} isReplay />
          )}
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
