import { createRoute } from '@tanstack/react-router';
import { lazyScreen, parseListSearch, shellRoute, type FeatureManifest } from '../../ui/routing/index.ts';
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
  staticData: { title: 'excavationRun', permission: { action: 'read', subject: 'Excavator' } },
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

const read = { action: 'read', subject: 'Excavator' } as const;
const readProposals = { action: 'read', subject: 'Proposal' } as const;

export const excavatorsFeature = {
  name: 'excavators',
  navigation: [
    { label: 'excavators', group: 'sources', path: '/excavators', icon: 'excavator', letter: 'e', permission: read },
    {
      label: 'addExcavator',
      group: 'sources',
      path: '/excavators/new',
      permission: { action: 'create', subject: 'Excavator' },
    },
    { label: 'matcher', group: 'sources', path: '/excavators/matcher', permission: read },
    { label: 'reviewDesk', group: 'sources', path: '/review', icon: 'review', letter: 'r', permission: readProposals },
    { label: 'proposals', group: 'sources', path: '/proposals', permission: readProposals },
  ],
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
} as const satisfies FeatureManifest;
