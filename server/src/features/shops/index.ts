import type { Feature } from '../../platform/feature.ts';
import { readerNameOrder } from '../../platform/reader-name-order.ts';
import { listShops, shopFilter } from './shop.store.ts';
import { shopHistory } from './shop.history.ts';
import { shopResolvers } from './shop.resolvers.ts';
import { shopChanged } from './shop.topics.ts';

export type { ShopKind, ShopRecord, ShopStatus } from './shop.ts';
export { createShop, type CreateShopOutcome } from './shop.commands.ts';
export { briefShop, shopMention, shopOf } from './brief-shop.ts';
export { fetchRobotsFile, robotsOutcome } from './robots-file.ts';
export { findOwnShopSlugs, shopConditions, shopFilter, timeZoneOfShop } from './shop.store.ts';
export { addressTaken, shopById } from './shop.resolvers.ts';

export const shopsFeature: Feature = {
  name: 'shops',
  resolvers: shopResolvers,
  topics: [shopChanged],
  records: [
    {
      entity: 'shop',
      subject: 'Shop',
      stored: { table: 'shop', name: 'name', shop: 'id' },
      isNamedInTrail: true,
      path: '/shops',
      list: { query: 'shops', filter: shopFilter, isExported: true },
      history: shopHistory,
      named: {
        id: 's.id',
        find: async (context, request) =>
          listShops(context.deps.db, { actor: context.actor, ...request, nameOrder: await readerNameOrder(context) }),
      },
    },
  ],
};
