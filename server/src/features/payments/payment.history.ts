import type { RecordHistory } from '../../platform/commands/index.ts';
import { visiblePayment } from './payment.loaders.ts';

/** Who reads what was done to a payment; nothing of it is taken back but by its own actions. */
export const paymentHistory: RecordHistory = {
  rightToRestore: async (context, id) => {
    const payment = await visiblePayment(context, { id });
    return payment && ['update', 'Payment', { shopId: payment.shopId }];
  },
};
