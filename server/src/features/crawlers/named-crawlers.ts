import { scopeCondition } from '../../platform/auth/index.ts';
import type { NamedRecords } from '../../platform/feature.ts';
import { listCrawlers } from './crawler.store.ts';

export const namedCrawlers: NamedRecords = {
  id: 'c.id',
  find: ({ actor, deps }, request) =>
    listCrawlers(deps.db, { ...request, scope: scopeCondition(actor, 'read', 'Crawler', { shopId: 'c.shop_id' }) }),
};
