import DataLoader from 'dataloader';
import { may } from '../../platform/auth/index.ts';
import { perRequest, type RequestContext } from '../../platform/feature.ts';
import { isId } from '../../platform/ids.ts';
import { findPaymentIds, findPayments } from './payment.store.ts';
import type { PaymentRecord } from './payment.ts';
import { findProviders } from './provider.store.ts';
import { findEvents } from './payment-event.store.ts';
import { findTransactions, findTransactionsOf } from './payment-transaction.store.ts';

/** Payments by id as far as the actor may read them. */
export const paymentById = perRequest(
  ({ actor, deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const found = await findPayments(deps.db, actor, ids);
      return ids.map((id) => found.get(id) ?? null);
    }),
);

/** The payment, when the actor may see it. */
export async function visiblePayment(context: RequestContext, { id }: { id: string }): Promise<PaymentRecord | null> {
  return may(context.actor, 'read', 'Payment') && isId(id) ? paymentById(context).load(id) : null;
}

/** The payments of an order, the oldest first. */
export const paymentIdsOf = perRequest(
  ({ deps }) =>
    new DataLoader(async (orderIds: readonly string[]) => {
      const found = Map.groupBy(await findPaymentIds(deps.db, orderIds), ({ orderId }) => orderId);
      return orderIds.map((id) => (found.get(id) ?? []).map((payment) => payment.id));
    }),
);

export const providerById = perRequest(
  ({ deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const found = await findProviders(deps.db, ids);
      return ids.map((id) => found.get(id) ?? null);
    }),
);

export const transactionsOf = perRequest(
  ({ deps }) =>
    new DataLoader(async (paymentIds: readonly string[]) => {
      const found = Map.groupBy(await findTransactionsOf(deps.db, paymentIds), ({ paymentId }) => paymentId);
      return paymentIds.map((id) => found.get(id) ?? []);
    }),
);

export const eventById = perRequest(
  ({ actor, deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const found = await findEvents(deps.db, actor, ids);
      return ids.map((id) => found.get(id) ?? null);
    }),
);

/** What a provider told, when the actor may see it. */
export async function visibleEvent(context: RequestContext, { id }: { id: string }) {
  return may(context.actor, 'read', 'Payment') && isId(id) ? eventById(context).load(id) : null;
}

/** The provider that is no person, when the actor may see it. */
export async function visibleProvider(context: RequestContext, { id }: { id: string }) {
  if (!may(context.actor, 'read', 'Payment') || !isId(id)) return null;
  const provider = await providerById(context).load(id);
  const isSeen = provider?.endpoint && may(context.actor, 'read', 'Payment', { shopId: provider.shopId });
  return isSeen ? provider : null;
}

/** The transaction, when the actor may see it. */
export async function visibleTransaction({ actor, deps }: RequestContext, { id }: { id: string }) {
  if (!may(actor, 'read', 'Payment') || !isId(id)) return null;
  const found = (await findTransactions(deps.db, [id])).get(id);
  return found && may(actor, 'read', 'Payment', { shopId: found.shopId }) ? found : null;
}
