import { checkInput } from '@quarry/contracts/common';
import { chosenFiguresInput } from '@quarry/contracts/dashboard';
import { authorize } from '../../platform/auth/index.ts';
import { mutation } from '../../platform/commands/index.ts';
import type { RequestContext, ResolverMap } from '../../platform/feature.ts';
import type { Resolvers } from '../../platform/graphql/index.ts';
import { answerTurn } from '../grabbers/index.ts';
import { freshForMs } from '../offers/index.ts';
import { type CountedLists, countedLists } from './dashboard-counts.ts';
import { findChain } from './dashboard-chain.ts';
import { chooseFigures, noteDashboardVisit } from './dashboard-view.commands.ts';
import { findDashboardView } from './dashboard-view.store.ts';
import { findNews } from './dashboard-news.ts';
import { breaksOf, findFigures } from './dashboard.queries.ts';
import { findSeedProgress, isInstallationEmpty } from './dashboard.store.ts';
import { needsOf, personOf, snoozeNeed, wakeNeed } from './needs.commands.ts';

export const dashboardResolvers = {
  Query: {
    dashboard: (_root, _args, context) => {
      const { actor, deps } = context;
      const lists = listsOf(context);
      const view = once(async () =>
        actor.userId === null ? noView : findDashboardView(deps.db, actor.userId, deps.clock.now()),
      );
      const figures = once(async () => findFigures(deps, actor, lists, (await view()).figures));
      return {
        needs: () => needsOf(deps, actor, lists),
        breaks: async () =>
          (await breaksOf(deps, actor)).map(({ turn, ...rest }) => ({ ...rest, turn: answerTurn(turn) })),
        figures: async () => (await figures()).shown,
        figureChoices: async () => (await figures()).offered,
        chosenFigures: async () => (await view()).figures,
        news: async () => {
          const { lastVisitAt } = await view();
          return lastVisitAt && findNews(deps, actor, lastVisitAt);
        },
        chain: () => findChain(deps, actor, lists),
        seed: () => findSeedProgress(deps.db),
        isEmpty: () => isInstallationEmpty(deps.db),
      };
    },
  },
  Mutation: {
    snoozeNeed: mutation({
      about: ({ code }) => ['need', code],
      right: () => ['read', 'Dashboard'],
      run: ({ code, until }, { deps, origin, context }) =>
        snoozeNeed(deps, origin, listsOf(context), code, until ? new Date(until) : null),
      answer: ({ needs }) => ({ __typename: 'NeedsChanged', needs }),
    }),
    wakeNeed: mutation({
      right: () => ['read', 'Dashboard'],
      run: ({ code }, { deps, origin, context }) => wakeNeed(deps, origin, listsOf(context), code),
      answer: ({ needs }) => ({ needs }),
    }),
    chooseFigures: mutation({
      right: () => ['read', 'Dashboard'],
      input: ({ codes }) => checkInput(chosenFiguresInput, { codes }),
      run: (_args, { deps, actor, origin, draft }) => chooseFigures(deps, origin, personOf(actor), draft.codes),
      answer: ({ codes }) => ({ __typename: 'FiguresChosen', codes: codes && [...codes] }),
    }),
    noteDashboardVisit: mutation({
      right: () => ['read', 'Dashboard'],
      run: (_args, { deps, actor }) => noteDashboardVisit(deps, personOf(actor)),
      answer: ({ at }) => ({ at }),
    }),
  },
} satisfies Pick<Resolvers, 'Query' | 'Mutation'> & ResolverMap;

const noView = { figures: null, lastVisitAt: null };

/** Fields of one answer that are made of the same things ask for them once. */
function once<Found>(find: () => Promise<Found>): () => Promise<Found> {
  let found: Promise<Found> | undefined;
  return () => (found ??= find());
}

function listsOf({ actor, deps }: RequestContext): CountedLists {
  authorize(actor, 'read', 'Dashboard');
  const now = deps.clock.now();
  return countedLists(actor, { now, freshSince: new Date(now.getTime() - freshForMs) });
}
