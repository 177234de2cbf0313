import { limitOf } from '@quarry/contracts/access';
import type { Actor } from '../../platform/auth/index.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import { findGivenBack } from './refund-facts.store.ts';

const dayMs = 24 * 60 * 60 * 1000;

type Ordered = { orderId: string; shopId: string; currency: string };

/** The window within which the refunds of a person on an order add up. */
export function limitWindow({ userId }: Actor, now: Date): { userId: string | null; since: Date } {
  return { userId, since: new Date(now.getTime() - dayMs) };
}

/** What of a person's limit is left on an order after what they gave back of it; infinite where there is no limit. */
export function limitLeft(actor: Actor, { shopId, currency }: Omit<Ordered, 'orderId'>, givenMinor: number): number {
  const asked = { action: 'refund', subject: 'Payment', record: { shopId } } as const;
  return Math.max(0, limitOf(actor, asked, currency) - givenMinor);
}

/** The same of one order, as it stands now. */
export async function findLimitLeft(db: Db | Tx, actor: Actor, order: Ordered, now: Date): Promise<number> {
  const [given] = await findGivenBack(db, limitWindow(actor, now), [order.orderId]);
  return limitLeft(actor, order, given?.amountMinor ?? 0);
}
