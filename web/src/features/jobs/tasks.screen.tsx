import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { requestGraphql, useRecord } from '../../data/index.ts';
import { namedText, useMessages, type Translate } from '../../i18n/index.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useShowRefusal } from '../../ui/explain/index.ts';
import { LoadRecord } from '../../ui/load-record.tsx';
import { PlainTable, type PlainColumn } from '../../ui/plain-table/plain-table.tsx';
import { RecordPage, Section } from '../../ui/record/index.ts';
import { useReloadWhile } from '../../ui/use-reload-while.ts';
import { Absent, NumberText, RelativeTime } from '../../ui/values.tsx';
import classes from './jobs.module.css';
import { tasksMessages } from './tasks.messages.ts';
import {
  BackgroundTasksDocument,
  DiscardTaskDocument,
  RetryTaskDocument,
  type BackgroundTasksQuery,
} from './tasks.operations.generated.ts';

type Queue = BackgroundTasksQuery['taskQueues'][number];
type FailedTask = BackgroundTasksQuery['failedTasks'][number];
type T = Translate<typeof tasksMessages.english>;
type NameOf = (name: string) => string;

/** Short work that Quarry does by itself: how its queues stand, and what it gave up. */
export function TasksScreen() {
  const t = useMessages(tasksMessages);
  const query = useRecord(BackgroundTasksDocument, {});
  useReloadWhile(true, query.refetch);
  return (
    <LoadRecord query={query} recordOf={(data) => data}>
      {({ taskQueues, failedTasks }) => (
        <RecordPage title={t('title')} isWide>
          <Section id="failed" title={t('failedTitle')}>
            <FailedTasks tasks={failedTasks} onChanged={() => void query.refetch()} />
          </Section>
          <Section id="queues" title={t('queuesTitle')}>
            <Queues queues={taskQueues} />
          </Section>
        </RecordPage>
      )}
    </LoadRecord>
  );
}

function FailedTasks({ tasks, onChanged }: { tasks: readonly FailedTask[]; onChanged: () => void }) {
  const t = useMessages(tasksMessages);
  const nameOf = useTaskName();
  return (
    <PlainTable
      label={t('failedTitle')}
      columns={failedColumns(t, nameOf, onChanged)}
      rows={tasks}
      rowKey={({ id }) => id}
      empty={t('noneFailed')}
    />
  );
}

function failedColumns(t: T, nameOf: NameOf, onChanged: () => void): PlainColumn<FailedTask>[] {
  return [
    { key: 'name', header: t('task'), cell: ({ name }) => nameOf(name) },
    { key: 'reason', header: t('reason'), cell: ({ reason }) => reason ?? <Absent />, isLong: true },
    { key: 'attempts', header: t('attempts'), cell: ({ attempts }) => <NumberText value={attempts} />, isNumber: true },
    { key: 'failedAt', header: t('failedAt'), cell: ({ failedAt }) => <RelativeTime at={failedAt} /> },
    { key: 'actions', header: t('actions'), cell: (task) => <TaskActions task={task} onChanged={onChanged} /> },
  ];
}

function TaskActions({ task: { id, name }, onChanged }: { task: FailedTask; onChanged: () => void }) {
  const t = useMessages(tasksMessages);
  const nameOf = useTaskName();
  const refusal = useShowRefusal();
  const [isAsking, setAsking] = useState(false);
  const command = useMutation({
    mutationFn: async (wanted: 'retry' | 'discard') =>
      wanted === 'retry'
        ? (await requestGraphql(RetryTaskDocument, { id })).retryTask
        : (await requestGraphql(DiscardTaskDocument, { id })).discardTask,
    onSuccess: ({ __typename }, wanted) => {
      if (__typename === 'NotFound') toast.info(t('seenTo'));
      else toast.success(t(wanted === 'retry' ? 'retried' : 'discarded', { name: nameOf(name) }));
      onChanged();
    },
    onError: refusal.failed,
  });
  return (
    <div className={classes.taskOrders}>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={t('retryNamed', { name: nameOf(name) })}
        disabled={command.isPending}
        onClick={() => command.mutate('retry')}
      >
        {t('retry')}
      </Button>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={t('discardNamed', { name: nameOf(name) })}
        disabled={command.isPending}
        onClick={() => setAsking(true)}
      >
        {t('discard')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('discardNamed', { name: nameOf(name) })}
        text={t('discardText')}
        confirmLabel={t('discard')}
        isDanger
        onConfirm={() => {
          setAsking(false);
          command.mutate('discard');
        }}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}

function Queues({ queues }: { queues: readonly Queue[] }) {
  const t = useMessages(tasksMessages);
  const nameOf = useTaskName();
  return (
    <PlainTable
      label={t('queuesTitle')}
      columns={queueColumns(t, nameOf)}
      rows={queues}
      rowKey={({ name }) => name}
      empty={t('noQueues')}
    />
  );
}

function queueColumns(t: T, nameOf: NameOf): PlainColumn<Queue>[] {
  const count = (key: 'waiting' | 'active' | 'failed'): PlainColumn<Queue> => ({
    key,
    header: t(key),
    cell: (queue) => <NumberText value={queue[key]} />,
    isNumber: true,
  });
  return [
    { key: 'name', header: t('task'), cell: ({ name }) => nameOf(name) },
    count('waiting'),
    count('active'),
    count('failed'),
    {
      key: 'lastDoneAt',
      header: t('lastDone'),
      cell: ({ lastDoneAt }) => (lastDoneAt ? <RelativeTime at={lastDoneAt} /> : <Absent />),
    },
  ];
}

/** What a queue's tasks are called; one without words of its own by its name. */
function useTaskName(): NameOf {
  const t = useMessages(tasksMessages);
  return (name) => namedText(t, tasksMessages.english, 'queue', name);
}
