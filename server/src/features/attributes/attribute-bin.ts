import { sql } from 'kysely';
import { may } from '../../platform/auth/index.ts';
import type { KeptInBin } from '../../platform/commands/index.ts';
import { findBinnedAttribute, removeAttributes, setAttributeDeleted } from './attribute.store.ts';
import { attributeChanged } from './attribute.topics.ts';

/** An attribute comes back with its values; its words were kept for it. */
export const attributeBin: KeptInBin = {
  told: () => ({ topic: attributeChanged }),
  visible: (actor) => (may(actor, 'read', 'Attribute') ? sql`true` : sql`false`),
  restore: async (tx, { clock }, _origin, { id }) => {
    if (!(await findBinnedAttribute(tx, id)))
      throw new Error(`The attribute ${id} lies in the bin and is nowhere else.`);
    await setAttributeDeleted(tx, id, null, clock.now());
    return null;
  },
  purge: async (tx, _deps, ids, letGo) => {
    await letGo(ids);
    await removeAttributes(tx, ids);
  },
};
