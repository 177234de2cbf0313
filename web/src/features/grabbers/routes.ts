import { createRoute } from '@tanstack/react-router';
import { lazyScreen, parseListSearch, searchText, shellRoute, type AreaParts } from '../../ui/routing/index.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

const mayRead = { action: 'read', subject: 'Grabber' } as const;
const mayUpdate = { action: 'update', subject: 'Grabber' } as const;

const grabbersRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/grabbers',
  validateSearch: parseListSearch,
  staticData: { title: 'grabbers', permission: mayRead },
  component: lazyScreen(() => import('./grabbers-list.screen.tsx'), 'GrabbersListScreen'),
});

const newGrabberRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/grabbers/new',
  staticData: { title: 'addGrabber', permission: { action: 'create', subject: 'Grabber' } },
  component: lazyScreen(() => import('./grabber-new.screen.tsx'), 'GrabberNewScreen'),
});

const grabRunRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/grabbers/runs/$runId',
  staticData: { title: 'grab_run', permission: mayRead },
  component: lazyScreen(() => import('./grab-run.screen.tsx'), 'GrabRunScreen'),
});

const grabberRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/grabbers/$grabberId',
  staticData: { title: 'grabber', permission: mayRead },
  component: lazyScreen(() => import('./grabber.screen.tsx'), 'GrabberScreen'),
});

const editGrabberRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/grabbers/$grabberId/edit',
  staticData: { title: 'editGrabber', permission: mayUpdate },
  component: lazyScreen(() => import('./grabber-edit.screen.tsx'), 'GrabberEditScreen'),
});

const workbenchRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/grabbers/$grabberId/workbench',
  validateSearch: (raw: Record<string, unknown>): { page?: string; find?: string } => {
    const page = searchText(raw, 'page', 60);
    const find = searchText(raw, 'find');
    return { ...(page ? { page } : {}), ...(find ? { find } : {}) };
  },
  staticData: { title: 'workbench', permission: mayRead },
  component: lazyScreen(() => import('./workbench.screen.tsx'), 'WorkbenchScreen'),
});

const replayRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/grabbers/$grabberId/replay',
  staticData: { title: 'replay', permission: mayRead },
  component: lazyScreen(() => import('./replay.screen.tsx'), 'ReplayScreen'),
});

const grabItemsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/grabbers/runs/$runId/items',
  validateSearch: parseListSearch,
  staticData: { title: 'grabItems', permission: mayRead },
  component: lazyScreen(() => import('./grab-items.screen.tsx'), 'GrabItemsScreen'),
});

const replayPagesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/grabbers/runs/$runId/difference',
  validateSearch: parseListSearch,
  staticData: { title: 'replayPages', permission: mayRead },
  component: lazyScreen(() => import('./replay-pages.screen.tsx'), 'ReplayPagesScreen'),
});

export const parts = {
  routes: [
    grabbersRoute,
    newGrabberRoute,
    grabRunRoute,
    grabItemsRoute,
    replayPagesRoute,
    grabberRoute,
    editGrabberRoute,
    workbenchRoute,
    replayRoute,
  ],
  words: [
    {
      entity: 'grabber',
      component: lazyPart(() => import('./grabber-history.tsx').then((m) => m.GrabberWords)),
    },
  ],
} as const satisfies AreaParts;
