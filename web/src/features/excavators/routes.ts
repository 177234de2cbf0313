import { createRoute } from '@tanstack/react-router';
import { lazyScreen, parseListSearch, shellRoute, type AreaParts } from '../../ui/routing/index.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

const excavatorsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/excavators',
  validateSearch: parseListSearch,
  staticData: { title: 'excavators', permission: { action: 'read', subject: 'Excavator' } },
  component: lazyScreen(() => import('./excavators-list.screen.tsx'), 'ExcavatorsListScreen'),
});

const newExcavatorRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/excavators/new',
  staticData: { title: 'addExcavator', permission: { action: 'create', subject: 'Excavator' } },
  component: lazyScreen(() => import('./excavator-new.screen.tsx'), 'ExcavatorNewScreen'),
});

const matcherRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/excavators/matcher',
  staticData: { title: 'matcher', permission: { action: 'read', subject: 'Excavator' } },
  component: lazyScreen(() => import('./matcher.screen.tsx'), 'MatcherScreen'),
});

const excavatorRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/excavators/$excavatorId',
  staticData: { title: 'excavator', permission: { action: 'read', subject: 'Excavator' } },
  component: lazyScreen(() => import('./excavator-edit.screen.tsx'), 'ExcavatorEditScreen'),
});

const excavationRunRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/excavators/runs/$runId',
  staticData: { title: 'excavation_run', permission: { action: 'read', subject: 'Excavator' } },
  component: lazyScreen(() => import('./excavation-run.screen.tsx'), 'ExcavationRunScreen'),
});

const reviewRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/review',
  validateSearch: parseListSearch,
  staticData: { title: 'reviewDesk', permission: { action: 'read', subject: 'Proposal' } },
  component: lazyScreen(() => import('./review.screen.tsx'), 'ReviewScreen'),
});

const proposalsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/proposals',
  validateSearch: parseListSearch,
  staticData: { title: 'proposals', permission: { action: 'read', subject: 'Proposal' } },
  component: lazyScreen(() => import('./proposals-list.screen.tsx'), 'ProposalsListScreen'),
});

const proposalRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/proposals/$proposalId',
  staticData: { title: 'proposal', permission: { action: 'read', subject: 'Proposal' } },
  component: lazyScreen(() => import('./proposal.screen.tsx'), 'ProposalScreen'),
});

export const parts = {
  routes: [
    excavatorsRoute,
    newExcavatorRoute,
    matcherRoute,
    excavatorRoute,
    excavationRunRoute,
    reviewRoute,
    proposalsRoute,
    proposalRoute,
  ],
  words: [
    {
      entity: 'excavator',
      component: lazyPart(() => import('./excavator-history.tsx').then((m) => m.ExcavatorWords)),
    },
    {
      entity: 'proposal',
      component: lazyPart(() => import('./proposal-history.tsx').then((m) => m.ProposalWords)),
    },
  ],
} as const satisfies AreaParts;
