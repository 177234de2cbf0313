import { brandInput } from '@quarry/contracts/brands';
import { checkInput } from '@quarry/contracts/common';
import DataLoader from 'dataloader';
import { authorize, may } from '../../platform/auth/index.ts';
import { perRequest, type RequestContext, type ResolverMap } from '../../platform/feature.ts';
import type { QueryBrandsArgs, Resolvers } from '../../platform/graphql/index.ts';
import { isId } from '../../platform/ids.ts';
import {
  archiveBrand,
  type BrandChange,
  type BrandStatusOutcome,
  createBrand,
  type CreateBrandOutcome,
  restoreBrand,
  updateBrand,
  type UpdateBrandOutcome,
} from './brand.commands.ts';
import { type BrandListRequest, countBrands, countProducts, findBrands, listBrands } from './brand.store.ts';

/** Brands by id, one statement for all that a request asks for. */
export const brandById = perRequest(
  ({ deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const brands = await findBrands(deps.db, ids);
      return ids.map((id) => brands.get(id) ?? null);
    }),
);

const productCount = perRequest(
  ({ deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const counts = await countProducts(deps.db, ids);
      return ids.map((id) => counts.get(id) ?? 0);
    }),
);

export const brandResolvers = {
  Query: {
    brands: async (_root, args, { actor, deps }) => {
      authorize(actor, 'read', 'Brand');
      const request = listRequest(args);
      return { ...(await listBrands(deps.db, request)), total: () => countBrands(deps.db, request) };
    },
    brand: async (_root, { id }, context) => {
      authorize(context.actor, 'read', 'Brand');
      return isId(id) ? brandById(context).load(id) : null;
    },
  },
  Mutation: {
    createBrand: async (_root, { input }, context) => {
      authorize(context.actor, 'create', 'Brand');
      const draft = checkInput(brandInput, input);
      if (!draft.ok) return { __typename: 'InvalidInput', issues: draft.issues };
      return answer(await createBrand(context.deps, byScreen(context), draft.value), 'BrandCreated');
    },
    updateBrand: async (_root, { id, version, input }, context) => {
      authorize(context.actor, 'update', 'Brand', { brandId: id });
      const draft = checkInput(brandInput, input);
      if (!draft.ok) return { __typename: 'InvalidInput', issues: draft.issues };
      if (!isId(id)) return notFound(id);
      return answer(await updateBrand(context.deps, byScreen(context), id, version, draft.value), 'BrandUpdated', id);
    },
    archiveBrand: async (_root, { id, version }, context) => {
      authorize(context.actor, 'archive', 'Brand', { brandId: id });
      if (!isId(id)) return notFound(id);
      return answer(await archiveBrand(context.deps, byScreen(context), id, version), 'BrandStatusChanged', id);
    },
    restoreBrand: async (_root, { id, version }, context) => {
      authorize(context.actor, 'archive', 'Brand', { brandId: id });
      if (!isId(id)) return notFound(id);
      return answer(await restoreBrand(context.deps, byScreen(context), id, version), 'BrandStatusChanged', id);
    },
  },
  Brand: {
    mayUpdate: (brand, _args, { actor }) => may(actor, 'update', 'Brand', { brandId: brand.id ?? null }),
    productCount: (brand, _args, context) => productCount(context).load(brand.id ?? ''),
  },
} satisfies Pick<Resolvers, 'Query' | 'Mutation' | 'Brand'> & ResolverMap;

function listRequest(args: QueryBrandsArgs): BrandListRequest {
  return {
    first: args.first ?? 100,
    after: args.after ?? null,
    from: args.from ?? null,
    search: args.search ?? null,
    sort: args.sort ?? null,
    statuses: args.filter?.status ?? null,
  };
}

function byScreen({ actor, requestId }: RequestContext): BrandChange {
  return { actor, cause: 'screen', requestId };
}

const notFound = (id: string) => ({ __typename: 'NotFound' as const, entity: 'brand', id });

/** A command's outcome as the member of the mutation's union. */
function answer<Saved extends 'BrandCreated' | 'BrandUpdated' | 'BrandStatusChanged'>(
  outcome: CreateBrandOutcome | UpdateBrandOutcome | BrandStatusOutcome,
  savedType: Saved,
  id = '',
) {
  switch (outcome.kind) {
    case 'saved':
      return { __typename: savedType, brand: outcome.brand };
    case 'taken':
      return { __typename: 'BrandNameTaken' as const, name: outcome.name, brandId: outcome.brandId };
    case 'has_active_products':
      return { __typename: 'BrandHasActiveProducts' as const, count: outcome.count };
    case 'conflict':
      return { __typename: 'VersionConflict' as const, entity: 'brand', id, currentVersion: outcome.currentVersion };
    case 'not_found':
      return notFound(id);
  }
}
