import type { RequestContext } from '../../platform/feature.ts';
import type { QueryOrdersArgs } from '../../platform/graphql/index.ts';
import { orderFilter, type OrderQuestion } from './order.store.ts';

export type AskedOrders = Pick<QueryOrdersArgs, 'search' | 'filter'>;

/** What a list of orders, and its totals, are asked by a person. */
export function questionOf(
  { search, filter }: AskedOrders,
  { actor, deps }: Pick<RequestContext, 'actor' | 'deps'>,
): OrderQuestion {
  return {
    actor,
    search: search ?? null,
    filter: orderFilter.conditions(filter, deps.clock.now(), actor),
    shopIds: filter?.shopId ?? null,
    channelIds: filter?.channelId ?? null,
  };
}
