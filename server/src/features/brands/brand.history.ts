import { brandInput } from '@quarry/contracts/brands';
import { may } from '../../platform/auth/index.ts';
import { type RecordHistory, restoringOf, saveDraft } from '../../platform/commands/index.ts';
import { archiveBrand, brandKind, restoreBrand, updateBrand } from './brand.commands.ts';
import { brandById } from './brand.resolvers.ts';

export const brandHistory: RecordHistory = {
  rightToRestore: async (context, id) => {
    const brand = may(context.actor, 'read', 'Brand') ? await brandById(context).load(id) : null;
    return brand && ['update', 'Brand', { brandId: id }, 'by_field'];
  },
  restoring: restoringOf(
    brandKind,
    ['updated', 'archived', 'restored'],
    (deps, origin, { id, version, fields, restored }) => {
      if (restored.status === 'ACTIVE') return restoreBrand(deps, origin, id, version);
      if (restored.status === 'ARCHIVED') return archiveBrand(deps, origin, id, version);
      return saveDraft(brandInput, fields, (draft) => updateBrand(deps, origin, id, version, draft));
    },
  ),
};
