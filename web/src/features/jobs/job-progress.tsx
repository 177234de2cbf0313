import { namedText, useFormat, useMessages } from '../../i18n/index.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import { isLive, WaitingWords } from '../../ui/lifecycle/index.ts';
import { changedBy, useJobWords, type Job } from './job.ts';
import { english, jobsMessages } from './jobs.messages.ts';
import classes from './jobs.module.css';

/** How far a job is and how long it will take; of one that ended, what came of it. */
export function JobProgress({ job }: { job: Job }) {
  const t = useMessages(jobsMessages);
  const tKit = useMessages(kitMessages);
  const format = useFormat();
  const { title } = useJobWords();
  const { kind, state, unit, done = 0, total = null, isResultGone, secondsLeft = null } = job;
  if (!isLive(state)) {
    // One that was cancelled did not come to all of what it concerned from the beginning.
    const leftAlone = total === null ? 0 : total - done;
    const { unchanged, refused, conflicts } = job;
    const changed = changedBy(job);
    const freed = job.freed.map(({ kind: of, rows, bytes }) =>
      t('freed', { what: namedText(t, english, 'freed', of), count: rows, size: format.bytes(bytes) }),
    );
    const parts = [
      ...freed,
      ...(freed.length === 0 && (changed > 0 || unchanged === 0) ? [t(`done.${unit}`, { count: changed })] : []),
      ...(unchanged > 0 ? [tKit('bulkUnchanged', { count: unchanged })] : []),
      ...(refused > conflicts ? [t('refused', { count: refused - conflicts })] : []),
      ...(conflicts > 0 ? [t('conflicts', { count: conflicts })] : []),
      ...(leftAlone > 0 ? [t('leftAlone', { count: leftAlone })] : []),
      ...(isResultGone ? [t('resultsGoneShort')] : []),
    ];
    return <p className={classes.note}>{parts.join(' · ')}</p>;
  }
  const words = total === null ? t(`soFar.${unit}`, { count: done }) : t(`ofAll.${unit}`, { done, total });
  return (
    <>
      <progress
        className={classes.bar}
        aria-label={title(job)}
        {...(total === null ? {} : { value: done, max: Math.max(1, total) })}
      />
      <p className={classes.note}>
        {state === 'queued' && kind !== 'dry_run' ? <WaitingWords otherwise={words} /> : words}
        {secondsLeft !== null && ` · ${t('left', { time: format.duration(secondsLeft) })}`}
      </p>
    </>
  );
}
