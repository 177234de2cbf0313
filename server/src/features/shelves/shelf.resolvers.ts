import DataLoader from 'dataloader';
import { authorize } from '../../platform/auth/index.ts';
import { type Deps, perRequest, type ResolverMap } from '../../platform/feature.ts';
import type { QueryShelvesArgs, Resolvers, Shape, Shelf } from '../../platform/graphql/index.ts';
import type { Actor } from '../../platform/auth/index.ts';
import { isId } from '../../platform/ids.ts';
import { briefCategory } from '../categories/index.ts';
import { briefShop } from '../shops/index.ts';
import type { ShelfRecord } from './shelf.ts';
import { countShelves, findShelves, listShelves, shelfFilter, type ShelfListRequest } from './shelf.store.ts';

/** Shelves by id as far as the actor sees them, one statement for all that a request asks for. */
export const shelfById = perRequest(
  ({ actor, deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const found = await findShelves(deps.db, actor, ids);
      return ids.map((id) => found.get(id) ?? null);
    }),
);

export const shelfResolvers = {
  Query: {
    shelves: async (_root, args, { actor, deps }) => {
      authorize(actor, 'read', 'Offer');
      const request = listRequest(args, actor, deps);
      const { nodes, pageInfo } = await listShelves(deps.db, request);
      return { nodes: nodes.map(shapeShelf), pageInfo, total: () => countShelves(deps.db, request) };
    },
    shelf: async (_root, { id }, context) => {
      authorize(context.actor, 'read', 'Offer');
      const shelf = isId(id) ? await shelfById(context).load(id) : null;
      return shelf && shapeShelf(shelf);
    },
  },
} satisfies Pick<Resolvers, 'Query'> & ResolverMap;

function listRequest(args: QueryShelvesArgs, actor: Actor, { clock }: Deps): ShelfListRequest {
  return {
    actor,
    first: args.first ?? 100,
    after: args.after ?? null,
    from: args.from ?? null,
    search: args.search ?? null,
    sort: args.sort ?? null,
    filter: shelfFilter.conditions(args.filter, clock.now()),
  };
}

export function shapeShelf(shelf: ShelfRecord): Shape<Shelf> {
  const { shopId, shopName, categoryId, categoryName, ...shown } = shelf;
  return {
    ...shown,
    shop: briefShop(shopId, shopName),
    category: categoryId === null || categoryName === null ? null : briefCategory(categoryId, categoryName),
  };
}
