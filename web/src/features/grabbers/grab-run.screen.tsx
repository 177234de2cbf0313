import { Link, useParams } from '@tanstack/react-router';
import { useRecord } from '../../data/index.ts';
import { namedText, useFormat, useMessages, useWording } from '../../i18n/index.ts';
import { BarList } from '../../ui/chart/bar-list.tsx';
import { isLive, ItemsGoneNote, lifecycleMessages, RunStateDot, WaitingNote } from '../../ui/lifecycle/index.ts';
import { LoadRecord } from '../../ui/load-record.tsx';
import { PlainTable, type PlainColumn } from '../../ui/plain-table/plain-table.tsx';
import { Facts, RecordPage, Section } from '../../ui/record/index.ts';
import { searchForFilter } from '../../ui/routing/index.ts';
import { useReloadWhile } from '../../ui/use-reload-while.ts';
import { Absent, NumberText, RelativeTime } from '../../ui/values.tsx';
import { CancelGrabRun } from './cancel-grab-run.tsx';
import { Coverage } from './coverage.tsx';
import { GrabRunDegraded } from './grab-run-degraded.tsx';
import { grabOutcomeTone } from './grab-outcomes.ts';
import classes from './grabber.module.css';
import { ReplayDecisions } from './replay-decision.tsx';
import { ReplayDifference } from './replay-difference.tsx';
import { unchangedText } from './unchanged-text.ts';
import { english, grabbersMessages } from './grabbers.messages.ts';
import { GrabRunByIdDocument, type GrabRunByIdQuery } from './grabbers.operations.generated.ts';

type Run = NonNullable<GrabRunByIdQuery['grabRun']>;

export function GrabRunScreen() {
  const { runId } = useParams({ from: '/shell/grabbers/runs/$runId' });
  const query = useRecord(GrabRunByIdDocument, { id: runId });
  const run = query.data?.grabRun;
  useReloadWhile(run ? isLive(run.state) : false, query.refetch);
  return (
    <LoadRecord query={query} recordOf={({ grabRun }) => grabRun}>
      {(found) => <GrabRunPage run={found} />}
    </LoadRecord>
  );
}

/** A run as it stands. */
export function GrabRunPage({ run }: { run: Run }) {
  const t = useMessages(grabbersMessages);
  return (
    <RecordPage
      title={t('runOf', { name: run.grabber.name })}
      status={<RunStateDot state={run.state} />}
      facts={
        <>
          <span>
            {t('grabber')}{' '}
            <Link to="/grabbers/$grabberId" params={{ grabberId: run.grabber.id }}>
              {run.grabber.name}
            </Link>
          </span>
          <span>
            {t('shop')}{' '}
            <Link to="/shops/$shopId" params={{ shopId: run.grabber.shop.id }}>
              {run.grabber.shop.name}
            </Link>
          </span>
        </>
      }
      actions={<CancelGrabRun run={run} />}
      aside={<RunFacts run={run} />}
    >
      {run.state === 'queued' && <WaitingNote />}
      <ItemsGoneNote at={run.itemsGoneAt} />
      <GrabRunDegraded run={run} />
      {run.replay && <ReplayDecisions run={run} replay={run.replay} />}
      {run.replay && <ReplayDifference runId={run.id} replay={run.replay} />}
      <Outcomes run={run} />
      <Problems run={run} />
      <Remarks run={run} />
      <Coverage coverage={run.coverage} empty={t(coverageKey(run))} />
    </RecordPage>
  );
}

/** Why a run has no coverage. */
function coverageKey({ replay }: Run) {
  if (replay === null) return 'noOffers';
  return notApplied.has(replay.state) ? 'coverageNever' : counts.has(replay.state) ? 'noOffers' : 'coverageOnceApplied';
}

/** What a replay read counts, or counted. */
const counts: ReadonlySet<string> = new Set(['applied', 'part_applied', 'same', 'taking_back', 'part_taken_back']);
const notApplied: ReadonlySet<string> = new Set(['discarded', 'taken_back']);

function RunFacts({ run }: { run: Run }) {
  const t = useMessages(grabbersMessages);
  const tLife = useMessages(lifecycleMessages);
  const { sentence } = useWording();
  const format = useFormat();
  return (
    <Section id="run" title={t('aboutRun')}>
      <Facts
        facts={[
          { label: tLife('state'), value: tLife(`run.${run.state}`) },
          ...(run.stopReason ? [{ label: t('stopped'), value: sentence(run.stopReason) }] : []),
          { label: t('requested'), value: <RelativeTime at={run.requestedAt} /> },
          { label: t('started'), value: <RelativeTime at={run.startedAt} /> },
          { label: t('finished'), value: <RelativeTime at={run.finishedAt} /> },
          ...(run.readAgain?.isAfterUpgrade ? [{ label: t('whyReadAgain'), value: t('readAfterUpgrade') }] : []),
          ...(run.readAgain ? [{ label: t('pagesReadAgain'), value: <NumberText value={run.readAgain.pages} /> }] : []),
          {
            label: t('offers'),
            value: run.unchanged ? (
              unchangedText(run.unchanged, t, format)
            ) : (
              <ItemsLink run={run} filter={{ hasOffers: true }} figure={run.offers} />
            ),
          },
          // Nothing is changed while a replay waits, or once it was discarded.
          ...(run.replay === null || counts.has(run.replay.state)
            ? [
                {
                  label: run.readAgain ? t('readingsChanged') : t('snapshots'),
                  value: <ItemsLink run={run} filter={{ hasSnapshots: true }} figure={run.snapshots} />,
                },
              ]
            : []),
          ...(run.crawlRunId
            ? [
                {
                  label: t('pagesFrom'),
                  value: (
                    <Link to="/crawlers/runs/$runId" params={{ runId: run.crawlRunId }}>
                      {t('crawlRun')}
                    </Link>
                  ),
                },
              ]
            : []),
        ]}
      />
    </Section>
  );
}

/** A figure summed over the items of the run, which it leads to; nothing has no rows. */
function ItemsLink({ run, filter, figure }: { run: Run; filter: Record<string, boolean>; figure: number }) {
  if (figure === 0 || run.itemsGoneAt !== null) return <NumberText value={figure} />;
  return (
    <Link to="/grabbers/runs/$runId/items" params={{ runId: run.id }} search={searchForFilter(filter)}>
      <NumberText value={figure} />
    </Link>
  );
}

function Outcomes({ run }: { run: Run }) {
  const t = useMessages(grabbersMessages);
  const format = useFormat();
  const all = run.outcomes.reduce((sum, { count }) => sum + count, 0);
  const nothingYet = () => {
    if (run.unchanged) return unchangedText(run.unchanged, t, format);
    if (run.bytesSoFar === null || !isLive(run.state)) return t('nothingRead');
    return t('fetchedSoFar', { size: format.bytes(run.bytesSoFar) });
  };
  return (
    <Section id="outcomes" title={t('outcomes')}>
      {all === 0 ? (
        <p className={classes.hint}>{nothingYet()}</p>
      ) : (
        <BarList
          label={t('outcomes')}
          bars={run.outcomes.map(({ name, count }) => ({
            key: name,
            label:
              run.itemsGoneAt === null ? (
                <Link
                  to="/grabbers/runs/$runId/items"
                  params={{ runId: run.id }}
                  search={searchForFilter({ outcome: name })}
                >
                  {namedText(t, english, 'outcome', name)}
                </Link>
              ) : (
                namedText(t, english, 'outcome', name)
              ),
            value: count,
            note: format.percent(count / all),
            tone: grabOutcomeTone(name),
          }))}
        />
      )}
    </Section>
  );
}

function Problems({ run }: { run: Run }) {
  const t = useMessages(grabbersMessages);
  const { say, sentence } = useWording();
  const columns = useReasonColumns();
  if (run.itemsGoneAt !== null) return null;
  // A run may end badly without a problem of its pages, as where all of them are gone.
  const noProblems = () => {
    if (run.state === 'succeeded') return t('noProblems');
    return run.stopReason ? sentence(run.stopReason) : t('noProblemsSoFar');
  };
  return (
    <Section id="problems" title={t('problems')}>
      <PlainTable
        label={t('problems')}
        rows={run.problems.map((problem, index) => ({
          ...problem,
          reason: say(problem.wording, problem.reason),
          index,
        }))}
        rowKey={({ index }) => index}
        columns={[...columns, { key: 'url', header: t('address'), cell: AddressCell }]}
        empty={noProblems()}
      />
    </Section>
  );
}

function AddressCell({ url }: { url: string | null }) {
  return url ? <bdi>{url}</bdi> : <Absent />;
}

/** What is to be known of the feed as a whole, beside its rows. */
function Remarks({ run }: { run: Run }) {
  const t = useMessages(grabbersMessages);
  const { sentence } = useWording();
  const columns = useReasonColumns();
  if (run.remarks.length === 0) return null;
  return (
    <Section id="remarks" title={t('remarks')}>
      <PlainTable
        label={t('remarks')}
        rows={run.remarks.map(({ reason, ...remark }) => ({ ...remark, reason: sentence(reason) }))}
        rowKey={({ reason }) => reason}
        columns={columns}
        empty=""
      />
    </Section>
  );
}

type Reason = { line: number | null; reason: string; code: string };

function useReasonColumns(): readonly PlainColumn<Reason>[] {
  const t = useMessages(grabbersMessages);
  const format = useFormat();
  return [
    {
      key: 'line',
      header: t('line'),
      isNumber: true,
      cell: ({ line }) => (line === null ? <Absent /> : format.number(line)),
    },
    { key: 'reason', header: t('reason'), cell: ({ reason }) => reason },
    { key: 'code', header: t('code'), cell: ({ code }) => <code>{code}</code> },
  ];
}
