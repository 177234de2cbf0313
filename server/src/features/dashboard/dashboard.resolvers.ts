import { authorize } from '../../platform/auth/index.ts';
import type { ResolverMap } from '../../platform/feature.ts';
import type { Resolvers } from '../../platform/graphql/index.ts';
import { countedLists } from './dashboard-counts.ts';
import { findChain, findFigures, findNeeds } from './dashboard.queries.ts';
import { findSeedProgress, isInstallationEmpty } from './dashboard.store.ts';

const freshForMs = 24 * 3_600_000;

export const dashboardResolvers = {
  Query: {
    dashboard: (_root, _args, { actor, deps }) => {
      authorize(actor, 'read', 'Dashboard');
      const lists = countedLists(actor, new Date(deps.clock.now().getTime() - freshForMs));
      return {
        needs: () => findNeeds(deps, actor, lists),
        figures: () => findFigures(deps, actor, lists),
        chain: () => findChain(deps, lists),
        seed: () => findSeedProgress(deps.db),
        isEmpty: () => isInstallationEmpty(deps.db),
      };
    },
  },
} satisfies Pick<Resolvers, 'Query'> & ResolverMap;
