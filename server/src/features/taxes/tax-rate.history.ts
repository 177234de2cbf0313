import { taxRateInput } from '@quarry/contracts/taxes';
import { reasoned } from '@quarry/contracts/wording';
import { may } from '../../platform/auth/index.ts';
import { type RecordHistory, restoringOf, saveDraft } from '../../platform/commands/index.ts';
import { shopMention } from '../shops/index.ts';
import { taxRateKind, updateTaxRate } from './tax-rate.commands.ts';
import { taxRateById } from './tax-rate.resolvers.ts';

export const taxRateHistory: RecordHistory = {
  rightToRestore: async (context, id) => {
    const rate = may(context.actor, 'update', 'Shop') ? await taxRateById(context).load(id) : null;
    return rate && ['update', 'Shop', { shopId: rate.shopId }];
  },
  restoring: restoringOf(taxRateKind, ['updated'], (deps, origin, { id, version, fields }) =>
    saveDraft(taxRateInput, fields, async (draft) => {
      const outcome = await updateTaxRate(deps, origin, { id, version }, draft);
      if (outcome.kind !== 'taken') return outcome;
      return { kind: 'not_allowed', ...reasoned('TAX_RATE_TAKEN', { name: outcome.rate.name }) };
    }),
  ),
  referenceOf: (field) =>
    field === 'shopId' ? async (context, id) => (await shopMention(context).load(id)).name : undefined,
};
