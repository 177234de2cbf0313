import { type CancelOrderDraft, refusalOfOrder } from '@quarry/contracts/orders';
import { inEnglish, wording } from '@quarry/contracts/wording';
import { sql } from 'kysely';
import { releaseOrderUses } from '../discounts/index.ts';
import { type Acted, actOnOrder, type OrderDoor, type Seen } from './act-on-order.ts';
import { countUnits, moveFulfilment } from './fulfilment.store.ts';
import { closeHolds } from './order-life.commands.ts';
import { addEvent } from './order-writing.store.ts';

/**
 * Cancels an order of which nothing was shipped: what it holds of others is free again, what is authorised is let go of, and what is
 * captured given back where that is asked for.
 */
export function cancelOrder(door: OrderDoor, seen: Seen, { reason, note, refund }: CancelOrderDraft): Promise<Acted> {
  const { deps, origin, money } = door;
  return actOnOrder(door, seen, {
    verb: 'cancelled',
    write: async (tx, order, facts, now) => {
      const given = { reason: note ?? inEnglish(wording(`order_cancel:${reason}`)) };
      const refusal =
        refusalOfOrder('cancel', { ...facts, givesBack: refund }) ??
        (refund ? await money.refundAll(tx, deps, origin, order, given) : null);
      if (refusal) return { kind: 'not_allowed', ...refusal };
      const packed = order.standing.fulfilments.filter(({ status }) => status === 'PACKING');
      for (const { id, lines } of packed) {
        await moveFulfilment(tx, id, 'CANCELLED', { now });
        await countUnits(tx, order, lines, { packed: -1, shipped: 0 });
      }
      await closeHolds(tx, order, door, now);
      await money.voidOpen(tx, deps, origin, order);
      await releaseOrderUses(tx, order.id);
      await sql`
        update "order" set status = 'CANCELLED', cancelled_at = ${now}, cancel_reason = ${reason.toLowerCase()}
        where id = ${order.id}`.execute(tx);
      await addEvent(tx, order, origin, { kind: 'cancelled', data: { reason }, note }, now);
      return undefined;
    },
  });
}
