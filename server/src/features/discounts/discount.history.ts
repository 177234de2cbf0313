import { checkDiscount, type DiscountIntent, discountIntents } from '@quarry/contracts/discounts';
import { may } from '../../platform/auth/index.ts';
import { type RecordHistory, restoringOf } from '../../platform/commands/index.ts';
import { channelById } from '../channels/index.ts';
import { nameOfTarget } from './discount.answer.ts';
import { changeDiscountIntent, discountKind, updateDiscount } from './discount.commands.ts';
import { discountById } from './discount.loaders.ts';
import { shopOfDiscount } from './discount.resolvers.ts';
import { inputOfAudited } from './discount.ts';
import { shopIdOf } from './discount-shop.store.ts';

export const discountHistory: RecordHistory = {
  referenceOf: (field) => {
    if (field === 'channelIds') return async (context, id) => (await channelById(context).load(id))?.name ?? null;
    return field === 'targets' || field === 'getTargets' ? (context, id) => nameOfTarget(id, context) : undefined;
  },
  rightToRestore: async (context, id) => {
    const discount = may(context.actor, 'read', 'Discount') ? await discountById(context).load(id) : null;
    return discount && ['update', 'Discount', { shopId: discount.shopId }, 'by_field'];
  },
  restoring: restoringOf(
    discountKind,
    ['updated', 'status_changed'],
    async (deps, origin, { id, version, fields, restored: { intent } }) => {
      if (isIntent(intent)) return changeDiscountIntent(deps, origin, { id, version }, { intent, confirmed: false });
      const draft = checkDiscount(inputOfAudited(fields), await shopOfDiscount(deps, await shopIdOf(deps.db, id)));
      return draft.ok
        ? updateDiscount(deps, origin, { id, version }, draft.value)
        : { kind: 'invalid', issues: draft.issues };
    },
  ),
  nested: ['labels'],
};

function isIntent(value: unknown): value is DiscountIntent {
  return discountIntents.some((intent) => intent === value);
}
