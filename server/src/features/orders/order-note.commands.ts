import { type ChangeOrigin, recordChange } from '../../platform/audit/index.ts';
import { withTransaction } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { addEvent } from './order-writing.store.ts';
import type { OrderRecord } from './order.ts';
import { findOrderForUpdate } from './order.store.ts';

/** Adds a note to what happened to an order; the trail says that there is one, and not what it says. */
export function addOrderNote(
  deps: Deps,
  origin: ChangeOrigin,
  { id }: Pick<OrderRecord, 'id'>,
  text: string,
): Promise<{ kind: 'noted'; record: OrderRecord } | { kind: 'not_found' }> {
  return withTransaction(deps.db, async (tx) => {
    const record = await findOrderForUpdate(tx, id);
    if (!record) return { kind: 'not_found' };
    const note = await addEvent(tx, record, origin, { kind: 'note', note: text }, deps.clock.now());
    const entry = { ...origin, entity: 'order', entityId: id, action: 'noted' };
    await recordChange(tx, deps, { ...entry, before: null, after: { note } });
    return { kind: 'noted', record };
  });
}
