import { lazyScreen, searchText, type RawSearch } from '../../../ui/routing/index.ts';
import { sampleEntry, sampleRoute } from '../kit/sample-route.ts';
import type { TodoSearch } from './task-view.ts';

export const todoNavigation = [sampleEntry('todo', '/apps/todo', 'todo')];

const todo = {
  title: 'todo',
  search: (raw: RawSearch): TodoSearch => {
    const [q, sort, task] = [searchText(raw, 'q'), searchText(raw, 'sort'), searchText(raw, 'task')];
    return {
      ...(q === undefined ? {} : { q }),
      ...(sort === undefined ? {} : { sort }),
      ...(task === undefined ? {} : { task }),
    };
  },
  screen: lazyScreen(() => import('./todo.screen.tsx'), 'TodoScreen'),
} as const;

export const todoRoutes = [
  sampleRoute({ ...todo, path: '/apps/todo' }),
  sampleRoute({ ...todo, path: '/apps/todo/$filter' }),
  sampleRoute({ ...todo, path: '/apps/todo/tag/$tag' }),
] as const;
