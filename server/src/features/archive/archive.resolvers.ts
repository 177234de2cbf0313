import { binDaysSetting } from '@quarry/contracts/bin';
import DataLoader from 'dataloader';
import { sql } from 'kysely';
import { type Actor, authorize, may } from '../../platform/auth/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { perRequest } from '../../platform/feature.ts';
import { knownIds } from '../../platform/ids.ts';
import type { QueryArchivedProductsArgs, Resolvers } from '../../platform/graphql/index.ts';
import { settingValue } from '../../platform/settings/index.ts';
import { purgeTime } from '../bin/index.ts';
import { brandConditions, brandFilter, briefBrand } from '../brands/index.ts';
import { nameOrderFor, productConditions, productFilter, productSearch } from '../products/index.ts';
import { findArchiveEffects } from './archive-effects.store.ts';
import { findBrandArchiveEffects } from './brand-archive-effects.store.ts';
import {
  type ArchivedListRequest,
  type ArchivedProduct,
  archivedProductFilter,
  countArchived,
  findArchived,
  listArchived,
} from './archived-product.store.ts';

/** Archived and deleted products by id, as far as the reader sees them. */
export const archivedById = perRequest(
  ({ actor, deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const found = await findArchived(deps.db, actor, ids);
      return ids.map((id) => found.get(id) ?? null);
    }),
);

/** What left the catalogue, and what it would mean if more did. */
export const archiveResolvers = {
  Query: {
    archivedProducts: async (_root, args, context) => {
      const { actor, deps } = context;
      authorize(actor, 'read', 'Product');
      const request = { ...listRequest(args, actor, deps), nameOrder: await nameOrderFor(context) };
      const [binDays, { nodes, pageInfo }] = await Promise.all([
        settingValue(deps, binDaysSetting),
        listArchived(deps.db, request),
      ]);
      return {
        nodes: nodes.map((product) => shapeOf(actor, product, binDays)),
        pageInfo,
        total: () => countArchived(deps.db, request),
      };
    },
    archiveEffects: async (_root, { ids, search, filter, released }, { actor, deps }) => {
      authorize(actor, 'archive', 'Product', undefined, 'by_field');
      const named = knownIds(ids?.flat());
      const without = knownIds(released?.flat()) ?? [];
      const chosen = productConditions({
        actor,
        filter: ids
          ? [sql`p.id = any(${named ?? []}::uuid[])`]
          : [...productFilter.conditions(filter, deps.clock.now(), actor), sql`p.id <> all(${without}::uuid[])`],
        search: await productSearch(deps.db, ids ? null : search),
      });
      return findArchiveEffects(deps.db, actor, chosen, deps.clock.now());
    },
    brandArchiveEffects: (_root, { ids, search, filter, released }, { actor, deps }) => {
      authorize(actor, 'archive', 'Brand', undefined, 'by_field');
      const named = knownIds(ids?.flat());
      const without = knownIds(released?.flat()) ?? [];
      const chosen = ids
        ? [sql`b.id = any(${named ?? []}::uuid[])`]
        : [...brandFilter.conditions(filter, deps.clock.now(), actor), sql`b.id <> all(${without}::uuid[])`];
      return findBrandArchiveEffects(
        deps.db,
        actor,
        brandConditions({ filter: chosen, search: ids ? null : (search ?? null) }),
      );
    },
  },
} satisfies Pick<Resolvers, 'Query'>;

function shapeOf(actor: Actor, product: ArchivedProduct, binDays: number) {
  const { brandId, brandName, ...shown } = product;
  const isBinned = product.place === 'BIN';
  const mayDelete = may(actor, 'delete', 'Product', { brandId });
  const mayUnarchive =
    may(actor, 'archive', 'Product', { brandId }) && may(actor, 'update', 'Product', { brandId }, { field: 'status' });
  return {
    ...shown,
    place: isBinned ? ('BIN' as const) : ('ARCHIVE' as const),
    brand: brandId !== null && brandName !== null ? briefBrand(brandId, brandName) : null,
    purgeAt: isBinned ? purgeTime(binDays, product.at) : null,
    mayRestore: isBinned ? mayDelete : mayUnarchive,
    mayDelete: !isBinned && mayDelete,
    mayPurge: isBinned && mayDelete,
  };
}

function listRequest(args: QueryArchivedProductsArgs, actor: Actor, { clock }: Deps): ArchivedListRequest {
  return {
    actor,
    first: args.first ?? 100,
    after: args.after ?? null,
    from: args.from ?? null,
    sort: args.sort ?? null,
    search: args.search ?? null,
    filter: archivedProductFilter.conditions(args.filter, clock.now(), actor),
  };
}
