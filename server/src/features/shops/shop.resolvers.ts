import { sentence, type Wording } from '@quarry/contracts/wording';
import { checkInput, webAddress } from '@quarry/contracts/common';
import { newShopCurrencySetting, shopInput } from '@quarry/contracts/shops';
import DataLoader from 'dataloader';
import { type Actor, authorize, lockedFields, may } from '../../platform/auth/index.ts';
import { mutation } from '../../platform/commands/index.ts';
import { type Deps, perRequest, type RequestContext, type ResolverMap } from '../../platform/feature.ts';
import type { QueryShopsArgs, Resolvers, Setting } from '../../platform/graphql/index.ts';
import { isId } from '../../platform/ids.ts';
import { readerNameOrder } from '../../platform/reader-name-order.ts';
import { settingValue } from '../../platform/settings/index.ts';
import { draftOf } from './shop.ts';
import { createShop, type ShopAddressTaken, updateShop } from './shop.commands.ts';
import { findProbes, rememberProbe } from './shop-probe.store.ts';
import { probeShop, type ShopProbe } from './shop-probe.ts';
import {
  countOwnSettings,
  countShops,
  findShopIdOfPage,
  findShops,
  listShops,
  shopFilter,
  type ShopListRequest,
} from './shop.store.ts';

/** Shops by id as far as the actor may read them, one statement for all that a request asks for. */
export const shopById = perRequest(
  ({ actor, deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const shops = await findShops(deps.db, actor, ids);
      return ids.map((id) => shops.get(id) ?? null);
    }),
);

/** Counted once for all settings that a request shows. */
const ownSettings = perRequest(({ actor, deps }) => countOwnSettings(deps.db, actor));

const shopProbe = perRequest(
  ({ deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const probes = await findProbes(deps.db, ids);
      return ids.map((id) => probes.get(id) ?? null);
    }),
);

export const shopResolvers = {
  Query: {
    shops: async (_root, args, context) => {
      const { actor, deps } = context;
      authorize(actor, 'read', 'Shop');
      const request: ShopListRequest = {
        ...listRequest(args, actor, deps),
        nameOrder: await readerNameOrder(context),
      };
      return { ...(await listShops(deps.db, request)), total: () => countShops(deps.db, request) };
    },
    shop: async (_root, { id }, context) => {
      authorize(context.actor, 'read', 'Shop');
      return isId(id) ? shopById(context).load(id) : null;
    },
    shopByAddress: async (_root, { url, exceptId }, context) => {
      authorize(context.actor, 'read', 'Shop');
      const read = webAddress.safeParse(url);
      const except = exceptId && isId(exceptId) ? exceptId : null;
      const { deps, actor } = context;
      const id = read.success ? await findShopIdOfPage(deps.db, actor, read.data, except) : undefined;
      return id === undefined ? null : shopById(context).load(id);
    },
    newShopCurrency: (_root, _args, { actor, deps }) => {
      authorize(actor, 'create', 'Shop');
      return settingValue(deps, newShopCurrencySetting);
    },
  },
  Setting: {
    shopsWithOwn: async ({ key, scopes }: Pick<Setting, 'key' | 'scopes'>, _args: unknown, context: RequestContext) =>
      scopes.includes('SHOP') ? ((await ownSettings(context)).get(key) ?? 0) : null,
  },
  Mutation: {
    createShop: mutation({
      right: () => ['create', 'Shop'],
      input: ({ input }) => checkInput(shopInput, input),
      run: (_args, { deps, origin, draft }) => createShop(deps, origin, draft),
      answer: (outcome) =>
        outcome.kind === 'taken' ? addressTaken(outcome) : { __typename: 'ShopCreated', shop: outcome.record },
    }),
    updateShop: mutation({
      about: ({ id }) => ['shop', id],
      find: (context, { id }) => shopById(context).load(id),
      right: ({ id }) => ['update', 'Shop', { shopId: id }, 'by_field'],
      // What the form left out stays as it is.
      input: ({ input }, current) => checkInput(shopInput, { ...draftOf(current), ...input }),
      run: ({ id, version }, { deps, origin, draft }) => updateShop(deps, origin, id, version, draft),
      answer: (outcome) =>
        outcome.kind === 'taken'
          ? addressTaken(outcome)
          : { __typename: 'ShopUpdated', shop: outcome.record, changeId: outcome.changeId },
    }),
    probeShop: mutation({
      effect: 'none',
      right: () => ['create', 'Shop'],
      run: ({ url }, { deps }) => probeAndRemember(deps, url),
      answer: (outcome) =>
        outcome.kind === 'refused'
          ? { __typename: 'ProbeRefused', ...outcome }
          : { __typename: 'ProbeFinished', probe: shapeProbe(outcome.probe) },
    }),
  },
  Shop: {
    mayUpdate: (shop, _args, { actor }) => may(actor, 'update', 'Shop', { shopId: shop.id ?? null }, 'by_field'),
    lockedFields: (shop, _args, { actor }) => lockedFields(actor, 'Shop', { shopId: shop.id ?? null }),
    probe: async (shop, _args, context) => {
      // Anyone who reads an offer is told the name of its shop, and may not be one to read the shop.
      const isReadable = (await shopById(context).load(shop.id ?? '')) !== null;
      const probe = isReadable ? await shopProbe(context).load(shop.id ?? '') : null;
      return probe && shapeProbe(probe);
    },
  },
} satisfies Pick<Resolvers, 'Query' | 'Mutation' | 'Shop'> & ResolverMap;

/** What was found of an address is kept for the shop that may be added next. */
async function probeAndRemember(deps: Deps, url: string) {
  const outcome = await probeShop(url, { allowHosts: deps.allowHosts, clock: deps.clock });
  if (outcome.kind !== 'refused') await rememberProbe(deps.db, outcome.probe, deps.clock.now());
  return outcome;
}

function shapeProbe(probe: ShopProbe) {
  const shown = (said: Wording | string) => (typeof said === 'string' ? { text: said, wording: null } : sentence(said));
  return { ...probe, warnings: probe.warnings.map(shown) };
}

function listRequest(args: QueryShopsArgs, actor: Actor, { clock }: Deps): ShopListRequest {
  return {
    actor,
    first: args.first ?? 100,
    after: args.after ?? null,
    from: args.from ?? null,
    search: args.search ?? null,
    sort: args.sort ?? null,
    filter: shopFilter.conditions(args.filter, clock.now(), actor),
  };
}

/** The refusal of a shop whose address another one has, as the member that says so. */
export function addressTaken({ url, shopId }: ShopAddressTaken) {
  return { __typename: 'ShopAddressTaken' as const, url, shopId };
}
