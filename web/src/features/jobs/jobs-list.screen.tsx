import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAbilities } from '../../data/index.ts';
import { navigationMessages, useMessages, type Translate } from '../../i18n/index.ts';
import { PersonName } from '../../ui/person-name.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Can } from '../../ui/can.tsx';
import { isLive, lifecycleMessages, RunStateDot, runStates } from '../../ui/lifecycle/index.ts';
import {
  choiceFilter,
  ListScreen,
  useList,
  type Column,
  type ListFilter,
  type ListOf,
} from '../../ui/list-screen/index.ts';
import { useReloadWhile } from '../../ui/use-reload-while.ts';
import { Absent, RelativeTime } from '../../ui/values.tsx';
import { EventConsumers } from './event-consumers.tsx';
import { jobKinds, jobLink, useJobWords, type Job, type JobWords } from './job.ts';
import { JobCommands } from './job-commands.tsx';
import { JobProgress } from './job-progress.tsx';
import { jobsMessages, type english } from './jobs.messages.ts';
import classes from './jobs.module.css';
import { JobsListDocument } from './jobs.operations.generated.ts';
import { useJobsChanged } from './use-jobs.ts';

const jobsList = { name: 'jobs', document: JobsListDocument, sort: '-requestedAt' } satisfies ListOf<
  typeof JobsListDocument
>;

/** Long work of every kind, the newest first: what it is, who asked, how far it is, what came of it. */
export function JobsListScreen() {
  const t = useMessages(jobsMessages);
  const tNavigation = useMessages(navigationMessages);
  const words = useJobWords();
  const columns = useJobColumns(words);
  const list = useList(jobsList, { columns, filters: useJobFilters(words) });
  useReloadWhile(
    list.rows.some(({ state }) => isLive(state)),
    list.reload,
  );
  // One that began elsewhere is in no row yet.
  useJobsChanged(() => void list.reload());
  return (
    <>
      <Can action="manage" subject="all">
        <EventConsumers />
      </Can>
      <ListScreen
        title={t('jobs')}
        list={list}
        columns={columns}
        rowName={words.title}
        rowLink={jobLink}
        empty={{ ...useEmptyWords(), step: <FirstStep /> }}
      >
        <Can action="manage" subject="all">
          <ButtonLink to="/jobs/tasks">{tNavigation('backgroundTasks')}</ButtonLink>
        </Can>
      </ListScreen>
    </>
  );
}

/** Who does not see every job is not told that there is none. */
function useEmptyWords(): { title: string; text: string } {
  const t = useMessages(jobsMessages);
  const abilities = useAbilities();
  if (abilities.can('manage', 'all')) return { title: t('emptyTitle'), text: t('emptyText') };
  const seesRuns = (['Crawler', 'Grabber', 'Excavator'] as const).some((subject) => abilities.can('read', subject));
  return { title: t('ownTitle'), text: t(seesRuns ? 'partText' : 'ownText') };
}

/** What has jobs done: a new shop is read at once; who may add none finds the crawlers, which read when they are told to. */
function FirstStep() {
  const t = useMessages(navigationMessages);
  const abilities = useAbilities();
  if (abilities.can('create', 'Shop')) {
    return (
      <ButtonLink to="/shops/new" isPrimary>
        {t('addShop')}
      </ButtonLink>
    );
  }
  return (
    <Can action="read" subject="Crawler">
      <ButtonLink to="/crawlers" isPrimary>
        {t('crawlers')}
      </ButtonLink>
    </Can>
  );
}

function useJobFilters(words: JobWords): readonly ListFilter[] {
  const t = useMessages(jobsMessages);
  const tLife = useMessages(lifecycleMessages);
  return useMemo(
    () => [
      choiceFilter(
        'kind',
        t('kind'),
        jobKinds().map((kind) => ({ value: kind, label: words.kind(kind) })),
      ),
      choiceFilter(
        'state',
        tLife('state'),
        runStates.map((state) => ({ value: state, label: tLife(`run.${state}`) })),
      ),
    ],
    [t, tLife, words],
  );
}

function useJobColumns(words: JobWords): readonly Column<Job>[] {
  const t = useMessages(jobsMessages);
  const tLife = useMessages(lifecycleMessages);
  const queryClient = useQueryClient();
  return useMemo(() => {
    const onChanged = () => void queryClient.invalidateQueries({ queryKey: [JobsListDocument.name] });
    return jobColumns(t, tLife, words, onChanged);
  }, [t, tLife, words, queryClient]);
}

function jobColumns(
  t: Translate<typeof english>,
  tLife: Translate<typeof lifecycleMessages.english>,
  words: JobWords,
  onChanged: () => void,
): Column<Job>[] {
  return [
    {
      key: 'name',
      header: t('what'),
      width: 140,
      cell: words.name,
    },
    { key: 'kind', header: t('kind'), width: 110, cell: ({ kind }) => words.kind(kind) },
    { key: 'state', header: tLife('state'), width: 115, cell: ({ state }) => <RunStateDot state={state} /> },
    {
      key: 'progress',
      header: t('progress'),
      width: 170,
      cell: (job) => (
        <div className={classes.inLine}>
          <JobProgress job={job} />
        </div>
      ),
    },
    {
      key: 'actions',
      header: t('actions'),
      width: 180,
      cell: (job) => <JobCommands job={job} onChanged={onChanged} ask="dialog" />,
    },
    {
      key: 'requestedBy',
      header: t('askedBy'),
      width: 110,
      cell: ({ requestedBy }) => <PersonName name={requestedBy} otherwise={t('byItself')} />,
    },
    {
      key: 'requestedAt',
      header: t('begun'),
      width: 130,
      sort: 'requestedAt',
      cell: ({ requestedAt }) => <RelativeTime at={requestedAt} />,
    },
    {
      key: 'finishedAt',
      header: t('finished'),
      width: 130,
      cell: ({ finishedAt }) => (finishedAt ? <RelativeTime at={finishedAt} /> : <Absent />),
    },
  ];
}
