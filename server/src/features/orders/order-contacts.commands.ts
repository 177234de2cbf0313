import { type OrderContactsDraft, refusalOfOrder } from '@quarry/contracts/orders';
import { sql } from 'kysely';
import { type Acted, actOnOrder, type OrderDoor, type Seen } from './act-on-order.ts';
import { findContacts, findLines } from './order-parts.store.ts';
import { addEvent, putKeys } from './order-writing.store.ts';
import { putParties, searchableOf, shipCountryOf } from './write-order.ts';

/** Says anew who is billed, or where it is sent: as a revision beside the older ones, by which the order is found from now on. */
export function setOrderContacts(door: OrderDoor, seen: Seen, draft: OrderContactsDraft): Promise<Acted> {
  return actOnOrder(door, seen, {
    verb: 'contacts_changed',
    write: async (tx, order, facts, now) => {
      const refusal = refusalOfOrder('contacts', facts);
      if (refusal) return { kind: 'not_allowed', ...refusal };
      const { id, shopId, customerId, externalId, placedAt, number } = order;
      const stored = await findContacts(tx, [id]);
      const kept = (role: 'billing' | 'shipping') => stored.find((one) => one.role === role) ?? null;
      const parties = {
        customer: null,
        billing: draft.billing ?? kept('billing'),
        shippingTo: draft.shippingTo ?? kept('shipping'),
      };
      const revision = order.revision + 1;
      await sql`update "order" set revision = ${revision}, ship_country = ${shipCountryOf(parties)} where id = ${id}`.execute(
        tx,
      );
      await putParties(tx, { id, shopId, revision }, parties);
      const lines = await findLines(tx, [id]);
      const keys = await searchableOf(tx, { ...parties, lines, shopId, customerId }, { number, externalId });
      await putKeys(tx, { id, shopId }, keys, placedAt ?? now);
      await addEvent(tx, order, door.origin, { kind: 'contacts' }, now);
      return undefined;
    },
  });
}
