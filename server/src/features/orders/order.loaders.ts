import DataLoader from 'dataloader';
import { may } from '../../platform/auth/index.ts';
import { perRequest, type RequestContext } from '../../platform/feature.ts';
import { isId } from '../../platform/ids.ts';
import { findTypedDrafts } from './order-draft.store.ts';
import { findContacts, findLines, findTags } from './order-parts.store.ts';
import type { OrderRecord } from './order.ts';
import { findOrders } from './order.store.ts';
import { tradeOfCustomers } from './orders-of-customer.store.ts';

/** Orders by id as far as the actor may read them, one statement for all that a request asks for. */
export const orderById = perRequest(
  ({ actor, deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const found = await findOrders(deps.db, actor, ids);
      return ids.map((id) => found.get(id) ?? null);
    }),
);

/** The order, when the actor may see it. */
export async function visibleOrder(context: RequestContext, { id }: { id: string }): Promise<OrderRecord | null> {
  return may(context.actor, 'read', 'Order') && isId(id) ? orderById(context).load(id) : null;
}

export const linesOf = perRequest(
  ({ deps }) =>
    new DataLoader(async (orderIds: readonly string[]) => {
      const lines = Map.groupBy(await findLines(deps.db, orderIds), ({ orderId }) => orderId);
      return orderIds.map((id) => lines.get(id) ?? []);
    }),
);

export const contactsOf = perRequest(
  ({ deps }) =>
    new DataLoader(async (orderIds: readonly string[]) => {
      const contacts = Map.groupBy(await findContacts(deps.db, orderIds), ({ orderId }) => orderId);
      return orderIds.map((id) => contacts.get(id) ?? []);
    }),
);

export const tagsOf = perRequest(
  ({ deps }) =>
    new DataLoader(async (orderIds: readonly string[]) => {
      const tags = Map.groupBy(await findTags(deps.db, orderIds), ({ orderId }) => orderId);
      return orderIds.map((id) => (tags.get(id) ?? []).map(({ tag }) => tag));
    }),
);

export const typedDraftOf = perRequest(
  ({ deps }) =>
    new DataLoader(async (orderIds: readonly string[]) => {
      const drafts = await findTypedDrafts(deps.db, orderIds);
      return orderIds.map((id) => drafts.get(id) ?? null);
    }),
);

/** What customers bought, as far as the actor sees orders. */
export const tradeOf = perRequest(
  ({ actor, deps }) =>
    new DataLoader(async (customerIds: readonly string[]) => {
      const rows = await tradeOfCustomers(deps.db, actor, customerIds);
      const found = Map.groupBy(rows, ({ customerId }) => customerId);
      return customerIds.map((id) => found.get(id) ?? []);
    }),
);
