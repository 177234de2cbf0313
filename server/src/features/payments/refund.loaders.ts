import DataLoader from 'dataloader';
import { may } from '../../platform/auth/index.ts';
import { perRequest, type RequestContext } from '../../platform/feature.ts';
import { isId } from '../../platform/ids.ts';
import { findTransactionsOfRefunds } from './payment-transaction.store.ts';
import { findGivenBack, findRefundFacts } from './refund-facts.store.ts';
import { limitWindow } from './refund-limit.ts';
import type { RefundRecord } from './refund.ts';
import { findRefundIds, findRefundLines, findRefunds } from './refund.store.ts';
import { findRequestable } from './requestable.store.ts';

/** Refunds by id as far as the actor may read them. */
export const refundById = perRequest(
  ({ actor, deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const found = await findRefunds(deps.db, actor, ids);
      return ids.map((id) => found.get(id) ?? null);
    }),
);

/** The refund, when the actor may see it. */
export async function visibleRefund(context: RequestContext, { id }: { id: string }): Promise<RefundRecord | null> {
  return may(context.actor, 'read', 'Payment') && isId(id) ? refundById(context).load(id) : null;
}

export const refundIdsOf = perRequest(
  ({ deps }) =>
    new DataLoader(async (orderIds: readonly string[]) => {
      const found = Map.groupBy(await findRefundIds(deps.db, orderIds), ({ orderId }) => orderId);
      return orderIds.map((id) => (found.get(id) ?? []).map((refund) => refund.id));
    }),
);

export const refundLinesOf = perRequest(
  ({ deps }) =>
    new DataLoader(async (refundIds: readonly string[]) => {
      const found = Map.groupBy(await findRefundLines(deps.db, refundIds), ({ refundId }) => refundId);
      return refundIds.map((id) => found.get(id) ?? []);
    }),
);

export const transactionsOfRefund = perRequest(
  ({ deps }) =>
    new DataLoader(async (refundIds: readonly string[]) => {
      const found = Map.groupBy(await findTransactionsOfRefunds(deps.db, refundIds), ({ refundId }) => refundId);
      return refundIds.map((id) => found.get(id) ?? []);
    }),
);

/** What decides what may be given back of an order. */
export const refundFactsOf = perRequest(
  ({ deps }) =>
    new DataLoader(async (orderIds: readonly string[]) => {
      const found = new Map((await findRefundFacts(deps.db, orderIds)).map((facts) => [facts.orderId, facts]));
      return orderIds.map((id) => found.get(id) ?? null);
    }),
);

/** What can still be requested of an order, in minor units of its currency. */
export const requestableOf = perRequest(
  ({ deps }) =>
    new DataLoader(async (orderIds: readonly string[]) => {
      const found = await findRequestable(deps.db, orderIds, deps.clock.now());
      return orderIds.map((id) => found.get(id) ?? 0);
    }),
);

/** What the reader gave back of an order within the window of their limit. */
export const givenBackOf = perRequest(
  ({ actor, deps }) =>
    new DataLoader(async (orderIds: readonly string[]) => {
      const rows = await findGivenBack(deps.db, limitWindow(actor, deps.clock.now()), orderIds);
      const found = new Map(rows.map(({ orderId, amountMinor }) => [orderId, amountMinor]));
      return orderIds.map((id) => found.get(id) ?? 0);
    }),
);
