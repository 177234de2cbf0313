import { type CheckedInput, checkInput, inputIssue } from '@quarry/contracts/common';
import { percentText, type TaxRateDraft, taxRateInput } from '@quarry/contracts/taxes';
import DataLoader from 'dataloader';
import { authorize, may } from '../../platform/auth/index.ts';
import { mutation } from '../../platform/commands/index.ts';
import { perRequest, type RequestContext, type ResolverMap } from '../../platform/feature.ts';
import type { QueryTaxRatesArgs, Resolvers, Shape, TaxRate } from '../../platform/graphql/index.ts';
import { isId } from '../../platform/ids.ts';
import { shopById, shopOf } from '../shops/index.ts';
import { createTaxRate, deleteTaxRate, type TaxRateTaken, updateTaxRate } from './tax-rate.commands.ts';
import { countTaxRates, findTaxRates, listTaxRates, taxRateFilter, type TaxRateListRequest } from './tax-rate.store.ts';
import type { TaxRateRecord } from './tax-rate.ts';

/** Rates by id as far as the actor may be told of them, one statement for all that a request asks for. */
export const taxRateById = perRequest(
  ({ actor, deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const rates = await findTaxRates(deps.db, actor, ids);
      return ids.map((id) => rates.get(id) ?? null);
    }),
);

export const taxRateResolvers = {
  Query: {
    taxRates: async (_root, args, context) => {
      const { actor, deps } = context;
      authorize(actor, 'update', 'Shop');
      const request = listRequest(args, context);
      const { nodes, pageInfo } = await listTaxRates(deps.db, request);
      return { nodes: nodes.map(answerRate), pageInfo, total: () => countTaxRates(deps.db, request) };
    },
    taxRate: async (_root, { id }, context) => {
      authorize(context.actor, 'update', 'Shop');
      const rate = isId(id) ? await taxRateById(context).load(id) : null;
      return rate && answerRate(rate);
    },
  },
  Mutation: {
    createTaxRate: mutation({
      about: ({ input }) => ['shop', input.shopId],
      find: (context, { input }) => shopById(context).load(input.shopId),
      right: (_args, { id }) => ['update', 'Shop', { shopId: id }],
      input: ({ input }, { kind }): CheckedInput<TaxRateDraft> =>
        kind === 'own'
          ? checkInput(taxRateInput, input)
          : { ok: false, issues: [inputIssue('shopId', 'not_an_own_shops_rates')] },
      run: (_args, { deps, origin, draft }) => createTaxRate(deps, origin, draft),
      answer: (outcome) =>
        outcome.kind === 'taken'
          ? taken(outcome)
          : { __typename: 'TaxRateCreated', taxRate: answerRate(outcome.record) },
    }),
    updateTaxRate: mutation({
      about: ({ id }) => ['tax_rate', id],
      find: visible,
      right: (_args, { shopId }) => ['update', 'Shop', { shopId }],
      input: ({ input }) => checkInput(taxRateInput, input),
      run: ({ id, version }, { deps, origin, draft }) => updateTaxRate(deps, origin, { id, version }, draft),
      answer: (outcome) =>
        outcome.kind === 'taken'
          ? taken(outcome)
          : { __typename: 'TaxRateUpdated', taxRate: answerRate(outcome.record), changeId: outcome.changeId },
    }),
    deleteTaxRate: mutation({
      about: ({ id }) => ['tax_rate', id],
      find: visible,
      right: (_args, { shopId }) => ['update', 'Shop', { shopId }],
      run: ({ id, version }, { deps, origin }) => deleteTaxRate(deps, origin, { id, version }),
      answer: ({ name }, _context, { id }) => ({ __typename: 'TaxRateDeleted', id, name }),
    }),
  },
} satisfies Pick<Resolvers, 'Query' | 'Mutation'> & ResolverMap;

async function visible(context: RequestContext, { id }: { id: string }): Promise<TaxRateRecord | null> {
  return taxRateById(context).load(id);
}

function answerRate({ shopId, ...rate }: TaxRateRecord): Shape<TaxRate> {
  return {
    ...rate,
    percent: percentText(rate.ratePpm),
    shop: (_args: never, context: RequestContext) => shopOf({ shopId }, context),
    mayUpdate: (_args: never, { actor }: RequestContext) => may(actor, 'update', 'Shop', { shopId }),
  };
}

function listRequest(args: QueryTaxRatesArgs, { actor, deps }: RequestContext): TaxRateListRequest {
  return {
    actor,
    first: args.first ?? 100,
    after: args.after ?? null,
    from: args.from ?? null,
    search: args.search ?? null,
    sort: args.sort ?? null,
    filter: taxRateFilter.conditions(args.filter, deps.clock.now(), actor),
  };
}

function taken({ rate }: TaxRateTaken) {
  return { __typename: 'TaxRateTaken' as const, taxRate: answerRate(rate) };
}
