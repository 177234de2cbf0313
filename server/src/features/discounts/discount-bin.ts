import { scopeCondition } from '../../platform/auth/index.ts';
import type { KeptInBin } from '../../platform/commands/index.ts';
import { removeDiscounts, unmarkDiscountDeleted } from './discount-writing.store.ts';

/** A draft comes back with those of its codes that nobody took meanwhile. */
export const discountBin: KeptInBin = {
  visible: (actor) => scopeCondition(actor, 'read', 'Discount', { shopId: 'b.shop_id' }),
  restore: async (tx, { clock }, _origin, { id }) => {
    if (!(await unmarkDiscountDeleted(tx, id, clock.now())))
      throw new Error(`The discount ${id} lies in the bin and is nowhere else.`);
    return null;
  },
  purge: async (tx, _deps, ids, letGo) => {
    await letGo(ids);
    await removeDiscounts(tx, ids);
  },
};
