import { useFormat, useMessages } from '../../i18n/index.ts';
import { isLive, WaitingWords } from '../../ui/lifecycle/index.ts';
import { jobTitle, type Job } from './job.ts';
import { jobsMessages } from './jobs.messages.ts';
import classes from './jobs.module.css';

/** How far a job is and how long it will take; of one that ended, what came of it. */
export function JobProgress({ job }: { job: Job }) {
  const t = useMessages(jobsMessages);
  const format = useFormat();
  const { kind, state, done, total, refused, isResultGone, secondsLeft, readAgain } = job;
  const reread = readAgain && [t('readAgain', { count: readAgain.pages }), t('changed', { count: readAgain.changed })];
  if (!isLive(state)) {
    // Of a bulk run it is known from the beginning what it concerns; one that was cancelled did not come to all of it.
    const leftAlone = kind === 'bulk' && total !== undefined ? total - done : 0;
    const parts = [
      ...(reread ?? [t(results[kind], { count: done - refused })]),
      ...(refused > 0 ? [t('refused', { count: refused })] : []),
      ...(leftAlone > 0 ? [t('leftAlone', { count: leftAlone })] : []),
      ...(isResultGone ? [t('resultsGoneShort')] : []),
    ];
    return <p className={classes.note}>{parts.join(' · ')}</p>;
  }
  const words =
    reread?.join(' · ') ?? (total === undefined ? t(soFar[kind], { count: done }) : t(ofAll[kind], { done, total }));
  return (
    <>
      <progress
        className={classes.bar}
        aria-label={jobTitle(job, t)}
        {...(total === undefined ? {} : { value: done, max: Math.max(1, total) })}
      />
      <p className={classes.note}>
        {state === 'queued' && kind !== 'dry_run' ? <WaitingWords otherwise={words} /> : words}
        {secondsLeft !== undefined && ` · ${t('left', { time: format.duration(secondsLeft) })}`}
      </p>
    </>
  );
}

const results = {
  crawl: 'fetched',
  dry_run: 'fetched',
  grab: 'found',
  excavation: 'processed',
  bulk: 'recordsDone',
} as const;
const ofAll = {
  crawl: 'pages',
  dry_run: 'pages',
  grab: 'offersOfAll',
  excavation: 'offersOfAll',
  bulk: 'records',
} as const;
const soFar = { crawl: 'offers', dry_run: 'offers', grab: 'offers', excavation: 'offers', bulk: 'gathered' } as const;
