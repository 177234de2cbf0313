import { Link, useParams } from '@tanstack/react-router';
import { useAbilities, useRecord } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ConfigurableStateDot, isLive, StateCard } from '../../ui/lifecycle/index.ts';
import { RecordSteps } from '../../ui/list-walk/index.ts';
import { LoadRecord } from '../../ui/load-record.tsx';
import { RecordPage } from '../../ui/record/index.ts';
import { useReloadWhile } from '../../ui/use-reload-while.ts';
import { Coverage } from './coverage.tsx';
import { GrabberHistory } from './grabber-history.tsx';
import { GrabberRuns } from './grabber-runs.tsx';
import { GrabberSettings } from './grabber-settings.tsx';
import { grabbersList } from './grabbers-list.ts';
import { grabbersMessages } from './grabbers.messages.ts';
import { GrabberByIdDocument, type GrabberDetailFragment } from './grabbers.operations.generated.ts';
import { StartGrab } from './start-grab.tsx';
import { useChangeState } from './use-change-state.ts';

export function GrabberScreen() {
  const { grabberId } = useParams({ from: '/shell/grabbers/$grabberId' });
  const query = useRecord(GrabberByIdDocument, { id: grabberId });
  const grabber = query.data?.grabber;
  useReloadWhile(
    grabber ? grabber.backlog > 0 || grabber.runs.some(({ state }) => isLive(state)) : false,
    query.refetch,
  );
  return (
    <LoadRecord query={query} recordOf={(data) => data.grabber}>
      {(found) => <GrabberPage grabber={found} />}
    </LoadRecord>
  );
}

function GrabberPage({ grabber }: { grabber: GrabberDetailFragment }) {
  const t = useMessages(grabbersMessages);
  return (
    <RecordPage
      title={grabber.name}
      status={<ConfigurableStateDot state={grabber.state} />}
      facts={
        <>
          <span>
            {t('shop')}{' '}
            <Link to="/shops/$shopId" params={{ shopId: grabber.shop.id }}>
              {grabber.shop.name}
            </Link>
          </span>
          {grabber.crawlerId === null ? (
            <span>{t('kind.feed')}</span>
          ) : (
            <span>
              {t('crawler')}{' '}
              <Link to="/crawlers/$crawlerId" params={{ crawlerId: grabber.crawlerId }}>
                {grabber.crawlerName}
              </Link>
            </span>
          )}
        </>
      }
      steps={<RecordSteps list={grabbersList} id={grabber.id} />}
      actions={<GrabberActions grabber={grabber} />}
      aside={
        <>
          <GrabberState grabber={grabber} />
          <GrabberSettings grabber={grabber} />
          <GrabberHistory grabber={grabber} />
        </>
      }
    >
      <Coverage coverage={grabber.coverage} empty={t('noOffers')} />
      <GrabberRuns runs={grabber.runs} />
    </RecordPage>
  );
}

function GrabberActions({ grabber }: { grabber: GrabberDetailFragment }) {
  const t = useMessages(grabbersMessages);
  const abilities = useAbilities();
  const { id } = grabber;
  const isOfPages = grabber.kind === 'pages';
  return (
    <>
      {abilities.can('update', 'Grabber') && (
        <ButtonLink to="/grabbers/$grabberId/edit" params={{ grabberId: id }}>
          {t('edit')}
        </ButtonLink>
      )}
      {isOfPages && (
        <ButtonLink to="/grabbers/$grabberId/replay" params={{ grabberId: id }}>
          {t('replay')}
        </ButtonLink>
      )}
      {!isOfPages && abilities.can('run', 'Grabber') && (
        <StartGrab grabber={grabber} label={t('readFeed')} isReplay={false} />
      )}
      {isOfPages && (
        <ButtonLink to="/grabbers/$grabberId/workbench" params={{ grabberId: id }} isPrimary>
          {t('openWorkbench')}
        </ButtonLink>
      )}
    </>
  );
}

function GrabberState({ grabber }: { grabber: GrabberDetailFragment }) {
  const abilities = useAbilities();
  const { run, isPending } = useChangeState(grabber);
  return (
    <StateCard
      name={grabber.name}
      state={grabber.state}
      nextStates={grabber.nextStates}
      mayChange={abilities.can('update', 'Grabber')}
      isBusy={isPending}
      onChange={(to) => void run({ version: grabber.version, from: grabber.state, to })}
    />
  );
}
