import type { RecordHistory } from '../../platform/commands/index.ts';
import { visibleRefund } from './refund.loaders.ts';

/** Who reads what was done to a refund; nothing of it is taken back but by its own actions. */
export const refundHistory: RecordHistory = {
  rightToRestore: async (context, id) => {
    const refund = await visibleRefund(context, { id });
    return refund && ['refund', 'Payment', { shopId: refund.shopId }];
  },
};
