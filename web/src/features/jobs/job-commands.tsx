import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { toast } from 'sonner';
import { requestGraphql, useAbilities } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { useShowRefusal } from '../../ui/explain/index.ts';
import { UndoBulkRunDocument } from '../../ui/bulk-run/index.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { kitMessages } from '../../ui/kit.messages.ts';
import { PauseRun } from '../../ui/lifecycle/index.ts';
import { jobTitle, type Job } from './job.ts';
import { jobsMessages } from './jobs.messages.ts';
import classes from './jobs.module.css';
import {
  CancelBulkJobDocument,
  CancelCrawlJobDocument,
  CancelExcavationJobDocument,
  CancelGrabJobDocument,
  RunCrawlAgainDocument,
  RunExcavationAgainDocument,
  RunGrabAgainDocument,
  type NotAllowedFragment,
} from './jobs.operations.generated.ts';

type JobCommandsProps = {
  job: Job;
  onChanged: () => void;
  /** Asks before it cancels: in place of the button where there is room, else in a dialog. */
  ask: 'inPlace' | 'dialog';
};

/** What can be asked of a job: to stop while it works, to run once more when it ended without success. */
export function JobCommands(props: JobCommandsProps) {
  const t = useMessages(jobsMessages);
  const abilities = useAbilities();
  const { kind } = props.job;
  // Whoever sees what a list does to its rows asked for it, or manages everything.
  if (kind !== 'bulk' && !abilities.can('run', subjects[kind])) return null;
  if (props.job.mayCancel)
    return (
      <>
        <PauseRun
          id={props.job.id}
          nextCommands={props.job.pausing}
          name={jobTitle(props.job, t)}
          size="compact-sm"
          onAnswered={props.onChanged}
        />
        <CancelJob {...props} />
      </>
    );
  if (props.job.mayUndo) return <UndoJob {...props} />;
  return props.job.mayRunAgain && kind !== 'bulk' ? <RunAgain {...props} kind={kind} /> : null;
}

function CancelJob({ job, onChanged, ask }: JobCommandsProps) {
  const t = useMessages(jobsMessages);
  const [isAsking, setAsking] = useState(false);
  const command = useJobCommand(() => cancel[job.kind](job.id), onChanged);
  const stopAsking = () => setAsking(false);
  const cancelText = job.kind === 'bulk' ? 'cancelBulkText' : 'cancelText';
  if (isAsking && ask === 'inPlace') {
    return (
      <Question text={t(cancelText)} isBusy={command.isPending} onCancel={() => command.mutate()} onKeep={stopAsking} />
    );
  }
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={t('cancelNamed', { name: jobTitle(job, t) })}
        onClick={() => setAsking(true)}
      >
        {t('cancel')}
      </Button>
      {ask === 'dialog' && (
        <ConfirmDialog
          isOpen={isAsking}
          title={t('cancelTitle')}
          text={t(cancelText)}
          confirmLabel={t('cancel')}
          cancelLabel={t('keepRunning')}
          isDanger
          onConfirm={() => {
            stopAsking();
            command.mutate();
          }}
          onClose={stopAsking}
        />
      )}
    </>
  );
}

/** Has a worker take back what a list did to its rows, and shows how far that is. */
function UndoJob({ job, onChanged }: JobCommandsProps) {
  const t = useMessages(jobsMessages);
  const tKit = useMessages(kitMessages);
  const refusal = useShowRefusal();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const undo = useMutation({
    mutationFn: () => requestGraphql(UndoBulkRunDocument, { id: job.id }),
    onSuccess: ({ undoBulkRun: result }) => {
      setAsking(false);
      onChanged();
      switch (result.__typename) {
        case 'BulkRunStarted':
          return navigate({ to: '/jobs/$runId', params: { runId: result.run.id } });
        case 'NotAllowedNow':
          return refusal.refused(result);
        case 'NotFound':
          return refusal.gone();
      }
    },
    onError: refusal.failed,
  });
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={t('undoNamed', { name: jobTitle(job, t) })}
        onClick={() => setAsking(true)}
      >
        {tKit('undo')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('undoNamed', { name: jobTitle(job, t) })}
        text={t('undoText', { count: job.done - job.refused })}
        confirmLabel={tKit('undo')}
        isBusy={undo.isPending}
        onConfirm={() => undo.mutate()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

type QuestionProps = { text: string; isBusy: boolean; onCancel: () => void; onKeep: () => void };

function Question({ text, isBusy, onCancel, onKeep }: QuestionProps) {
  const t = useMessages(jobsMessages);
  return (
    <fieldset className={classes.question}>
      <legend>{t('cancelTitle')}</legend>
      <p>{text}</p>
      <Button color="danger" size="compact-sm" disabled={isBusy} onClick={onCancel}>
        {t('cancel')}
      </Button>
      <Button variant="default" size="compact-sm" ref={focus} onClick={onKeep}>
        {t('keepRunning')}
      </Button>
    </fieldset>
  );
}

function RunAgain({ job, kind, onChanged }: JobCommandsProps & { kind: Exclude<Job['kind'], 'bulk'> }) {
  const t = useMessages(jobsMessages);
  const command = useJobCommand(() => runAgain[kind](job), onChanged, t('startedAgain'));
  return (
    <Button
      variant="default"
      size="compact-sm"
      aria-label={t('againNamed', { name: jobTitle(job, t) })}
      disabled={command.isPending}
      onClick={() => command.mutate()}
    >
      {t('again')}
    </Button>
  );
}

type Answer = { readonly __typename: string } | ({ readonly __typename: 'NotAllowedNow' } & NotAllowedFragment);

function useJobCommand(send: () => Promise<Answer>, onChanged: () => void, done?: string) {
  const t = useMessages(jobsMessages);
  const refusal = useShowRefusal();
  return useMutation({
    mutationFn: send,
    onSuccess: (answer) => {
      if ('reason' in answer) refusal.refused(answer);
      else if (answer.__typename === 'NotFound') toast.error(t('gone'));
      else if (done !== undefined) toast.success(done);
      onChanged();
    },
    onError: refusal.failed,
  });
}

/** Given once, when the button appears: a question that replaces a button keeps the focus. */
function focus(element: HTMLElement | null): void {
  element?.focus();
}

const subjects = { crawl: 'Crawler', dry_run: 'Crawler', grab: 'Grabber', excavation: 'Excavator' } as const;

const cancelCrawl = async (id: string): Promise<Answer> =>
  (await requestGraphql(CancelCrawlJobDocument, { id })).cancelCrawlRun;

const cancel: Record<Job['kind'], (id: string) => Promise<Answer>> = {
  crawl: cancelCrawl,
  dry_run: cancelCrawl,
  grab: async (id) => (await requestGraphql(CancelGrabJobDocument, { id })).cancelGrabRun,
  excavation: async (id) => (await requestGraphql(CancelExcavationJobDocument, { id })).cancelExcavation,
  bulk: async (id) => (await requestGraphql(CancelBulkJobDocument, { id })).cancelBulkRun,
};

const crawlAgain = async ({ ownerId, kind }: Job): Promise<Answer> =>
  (await requestGraphql(RunCrawlAgainDocument, { crawlerId: ownerId, dry: kind === 'dry_run' })).startCrawlRun;

const runAgain: Record<Exclude<Job['kind'], 'bulk'>, (job: Job) => Promise<Answer>> = {
  crawl: crawlAgain,
  dry_run: crawlAgain,
  grab: async ({ ownerId, isReplay }) =>
    (await requestGraphql(RunGrabAgainDocument, { grabberId: ownerId, replay: isReplay })).startGrabRun,
  excavation: async ({ ownerId }) =>
    (await requestGraphql(RunExcavationAgainDocument, { excavatorId: ownerId })).startExcavation,
};
