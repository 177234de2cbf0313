import { commentsApproveVerifiedSetting } from '@quarry/contracts/comments';
import { systemActor } from '../../platform/auth/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Consumer } from '../../platform/events/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { settingValue } from '../../platform/settings/index.ts';
import { decideComment } from './comment.commands.ts';
import { findCommentForUpdate, hasOpenFlag } from './comment.store.ts';
import { type Proved, proveByOrders } from './purchase.store.ts';

/** An order that comes in or is shipped later proves purchases of comments that were there before it. */
export const provedPurchases: Consumer = {
  name: 'proved-purchases',
  topics: ['order_changed'],
  from: 'beginning',
  batchSize: 100,
  handle: async (tx, deps, events) => {
    const orderIds = [...new Set(events.map(({ aggregateId }) => aggregateId))];
    await approveProved({ ...deps, db: tx }, tx, await proveByOrders(tx, orderIds, deps.clock.now()));
  },
};

/** Approves reviews of verified purchases in which nothing was noticed, where the setting of their shop says so. */
export async function approveProved(deps: Deps, tx: Tx, proved: readonly Proved[]): Promise<void> {
  for (const { id, shopId } of proved) {
    if (!(await settingValue({ ...deps, db: tx }, commentsApproveVerifiedSetting, { shopId }))) continue;
    const comment = await findCommentForUpdate(tx, id);
    if (comment?.kind !== 'REVIEW' || comment.status !== 'PENDING' || (await hasOpenFlag(tx, id))) continue;
    const origin = { actor: systemActor, cause: 'schedule' as const };
    const decided = await decideComment({ ...deps, db: tx }, origin, comment, { status: 'APPROVED', reason: null });
    if (decided.kind !== 'saved') throw new Error(`The comment ${id} was locked and could not be approved.`);
  }
}
