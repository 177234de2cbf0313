import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { RunStateDot } from '../../ui/lifecycle/index.ts';
import { jobLink, useJobWords, type Job } from './job.ts';
import { JobCommands } from './job-commands.tsx';
import { JobProgress } from './job-progress.tsx';
import classes from './jobs.module.css';

type JobEntryProps = { job: Job; onOpen: () => void; onChanged: () => void };

/** One job in the tray. */
export function JobEntry({ job, onOpen, onChanged }: JobEntryProps) {
  const { title } = useJobWords();
  // Where the focus goes when the button that had it is gone.
  const name = useRef<HTMLAnchorElement>(null);
  const changed = () => {
    name.current?.focus();
    onChanged();
  };
  return (
    <li className={classes.job}>
      <div className={classes.head}>
        <Link ref={name} {...jobLink(job)} className={classes.name} onClick={onOpen}>
          {title(job)}
        </Link>
        <RunStateDot state={job.state} />
      </div>
      <JobProgress job={job} />
      <JobCommands job={job} onChanged={changed} ask="inPlace" />
    </li>
  );
}
