import { checkInput, inputIssue } from '@quarry/contracts/common';
import { checkDiscount, copyDiscountInput } from '@quarry/contracts/discounts';
import { authorize, may } from '../../platform/auth/index.ts';
import { mutation, type Saved } from '../../platform/commands/index.ts';
import type { RequestContext, ResolverMap } from '../../platform/feature.ts';
import type { QueryDiscountsArgs, Resolvers } from '../../platform/graphql/index.ts';
import { isId } from '../../platform/ids.ts';
import { answerDiscount } from './discount.answer.ts';
import {
  changeDiscountIntent,
  copyDiscount,
  createDiscount,
  deleteDiscount,
  updateDiscount,
} from './discount.commands.ts';
import { visibleDiscount } from './discount.loaders.ts';
import type { DiscountRecord } from './discount.ts';
import { findDiscountShop, type ShopOfDiscounts } from './discount-shop.store.ts';
import { countDiscounts, discountFilter, type DiscountListRequest, listDiscounts } from './discount.store.ts';

export const discountResolvers = {
  Query: {
    discounts: async (_root, args, context) => {
      authorize(context.actor, 'read', 'Discount');
      const request = listRequest(args, context);
      const { nodes, pageInfo } = await listDiscounts(context.deps.db, request);
      return { nodes: nodes.map(answerDiscount), pageInfo, total: () => countDiscounts(context.deps.db, request) };
    },
    discount: async (_root, args, context) => {
      authorize(context.actor, 'read', 'Discount');
      const discount = await visibleDiscount(context, args);
      return discount && answerDiscount(discount);
    },
  },
  Mutation: {
    createDiscount: mutation({
      about: ({ shopId }) => ['shop', shopId],
      find: shopToFill,
      right: ({ shopId }) => ['create', 'Discount', { shopId }],
      input: ({ input }, shop) =>
        shop.isOwn ? checkDiscount(input, shop) : { ok: false, issues: [inputIssue('shopId', 'not_an_own_shop')] },
      run: ({ shopId }, { deps, origin, draft }) => createDiscount(deps, origin, shopId, draft),
      answer: created,
    }),
    updateDiscount: mutation({
      about: ({ id }) => ['discount', id],
      find: visibleDiscount,
      right: (_args, { shopId }) => ['update', 'Discount', { shopId }, 'by_field'],
      input: async ({ input }, { shopId }, { deps }) => checkDiscount(input, await shopOfDiscount(deps, shopId)),
      run: ({ id, version }, { deps, origin, draft }) => updateDiscount(deps, origin, { id, version }, draft),
      answer: saved,
    }),
    setDiscountIntent: mutation({
      about: ({ id }) => ['discount', id],
      find: visibleDiscount,
      right: (_args, { shopId }) => ['update', 'Discount', { shopId }, 'by_field'],
      run: ({ id, version, intent, confirmed }, { deps, origin }) =>
        changeDiscountIntent(deps, origin, { id, version }, { intent, confirmed: confirmed ?? false }),
      answer: saved,
    }),
    copyDiscount: mutation({
      about: ({ id }) => ['discount', id],
      find: visibleDiscount,
      right: (_args, { shopId }) => ['create', 'Discount', { shopId }],
      input: (args, { name }) => checkInput(copyDiscountInput, { name: args.name ?? name }),
      run: (_args, { deps, origin, found, draft }) => copyDiscount(deps, origin, found, draft.name),
      answer: created,
    }),
    deleteDiscount: mutation({
      about: ({ id }) => ['discount', id],
      find: visibleDiscount,
      right: (_args, { shopId }) => ['delete', 'Discount', { shopId }],
      run: ({ id, version }, { deps, origin }) => deleteDiscount(deps, origin, { id, version }),
      answer: ({ name }, _context, { id }) => ({ __typename: 'DiscountDeleted', id, name }),
    }),
  },
} satisfies Pick<Resolvers, 'Query' | 'Mutation'> & ResolverMap;

/** The shop that discounts are made in; anyone who may make some elsewhere learns nothing of it. */
async function shopToFill({ actor, deps }: RequestContext, { shopId }: { shopId: string }) {
  if (!isId(shopId)) return null;
  if (may(actor, 'create', 'Discount') && !may(actor, 'create', 'Discount', { shopId })) return null;
  return findDiscountShop(deps, shopId);
}

/** The shop of a discount that is there. */
export async function shopOfDiscount(deps: RequestContext['deps'], shopId: string): Promise<ShopOfDiscounts> {
  const shop = await findDiscountShop(deps, shopId);
  if (!shop) throw new Error(`The shop ${shopId} of a discount does not exist.`);
  return shop;
}

function listRequest(args: QueryDiscountsArgs, { actor, deps }: RequestContext): DiscountListRequest {
  return {
    actor,
    first: args.first ?? 100,
    after: args.after ?? null,
    from: args.from ?? null,
    search: args.search ?? null,
    sort: args.sort ?? null,
    filter: discountFilter.conditions(args.filter, deps.clock.now()),
  };
}

function created({ record }: Saved<DiscountRecord>) {
  return { __typename: 'DiscountCreated' as const, discount: answerDiscount(record) };
}

function saved({ record, changeId }: Saved<DiscountRecord>) {
  return { __typename: 'DiscountSaved' as const, discount: answerDiscount(record), changeId };
}
