import { authorize } from '../../platform/auth/index.ts';
import { mutation } from '../../platform/commands/index.ts';
import type { RequestContext, ResolverMap } from '../../platform/feature.ts';
import type { Resolvers } from '../../platform/graphql/index.ts';
import { answerTurn } from '../grabbers/index.ts';
import { freshForMs } from '../offers/index.ts';
import { type CountedLists, countedLists } from './dashboard-counts.ts';
import { findChain } from './dashboard-chain.ts';
import { breaksOf, findFigures } from './dashboard.queries.ts';
import { findSeedProgress, isInstallationEmpty } from './dashboard.store.ts';
import { needsOf, snoozeNeed, wakeNeed } from './needs.commands.ts';

export const dashboardResolvers = {
  Query: {
    dashboard: (_root, _args, context) => {
      const { actor, deps } = context;
      const lists = listsOf(context);
      return {
        needs: () => needsOf(deps, actor, lists),
        breaks: async () =>
          (await breaksOf(deps, actor)).map(({ turn, ...rest }) => ({ ...rest, turn: answerTurn(turn) })),
        figures: () => findFigures(deps, actor, lists),
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
  },
} satisfies Pick<Resolvers, 'Query' | 'Mutation'> & ResolverMap;

function listsOf({ actor, deps }: RequestContext): CountedLists {
  authorize(actor, 'read', 'Dashboard');
  const now = deps.clock.now();
  return countedLists(actor, { now, freshSince: new Date(now.getTime() - freshForMs) });
}
