import { authorize } from '../../platform/auth/index.ts';
import { mutation } from '../../platform/commands/index.ts';
import type { RequestContext, ResolverMap } from '../../platform/feature.ts';
import type { OrderFilter, Resolvers } from '../../platform/graphql/index.ts';
import { type AskedOrders, countOrders, type OrderSum, questionOf, sumOrders } from '../orders/index.ts';
import { sumListedOrders } from './listed-sales.ts';
import { answerCount, countsOfQuestion, findOrderCount, startOrderCount } from './order-count.ts';

export const orderTotalsResolvers = {
  Query: {
    orderTotals: async (_root, args, context) => {
      authorize(context.actor, 'read', 'Order');
      const { db } = context.deps;
      const question = questionOf(args, context);
      const sums = (await sumOrders(db, question)) ?? (await sumsOfBuckets(args, context));
      if (sums !== null) return { ...totalsOf(sums), isExact: true, count: null };
      const { newest, whole } = await countsOfQuestion(context, args);
      const count = newest ? answerCount(newest, whole) : null;
      if (whole) return { ...totalsOf(Object.values(whole.sums)), isExact: false, count };
      const { count: orders } = await countOrders(db, question);
      return { orders, isExact: false, sums: null, count };
    },
  },
  Mutation: {
    countOrders: mutation({
      right: () => ['read', 'Order'],
      run: async ({ search, filter }, { actor, deps, origin, context }) => {
        if (actor.userId === null) throw new Error('Nobody is there to count for.');
        // A filter that cannot be read is refused before anything is queued.
        questionOf({ search, filter }, context);
        return startOrderCount(deps, origin, { search, filter }, actor.userId);
      },
      answer: async ({ id }, context) => {
        const count = await findOrderCount(context, id);
        if (!count) throw new Error(`The count ${id} vanished inside its own request.`);
        return { __typename: 'OrderCountStarted', count: answerCount(count, undefined) };
      },
    }),
  },
} satisfies Pick<Resolvers, 'Query' | 'Mutation'> & ResolverMap;

const inBuckets: ReadonlySet<string> = new Set([
  'shopId',
  'channelId',
  'placedFrom',
  'placedUntil',
] satisfies (keyof OrderFilter)[]);

/** Null where more than shop, channel and period is asked for. */
async function sumsOfBuckets(
  { search, filter }: AskedOrders,
  { actor, deps }: RequestContext,
): Promise<OrderSum[] | null> {
  const asked = Object.entries(filter ?? {}).filter(([, value]) => isAsked(value));
  const isPlain = asked.every(([name, value]) => inBuckets.has(name) || (name === 'isArchived' && value === false));
  if (!isPlain || search?.trim()) return null;
  const { shopId, channelId, placedFrom, placedUntil } = filter ?? {};
  return sumListedOrders(deps.db, {
    actor,
    shopIds: isAsked(shopId) ? (shopId ?? null) : null,
    channelIds: isAsked(channelId) ? (channelId ?? null) : null,
    from: placedFrom ?? null,
    until: placedUntil ?? null,
  });
}

function isAsked(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined;
}

function totalsOf(sums: readonly OrderSum[]) {
  return { orders: sums.reduce((total, one) => total + one.orders, 0), sums: sums.map(answerSum) };
}

function answerSum({ currency, orders, netMinor, taxMinor, grossMinor, outstandingMinor }: OrderSum) {
  const money = (minor: number) => ({ minor, currency });
  return {
    orders,
    net: money(netMinor),
    tax: money(taxMinor),
    gross: money(grossMinor),
    outstanding: money(outstandingMinor),
  };
}
