import { useFormat, useMessages } from '../../i18n/index.ts';
import { isLive } from '../../ui/lifecycle/index.ts';
import type { Job } from './job.ts';
import { jobsMessages } from './jobs.messages.ts';
import classes from './jobs.module.css';

/** How far a job is and how long it will take; of one that ended, what came of it. */
export function JobProgress({ job }: { job: Job }) {
  const t = useMessages(jobsMessages);
  const format = useFormat();
  const { kind, name, state, done, total, secondsLeft } = job;
  if (!isLive(state)) return <p className={classes.note}>{t(results[kind], { count: done })}</p>;
  const isOfPages = kind === 'crawl' || kind === 'dry_run';
  const words = total === undefined ? t('offers', { count: done }) : t(isOfPages ? 'pages' : 'dug', { done, total });
  return (
    <>
      <progress
        className={classes.bar}
        aria-label={t(kind, { name })}
        {...(total === undefined ? {} : { value: done, max: Math.max(1, total) })}
      />
      <p className={classes.note}>
        {words}
        {secondsLeft !== undefined && ` · ${t('left', { time: format.duration(secondsLeft) })}`}
      </p>
    </>
  );
}

const results = { crawl: 'fetched', dry_run: 'fetched', grab: 'found', excavation: 'dugThrough' } as const;
