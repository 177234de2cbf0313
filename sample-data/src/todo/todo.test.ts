import { describe, expect, it } from 'vitest';
import { dayMs, noon, openLayer } from '../testing/open-layer.ts';
import type { Task } from './task-rows.ts';

function openTodo() {
  const { send, read } = openLayer();
  return {
    send,
    list: (query = '') => read('/apps/todo/tasks', query),
    add: (task: unknown) => send<{ task: Task }>('POST', '/apps/todo/add-tasks', { task }),
    update: (task: unknown) => send<{ task: Task }>('POST', '/apps/todo/update-task', { task }),
    remove: (query: string) => send('DELETE', `/apps/todo/delete-task${query}`),
  };
}

const ids = (tasks: readonly Task[]) => tasks.map(({ id }) => id);

describe('the task list', () => {
  it('shows what is not deleted, the latest first', async () => {
    const tasks = await openTodo().list();
    expect(tasks.length).toBeGreaterThanOrEqual(15);
    expect(tasks.every(({ isDeleted }) => !isDeleted)).toBe(true);
    expect(ids(tasks)).toEqual(ids(tasks).toSorted((left, right) => right - left));
  });

  it('filters important, completed and deleted, deleted ones under deleted alone', async () => {
    const { list, update } = openTodo();
    await update({ id: 2, isDeleted: true });
    const [important, completed, deleted] = await Promise.all(
      ['important', 'completed', 'deleted'].map((filter) => list(`filter=${filter}`)),
    );
    expect(important?.every(({ isImportant, isDeleted }) => isImportant && !isDeleted)).toBe(true);
    expect(completed?.every(({ isCompleted, isDeleted }) => isCompleted && !isDeleted)).toBe(true);
    expect(deleted?.every(({ isDeleted }) => isDeleted)).toBe(true);
    expect([important, completed, deleted].every((tasks) => (tasks?.length ?? 0) > 0)).toBe(true);
    expect(ids(deleted ?? [])).toContain(2);
    expect(ids(important ?? [])).not.toContain(2);
  });

  it.each(['team', 'low', 'medium', 'high', 'update'])('filters by the tag %s', async (tag) => {
    const tasks = await openTodo().list(`tag=${tag}`);
    expect(tasks.length).toBeGreaterThan(0);
    expect(tasks.filter(({ tags }) => !tags.includes(tag))).toEqual([]);
  });

  it('searches titles, within filter and tag', async () => {
    const { list } = openTodo();
    expect((await list('q=THE&perPage=3')).every(({ title }) => title.toLowerCase().includes('the'))).toBe(true);
    expect(await list('q=check&filter=important&tag=high')).toHaveLength(2);
    expect(await list('q=weights no freight')).toEqual([]);
  });

  it('sorts by title both ways', async () => {
    const { list } = openTodo();
    const titles = (await list('sortBy=title-asc')).map(({ title }) => title);
    expect(titles).toEqual(titles.toSorted((left, right) => left.localeCompare(right, 'en')));
    expect((await list('sortBy=title-desc')).map(({ title }) => title)).toEqual(titles.toReversed());
  });

  it('sorts by assignee, tasks of nobody last', async () => {
    const names = (await openTodo().list('sortBy=assignee')).map(({ assignee }) => assignee?.fullName);
    const known = names.filter((name) => name !== undefined);
    expect(names.slice(0, known.length)).toEqual(known.toSorted((left, right) => left.localeCompare(right, 'en')));
    expect(names.length).toBeGreaterThan(known.length);
  });

  it('sorts by due date, the earliest first, tasks without one last', async () => {
    const days = (await openTodo().list('sortBy=due-date')).map(({ dueDate }) => dueDate);
    const known = days.filter((day) => day !== '');
    expect(days.slice(0, known.length)).toEqual(known.toSorted((left, right) => left.localeCompare(right, 'en')));
    expect(days.length).toBeGreaterThan(known.length);
    expect(known.filter((day) => Math.abs(Date.parse(day) - noon) > 60 * dayMs)).toEqual([]);
  });

  it('takes the usual order and filter for what it does not know', async () => {
    const { list } = openTodo();
    expect(await list('sortBy=constructor&filter=constructor')).toEqual(await list());
  });
});

describe('adding a task', () => {
  it('gives it the id after the last and keeps its fields', async () => {
    const { add, list } = openTodo();
    const sent = { ...(await list())[0], title: 'Water the plants', tags: ['low'], id: 2 };
    const { status, body } = await add(sent);
    expect(status).toBe(201);
    expect(body).toEqual({ task: { ...sent, id: 19 } });
    expect((await list())[0]).toEqual(body.task);
  });

  it('with a title alone gives it the empty values of a task', async () => {
    const { add, list } = openTodo();
    expect((await add({ title: 'Only a title' })).body.task).toEqual({
      id: 19,
      title: 'Only a title',
      dueDate: '',
      description: '',
      assignee: null,
      tags: [],
      isCompleted: false,
      isDeleted: false,
      isImportant: false,
    });
    expect((await list('tag=low&sortBy=assignee')).length).toBeGreaterThan(0);
  });
});

describe('changing a task', () => {
  it('merges what was sent', async () => {
    const { update, list } = openTodo();
    const before = (await list()).find(({ id }) => id === 5);
    const { status, body } = await update({ id: 5, isImportant: true });
    expect(status).toBe(200);
    expect(body.task).toEqual({ ...before, isImportant: true });
    expect((await list()).find(({ id }) => id === 5)).toEqual(body.task);
  });

  it('of an unknown id is refused', async () => {
    expect(await openTodo().update({ id: 99 })).toEqual({ status: 404, body: { error: 'Task not found' } });
  });
});

describe('deleting a task', () => {
  it.each(['?taskId=5', '?id=5'])('by %s only flags it, and it can be restored', async (query) => {
    const { remove, list, update } = openTodo();
    const before = await list();
    expect((await remove(query)).status).toBe(200);
    expect(ids(await list())).not.toContain(5);
    expect(ids(await list('filter=deleted'))).toContain(5);
    await update({ id: 5, isDeleted: false });
    expect(await list()).toEqual(before);
  });

  it('of an unknown id changes nothing', async () => {
    const { remove, list } = openTodo();
    const before = await list();
    expect((await remove('?taskId=99')).status).toBe(200);
    expect(await list()).toEqual(before);
  });
});
