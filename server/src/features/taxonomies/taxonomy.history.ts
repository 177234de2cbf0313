import { may } from '../../platform/auth/index.ts';
import type { RecordHistory } from '../../platform/commands/index.ts';
import { findTaxonomies } from './taxonomy.store.ts';

/** Who reads categories reads it. A release is taken back by loading the file before it. */
export const taxonomyHistory: RecordHistory = {
  rightToRestore: async ({ actor, deps }, id) => {
    const [taxonomy] = may(actor, 'read', 'Category') ? await findTaxonomies(deps.db, { id }) : [];
    return taxonomy ? ['update', 'Category'] : null;
  },
};
