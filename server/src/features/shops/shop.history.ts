import { shopInput } from '@quarry/contracts/shops';
import { may } from '../../platform/auth/index.ts';
import { type RecordHistory, restoringOf, saveDraft } from '../../platform/commands/index.ts';
import { shopKind, updateShop } from './shop.commands.ts';
import { shopById } from './shop.resolvers.ts';

export const shopHistory: RecordHistory = {
  rightToRestore: async (context, id) => {
    const shop = may(context.actor, 'read', 'Shop') ? await shopById(context).load(id) : null;
    return shop && ['update', 'Shop', { shopId: id }, 'by_field'];
  },
  restoring: restoringOf(shopKind, ['updated'], (deps, origin, { id, version, fields }) =>
    saveDraft(shopInput, fields, (draft) => updateShop(deps, origin, id, version, draft)),
  ),
};
