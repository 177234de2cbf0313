import { linkOptions } from '@tanstack/react-router';

export const filters = ['important', 'completed', 'deleted'] as const;
export type Filter = (typeof filters)[number];

export const tags = ['team', 'low', 'medium', 'high', 'update'] as const;
export type Tag = (typeof tags)[number];

export const sorts = ['latest', 'title-asc', 'title-desc', 'assignee', 'due-date'] as const;
/** How tasks are ordered; `own` is the order somebody dragged them into. */
export type Sort = (typeof sorts)[number] | 'own';

export type TaskView = { kind: 'all' } | { kind: 'filter'; filter: Filter } | { kind: 'tag'; tag: Tag };

/** The view of an address; undefined when there is no such filter or tag. */
export function viewOf(params: { filter?: string; tag?: string }): TaskView | undefined {
  if (params.tag !== undefined) {
    const tag = tags.find((name) => name === params.tag);
    return tag && { kind: 'tag', tag };
  }
  if (params.filter === undefined) return { kind: 'all' };
  const filter = filters.find((name) => name === params.filter);
  return filter && { kind: 'filter', filter };
}

export function parseSort(text: string | undefined): Sort {
  return text === 'own' ? text : (sorts.find((sort) => sort === text) ?? 'latest');
}

export function nameOf(view: TaskView): 'all' | Filter | Tag {
  return view.kind === 'all' ? 'all' : view.kind === 'filter' ? view.filter : view.tag;
}

export type TodoSearch = { q?: string; sort?: string; task?: string };

/** The address of a view; what is asked of the list goes along, the open task only when it is named. */
export function viewLink(view: TaskView, taskId?: number) {
  const search = ({ task: _open, ...before }: TodoSearch): TodoSearch => ({
    ...before,
    ...(taskId === undefined ? {} : { task: String(taskId) }),
  });
  switch (view.kind) {
    case 'all':
      return linkOptions({ to: '/apps/todo', search });
    case 'filter':
      return linkOptions({ to: '/apps/todo/$filter', params: { filter: view.filter }, search });
    case 'tag':
      return linkOptions({ to: '/apps/todo/tag/$tag', params: { tag: view.tag }, search });
  }
}
