import type { Feature } from '../../platform/feature.ts';
import { benchResolvers } from './bench.resolvers.ts';
import { discountBin } from './discount-bin.ts';
import { discountCodeResolvers } from './discount-code.resolvers.ts';
import { codeFilter } from './discount-code.store.ts';
import { discountBulk } from './discount.bulk.ts';
import { discountHistory } from './discount.history.ts';
import { discountResolvers } from './discount.resolvers.ts';
import { discountWarningsResolvers } from './discount-warnings.resolvers.ts';
import { discountFilter } from './discount.store.ts';
import { reservationResolvers } from './reservation.resolvers.ts';
import { namedDiscounts } from './named-discounts.ts';

export const discountsFeature: Feature = {
  name: 'discounts',
  resolvers: {
    Query: {
      ...discountResolvers.Query,
      ...discountCodeResolvers.Query,
      ...discountWarningsResolvers.Query,
      ...benchResolvers.Query,
    },
    Mutation: { ...discountResolvers.Mutation, ...discountCodeResolvers.Mutation, ...reservationResolvers.Mutation },
  },
  records: [
    {
      entity: 'discount',
      subject: 'Discount',
      stored: { table: 'discount', name: 'name', shop: 'shop_id', deletedAt: 'deleted_at' },
      isNamedInTrail: true,
      path: '/discounts',
      list: { query: 'discounts', filter: discountFilter, isExported: true, bulk: discountBulk },
      history: discountHistory,
      bin: discountBin,
      named: namedDiscounts,
    },
  ],
  lists: { discountCodes: { filter: codeFilter, exported: 'Discount' } },
};
