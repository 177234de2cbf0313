import { brandInput } from '@quarry/contracts/brands';
import { checkInput } from '@quarry/contracts/common';
import DataLoader from 'dataloader';
import { authorize, lockedFields, may } from '../../platform/auth/index.ts';
import { mutation, type Saved } from '../../platform/commands/index.ts';
import { type Deps, perRequest, type ResolverMap } from '../../platform/feature.ts';
import type { QueryBrandsArgs, Resolvers } from '../../platform/graphql/index.ts';
import { isId } from '../../platform/ids.ts';
import { readerNameOrder } from '../../platform/reader-name-order.ts';
import type { BrandRecord } from './brand.ts';
import { archiveBrand, type BrandNameTaken, createBrand, restoreBrand, updateBrand } from './brand.commands.ts';
import { brandFilter, type BrandListRequest, countBrands, findBrands, listBrands } from './brand.store.ts';

/** Brands by id, one statement for all that a request asks for. */
export const brandById = perRequest(
  ({ deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const brands = await findBrands(deps.db, ids);
      return ids.map((id) => brands.get(id) ?? null);
    }),
);

export const brandResolvers = {
  Query: {
    brands: async (_root, args, context) => {
      const { actor, deps } = context;
      authorize(actor, 'read', 'Brand');
      const request = { ...listRequest(args, deps), nameOrder: await readerNameOrder(context) };
      return { ...(await listBrands(deps.db, request)), total: () => countBrands(deps.db, request) };
    },
    brand: async (_root, { id }, context) => {
      authorize(context.actor, 'read', 'Brand');
      return isId(id) ? brandById(context).load(id) : null;
    },
  },
  Mutation: {
    createBrand: mutation({
      right: () => ['create', 'Brand'],
      input: ({ input }) => checkInput(brandInput, input),
      run: (_args, { deps, origin, draft }) => createBrand(deps, origin, draft),
      answer: (outcome) =>
        outcome.kind === 'taken' ? nameTaken(outcome) : { __typename: 'BrandCreated', brand: outcome.record },
    }),
    updateBrand: mutation({
      about: ({ id }) => ['brand', id],
      right: ({ id }) => ['update', 'Brand', { brandId: id }, 'by_field'],
      input: ({ input }) => checkInput(brandInput, input),
      run: ({ id, version }, { deps, origin, draft }) => updateBrand(deps, origin, id, version, draft),
      answer: (outcome) => (outcome.kind === 'taken' ? nameTaken(outcome) : updated(outcome)),
    }),
    archiveBrand: mutation({
      about: ({ id }) => ['brand', id],
      right: ({ id }) => ['archive', 'Brand', { brandId: id }],
      run: ({ id, version }, { deps, origin }) => archiveBrand(deps, origin, id, version),
      answer: (outcome) =>
        outcome.kind === 'has_active_products'
          ? { __typename: 'BrandHasActiveProducts', count: outcome.count }
          : { __typename: 'BrandStatusChanged', brand: outcome.record },
    }),
    restoreBrand: mutation({
      about: ({ id }) => ['brand', id],
      right: ({ id }) => ['archive', 'Brand', { brandId: id }],
      run: ({ id, version }, { deps, origin }) => restoreBrand(deps, origin, id, version),
      answer: ({ record }) => ({ __typename: 'BrandStatusChanged', brand: record }),
    }),
  },
  Brand: {
    mayUpdate: (brand, _args, { actor }) => may(actor, 'update', 'Brand', { brandId: brand.id ?? null }, 'by_field'),
    lockedFields: (brand, _args, { actor }) => lockedFields(actor, 'Brand', { brandId: brand.id ?? null }),
  },
} satisfies Pick<Resolvers, 'Query' | 'Mutation' | 'Brand'> & ResolverMap;

function listRequest(args: QueryBrandsArgs, { clock }: Deps): BrandListRequest {
  return {
    first: args.first ?? 100,
    after: args.after ?? null,
    from: args.from ?? null,
    search: args.search ?? null,
    sort: args.sort ?? null,
    filter: brandFilter.conditions(args.filter, clock.now()),
  };
}

function updated({ record, changeId }: Saved<BrandRecord>) {
  return { __typename: 'BrandUpdated' as const, brand: record, changeId };
}

function nameTaken({ name, brandId }: BrandNameTaken) {
  return { __typename: 'BrandNameTaken' as const, name, brandId };
}
