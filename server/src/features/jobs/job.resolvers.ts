import { authorize } from '../../platform/auth/index.ts';
import type { ResolverMap } from '../../platform/feature.ts';
import type { Resolvers } from '../../platform/graphql/index.ts';
import { crawlJobs } from '../crawlers/index.ts';
import { excavationJobs } from '../excavators/index.ts';
import { grabJobs } from '../grabbers/index.ts';

const dayMs = 86_400_000;
/** More than anybody looks through; their own lists have the rest. */
const mostJobs = 50;

export const jobResolvers = {
  Query: {
    jobs: async (_root, args, context) => {
      const { actor, deps } = context;
      authorize(actor, 'read', 'Dashboard');
      const dayAgo = deps.clock.now().getTime() - dayMs;
      const endedSince = new Date(Math.max(dayAgo, new Date(args.endedSince).getTime()));
      const kinds = await Promise.all([
        crawlJobs(context, endedSince, mostJobs),
        grabJobs(context, endedSince, mostJobs),
        excavationJobs(context, endedSince, mostJobs),
      ]);
      return kinds
        .flat()
        .toSorted((left, right) => right.requestedAt.getTime() - left.requestedAt.getTime())
        .slice(0, mostJobs);
    },
  },
} satisfies Pick<Resolvers, 'Query'> & ResolverMap;
