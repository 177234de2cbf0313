import { scopeCondition } from '../../platform/auth/index.ts';
import type { NamedRecords } from '../../platform/feature.ts';
import { listGrabbers } from './grabber.store.ts';

export const namedGrabbers: NamedRecords = {
  id: 'g.id',
  find: ({ actor, deps }, request) =>
    listGrabbers(deps.db, { ...request, scope: scopeCondition(actor, 'read', 'Grabber', { shopId: 'g.shop_id' }) }),
};
