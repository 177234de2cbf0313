import { inputIssue } from '@quarry/contracts/common';
import { type HoldOrderDraft, type OrderActionName, refusalOfOrder } from '@quarry/contracts/orders';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
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
function guarded(
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

/** Keeps everybody from packing and shipping until it is released. */
export function holdOrder(door: OrderDoor, seen: Seen, { reason, note }: HoldOrderDraft): Promise<Acted> {
  const { origin } = door;
  return actOnOrder(
    door,
    seen,
    guarded('hold', {
      verb: 'held',
      write: async (tx, { id, shopId }, now) => {
        await sql`
          insert into order_hold (id, shop_id, order_id, reason, note, placed_by, at)
          values (${newId()}, ${shopId}, ${id}, ${reason.toLowerCase()}, ${note ?? ''}, ${origin.actor.userId}, ${now})`.execute(
          tx,
        );
        await addEvent(tx, { id, shopId }, origin, { kind: 'held', data: { reason }, note }, now);
      },
    }),
  );
}

export function releaseOrder(door: OrderDoor, seen: Seen): Promise<Acted> {
  return actOnOrder(
    door,
    seen,
    guarded('release', {
      verb: 'released',
      mayEnd: true,
      write: async (tx, order, now) => {
        await closeHolds(tx, order, door, now);
        await addEvent(tx, order, door.origin, { kind: 'released' }, now);
      },
    }),
  );
}

export async function closeHolds(
  tx: Tx,
  { id, shopId }: Pick<StandingOrder, 'id' | 'shopId'>,
  { origin }: OrderDoor,
  now: Date,
): Promise<void> {
  await sql`
    update order_hold set released_by = ${origin.actor.userId}, released_at = ${now}
    where shop_id = ${shopId} and order_id = ${id} and released_at is null`.execute(tx);
}

export function completeOrder(door: OrderDoor, seen: Seen): Promise<Acted> {
  return actOnOrder(door, seen, guarded('complete', plainStep(door, 'completed', sql`status = 'COMPLETED'`)));
}

/** Takes an order up again that was completed; what for is kept as a note. */
export function reopenOrder(door: OrderDoor, seen: Seen, reason: string): Promise<Acted> {
  const step = plainStep(door, 'reopened', sql`status = 'OPEN', archived_at = null`, reason);
  return actOnOrder(door, seen, guarded('reopen', step));
}

export function archiveOrder(door: OrderDoor, seen: Seen): Promise<Acted> {
  const { clock } = door.deps;
  return actOnOrder(door, seen, guarded('archive', plainStep(door, 'archived', sql`archived_at = ${clock.now()}`)));
}

export function unarchiveOrder(door: OrderDoor, seen: Seen): Promise<Acted> {
  return actOnOrder(door, seen, guarded('unarchive', plainStep(door, 'unarchived', sql`archived_at = null`)));
}

function plainStep({ origin }: OrderDoor, verb: string, values: RawBuilder<unknown>, note: string | null = null) {
  return {
    verb,
    write: async (tx: Tx, order: StandingOrder, now: Date) => {
      await sql`update "order" set ${values} where id = ${order.id}`.execute(tx);
      await addEvent(tx, order, origin, { kind: verb, note }, now);
    },
  };
}
