import { type BulkAction, bulkList, eachRow } from '../../platform/commands/index.ts';
import { discountById } from './discount.loaders.ts';
import { discountResolvers } from './discount.resolvers.ts';
import type { DiscountRecord } from './discount.ts';

const { deleteDiscount, setDiscountIntent } = discountResolvers.Mutation;
const right = ['update', 'Discount', undefined, 'by_field'] as const;

function going(intent: 'LIVE' | 'PAUSED' | 'ENDED'): BulkAction<DiscountRecord>['run'] {
  return eachRow(setDiscountIntent, (discount) =>
    discount.intent === intent ? null : { id: discount.id, version: discount.version, intent, confirmed: true },
  );
}

/** What can be done to many discounts at once; the run itself is what ending them is confirmed by. */
export const discountBulk = bulkList<DiscountRecord>({
  find: (context, ids) => Promise.all(ids.map((id) => discountById(context).load(id))),
  actions: {
    start: { right, run: going('LIVE'), undo: 'revert' },
    pause: { right, run: going('PAUSED'), undo: 'revert' },
    end: { right, run: going('ENDED') },
    delete: {
      right: ['delete', 'Discount'],
      run: eachRow(deleteDiscount, ({ id, version }) => ({ id, version })),
      undo: 'restore',
    },
  },
});
