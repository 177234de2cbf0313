import { Button } from '@mantine/core';
import { IconActivity } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { Popover } from '../../ui/floating.ts';
import { useMessages } from '../../i18n/index.ts';
import { isLive, lifecycleMessages } from '../../ui/lifecycle/index.ts';
import { ToolButton } from '../../ui/tool-button.tsx';
import { useJobWords, type Job } from './job.ts';
import { JobEntry } from './job-entry.tsx';
import { jobsMessages } from './jobs.messages.ts';
import classes from './jobs.module.css';
import { useJobs } from './use-jobs.ts';

const noJobs: readonly Job[] = [];

/** Long work in the header: how far it is, how long it will take, what came of it. */
export function JobTray() {
  const t = useMessages(jobsMessages);
  const [isOpen, setOpen] = useState(false);
  const { query, clear } = useJobs(isOpen);
  const jobs = query.data ?? noJobs;
  const live = jobs.filter(({ state }) => isLive(state)).length;
  const ended = useEnded(jobs);
  // Where the focus goes from the button that clears the rest away, itself included.
  const all = useRef<HTMLAnchorElement>(null);
  return (
    <>
      <Popover opened={isOpen} onChange={setOpen} position="bottom-end" width={340} trapFocus returnFocus shadow="none">
        <Popover.Target>
          <ToolButton
            label={live > 0 ? t('live', { count: live }) : t('jobs')}
            count={live}
            onClick={() => setOpen(!isOpen)}
          >
            <IconActivity size={20} stroke={1.6} aria-hidden />
          </ToolButton>
        </Popover.Target>
        <Popover.Dropdown aria-label={t('jobs')}>
          <div className={classes.whole}>
            {query.isError && <p role="alert">{t('notLoaded')}</p>}
            {jobs.length === 0 && !query.isError && <p className={classes.note}>{t('none')}</p>}
            <ul className={classes.list}>
              {jobs.map((job) => (
                <JobEntry key={job.id} job={job} onOpen={() => setOpen(false)} onChanged={() => void query.refetch()} />
              ))}
            </ul>
            <Link ref={all} to="/jobs" onClick={() => setOpen(false)}>
              {t('all')}
            </Link>
            {jobs.length > live && (
              <Button
                variant="default"
                size="compact-sm"
                onClick={() => {
                  all.current?.focus();
                  clear();
                }}
              >
                {t('clear')}
              </Button>
            )}
          </div>
        </Popover.Dropdown>
      </Popover>
      <output className="visually-hidden">{ended}</output>
    </>
  );
}

/** A job that was seen at work and has ended, for anyone who listens to the page. */
function useEnded(jobs: readonly Job[]): string {
  const t = useMessages(jobsMessages);
  const tLife = useMessages(lifecycleMessages);
  const { title } = useJobWords();
  const atWork = useRef<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState('');
  useEffect(() => {
    const ended = jobs.filter(({ id, state }) => !isLive(state) && atWork.current.has(id));
    atWork.current = new Set(jobs.filter(({ state }) => isLive(state)).map(({ id }) => id));
    const sentences = ended.map((job) => t('ended', { name: title(job), state: tLife(`run.${job.state}`) }));
    if (sentences.length > 0) setSaid(sentences.join('. '));
  }, [jobs, t, tLife, title]);
  return said;
}
