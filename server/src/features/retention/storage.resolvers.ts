import { sql } from 'kysely';
import { authorize } from '../../platform/auth/index.ts';
import type { RequestContext, ResolverMap } from '../../platform/feature.ts';
import { isId } from '../../platform/ids.ts';
import { type Amount, findCounted, findLastFreed, listShopFigures, type MonthFigures } from './storage.store.ts';
import { type Limits, limitsOf, monthsBy, pastLimits } from './stored-amounts.ts';
import { goesAt, type StoredKind, storedKindNames, storedKinds } from './stored-kinds.ts';

export const storageResolvers = {
  Query: {
    storage: async (_root, { shopId = null }: { shopId?: string | null }, context) => {
      authorize(context.actor, 'read', 'Setting');
      if (shopId !== null && !(await seesShop(context, shopId))) return null;
      const counted = await findCounted(context.deps.db);
      const kinds = storedKindNames.filter((kind) => shopId === null || storedKinds[kind].isOfShops);
      const freed = await findLastFreed(context.deps.db);
      return {
        countedAt: counted?.at ?? null,
        kinds: await Promise.all(
          kinds.map(async (kind) => ({
            ...(await kindAmounts(context, kind, shopId, counted?.walkId)),
            lastFreed: shopId === null ? (freed.get(kind) ?? null) : null,
          })),
        ),
      };
    },
  },
} satisfies ResolverMap;

async function kindAmounts(
  context: RequestContext,
  kind: StoredKind,
  shopId: string | null,
  walkId: string | undefined,
) {
  const { deps, actor } = context;
  const rule = storedKinds[kind];
  const limits = await limitsOf(deps, kind);
  const asked = walkId === undefined ? undefined : { walkId, kind, shopId };
  const months = asked ? await monthsBy(deps, asked, limits) : [];
  const limit = (shopId === null ? undefined : limits.own.get(shopId)) ?? limits.usual;
  const shops =
    asked && rule.isOfShops && shopId === null
      ? await listShopFigures(deps.db, actor, { ...asked, limits: pastLimits(kind, limits, deps.clock.now()) })
      : [];
  return {
    kind: kind.toUpperCase() as Uppercase<StoredKind>,
    settingKey: rule.setting.key,
    kept: total(months, 'kept'),
    held: total(months, 'held'),
    due: total(months, 'due'),
    months: months.map((month) => ({ ...month, goesAt: goesAt(rule, limit, month.month) })),
    shops: shops.map((shop) => ({ ...shop, ...limitOf(limits, shop.id) })),
  };
}

function total(months: readonly MonthFigures[], part: 'kept' | 'held' | 'due'): Amount {
  return months.reduce((sum, month) => ({ rows: sum.rows + month[part].rows, bytes: sum.bytes + month[part].bytes }), {
    rows: 0,
    bytes: 0,
  });
}

function limitOf({ usual, own }: Limits, shopId: string): { limit: number; isOwnLimit: boolean } {
  return { limit: own.get(shopId) ?? usual, isOwnLimit: own.has(shopId) };
}

async function seesShop(context: RequestContext, id: string): Promise<boolean> {
  const shops = context.deps.records.of('shop')?.named;
  if (!shops || !isId(id)) return false;
  const filter = [sql`${sql.ref(shops.id)} = ${id}::uuid`];
  const { nodes } = await shops.find(context, { first: 1, search: null, filter });
  return nodes.length > 0;
}
