import { authorize } from '../../platform/auth/index.ts';
import type { RequestContext, ResolverMap } from '../../platform/feature.ts';
import type { Resolvers } from '../../platform/graphql/index.ts';
import { type CountedLists, countedLists } from './dashboard-counts.ts';
import { findChain, findFigures } from './dashboard.queries.ts';
import { findSeedProgress, isInstallationEmpty } from './dashboard.store.ts';
import { needsOf, snoozeNeed, wakeNeed } from './needs.commands.ts';

const freshForMs = 24 * 3_600_000;

export const dashboardResolvers = {
  Query: {
    dashboard: (_root, _args, context) => {
      const { actor, deps } = context;
      const lists = listsOf(context);
      return {
        needs: () => needsOf(deps, actor, lists),
        figures: () => findFigures(deps, actor, lists),
        chain: () => findChain(deps, lists),
        seed: () => findSeedProgress(deps.db),
        isEmpty: () => isInstallationEmpty(deps.db),
      };
    },
  },
  Mutation: {
    snoozeNeed: async (_root, { code, until }, context) => {
      const outcome = await snoozeNeed(
        context.deps,
        context.actor,
        listsOf(context),
        code,
        until ? new Date(until) : null,
      );
      switch (outcome.kind) {
        case 'changed':
          return { __typename: 'NeedsChanged', needs: outcome.needs };
        case 'invalid':
          return { __typename: 'InvalidInput', issues: outcome.issues };
        case 'not_found':
          return { __typename: 'NotFound', entity: 'need', id: code };
      }
    },
    wakeNeed: async (_root, { code }, context) => ({
      needs: await wakeNeed(context.deps, context.actor, listsOf(context), code),
    }),
  },
} satisfies Pick<Resolvers, 'Query' | 'Mutation'> & ResolverMap;

function listsOf({ actor, deps }: RequestContext): CountedLists {
  authorize(actor, 'read', 'Dashboard');
  return countedLists(actor, new Date(deps.clock.now().getTime() - freshForMs));
}
