import DataLoader from 'dataloader';
import { shelfStates } from '@quarry/contracts/shelves';
import { sentence, type Wording, wording } from '@quarry/contracts/wording';
import type { ShelfReason } from '@quarry/matching';
import { actionsNow } from '@quarry/contracts/states';
import { type Actor, authorize, may } from '../../platform/auth/index.ts';
import { answerActions, mutation, type Saved } from '../../platform/commands/index.ts';
import { type Deps, perRequest, type RequestContext, type ResolverMap } from '../../platform/feature.ts';
import type { QueryShelvesArgs, Resolvers, Shape, Shelf, ShelfProposal } from '../../platform/graphql/index.ts';
import { isId } from '../../platform/ids.ts';
import { briefCategory } from '../categories/index.ts';
import { briefShop } from '../shops/index.ts';
import { acceptShelf, dismissShelf, reopenShelf } from './shelf.commands.ts';
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

/** A decision about one shelf that the actor sees, by anyone who may change categories. */
const decision = {
  find: (context: RequestContext, { id }: { id: string }) =>
    may(context.actor, 'read', 'Offer') ? shelfById(context).load(id) : Promise.resolve(null),
  right: () => ['update', 'Category'] as const,
  answer: ({ record, changeId }: Saved<ShelfRecord>) => ({
    __typename: 'ShelfDecided' as const,
    shelf: shapeShelf(record),
    changeId,
  }),
};

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
  Mutation: {
    acceptShelf: mutation({
      ...decision,
      about: ({ id }) => ['shelf', id],
      run: ({ id, version, categoryId }, { deps, origin }) =>
        acceptShelf(deps, origin, { id, version }, categoryId ?? null),
    }),
    dismissShelf: mutation({
      ...decision,
      about: ({ id }) => ['shelf', id],
      run: ({ id, version }, { deps, origin }) => dismissShelf(deps, origin, { id, version }),
    }),
    reopenShelf: mutation({
      ...decision,
      about: ({ id }) => ['shelf', id],
      run: ({ id, version }, { deps, origin }) => reopenShelf(deps, origin, { id, version }),
    }),
  },
} satisfies Pick<Resolvers, 'Query' | 'Mutation'> & ResolverMap;

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
  const { shopId, shopName, categoryId, categoryName, ...rest } = shelf;
  const { proposedCategoryId: _id, proposedCategoryName: _name, confidence: _share, isByRule: _rule, ...shown } = rest;
  return {
    ...shown,
    shop: briefShop(shopId, shopName),
    proposal: shapeProposal(shelf),
    category: categoryId === null || categoryName === null ? null : briefCategory(categoryId, categoryName),
    actions: (_args: never, { actor }: RequestContext) => {
      const lacking = () => (may(actor, 'update', 'Category') ? undefined : ('update' as const));
      return answerActions(actionsNow(shelfStates, shelf.state, null, lacking), 'Category');
    },
  };
}

function shapeProposal(shelf: ShelfRecord): Shape<ShelfProposal> | null {
  const { proposedCategoryId, proposedCategoryName, proposal, confidence, isByRule } = shelf;
  if (proposedCategoryId === null || proposedCategoryName === null || proposal === null || confidence === null)
    return null;
  const category = briefCategory(proposedCategoryId, proposedCategoryName);
  return { category, confidence, isByRule, reason: sentence(reasonOf(proposal)) };
}

function reasonOf(reason: ShelfReason): Wording {
  if (reason.code === 'products') return wording('shelf_is:products', { count: reason.count, total: reason.total });
  if (reason.code === 'google') return wording('shelf_is:google', { id: reason.externalId, name: reason.name });
  return wording(`shelf_is:${reason.code}`, { step: reason.step, name: reason.name });
}
