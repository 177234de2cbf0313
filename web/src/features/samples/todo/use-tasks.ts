import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Task } from '@quarry/sample-data';
import { requestSample, sampleQuery, useForgetSamples } from '../../../data/index.ts';
import { useMessages } from '../../../i18n/index.ts';
import { showUndo } from '../../../ui/undo-toast.tsx';
import { keptPlace, useKept } from '../kit/use-kept.ts';
import { mergedOrder, ordered } from './task-order.ts';
import type { Sort, TaskView } from './task-view.ts';
import { todoMessages } from './todo.messages.ts';

const listOperation = 'GET /apps/todo/tasks';
const ownOrder = keptPlace<readonly number[]>('task-order', []);

/** The tasks of a view as they are searched and ordered. */
export function useTaskList(view: TaskView, text: string, sort: Sort) {
  const asked = sampleQuery(listOperation, {
    query: {
      q: text,
      filter: view.kind === 'filter' ? view.filter : null,
      tag: view.kind === 'tag' ? view.tag : null,
      sortBy: sort === 'own' ? 'latest' : sort,
    },
  });
  // What is shown stays until what is asked for is here, and with it the focus.
  const query = useQuery({ ...asked, placeholderData: keepPreviousData });
  const [order, change] = useKept(ownOrder);
  const found = query.data ?? [];
  return {
    query,
    tasks: sort === 'own' ? ordered(found, order) : found,
    /** The layer keeps no order of one's own, so it stays in this page. */
    keepOrder: (shown: readonly number[]) => change((before) => mergedOrder(before, shown)),
  };
}

/** Every task, deleted ones too. */
export function useAllTasks(): readonly Task[] {
  const kept = useQuery(sampleQuery(listOperation)).data ?? [];
  const deleted = useQuery(sampleQuery(listOperation, { query: { filter: 'deleted' } })).data ?? [];
  return [...kept, ...deleted];
}

/** Whom a task can be given to. */
export function useAssignees(): readonly { fullName: string; avatar: string }[] {
  const { data } = useQuery(sampleQuery('GET /apps/chat/chats-and-contacts'));
  return (data?.contacts ?? []).map(({ fullName, avatar }) => ({ fullName, avatar }));
}

export function useTaskActions() {
  const t = useMessages(todoMessages);
  const forget = useForgetSamples();
  const queryClient = useQueryClient();
  /** Shown at once; the layer's own answer follows, and takes it back where it refused. */
  const update = async (task: Partial<Task> & { id: number }) => {
    queryClient.setQueriesData<readonly Task[]>({ queryKey: ['sample', listOperation] }, (tasks) =>
      tasks?.map((one) => (one.id === task.id ? { ...one, ...task } : one)),
    );
    try {
      await requestSample('POST /apps/todo/update-task', { body: { task } });
    } finally {
      await forget(listOperation);
    }
  };
  const add = async (task: Partial<Task>) => {
    await requestSample('POST /apps/todo/add-tasks', { body: { task } });
    await forget(listOperation);
  };
  /** Only flagged: it lies under Deleted from then on. */
  const remove = async ({ id, title }: Task) => {
    await requestSample('DELETE /apps/todo/delete-task', { query: { taskId: id } });
    await forget(listOperation);
    showUndo(t('taskDeleted', { title }), t('undo'), () => update({ id, isDeleted: false }));
  };
  return { update, add, remove };
}
