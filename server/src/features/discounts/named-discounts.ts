import type { NamedRecords } from '../../platform/feature.ts';
import { listDiscounts } from './discount.store.ts';

export const namedDiscounts: NamedRecords = {
  id: 'd.id',
  find: ({ actor, deps }, request) => listDiscounts(deps.db, { actor, ...request }),
};
