import { authorize } from '../../platform/auth/index.ts';
import type { RequestContext, ResolverMap } from '../../platform/feature.ts';
import type { QueryOrderQueueCountsArgs, Resolvers } from '../../platform/graphql/index.ts';
import { answerOrder } from './order.answer.ts';
import { orderById } from './order.loaders.ts';
import { countQueue, listQueue, type QueueQuestion } from './order-queue.store.ts';

/** What of orders needs somebody. */
export const orderQueueResolvers = {
  Query: {
    orderQueue: async (_root, { first, after, need, ...asked }, context) => {
      authorize(context.actor, 'read', 'Order');
      const window = { first: first ?? 50, after: after ?? null, wanted: need ?? null };
      const { nodes, pageInfo } = await listQueue(context.deps.db, questionOf(asked, context), window);
      const orders = await orderById(context).loadMany(nodes.map(({ id }) => id));
      return {
        pageInfo,
        nodes: nodes.flatMap(({ since, needs }, at) => {
          const order = orders[at];
          if (order instanceof Error) throw order;
          return order ? [{ order: answerOrder(order), needs, since }] : [];
        }),
      };
    },
    orderQueueCounts: async (_root, args, context) => {
      authorize(context.actor, 'read', 'Order');
      return countQueue(context.deps.db, questionOf(args, context));
    },
  },
} satisfies Pick<Resolvers, 'Query'> & ResolverMap;

function questionOf({ shopId, assignment }: QueryOrderQueueCountsArgs, { actor, deps }: RequestContext): QueueQuestion {
  return { actor, shopIds: shopId ?? null, assignment: assignment ?? 'MINE_OR_NOBODYS', now: deps.clock.now() };
}
