import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { toast } from 'sonner';
import { requestGraphql } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { bulkMessages } from '../../ui/bulk-run/index.ts';
import { useShowRefusal } from '../../ui/explain/index.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { kitMessages } from '../../ui/kit.messages.ts';
import { CommandRunDocument, PauseRun, type CommandRunMutationVariables } from '../../ui/lifecycle/index.ts';
import { changedBy, jobLink, useJobWords, type Job } from './job.ts';
import { jobsMessages } from './jobs.messages.ts';
import classes from './jobs.module.css';

type JobCommandsProps = {
  job: Job;
  onChanged: () => void;
  /** Asks before it cancels: in place of the button where there is room, else in a dialog. */
  ask: 'inPlace' | 'dialog';
};

/** What can be asked of a job: to stop while it works; once it has ended, to be undone, to do what it left, or to run once more where it did not succeed. */
export function JobCommands(props: JobCommandsProps) {
  const { job, onChanged } = props;
  const { title } = useJobWords();
  if (job.nextCommands.includes('cancel'))
    return (
      <>
        <PauseRun
          id={job.id}
          nextCommands={job.nextCommands}
          name={title(job)}
          size="compact-sm"
          onAnswered={onChanged}
        />
        <CancelJob {...props} />
      </>
    );
  return (
    <>
      {job.nextCommands.includes('undo') && <UndoJob {...props} />}
      {job.nextCommands.includes('retry') && <RetryJob {...props} />}
      {job.nextCommands.includes('run_again') && <RunAgain {...props} />}
    </>
  );
}

function CancelJob({ job, onChanged, ask }: JobCommandsProps) {
  const t = useMessages(jobsMessages);
  const { title } = useJobWords();
  const [isAsking, setAsking] = useState(false);
  const command = useJobCommand(job, 'CANCEL', onChanged);
  const stopAsking = () => setAsking(false);
  const text = t(job.unit === 'RECORDS' ? 'cancelRecordsText' : 'cancelText');
  if (isAsking && ask === 'inPlace') {
    return <Question text={text} isBusy={command.isPending} onCancel={() => command.mutate()} onKeep={stopAsking} />;
  }
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={t('cancelNamed', { name: title(job) })}
        onClick={() => setAsking(true)}
      >
        {t('cancel')}
      </Button>
      {ask === 'dialog' && (
        <ConfirmDialog
          isOpen={isAsking}
          title={t('cancelTitle')}
          text={text}
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

/** Has a worker take back what was done, and shows how far that is. */
function UndoJob({ job, onChanged }: JobCommandsProps) {
  const t = useMessages(jobsMessages);
  const tKit = useMessages(kitMessages);
  const { title, records } = useJobWords();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const undo = useJobCommand(job, 'UNDO', onChanged, (undoing) => {
    setAsking(false);
    void navigate(jobLink(undoing));
  });
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={t('undoNamed', { name: title(job) })}
        onClick={() => setAsking(true)}
      >
        {tKit('undo')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('undoNamed', { name: title(job) })}
        text={t('undoText', { count: changedBy(job), records: records(job) })}
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

function RunAgain({ job, onChanged }: JobCommandsProps) {
  const t = useMessages(jobsMessages);
  const { title } = useJobWords();
  const command = useJobCommand(job, 'RUN_AGAIN', onChanged, () => toast.success(t('startedAgain')));
  return (
    <Button
      variant="default"
      size="compact-sm"
      aria-label={t('againNamed', { name: title(job) })}
      disabled={command.isPending}
      onClick={() => command.mutate()}
    >
      {t('again')}
    </Button>
  );
}

/** Has the records done again that were refused, failed or met a conflict. */
function RetryJob({ job, onChanged }: JobCommandsProps) {
  const t = useMessages(jobsMessages);
  const tBulk = useMessages(bulkMessages);
  const { title } = useJobWords();
  const retry = useJobCommand(job, 'RETRY', onChanged, () => toast.success(t('queuedAgain')));
  return (
    <Button
      variant="default"
      size="compact-sm"
      aria-label={t('retryNamed', { name: title(job) })}
      disabled={retry.isPending}
      onClick={() => retry.mutate()}
    >
      {tBulk('retry')}
    </Button>
  );
}

/** Sends a command; `onDone` gets the run to look at from then on. */
function useJobCommand(
  { id }: Job,
  command: CommandRunMutationVariables['command'],
  onChanged: () => void,
  onDone?: (run: Pick<Job, 'id' | 'entity'>) => void,
) {
  const t = useMessages(jobsMessages);
  const refusal = useShowRefusal();
  return useMutation({
    mutationFn: () => requestGraphql(CommandRunDocument, { id, command }),
    onSuccess: ({ commandRun: answer }) => {
      if (answer.__typename === 'NotAllowedNow') refusal.refused(answer);
      else if (answer.__typename === 'NotFound') toast.error(t('gone'));
      else onDone?.(answer.run);
      onChanged();
    },
    onError: refusal.failed,
  });
}

/** Given once, when the button appears: a question that replaces a button keeps the focus. */
function focus(element: HTMLElement | null): void {
  element?.focus();
}
