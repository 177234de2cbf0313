import { scopeCondition } from '../../platform/auth/index.ts';
import type { KeptInBin } from '../../platform/commands/index.ts';
import { erasePersonData } from '../customers/index.ts';
import { removeOrders, unmarkOrderDeleted } from './order-draft.store.ts';

/** Drafts alone lie in the bin; who they name goes with them for good. */
export const orderBin: KeptInBin = {
  takes: 'update',
  visible: (actor) => scopeCondition(actor, 'read', 'Order', { shopId: 'b.shop_id' }),
  restore: async (tx, { clock }, _origin, { id }) => {
    if (!(await unmarkOrderDeleted(tx, id, clock.now())))
      throw new Error(`The draft ${id} lies in the bin and is nowhere else.`);
    return null;
  },
  purge: async (tx, _deps, ids, letGo) => {
    await letGo(ids);
    await erasePersonData(tx, 'order', ids);
    await removeOrders(tx, ids);
  },
};
