import { inputIssue } from '@quarry/contracts/common';
import { type OrderActionName, refusalOfOrder } from '@quarry/contracts/orders';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import {
  type Acted,
  actOnOrder,
  type OrderAct,
  type OrderDoor,
  type Seen,
  type StandingOrder,
} from './act-on-order.ts';
import { addEvent } from './order-writing.store.ts';
import type { NotAllowed } from './write-order.ts';

/** An act that takes no more than its guard: refused by the table, else written. */
export function guarded(
  action: OrderActionName,
  {
    write,
    ...act
  }: Omit<OrderAct, 'write' | 'refusal'> & {
    write: (tx: Tx, order: StandingOrder, now: Date) => Promise<void>;
  },
): OrderAct {
  return {
    ...act,
    write: async (tx, order, facts, now): Promise<NotAllowed | undefined> => {
      const refusal = refusalOfOrder(action, facts);
      if (refusal) return { kind: 'not_allowed', ...refusal };
      await write(tx, order, now);
      return undefined;
    },
  };
}

/** Gives an order to one of `people`, or to nobody. */
export function assignOrder(
  door: OrderDoor,
  seen: Seen,
  userId: string | null,
  mayHave: (shopId: string, userId: string) => Promise<boolean>,
): Promise<Acted> {
  return actOnOrder(door, seen, {
    verb: 'assigned',
    write: async (tx, order, facts, now) => {
      const refusal = refusalOfOrder('assign', facts);
      if (refusal) return { kind: 'not_allowed', ...refusal };
      if (userId !== null && !(await mayHave(order.shopId, userId)))
        return { kind: 'invalid', issues: [inputIssue('userId', 'unknown')] };
      await sql`update "order" set assignee_id = ${userId} where id = ${order.id}`.execute(tx);
      const event = userId === null ? { kind: 'unassigned' } : { kind: 'assigned', data: { personId: userId } };
      await addEvent(tx, order, door.origin, event, now);
      return undefined;
    },
  });
}
