import { badRequest, created, done, notFound, ok } from '../kit/answers.ts';
import { defineDomain } from '../kit/domain.ts';
import { searched, sorted, type Direction, type SortKey } from '../kit/lists.ts';
import {
  asFields,
  asTexts,
  asWhole,
  parameter,
  withBody,
  withId,
  type Fields,
  type SampleRequest,
} from '../kit/request.ts';
import { findRow, idAfterLast, withRow } from '../kit/rows.ts';
import { startTasks, type Task } from './task-rows.ts';

type Tasks = readonly Task[];

export const todo = defineDomain(startTasks, {
  'GET /apps/todo/tasks': list,
  'POST /apps/todo/add-tasks': withBody(add),
  'POST /apps/todo/update-task': withBody(update),
  'DELETE /apps/todo/delete-task': withId(remove, ['taskId', 'id']),
});

type Filter = (task: Task) => boolean;

const notDeleted: Filter = ({ isDeleted }) => !isDeleted;

const filters = new Map<string, Filter>([
  ['important', (task) => task.isImportant && notDeleted(task)],
  ['completed', (task) => task.isCompleted && notDeleted(task)],
  ['deleted', ({ isDeleted }) => isDeleted],
]);

type Order = readonly [keyOf: (task: Task) => SortKey, direction: Direction];

const latest: Order = [({ id }) => id, 'desc'];

const orders = new Map<string, Order>([
  ['title-asc', [({ title }) => title, 'asc']],
  ['title-desc', [({ title }) => title, 'desc']],
  ['assignee', [({ assignee }) => assignee?.fullName, 'asc']],
  ['due-date', [({ dueDate }) => dueDate || undefined, 'asc']],
]);

function list(tasks: Tasks, request: SampleRequest) {
  const tag = parameter(request, 'tag');
  const belongs = filters.get(parameter(request, 'filter') ?? '') ?? notDeleted;
  const found = searched(tasks, parameter(request, 'q'), ({ title }) => [title]).filter(
    (task) => belongs(task) && (tag === undefined || task.tags.includes(tag)),
  );
  return ok(sorted(found, ...(orders.get(parameter(request, 'sortBy') ?? '') ?? latest)));
}

const emptyTask: Omit<Task, 'id'> = {
  title: '',
  dueDate: '',
  description: '',
  assignee: null,
  tags: [],
  isCompleted: false,
  isDeleted: false,
  isImportant: false,
};

function add(tasks: Tasks, body: Fields) {
  const sent = asFields(body.task);
  if (!sent) return badRequest();
  const task = changed({ ...emptyTask, id: idAfterLast(tasks) }, sent);
  return created({ task }, [...tasks, task]);
}

function update(tasks: Tasks, body: Fields) {
  const sent = asFields(body.task);
  if (!sent) return badRequest();
  const stored = findRow(tasks, asWhole(sent.id));
  if (!stored) return notFound('Task');
  const task = changed(stored, sent);
  return ok({ task }, withRow(tasks, task));
}

function changed(task: Task, sent: Fields): Task {
  return { ...task, ...sent, tags: asTexts(sent.tags) ?? task.tags, id: task.id };
}

/** The task stays; it is only flagged. */
function remove(tasks: Tasks, id: number | undefined) {
  const stored = findRow(tasks, id);
  return stored ? done(withRow(tasks, { ...stored, isDeleted: true })) : ok({});
}
