import { refusalOfOrder } from '@quarry/contracts/orders';
import { reasoned } from '@quarry/contracts/wording';
import { type Acted, actOnOrder, type OrderDoor, type Seen } from './act-on-order.ts';
import { leftOf, notAllowed, shipUnits } from './fulfil-order.commands.ts';
import { countUnits, moveFulfilment } from './fulfilment.store.ts';
import { addEvent } from './order-writing.store.ts';

/** Ships all that is left of an order: each packing as it was packed, and in one shipment what is in none. */
export function shipWhole(door: OrderDoor, seen: Seen): Promise<Acted> {
  return actOnOrder(door, seen, {
    verb: 'shipped',
    mayEnd: true,
    refusal: (facts) => refusalOfOrder('ship', facts),
    write: async (tx, order, facts, now) => {
      const refused = notAllowed(refusalOfOrder('ship', facts));
      if (refused) return refused;
      const shipping = { carrier: null, tracking: null, shippedAt: now };
      for (const packing of order.standing.fulfilments.filter(({ status }) => status === 'PACKING')) {
        await moveFulfilment(tx, packing.id, 'SHIPPED', { shipping, now });
        await countUnits(tx, order, packing.lines, { packed: -1, shipped: 1 });
        const data = { fulfilment: packing.number, carrier: packing.carrier };
        await addEvent(tx, order, door.origin, { kind: 'shipped', data }, now);
      }
      const rest = leftOf(facts);
      if (rest.length === 0) return undefined;
      await shipUnits(tx, door, order, rest, { shipping, now });
      return undefined;
    },
  });
}

/** Notes that all of an order was shipped elsewhere; it happened, whatever would keep it from being shipped here. */
export function noteShipped(door: OrderDoor, seen: Seen, shippedAt: Date): Promise<Acted> {
  return actOnOrder(door, seen, {
    verb: 'shipped',
    mayEnd: true,
    write: async (tx, order, facts, now) => {
      const goods = leftOf(facts);
      const shipping = { carrier: null, tracking: null, shippedAt };
      if (goods.length > 0) await shipUnits(tx, door, order, goods, { shipping, now });
      return undefined;
    },
  });
}

/** Notes that everything of an order arrived that is on its way. */
export function deliverWhole(door: OrderDoor, seen: Seen): Promise<Acted> {
  return actOnOrder(door, seen, {
    verb: 'delivered',
    mayEnd: true,
    write: async (tx, order, _facts, now) => {
      const sent = order.standing.fulfilments.filter(({ status }) => status === 'SHIPPED');
      if (sent.length === 0) return { kind: 'not_allowed', ...reasoned('ORDER_NOTHING_ON_ITS_WAY') };
      for (const { id, number } of sent) {
        await moveFulfilment(tx, id, 'DELIVERED', { deliveredAt: now, now });
        await addEvent(tx, order, door.origin, { kind: 'delivered', data: { fulfilment: number } }, now);
      }
      return undefined;
    },
  });
}
