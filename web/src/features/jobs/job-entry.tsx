import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { toast } from 'sonner';
import { requestGraphql, useAbilities } from '../../data/index.ts';
import { useFormat, useMessages, useWording } from '../../i18n/index.ts';
import { isLive, RunStateDot } from '../../ui/lifecycle/index.ts';
import type { Job } from './job.ts';
import { jobsMessages } from './jobs.messages.ts';
import classes from './jobs.module.css';
import {
  CancelCrawlJobDocument,
  CancelExcavationJobDocument,
  CancelGrabJobDocument,
  type CancelCrawlJobMutation,
  type CancelExcavationJobMutation,
  type CancelGrabJobMutation,
} from './jobs.operations.generated.ts';

type JobEntryProps = { job: Job; onOpen: () => void; onChanged: () => void };

export function JobEntry({ job, onOpen, onChanged }: JobEntryProps) {
  const t = useMessages(jobsMessages);
  const abilities = useAbilities();
  const name = t(job.kind, { name: job.name });
  const mayCancel = job.mayCancel && abilities.can('run', subjects[job.kind]);
  return (
    <li className={classes.job}>
      <div className={classes.head}>
        <Link {...linkTo(job)} className={classes.name} onClick={onOpen}>
          {name}
        </Link>
        <RunStateDot state={job.state} />
      </div>
      {isLive(job.state) ? <Progress job={job} label={name} /> : <Result job={job} />}
      {mayCancel && <CancelJob job={job} name={name} onChanged={onChanged} />}
    </li>
  );
}

function Progress({ job: { kind, done, total, secondsLeft }, label }: { job: Job; label: string }) {
  const t = useMessages(jobsMessages);
  const format = useFormat();
  const isOfPages = kind === 'crawl' || kind === 'dryRun';
  const words = total === undefined ? t('offers', { count: done }) : t(isOfPages ? 'pages' : 'dug', { done, total });
  return (
    <>
      <progress
        className={classes.bar}
        aria-label={label}
        {...(total === undefined ? {} : { value: done, max: Math.max(1, total) })}
      />
      <p className={classes.note}>
        {words}
        {secondsLeft !== undefined && ` · ${t('left', { time: format.duration(secondsLeft) })}`}
      </p>
    </>
  );
}

const results = { crawl: 'fetched', dryRun: 'fetched', grab: 'found', excavation: 'dugThrough' } as const;

function Result({ job: { kind, done } }: { job: Job }) {
  const t = useMessages(jobsMessages);
  return <p className={classes.note}>{t(results[kind], { count: done })}</p>;
}

function CancelJob({ job, name, onChanged }: { job: Job; name: string; onChanged: () => void }) {
  const t = useMessages(jobsMessages);
  const { reason } = useWording();
  const [isAsking, setAsking] = useState(false);
  const order = useMutation({
    mutationFn: () => cancel[job.kind](job.id),
    onSuccess: (answer) => {
      if (answer.__typename === 'NotAllowedNow') toast.error(reason(answer));
      if (answer.__typename === 'NotFound') toast.error(t('gone'));
      onChanged();
    },
    onError: () => toast.error(t('notCancelled')),
  });
  if (!isAsking) {
    return (
      <Button
        variant="default"
        size="compact-sm"
        aria-label={t('cancelNamed', { name })}
        onClick={() => setAsking(true)}
      >
        {t('cancel')}
      </Button>
    );
  }
  return (
    <fieldset className={classes.question}>
      <legend>{t('cancelTitle')}</legend>
      <p>{t('cancelText')}</p>
      <Button color="danger" size="compact-sm" disabled={order.isPending} onClick={() => order.mutate()}>
        {t('cancel')}
      </Button>
      <Button variant="default" size="compact-sm" ref={focus} onClick={() => setAsking(false)}>
        {t('keepRunning')}
      </Button>
    </fieldset>
  );
}

/** Given once, when the button appears: a question that replaces a button keeps the focus. */
function focus(element: HTMLElement | null): void {
  element?.focus();
}

const subjects = { crawl: 'Crawler', dryRun: 'Crawler', grab: 'Grabber', excavation: 'Excavator' } as const;

type Cancelled =
  | CancelCrawlJobMutation['cancelCrawlRun']
  | CancelGrabJobMutation['cancelGrabRun']
  | CancelExcavationJobMutation['cancelExcavation'];

const cancelCrawl = async (id: string): Promise<Cancelled> =>
  (await requestGraphql(CancelCrawlJobDocument, { id })).cancelCrawlRun;

const cancel: Record<Job['kind'], (id: string) => Promise<Cancelled>> = {
  crawl: cancelCrawl,
  dryRun: cancelCrawl,
  grab: async (id: string) => (await requestGraphql(CancelGrabJobDocument, { id })).cancelGrabRun,
  excavation: async (id: string) => (await requestGraphql(CancelExcavationJobDocument, { id })).cancelExcavation,
};

function linkTo({ id, kind }: Job) {
  const params = { runId: id };
  switch (kind) {
    case 'crawl':
    case 'dryRun':
      return { to: '/crawlers/runs/$runId', params } as const;
    case 'grab':
      return { to: '/grabbers/runs/$runId', params } as const;
    case 'excavation':
      return { to: '/excavators/runs/$runId', params } as const;
  }
}
