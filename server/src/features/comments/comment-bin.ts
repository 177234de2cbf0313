import { scopeCondition } from '../../platform/auth/index.ts';
import type { KeptInBin } from '../../platform/commands/index.ts';
import { removeComments, untrashComment } from './comment.store.ts';
import { recountRatings } from './rating.store.ts';

/** A comment comes back as it was decided. */
export const commentBin: KeptInBin = {
  visible: (actor) => scopeCondition(actor, 'read', 'Comment', { shopId: 'b.shop_id' }),
  restore: async (tx, { clock }, _origin, { id }) => {
    const comment = await untrashComment(tx, id, clock.now());
    if (!comment) throw new Error(`The comment ${id} lies in the bin and is nowhere else.`);
    await recountRatings(tx, comment.shopId, comment.productId);
    return null;
  },
  purge: async (tx, _deps, ids, letGo) => {
    await letGo(ids);
    await removeComments(tx, ids);
  },
};
