import { sentence, type Wording } from '@quarry/contracts/wording';
import { checkInput } from '@quarry/contracts/common';
import { shopInput } from '@quarry/contracts/shops';
import DataLoader from 'dataloader';
import { authorize, may } from '../../platform/auth/index.ts';
import { perRequest, type RequestContext, type ResolverMap } from '../../platform/feature.ts';
import type { QueryShopsArgs, Resolvers } from '../../platform/graphql/index.ts';
import { isId } from '../../platform/ids.ts';
import { draftOf } from './shop.ts';
import {
  createShop,
  type CreateShopOutcome,
  type ShopChange,
  updateShop,
  type UpdateShopOutcome,
} from './shop.commands.ts';
import { findShopHealth } from './shop-health.store.ts';
import { findProbes, rememberProbe } from './shop-probe.store.ts';
import { probeShop, type ShopProbe } from './shop-probe.ts';
import { countShops, findShops, listShops, type ShopListRequest } from './shop.store.ts';

/** Shops by id as far as the actor may read them, one statement for all that a request asks for. */
export const shopById = perRequest(
  ({ actor, deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const shops = await findShops(deps.db, actor, ids);
      return ids.map((id) => shops.get(id) ?? null);
    }),
);

const freshForMs = 24 * 3_600_000;

const shopHealth = perRequest(
  ({ deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const health = await findShopHealth(deps.db, ids, new Date(deps.clock.now().getTime() - freshForMs));
      return ids.map((id) => health.get(id) ?? new Error(`The shop ${id} has no health.`));
    }),
);

const shopProbe = perRequest(
  ({ deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const probes = await findProbes(deps.db, ids);
      return ids.map((id) => probes.get(id) ?? null);
    }),
);

export const shopResolvers = {
  Query: {
    shops: async (_root, args, { actor, deps }) => {
      authorize(actor, 'read', 'Shop');
      const request: ShopListRequest = { ...listRequest(args), actor };
      return { ...(await listShops(deps.db, request)), total: () => countShops(deps.db, request) };
    },
    shop: async (_root, { id }, context) => {
      authorize(context.actor, 'read', 'Shop');
      return isId(id) ? shopById(context).load(id) : null;
    },
  },
  Mutation: {
    createShop: async (_root, { input }, context) => {
      authorize(context.actor, 'create', 'Shop');
      const draft = checkInput(shopInput, input);
      if (!draft.ok) return { __typename: 'InvalidInput', issues: draft.issues };
      const outcome = await createShop(context.deps, byScreen(context), draft.value);
      return outcome.kind === 'saved' ? { __typename: 'ShopCreated', shop: outcome.shop } : refused(outcome);
    },
    updateShop: async (_root, { id, version, input }, context) => {
      authorize(context.actor, 'update', 'Shop', { shopId: id });
      const current = isId(id) ? await shopById(context).load(id) : null;
      if (!current) return notFound(id);
      // What the form left out stays as it is.
      const draft = checkInput(shopInput, { ...draftOf(current), ...input });
      if (!draft.ok) return { __typename: 'InvalidInput', issues: draft.issues };
      const outcome = await updateShop(context.deps, byScreen(context), id, version, draft.value);
      return answerUpdate(outcome, id);
    },
    probeShop: async (_root, { url }, { actor, deps }) => {
      authorize(actor, 'create', 'Shop');
      const outcome = await probeShop(url, { allowHosts: deps.allowHosts, clock: deps.clock });
      if (outcome.kind === 'refused') return { __typename: 'ProbeRefused', ...outcome };
      await rememberProbe(deps.db, outcome.probe, deps.clock.now());
      return { __typename: 'ProbeFinished', probe: shapeProbe(outcome.probe) };
    },
  },
  Shop: {
    mayUpdate: (shop, _args, { actor }) => may(actor, 'update', 'Shop', { shopId: shop.id ?? null }),
    probe: async (shop, _args, context) => {
      const probe = await shopProbe(context).load(shop.id ?? '');
      return probe && shapeProbe(probe);
    },
    health: (shop, _args, context) => shopHealth(context).load(shop.id ?? ''),
  },
} satisfies Pick<Resolvers, 'Query' | 'Mutation' | 'Shop'> & ResolverMap;

function shapeProbe(probe: ShopProbe) {
  const shown = (said: Wording | string) => (typeof said === 'string' ? { text: said, wording: null } : sentence(said));
  return { ...probe, warnings: probe.warnings.map(shown) };
}

function listRequest(args: QueryShopsArgs): Omit<ShopListRequest, 'actor'> {
  return {
    first: args.first ?? 100,
    after: args.after ?? null,
    from: args.from ?? null,
    search: args.search ?? null,
    sort: args.sort ?? null,
    statuses: args.filter?.status ?? null,
    kinds: args.filter?.kind ?? null,
    hasSource: args.filter?.hasSource ?? null,
  };
}

function byScreen({ actor, requestId }: RequestContext): ShopChange {
  return { actor, cause: 'screen', requestId };
}

const notFound = (id: string) => ({ __typename: 'NotFound' as const, entity: 'shop', id });

/** A refused command as the members of the unions that say so. */
export function refused(outcome: Exclude<CreateShopOutcome, { kind: 'saved' }>) {
  return outcome.kind === 'taken'
    ? { __typename: 'ShopAddressTaken' as const, url: outcome.url, shopId: outcome.shopId }
    : { __typename: 'InvalidInput' as const, issues: outcome.issues };
}

function answerUpdate(outcome: UpdateShopOutcome, id: string) {
  switch (outcome.kind) {
    case 'saved':
      return { __typename: 'ShopUpdated' as const, shop: outcome.shop };
    case 'conflict':
      return { __typename: 'VersionConflict' as const, entity: 'shop', id, currentVersion: outcome.currentVersion };
    case 'not_found':
      return notFound(id);
    case 'taken':
    case 'invalid':
      return refused(outcome);
  }
}
