import { checkInput } from '@quarry/contracts/common';
import { addCodesInput, generateCodesInput } from '@quarry/contracts/discounts';
import { authorize } from '../../platform/auth/index.ts';
import { mutation } from '../../platform/commands/index.ts';
import { emptyPageInfo } from '../../platform/db/index.ts';
import type { RequestContext, ResolverMap } from '../../platform/feature.ts';
import type { QueryDiscountCodesArgs, Resolvers } from '../../platform/graphql/index.ts';
import { answerCode, answerDiscount, answerUse } from './discount.answer.ts';
import { addCodes, type CodesAdded, disableDiscountCode, generateCodes } from './discount-code.commands.ts';
import { codeFilter, type CodeListRequest, countCodes, listCodes } from './discount-code.store.ts';
import { countUses, listUses } from './discount-use.store.ts';
import { discountById, visibleCode, visibleDiscount } from './discount.loaders.ts';

/** So many refused codes are named; the others are counted. */
const mostRefused = 100;
const nothing = { nodes: [], pageInfo: emptyPageInfo, total: { count: 0, isExact: true } };

export const discountCodeResolvers = {
  Query: {
    discountCodes: async (_root, args, context) => {
      const { actor, deps } = context;
      authorize(actor, 'read', 'Discount');
      const discount = await visibleDiscount(context, { id: args.discountId });
      if (!discount) return nothing;
      const request = listRequest(args, deps.clock.now());
      const { nodes, pageInfo } = await listCodes(deps.db, request);
      return { nodes: nodes.map(answerCode), pageInfo, total: () => countCodes(deps.db, request) };
    },
    discountUses: async (_root, { discountId, first, after, from, filter }, context) => {
      const { actor, deps } = context;
      authorize(actor, 'read', 'Discount');
      if (!(await visibleDiscount(context, { id: discountId }))) return nothing;
      const now = deps.clock.now();
      const window = { first: first ?? 100, after: after ?? null, from: from ?? null };
      const request = { discountId, ...window, states: filter?.state ?? null, now };
      const { nodes, pageInfo } = await listUses(deps.db, request);
      return { nodes: nodes.map((use) => answerUse(use, now)), pageInfo, total: () => countUses(deps.db, request) };
    },
  },
  Mutation: {
    addDiscountCodes: mutation({
      about: ({ discountId }) => ['discount', discountId],
      find: (context, { discountId }) => visibleDiscount(context, { id: discountId }),
      right: (_args, { shopId }) => ['update', 'Discount', { shopId }],
      input: ({ codes, limitTotal }) => checkInput(addCodesInput, { codes, limitTotal }),
      run: ({ discountId }, { deps, origin, draft }) => addCodes(deps, origin, discountId, draft),
      answer: codesAdded,
    }),
    generateDiscountCodes: mutation({
      about: ({ discountId }) => ['discount', discountId],
      find: (context, { discountId }) => visibleDiscount(context, { id: discountId }),
      right: (_args, { shopId }) => ['update', 'Discount', { shopId }],
      input: ({ input }) => checkInput(generateCodesInput, input),
      run: ({ discountId }, { deps, origin, draft }) => generateCodes(deps, origin, discountId, draft),
      answer: codesAdded,
    }),
    disableDiscountCode: mutation({
      about: ({ id }) => ['discount_code', id],
      find: visibleCode,
      right: (_args, { shopId }) => ['update', 'Discount', { shopId }],
      run: ({ id }, { deps, origin }) => disableDiscountCode(deps, origin, id),
      answer: ({ code }) => ({ __typename: 'DiscountCodeDisabled', code: answerCode(code) }),
    }),
  },
} satisfies Pick<Resolvers, 'Query' | 'Mutation'> & ResolverMap;

function listRequest(args: QueryDiscountCodesArgs, now: Date): CodeListRequest {
  return {
    discountId: args.discountId,
    first: args.first ?? 100,
    after: args.after ?? null,
    from: args.from ?? null,
    search: args.search ?? null,
    sort: args.sort ?? null,
    filter: codeFilter.conditions(args.filter, now),
  };
}

async function codesAdded({ discountId, added, refused }: CodesAdded, context: RequestContext) {
  const discount = await discountById(context).load(discountId);
  if (!discount) throw new Error(`The discount ${discountId} vanished inside its own request.`);
  return {
    __typename: 'DiscountCodesAdded' as const,
    discount: answerDiscount(discount),
    added,
    refused: refused.slice(0, mostRefused).map(({ code, refusal }) => ({ code, refusal: { ...refusal, right: null } })),
    refusedCount: refused.length,
  };
}
