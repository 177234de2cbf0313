import { authorize } from '../../platform/auth/index.ts';
import { mutation } from '../../platform/commands/index.ts';
import type { ResolverMap } from '../../platform/feature.ts';
import type { Resolvers } from '../../platform/graphql/index.ts';
import { isId } from '../../platform/ids.ts';
import { countQueues, findFailedJobs } from '../../platform/jobs/index.ts';
import { settleTask } from './task.commands.ts';

const mostTasks = 500;

export const taskResolvers = {
  Query: {
    taskQueues: (_root, _args, { actor, deps }) => {
      authorize(actor, 'manage', 'all');
      return countQueues(deps.db);
    },
    failedTasks: (_root, { first }, { actor, deps }) => {
      authorize(actor, 'manage', 'all');
      return findFailedJobs(deps.db, { first: Math.min(mostTasks, Math.max(1, first ?? 50)) });
    },
  },
  Mutation: { retryTask: settles('retry'), discardTask: settles('discard') },
} satisfies Pick<Resolvers, 'Query' | 'Mutation'> & ResolverMap;

function settles(command: 'retry' | 'discard') {
  return mutation({
    about: ({ id }: { id: string }) => ['task', id],
    right: () => ['manage', 'all'],
    run: async ({ id }, { deps, origin }) =>
      isId(id) ? settleTask(deps, origin, id, command) : { kind: 'not_found' as const },
    answer: (_outcome, _context, { id }) => ({ __typename: 'TaskAnswered', id }),
  });
}
