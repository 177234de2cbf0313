import { announceDiscountsJob } from '@quarry/contracts/jobs';
import type { Deps, Feature } from '../../platform/feature.ts';
import { defineWorkerJob } from '../../platform/jobs/index.ts';
import { announceDiscounts } from './announce-discounts.ts';
import { benchResolvers } from './bench.resolvers.ts';
import { discountBin } from './discount-bin.ts';
import { discountCodeResolvers } from './discount-code.resolvers.ts';
import { codeFilter } from './discount-code.store.ts';
import { discountBulk } from './discount.bulk.ts';
import { discountAnnounced } from './discount.topics.ts';
import { discountHistory } from './discount.history.ts';
import { discountResolvers } from './discount.resolvers.ts';
import { discountWarningsResolvers } from './discount-warnings.resolvers.ts';
import { discountFilter } from './discount.store.ts';
import { reservationResolvers } from './reservation.resolvers.ts';
import { namedDiscounts } from './named-discounts.ts';
import { discountsPersonal } from './discounts.personal.ts';
import { discountsOfBranch } from './discounts-of-branch.ts';

export { addCodes, generateCodes } from './discount-code.commands.ts';
export { changeDiscountIntent, createDiscount } from './discount.commands.ts';
export { lossWords, stepWords } from './bench-words.ts';
export { placeOf } from './bench.ts';
export { type CartGoods, findCartGoods, findVariantsByExternalId, findVariantsBySku } from './cart-goods.store.ts';
export { customerKey } from './customer-key.ts';
export { answerDiscount } from './discount.answer.ts';
export { discountById } from './discount.loaders.ts';
export { discountLabel } from './discount.ts';
export { findDiscountShop } from './discount-shop.store.ts';
export { findSalePrices, type SalePrice, salesHash } from './sale-prices.ts';
export { releaseOrderUses } from './reservation.store.ts';
export {
  applyDiscounts,
  type CartDiscounts,
  commitUses,
  type OrderDiscounts,
  quoteDiscounts,
  recordUses,
} from './order-discounts.ts';

export const discountsFeature: Feature = {
  name: 'discounts',
  personal: discountsPersonal,
  resolvers: {
    Query: {
      ...discountResolvers.Query,
      ...discountCodeResolvers.Query,
      ...discountWarningsResolvers.Query,
      ...benchResolvers.Query,
    },
    Mutation: { ...discountResolvers.Mutation, ...discountCodeResolvers.Mutation, ...reservationResolvers.Mutation },
  },
  topics: [discountAnnounced],
  jobs: [
    defineWorkerJob<Deps, object>({
      definition: announceDiscountsJob,
      handle: async (deps) => void (await announceDiscounts(deps)),
      schedule: { cron: '* * * * *', payload: {} },
    }),
  ],
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
  treeEffects: { category: discountsOfBranch },
  lists: { discountCodes: { filter: codeFilter, exported: 'Discount' } },
};
